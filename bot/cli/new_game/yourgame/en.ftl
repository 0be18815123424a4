# The key of each text is before the sign "=". Write what players say at a table.
game-name = Yourgame
game-blurb = Play cards and take tricks with the highest. 2–6 players.
game-aim = Take the most tricks: everybody lays a card, and the highest takes them all.
verb-play = Play a card
field-play-card = The card
option-cards = How many cards each player is dealt, 3 to 7
option-cards-label = cards
preset-standard = Standard
preset-standard-about = Five cards each
why-over = The game is over.
why-not-your-turn = It is not your turn.
why-not-now = You do not hold that card.
card = { $card }
line = { $who }: { $card }, tricks { $tricks }, cards { $cards }
event-dealt = You are dealt { $cards }.
event-played = { $who } plays { $card }.
event-taken = { $who } takes the trick.
event-won =
    { $count ->
        [one] { $names } has the most tricks and wins.
       *[other] { $names } have the most tricks and win.
    }
ask = It is { $who }’s turn.
ask-you = { $who }, play a card.
outcome-tricks = All tricks are taken.
rules-aim = The aim
    .text = Take the most tricks. In each trick everybody plays one card, and the highest card takes it. Cards are numbers, and no number occurs twice.
rules-turn = A turn
    .text = Everybody is dealt { $cards } cards. As many stay aside, unseen by all. The leader plays any card, then the others follow in turn with any card they like. The player who takes the trick leads the next one.
rules-end = The end
    .text = When all cards are played, the player with the most tricks wins. Tied players share their place.
