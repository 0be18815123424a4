# Durak in English. Names of players come escaped; `card`, `cards` and `suit` come written with suit symbols, in
# refusals as typed where there is no such card.

# Glossary, one term for one thing: attack (the cards laid in front of the defender, and laying the first), bout (one attack
# until its cards are gone and all have drawn), beat (answer one card), beat off (answer all of them), take, throw in,
# transfer, pass, deck, discard pile, trump, rank, suit, enchanted, direction, the fool.

## The game in lists and commands

game-name = Durak
game-blurb = Beat the attack or take it: the last player with cards is the fool. 2–6 players.
game-aim = Get rid of your cards: the last one holding any loses. Beat a card with a higher one of its suit or with a trump (the suit above all others), or take it.

verb-attack = Open the bout: attack your neighbour with one card
verb-throw = Throw one more card in against the defender
verb-defend = Beat an attack card
verb-transfer = Transfer the whole attack to the next player with a card of its rank
verb-take = Stop defending and take the cards on the table
verb-pass = Throw nothing in for now
verb-direction = Keep or reverse the direction after beating off with an enchanted king

field-attack-card = The card to attack with, such as 8H, 10♠ or QD; an enchanted 8 names a suit: 8H=S
field-throw-card = The card to throw in: of a rank that lies on the table, or an enchanted 9
field-defend-target = The attack card you beat; leave it out if only one fits
field-defend-card = The card you beat it with
field-transfer-card = The card to transfer with, of the same rank as the attack
field-direction-reverse = Yes reverses the direction of play, no keeps it

option-transfer = The attack may be transferred to the next player (usually yes)
option-transfer-label = transfer
option-enchanted = Ranks with effects: any of 6 7 8 9 10 J Q K A, all of them, or none (usually none)
option-enchanted-label = enchanted
option-teams = Two against two, partners opposite each other; needs four players (usually no)
option-teams-label = teams
option-auto_pass = Players with nothing to throw in pass automatically, which gives a little away (usually no)
option-auto_pass-label = automatic pass

preset-standard = Transfer Durak
preset-standard-about = A card of the same rank passes the attack on to the next player.
preset-throw-in = Throw-in Durak
preset-throw-in-about = The defender beats or takes; the attack cannot be passed on.
preset-enchanted-first = Enchanted Durak, first game: 6 and 7
preset-enchanted-first-about = Sixes and sevens have effects, explained beside each card. A first look at the enchanted cards.
preset-enchanted-second = Enchanted Durak, second game: 6 to 10
preset-enchanted-second-about = Five ranks have effects, explained beside each card.
preset-enchanted-third = Enchanted Durak, third game: 6 to queen
preset-enchanted-third-about = Seven ranks have effects, explained beside each card.
preset-enchanted-all = Enchanted Durak with all nine ranks
preset-enchanted-all-about = Every rank has an effect. For those who know the game.
preset-teams = Team Durak
preset-teams-about = Four players, two against two; partners sit opposite each other and lose together.
preset-teams-enchanted = Team Durak with all enchanted ranks
preset-teams-enchanted-about = Two against two, and every rank has an effect. For those who know the game.
preset-auto-pass = Transfer Durak with automatic pass
preset-auto-pass-about = Players with nothing to throw in are skipped. Quicker, but it gives a little away.

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
news-closed = The queen ends the throwing in for this bout.
news-transferred = **{ $who }** transfers with { $card }: **{ $whom }** now faces { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
news-passed = { $names } { $count ->
    [1] passes
   *[other] pass
}.
news-taking = **{ $who }** takes. More cards may still be thrown in.
news-took = **{ $who }** takes { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $cards }.
news-beaten-off = Beaten off! { $count ->
    [one] { $count } card goes
   *[other] { $count } cards go
} to the discard pile.
news-limit = Six attack cards are the limit.
news-limit-first = Five attack cards were the limit; from now on it is six.
news-drew = { $draws }.
news-drew-one = **{ $who }** draws { $count }
news-drew-turned = **{ $who }** draws { $count } (with { $card })
news-own-hand = You are dealt { $cards }.
news-own-draw = You draw { $cards }.
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
news-fool = **{ $who }** is the fool this time. Better luck next deal!
news-won = { $names } { $count ->
    [1] was the first without cards and wins
   *[other] were the first without cards and win
}.
news-effect = _{ $cards }: { $effect }._
news-draw = The last cards go together: a draw, and nobody is the fool. Well played!
news-team = { $names } are both out of cards: their team wins. Congratulations!
news-team-draw = Both teams are out in the same bout: a draw. Well played!
news-stalemate = The cards only go round and round: a draw for everybody who still holds some.
news-hands = Left in hand: { $hands }.
news-hand = **{ $who }** { $cards }

outcome-fool = The fool is found.
outcome-draw = A draw: nobody is the fool.
outcome-team = One team is out of cards and wins.
outcome-team_draw = A draw between the teams.
outcome-stalemate = A draw: the cards only went round and round.

## Who is asked, as everybody sees it

ask-attack = **{ $who }** attacks, **{ $whom }** defends.
ask-defend = **{ $who }** defends: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} to beat.
ask-throwing = More may be thrown in.
ask-hold = Everything is beaten. { $names }: throw in or pass.
ask-taking = **{ $who }** takes. { $names }: throw more in or pass.
ask-direction = **{ $who }** chooses the direction: keep or reverse.

## Who is asked, as the seat itself sees it

own-attack = Your attack: play one card against **{ $whom }**.
own-attacked = **{ $who }** is about to attack you.
own-wait-attack = **{ $who }** attacks, **{ $whom }** defends.
own-defend = Your defence: beat { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, or take.
own-defend-transfer = Your defence: beat { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, transfer to **{ $whom }** with { $cards }, or take.
own-transfer-none = Nothing you hold beats { $stuck }: transfer to **{ $whom }** with { $cards }, or take.
own-defend-none = Nothing you hold beats { $cards }: take.
own-at-most = You can beat at most { $most } of them.
own-defended = You have beaten everything. May still throw in: { $names }.
own-taking = You take the cards. May still throw in: { $names }.
own-open = **{ $whom }** is defending. You may throw in { $cards }.
own-open-none = **{ $whom }** is defending. You have nothing to throw in for now.
own-hold = Everything is beaten. Throw in { $cards }, or pass.
own-hold-none = All beaten, and nothing of yours fits: pass.
own-take = **{ $whom }** takes. Throw in { $cards }, or pass.
own-take-none = **{ $whom }** takes, and nothing of yours fits: pass.
own-passed = You have passed; you may still throw in { $cards }.
own-passed-none = You have passed. Waiting for the others.
own-partner = Your partner **{ $whom }** is defending.
own-direction = You beat off with a king: keep the direction, or reverse it.
own-empty = Your hand is empty: wait for the end of the bout.
own-out = You are out of the game.

## Answers given beforehand

auto-answer-pass = Pass for me until this bout ends
auto-answer-pass-given = You pass until this bout is over, even if a new rank appears; you can take that back.

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
table-closed = No more throwing in
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
effect-J = only a 6 to 10 of its suit or of trumps beats it
effect-Q = beating with it ends the throwing in
effect-K = beat off with it and you may reverse the direction
effect-A = beats { $card }, even if that is trump
held-6 = beats any card of the suit in its disc, even a trump
held-A = beats the ace of the suit in its disc, even of trumps

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
why-not-now = Not now: the table is waiting for a different move.
why-unknown-card = “{ $card }” is not a card in this deck; write rank and suit, such as 8H, 10S or QD.
why-not-in-hand = { $card } is not in your hand; play one of the cards you hold.
why-name-a-suit = An enchanted 8 names a suit as it is played: write it as 8H=S.
why-names-no-suit = Only an enchanted 8 names a suit; every other card is written plainly, such as 9S.
why-defends-plainly = To beat a card, { $card } can only name that card’s suit. Name that one or none.
why-trump-named = An enchanted 8 may name any suit but trump.
why-rank-not-on-table = { $card } does not fit: only ranks that lie on the table may be thrown in.
why-throwing-closed = { $card } has to wait: a queen has ended the throwing in until the next bout.
why-table-full = { $card } has to wait: { $limit } attack cards lie here, the most for this bout; the defender answers now.
why-defender-full = { $card } has to wait: the defender has too few cards to answer one more.
why-own-defence = You are defending: beat, take or transfer; throwing in and passing are for the others.
why-partner-defends = Your partner is defending; you throw in when one of the other team defends.
why-still-unbeaten = The defender has not answered yet; you may pass once everything is beaten or taken.
why-already-passed = You have already passed; you may still throw in, and you are asked again when a new rank appears.
why-table-changed = The table has changed since then; look again, and pass if you still want to.
why-no-cards = Your hand is empty: there is nothing more for you to do in this bout.
why-not-a-target = { $target } does not lie unbeaten on the table; choose a card that still waits for an answer.
why-beats-nothing = { $card } beats none of the cards that wait for an answer; choose another card, or take.
why-does-not-beat = { $card } does not beat { $target }: it is of another suit, and no trump.
why-too-low = { $card } is too low for { $target }; beat it with another card, or take.
why-eight-too-low = { $card } counts as no trump here, only as an 8 of that suit: too low for { $target }.
why-seven-stands = { $card } cannot beat { $target }: no trump of another suit beats an enchanted 7.
why-jack-stands = { $card } cannot beat { $target }: an enchanted jack falls only to a 6 to 10 of its suit or of trumps.
why-already-taking = You are taking the cards; they come to your hand once the others have thrown in.
why-all-beaten = Everything is beaten: now the others throw in or pass.
why-no-transfers = This table plays without transfers: beat the attack or take it.
why-defence-begun = A card is beaten already, so the attack stays: beat the rest or take.
why-ranks-differ = { $card } cannot transfer this attack: all its cards must have one rank, and yours the same.
why-tens-stay = Enchanted tens cannot be transferred: beat them or take them.
why-nobody-to-transfer-to = Nobody else holds cards to take the attack over: beat it or take it.
why-too-many-for-next = The next player holds { $hand ->
    [one] only { $hand } card
   *[other] only { $hand } cards
}, too few for this attack: beat it or take it.

## What a choice does

about-attack = A higher { $suit } or any trump beats it.
about-attack-eight = A higher { $suit } or any trump but { $card } beats it.
about-attack-trump = Only a higher trump beats it.
about-attack-trump-enchanted = A higher trump beats it, and some enchanted cards may.
about-attack-plain = Only a higher { $suit } beats it.
about-attack-plain-enchanted = A higher { $suit } beats it, and some enchanted cards may.
about-attack-top = Only a trump beats it.
about-attack-best = Nothing beats it.
about-more = You hold { $count } more of this rank.
about-throw = { $who } must beat this card too, or take everything.
about-throw-taking = { $who } takes this card as well.
about-beat = { $count ->
    [0] Then everything is beaten.
    [one] That leaves { $count } card to beat.
   *[other] That leaves { $count } cards to beat.
}
about-rank = New rank { $rank }: others may throw it in.
about-transfer = { $who } then faces { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; you may throw in.
about-take = { $count ->
    [one] { $count } card goes
   *[other] { $count } cards go
} to your hand, and you do not attack next.
about-pass = You are asked again if a new rank appears. Once all have passed, the bout ends.
about-direction = Your next attack goes against { $who }.
gloss-trump = A trump: beats every card of the other suits.
gloss-trump-most = A trump: beats most cards of the other suits.

## For beginners

tip-attack = You open the bout: usually with a low card that isn’t a trump. A rank you hold twice is good, since the second can be thrown in.
tip-transferred = With a card of the same rank the defender may transfer the attack to the next player.
tip-defend = Beat each card with a higher one of its suit or with a trump. Any new rank you play can be thrown in. Taking costs you your own attack.
tip-transfer = Beat it with a higher card of its suit or a trump, or transfer: add a card of the same rank, and the whole attack goes on to the next player.
tip-take = Nothing you hold beats the attack, so you take it. The others may still throw cards in, then the next player attacks.
tip-throw = You may add cards of ranks that already lie there. Get rid of low ones and keep trumps: if the defender takes, yours go too.
tip-hold = Everything is beaten. Throw in a card of a rank that lies there, or pass; once all have passed, the cards are discarded and the defender attacks.
tip-taking = The defender takes. You may add more cards of these ranks: a chance to get rid of low ones, but every card you give makes the other hand stronger.
tip-direction = You beat off with an enchanted king: you may turn the direction of play round. Think who you would attack next, and who would then attack you.

lesson-last = The lesson is nearly over: nothing is left to draw, and one of you two will be the fool.
learnt-transfer = You transferred an attack: a card of the rank that attacks you passes everything on to the next player. It works only while nothing is beaten yet.
learnt-transferred = An attack was transferred to you: then you have more cards to beat. Keep a rank or two with which you can pass it on.
learnt-fool = Durak is about not being last: the one left with cards is the fool. Once the deck is empty, every card you get rid of counts.
learnt-beaten-off = You beat off an attack: those cards leave the game, and you attack next. Low cards are best spent early, trumps late.
learnt-taken = You took the cards: sometimes that is cheaper than a high trump, but the next attack is not yours.

## Rules, page by page

example-names = Ana, Boris, Vera, Goran

rules-aim = The aim
    .text = Get rid of your cards. The last player left with cards is the fool: durak. Coming first matters little; what matters is not to be last.

        36 cards: 6 (low) 7 8 9 10 J Q K A (high) in four suits. Everybody gets six; the card turned up under the deck makes its suit trump.
rules-signs = What the signs mean
    .text = These signs appear on the players’ plates and above the cards. A gold frame and an arrow show whose turn it is. Beside each card on the table is the mark of the player who laid it.
rules-bout = A bout
    .text = The attacker lays one card in front of the next player, the defender. A card is beaten by a higher one of its suit, or by any trump; a trump only by a higher trump.

        Everybody else may throw in further cards, of ranks that lie on the table already, at any moment, even before the first card is beaten. At most six cards attack in a bout (five until somebody has beaten off a whole attack), and never more than the defender can answer.
rules-example = One bout, card by card
    .text = Diamonds ({ $D }) are trump. { $a } attacks { $b } with 7{ $S }. { $b } beats it with 9{ $S }. Now nines lie there too: { $c } throws in 9{ $H }. { $b } has { $held } in hand: J{ $H } is higher, 6{ $D } is a trump; both would beat it, K{ $C } would not. Cards that may be played are raised.

        { $b } lays J{ $H }. { $a } and { $c } hold no 7, 9 or jack and pass: beaten off! The four cards go to the discard pile, all draw up to six, and { $b } attacks { $c }.

        With nothing that beats 9{ $H }, { $b } would take all the cards, and { $c } would attack next.
rules-transfer = Transfer
    .text = Before anything is beaten, if all the attacking cards share one rank, the defender may add another card of it: the whole attack goes on to the next player, who may transfer it again. That player must hold enough cards to answer them all.

        { $a } attacks { $b } with 7{ $S }; { $b } lays 7{ $C } beside it, and { $c } has two cards to beat. { $b } may now throw in.
rules-end = The end of a bout, and of the game
    .text = Once everything is beaten and all have passed, the cards are discarded, and the defender attacks next. A defender who takes gets every card on the table, and the player after them attacks.

        Then all draw up to six: first the player who opened the bout, then the others against the direction of play (clockwise at the start), the defender last. When the deck is gone, players without cards are out. The last one holding cards is the fool; if the last go out together, it is a draw.
rules-start = Who starts
    .text = The player with the lowest trump shows it and attacks first. If nobody holds a trump, or the game has no trump suit, the dealer attacks first.
rules-pass = You may still throw in after passing, and you are asked again when a new rank appears.
rules-auto-pass = At this table players with nothing to throw in pass automatically, which gives a little away.
rules-no-transfer = At this table attacks cannot be transferred: beat them or take them.
rules-teams = Teams
    .text = Two against two, partners opposite each other; the plates show the team. You attack and throw in against the other team only, and never against your partner.

        The turn goes round seat by seat. When one of a team is out of cards, the partner plays for both seats: attacks when either is to attack, and defends when either is attacked. The team whose players are both out first wins; both in the same bout is a draw.
rules-enchanted = Enchanted cards
    .text = These ranks have effects at this table, shown by a stitched frame and a sign:
rules-effect-6 = 6 beats any card of one suit, even a trump: 6{ $S } any { $H }, 6{ $H } any { $C }, 6{ $C } any { $D }, 6{ $D } any { $S }.
rules-effect-7 = 7: no trump of another suit beats it.
rules-effect-8 = 8 names any suit but trump and counts as that suit. Turned up for trump: no trump all game.
rules-effect-9 = 9 may be thrown in to any rank.
rules-effect-10 = 10: an attack of 10s cannot be transferred.
rules-effect-J = J: only a 6 to 10 of its suit or of trumps beats it.
rules-effect-Q = Q: beating with it ends the throwing in for the bout.
rules-effect-K = K: a player who beats off with it may reverse the direction (three players or more).
rules-effect-A = A beats another ace, even of trumps: A{ $S } A{ $D }, A{ $D } A{ $C }, A{ $C } A{ $H }, A{ $H } A{ $S }.
rules-forbid = What an attacking 7 or J forbids outweighs every other effect.
rules-questions = Questions people ask
    .text = – Must I beat if I can? No, you may always take.
        – May I throw in before the defender has answered? Yes, any time.
        – May I throw in after passing? Yes, as long as the bout lasts.
        – What may be thrown in? Ranks that lie on the table, attack or defence alike.
        – The defender takes. May more be added? Yes, within the limit.
        – Does taking cost anything? The cards, and your attack: the next player attacks.
        – Who sees what I take? Everybody, and they may remember it.
        – My last card is played and the deck is empty? Then you are out when the bout ends.

## What can be looked up

term-attacker = Attacker (sword)
    .text = Opens the bout with one card, and may throw in afterwards.
term-defender = Defender (shield)
    .text = Must beat every card of the attack, transfer it, or take all that lies on the table.
term-takes = Takes (hand)
    .text = The defender has given up and takes all the cards. The others may still throw in, up to the limit.
term-passed = Pass (check)
    .text = Throws in nothing for now. Throwing in later is still possible, and you are asked again when a new rank appears.
term-closed = No throw-ins (lock)
    .text = An enchanted queen has beaten a card: no more cards can be thrown in during this bout.
term-cards = Cards in hand (cards)
    .text = How many cards the player holds.
term-team = Team (flag)
    .text = Partners sit opposite each other and have the same number and colour. When one is out, the other plays for both.
term-turn = Whose turn (gold frame, arrow)
    .text = The table waits for the player with the gold frame and the arrow; for several at once when all may throw in.
term-direction = Direction (turning arrow)
    .text = Which way round the attacks go: clockwise at first.
term-fool = The fool (jester’s cap)
    .text = The player left with cards when nobody else has any.
term-seat = A player’s mark (shape)
    .text = Each player has a shape in a colour of their own: it appears on their plate and beside the cards they have played.
term-winner = First place (crown)
    .text = In the result: the player who was out of cards first.
term-trump = Trump
    .text = The suit of the card turned up: its cards beat all other suits.
    .most = The suit of the card turned up: its cards beat most cards of the other suits.
term-no-trump = No trump this time: an enchanted 8 was turned up.
term-now-trump = Now it is { $suit }.
term-bout = Bout
    .text = One attack, from its first card until the cards are discarded or taken and all have drawn up to six.
term-throw = Throwing in
    .text = Adding a card of a rank that lies on the table, attack or defence, to those in front of the defender. Six attack cards at most in a bout, five until somebody has beaten off an attack; never more than the defender can answer.
term-transfer = Transfer
    .text = Before beating anything, add a card of the one rank that attacks you: the whole attack goes to the next player, who must hold enough cards.
term-talon = Deck
    .text = The cards still to be drawn, the turned one at the bottom. When it is gone, players without cards leave the game.
term-now-direction = An enchanted king can turn it.
term-now-talon = { $count ->
    [one] Now { $count } card is left.
   *[other] Now { $count } cards are left.
}
term-discard = Discard pile
    .text = Cards that were beaten off. They do not come back.
term-now-discard = { $count ->
    [one] Now { $count } card lies there.
   *[other] Now { $count } cards lie there.
}
term-enchanted = Enchanted cards
    .text = Ranks that were given an effect when the table was opened. They have a stitched frame, and a sign of what they do. A suit in the corner: the one an 8 counts as, or that a 6 or an ace beats.
term-rank = Rank { $rank } of { $count }, counted from the lowest.
term-if-enchanted = Where its rank is enchanted: { $effect }.
term-is-enchanted = Enchanted at this table: { $effect }.
term-at-hand = It is in your hand.
term-at-table = It lies on the table.
term-at-discard = It is on the discard pile.
term-at-bottom = It lies face up at the bottom of the deck.
term-at-known = { $who } holds it, as everybody knows.
term-at-unknown = Nobody has shown where it is.

## Where the game turned
turned-ace = **{ $who }** plays the ace of trumps, { $card }.
turned-pickup = Biggest pick-up: **{ $who }**, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
turned-last = The last bout: **{ $who }** attacks **{ $whom }** with { $ace ->
    [true] the ace of trumps, { $card }
   *[other] { $card }
}.
