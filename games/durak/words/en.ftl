# Durak in English. Names of players come escaped; `card`, `cards` and `suit` come written with suit symbols, in
# refusals as typed where there is no such card.

# Glossary, one term for one thing: attack (the cards laid before the defender, and laying the first), bout (one attack
# until its cards are gone and all have drawn), beat (answer one card), beat off (answer all of them), take, throw in,
# transfer, pass, deck, discard pile, trump, rank, suit, enchanted, direction, the fool.

## The game in lists and commands

game-name = Durak
game-blurb = Beat the attack or take it in: whoever is left with cards is the fool. 2–6 players.

verb-attack = Open the bout: attack your neighbour with one card
verb-throw = Throw a further card in before the defender
verb-defend = Beat an attack card
verb-transfer = Transfer the whole attack to the next player with a card of its rank
verb-take = Stop defending: the cards on the table go to your hand
verb-pass = Throw nothing in for now
verb-direction = Keep or reverse the direction after beating off with an enchanted king

field-attack-card = The card to attack with, such as 8H, 10♠ or QD; an enchanted 8 names a suit: 8H=S
field-throw-card = The card to throw in: of a rank that lies on the table, or an enchanted 9
field-defend-target = The attack card you beat; may be left out where only one fits
field-defend-card = The card you beat it with
field-transfer-card = The card to transfer with, of the same rank as the attack
field-direction-reverse = Yes reverses the direction of play, no keeps it

option-transfer = The attack may be transferred to the next player (usually yes)
option-transfer-label = transfer
option-enchanted = Ranks with effects: any of 6 7 8 9 10 J Q K A, all of them, or none (usually)
option-enchanted-label = enchanted ranks
option-teams = Two against two, partners opposite each other; needs four players (usually no)
option-teams-label = teams
option-auto_pass = Whoever has nothing to throw in passes unasked, which tells a little (usually no)
option-auto_pass-label = automatic pass

preset-standard = Transfer Durak
preset-throw-in = Throw-in Durak
preset-enchanted-first = Enchanted Durak, first game: 6 and 7
preset-enchanted-second = Enchanted Durak, second game: 6 to 10
preset-enchanted-third = Enchanted Durak, third game: 6 to queen
preset-enchanted-all = Enchanted Durak with all nine ranks
preset-teams = Team Durak
preset-teams-enchanted = Team Durak with all enchanted ranks
preset-auto-pass = Transfer Durak with automatic pass

durak-teams-need-four = Teams are for four players; this table has { $seats }. Play without teams, or with four.

## Cards and people

card-as = { $card } as { $suit }

## What happened

news-dealer = **{ $who }** deals.
news-trump = { $card } is turned up: { $suit } is trump.
news-trump-held = **{ $who }** shows { $card } and keeps it: { $suit } is trump.
news-no-trump = { $card } is turned up, an enchanted 8: no trump this time.
news-lowest-trump = **{ $who }** shows { $card }, the lowest trump, and attacks first.
news-dealer-first = No trump to decide it: **{ $who }** dealt and attacks first.
news-attacked = **{ $who }** attacks **{ $whom }** with { $card }.
news-threw = **{ $who }** throws in { $cards }.
news-beat = { $card } with { $answer }
news-defended = **{ $who }** beats { $fights }.
news-closed = The queen closes the throwing-in for this bout.
news-transferred = **{ $who }** transfers with { $card }: **{ $whom }** now faces { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
news-passed = { $names } { $count ->
    [1] passes
   *[other] pass
}.
news-taking = **{ $who }** takes. Throwing in is still possible.
news-took = **{ $who }** takes { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $cards }.
news-beaten-off = Beaten off! { $count ->
    [one] { $count } card goes
   *[other] { $count } cards go
} to the discard pile.
news-drew = Drawn: { $draws }.
news-drew-one = **{ $who }** { $count }
news-drew-turned = **{ $who }** { $count } (with { $card })
news-talon-empty = The deck is empty.
news-left = { $names } { $count ->
    [1] is
   *[other] are
} out of the game: place { $place }.
news-left-team = { $names } { $count ->
    [1] is
   *[other] are
} out of the game.
news-kept = **{ $who }** keeps the direction.
news-reversed = **{ $who }** reverses the direction: play now goes { $clockwise ->
    [yes] clockwise
   *[no] counter-clockwise
}.
news-fool = **{ $who }** is the fool this time. Never mind – the next deal is a new one!
news-won = { $names } { $count ->
    [1] was the first without cards and wins
   *[other] were the first without cards and win
}.
news-effect = _{ $cards }: { $effect }._
news-draw = The last cards go together: a draw, and nobody is the fool. Well played!
news-team = { $names } are both out of cards: their team wins. Congratulations!
news-team-draw = Both teams are out in the same bout: a draw. Well played!
news-stalemate = The cards only wander from hand to hand: a draw for all who still hold some.
news-hands = Left in hand: { $hands }.
news-hand = **{ $who }** { $cards }

outcome-fool = The fool is found.
outcome-draw = A draw: nobody is the fool.
outcome-team = One team is out of cards and wins.
outcome-team_draw = A draw between the teams.
outcome-stalemate = A draw: the cards only wandered from hand to hand.

## Who is asked, as everybody sees it

ask-attack = **{ $who }** to attack; **{ $whom }** defends.
ask-defend = **{ $who }** to defend: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} to beat.
ask-throwing = More may be thrown in.
ask-hold = Everything is beaten. { $names }: throw in or pass.
ask-taking = **{ $who }** takes. { $names }: throw more in or pass.
ask-direction = **{ $who }** chooses the direction: keep or reverse.

## Who is asked, as the seat itself sees it

own-attack = Your attack: play one card against **{ $whom }**.
own-attacked = **{ $who }** attacks you now.
own-wait-attack = **{ $who }** attacks, **{ $whom }** defends.
own-defend = Your defence: beat { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, or take.
own-defend-transfer = Your defence: beat { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, transfer to **{ $whom }** with { $cards }, or take.
own-defend-none = Your defence: nothing you hold beats { $cards }. Take.
own-stuck = Nothing you hold beats { $cards }.
own-defended = You have beaten everything. May still throw in: { $names }.
own-taking = You take the cards. May still throw in: { $names }.
own-open = **{ $whom }** is defending. You may throw in { $cards }.
own-open-none = **{ $whom }** is defending. Nothing of yours fits for now.
own-hold = Everything is beaten. Throw in { $cards }, or pass.
own-hold-none = Everything is beaten and nothing of yours fits: pass.
own-take = **{ $whom }** takes. Throw in { $cards }, or pass.
own-take-none = **{ $whom }** takes and nothing of yours fits: pass.
own-passed = You have passed; you may still throw in { $cards }.
own-passed-none = You have passed. Waiting for the others.
own-partner = Your partner **{ $whom }** is defending.
own-direction = You beat off with a king: keep the direction, or reverse it.
own-empty = Your hand is empty: wait for the end of the bout.
own-out = You are out of the game.

## Answers given beforehand

standing-pass = Pass for this bout
standing-pass-given = You pass for the rest of this bout; the table no longer asks you to throw in.

## Buttons and menus

label-transfer = Transfer with { $card }
label-defend = { $card } on { $target }
label-take = Take
label-pass = Pass
label-keep = Keep direction
label-reverse = Reverse direction

menu-attack = Attack with…
menu-throw = Throw in…
menu-defend = Beat { $target } with…
menu-transfer = Transfer with…
menu-take = Take
menu-pass = Pass
menu-direction = Choose the direction…

## The table in words

table-trump = Trump: { $suit }
table-no-trump = No trump
table-talon = Deck: { $count } ({ $card } at the bottom)
table-talon-empty = Deck: empty
table-discard = Discard pile: { $count }
table-direction = Direction: { $clockwise ->
    [yes] clockwise
   *[no] counter-clockwise
}
table-seat = { $who }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-out = { $who }: out of the game
table-out-place = { $who }: out of the game, place { $place }
table-attacks = attacks
table-defends = defends
table-takes = takes
table-passed = passed
table-team = team { $team }
table-bare = Nothing on the table yet
table-fights = On the table: { $fights }
table-beaten = { $card } beaten by { $answer }
table-unbeaten = { $card } unbeaten
table-closed = Throwing-in is closed
table-place = { $place }. { $names }
table-fool = { $place }. { $names } – the fool
table-left = { $who } still held { $cards }

## The hand in words

hand-suit = { $suit }  { $cards }
hand-trump = { $suit }  { $cards }  (trump)
effect = { $cards }: { $effect }
effect-6 = beats any { $suit }, even a trump
effect-7 = no trump of another suit beats it
effect-8 = counts as the suit you name, never as a trump
effect-9 = may be thrown in without a matching rank
effect-10 = cannot be transferred
effect-J = only 6 to 10 of its suit or of trumps beat it
effect-Q = beat with it and throwing-in is closed
effect-K = beat off with it and you may reverse the direction
effect-A = beats { $card }, even if that is trump

## Words in the pictures

picture-trump = trump
picture-no-trump = no trump
picture-takes = takes
picture-closed = no throw-ins
picture-passed = pass
picture-place = place { $place }
picture-out = out
picture-direction = keep or reverse?
picture-fool = fool

## Refusals

why-over = The game is over; a new table is one command away.
why-not-your-turn = It is somebody else’s turn; the table calls you when yours comes.
why-not-now = That comes at another moment of the bout.
why-unknown-card = “{ $card }” is no card of this deck; write rank and suit, such as 8H, 10S or QD.
why-not-in-hand = { $card } is not in your hand; play one of the cards you hold.
why-name-a-suit = An enchanted 8 names a suit as it is played: write it as 8H=S.
why-names-no-suit = Only an enchanted 8 names a suit; every other card is written plainly, such as 9S.
why-trump-named = An enchanted 8 may name any suit but trump.
why-rank-not-on-table = Cards of the ranks on the table may be thrown in.
why-throwing-closed = A queen has closed the throwing-in; it opens again with the next bout.
why-table-full = { $limit } attack cards lie here, the most for this bout; now it is for the defender to answer.
why-defender-full = The defender has no card left for another attack card; the next bout brings new chances.
why-own-defence = You are defending: beat, take or transfer; throwing in and passing are for the others.
why-partner-defends = Your partner is defending; you throw in when one of the other team defends.
why-still-unbeaten = The defender has not answered yet; you may pass once everything is beaten or taken.
why-already-passed = Your pass stands; you may still throw in, and a new rank asks you again.
why-table-changed = The table has changed since then; look at it again and pass if you still wish.
why-no-cards = Your hand is empty: there is nothing more to do in this bout.
why-not-a-target = { $target } does not lie unbeaten on the table; choose a card that still waits for an answer.
why-beats-nothing = { $card } beats none of the cards that wait for an answer; choose another card, or take.
why-does-not-beat = { $card } does not beat { $target }: that takes a higher card of its suit, a trump, or an effect.
why-already-taking = You are taking the cards; they come to your hand once the others have thrown in.
why-all-beaten = Everything is beaten: now the others throw in or pass.
why-no-transfers = This table plays without transfers: beat the attack or take it.
why-defence-begun = A card is beaten already, so the attack stays: beat the rest or take.
why-ranks-differ = A transfer needs an attack of one single rank and your card of the same rank.
why-tens-stay = Enchanted tens are not transferred: beat them or take them.
why-nobody-to-transfer-to = Nobody else holds cards to take the attack over: beat it or take it.
why-too-many-for-next = The next player holds { $hand ->
    [one] only { $hand } card
   *[other] only { $hand } cards
}, too few for this attack: beat it or take it.

## The rules page

rules-goal = ## Durak
    Get rid of your cards. Whoever still holds some at the end is the fool. 36 cards, 6 low to ace high, six to each player; the card turned up makes its suit trump.
rules-bout = **A bout.** The attacker plays one card against the next player, the defender. A card is beaten by a higher one of its suit, or by any trump; a trump only by a higher trump. Whoever holds the lowest trump attacks first.
rules-throw = **Throwing in.** All others may throw in cards of ranks that lie on the table, at any moment, even when the defender takes. At most six attack cards (five until somebody has beaten an attack off), and never more than the defender can answer.
rules-transfer = **Transfer.** Before beating anything, a defender facing a single rank may add a card of that rank and transfer it all to the next player, if that player holds enough cards. Throw-in Durak leaves this out.
rules-end = **The end of a bout.** When all is beaten and all others pass, the cards go to the discard pile and the defender attacks next. A defender who takes gets every card of the table, and the next player attacks. All draw up to six: first whoever opened the bout, then the others against the direction, the defender last. When the deck is gone, a player without cards is out of the game.
rules-pass = **Passing** binds nobody: you may throw in later, and a new rank asks you again. With automatic pass, whoever has nothing to throw in passes unasked; that tells a little about hands.
rules-teams = **Teams.** Four players, partners opposite. You attack and throw in against the other team only. The team whose two players are out first wins.
rules-enchanted = **Enchanted cards.** Chosen ranks have effects:
rules-effect-6 = **6** beats any card of one suit, even a trump: 6{ $S } any { $H }, 6{ $H } any { $C }, 6{ $C } any { $D }, 6{ $D } any { $S }.
rules-effect-7 = **7**: no trump of another suit beats it.
rules-effect-8 = **8** names any suit but trump and counts as that suit. Turned up for trump: no trump all game.
rules-effect-9 = **9** may be thrown in to any rank.
rules-effect-10 = **10**: an attack of 10s cannot be transferred.
rules-effect-J = **J**: only 6 to 10 of its suit or of trumps beat it.
rules-effect-Q = **Q**: beating with it closes the throwing-in for the bout.
rules-effect-K = **K**: whoever beats off with it may reverse the direction (three players or more).
rules-effect-A = **A** beats another ace, even of trumps: A{ $S } A{ $D }, A{ $D } A{ $C }, A{ $C } A{ $H }, A{ $H } A{ $S }.
rules-forbid = What an attacking 7 or J forbids outweighs every other effect.
