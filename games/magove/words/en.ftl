# Wizards in English. Names of players come escaped, `card` and `race` come worded as below, in refusals as on
# buttons, or as typed where nothing is called so. Points and totals come written with their sign.

## The game in lists and commands

game-name = Wizards
game-blurb = Predict how many tricks you will win, then win exactly that many. 3–6 players.

verb-trump = Name the trump after you have turned up a wizard
verb-bid = Predict how many tricks you will win this round
verb-play = Play a card to the trick

field-trump-race = The race: B humans (blue), R dwarfs (red), G elves (green) or Y giants (yellow)
field-bid-tricks = How many tricks you will win, from 0 to all tricks of the round
field-play-card = The card, such as B7 or R13; Z is a wizard, N a jester

option-bidding = How bids are made: open, secret_bids or secret_prediction (usually open)
option-bidding-label = bidding
choice-bidding-open = in turn and open
choice-bidding-secret_bids = secret, shown when all are in
choice-bidding-secret_prediction = secret until the round is over
option-plus_minus_one = The bids of a round may not add up to its tricks: yes or no (usually no)
option-plus_minus_one-label = plus/minus one
option-clairvoyance = In round 1 you see every card but your own until all have bid: yes or no (usually no)
option-clairvoyance-label = clairvoyance
option-single_suit = Each plays a deck of one race, without trump: yes or no; 3 or 4 players (usually no)
option-single_suit-label = single suit
option-step = By how many cards hands grow each round: 1, or 2 for a short game (usually 1)
option-step-label = more cards each round
option-rounds = How many rounds are played; 0 is as many as the cards allow (usually 0)
option-rounds-label = rounds

preset-standard = Wizards
preset-plus-minus-one = Plus/minus one: bids never add up
preset-secret-bids = Secret bidding, shown when all are in
preset-secret-prediction = Secret prediction, shown after the round
preset-clairvoyance = Clairvoyance in the first round
preset-clairvoyance-secret = Clairvoyance with secret bidding, five rounds
preset-clairvoyance-plus-minus = Clairvoyance with plus/minus one, five rounds
preset-single-suit = Single suit: a race for each
preset-single-suit-secret = Single suit with secret prediction, short
preset-short = Short game: two cards more each round
preset-first-five = The first five rounds

magove-plus-minus-one-needs-open-bidding = Plus/minus one needs bids in turn: play it with open bidding, or leave it out.
magove-clairvoyance-excludes-single-suit = Clairvoyance needs a first round of one card: choose it, or the single suit.
magove-single-suit-needs-three-or-four = The single suit is for three or four players; this table has { $seats }.
magove-too-many-rounds = { $seats ->
    [one] With { $seats } player
   *[other] With { $seats } players
} the cards last for { $most ->
    [one] { $most } round
   *[other] { $most } rounds
}, not { $rounds }; 0 plays as many as fit.

## Cards and people

card-B = blue { $value }
card-R = red { $value }
card-G = green { $value }
card-Y = yellow { $value }
card-Z = wizard
card-N = jester
race-B = humans (blue)
race-R = dwarfs (red)
race-G = elves (green)
race-Y = giants (yellow)
race-Z = wizards
race-N = jesters

## What happened

news-started = The game begins: { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.
news-race = **{ $who }** has { $race }
news-left-out = Nobody has { $race }.
news-round = Round { $number }: **{ $who }** deals { $count ->
    [one] { $count } card
   *[other] { $count } cards
} each.
news-trump = Turned up: { $card }. Trump: { $race }.
news-jester = Turned up: a jester. No trump this round.
news-wizard = Turned up: a wizard. The dealer names the trump.
news-no-trump = Every card is dealt: no trump this round.
news-trump-chosen = **{ $who }** names the trump: { $race }.
news-bid = **{ $who }** { $tricks }
news-bids = Bid: { $bids }.
news-bid-secret = { $names } { $count ->
    [1] has bid
   *[other] have bid
}.
news-revealed = The bids are shown: { $bids }.
news-closed = All bids are in: { $bids }.
news-closed-sum = All bids are in.
news-closed-secret = All have bid; the numbers stay secret until the round is over.
news-exact = Together { $total }, just as many as there are tricks.
news-over = Together { $total }: { $count } too many for { $cards ->
    [one] { $cards } trick
   *[other] { $cards } tricks
}.
news-under = Together { $total }: { $count } too few for { $cards ->
    [one] { $cards } trick
   *[other] { $cards } tricks
}.
news-played = **{ $who }** plays { $card }
news-played-too = **{ $who }** { $card }
news-won = **{ $who }** wins trick { $trick }; tricks so far: { $won }.
news-scored = Round { $number } is scored:
news-met = **{ $who }** bid { $bid }, won { $tricks }: { $right } + { $each } × { $tricks } = { $points }. Total { $total }.
news-missed = **{ $who }** bid { $bid }, won { $tricks }: −{ $each } × { $off } = { $points }. Total { $total }.
news-winner = The last page of the block of truth is full. { $names } { $count ->
    [1] wins with { $points } points. Congratulations!
   *[other] win with { $points } points each. Congratulations!
}

outcome-most-points = The block of truth has spoken: most points win.

## Who is asked, as everybody sees it

ask-trump = **{ $who }** has turned up a wizard and names the trump.
ask-bid = **{ $who }** to bid, from 0 to { $most }.
ask-sum = Bids so far: { $total } for { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}.
ask-forbidden = { $bid } is left out: the bids would add up to { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}.
ask-bids = Still to bid: { $names }.
ask-lead = **{ $who }** to lead trick { $number } of { $count }.
ask-play = **{ $who }** to play to trick { $number } of { $count }.
ask-led = Led: { $race }.

## Who is asked, as the seat itself sees it

own-trump = You have turned up a wizard: name the trump.
own-trump-blind = You have turned up a wizard: name the trump, seeing every card but your own.
own-bid = Your bid: { $count ->
    [1] will you win the one trick?
    [one] how many of { $count } trick will you win?
   *[other] how many of { $count } tricks will you win?
}
own-bid-blind = You see every card but your own. Your bid: will you win the one trick?
own-bid-made = Your bid stands: { $bid }. Still to bid: { $names }.
own-bid-later = **{ $who }** is bidding; your turn will come.
own-lead = You lead trick { $number } of { $count }: play any card.
own-any = Your turn: any card may be played.
own-follow = Your turn. Led: { $race }. Follow, or play a wizard or a jester.
own-follow-not = Your turn. Led: { $race }. You hold none, so any card may be played.

## Buttons and menus

label-bid = { $count ->
    [0] no trick
    [one] { $count } trick
   *[other] { $count } tricks
}
menu-trump = Name the trump…
menu-bid = How many tricks will you win?
menu-bid-forbidden = How many tricks? { $bid } is left out: the bids would add up to { $count }
menu-play = Play…

## The table in words

table-round = Round { $round } of { $rounds }, { $count ->
    [one] { $count } card each
   *[other] { $count } cards each
}
table-dealer = dealer: { $who }
table-trump = Trump: { $race }
table-turned = Turned up: { $card }
table-no-trump = No trump
table-trump-open = Trump: still to be named
table-bids = Bids: { $total } for { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
table-seat = { $who }: { $parts }
table-seat-race = { $who }, { $race }: { $parts }
table-bid = bid { $count }
table-bid-made = has bid
table-bid-open = still to bid
table-bid-secret = secret bid
table-won = won { $count }
table-needs = needs { $count } more
table-met = just right
table-too-many = { $count } too many
table-total = total { $total }
table-left-out = Nobody has { $race }
table-trick = Trick { $number } of { $count }: { $cards }
table-bare = Trick { $number } of { $count }: no card yet
table-winning = { $who } is winning
table-last = Last trick: { $cards }; won by { $who }
table-card = { $who } { $card }
table-sheet = Block of truth, latest round first; each seat's bid/won and total:
table-place = { $place }. { $names }, { $total } points

## The hand in words

hand-race = { $race }: { $cards }
hand-trump = { $race }: { $cards } (trump)
hand-special = { $race } × { $count }
hand-hidden = Your own card stays hidden until all have bid.
hand-seen = You see: { $cards }
hand-open = Cards still in hand: { $cards }
hand-bid = Bid { $bid } · won { $won }
hand-needs = { $count } to go
hand-met = exactly right
hand-too-many = { $count } too many

## Words in the pictures

picture-trump = trump
picture-no-trump = no trump
picture-trump-open = trump?
picture-round = round { $round }/{ $rounds }
picture-last = last trick
picture-result = Block of truth
picture-hidden = your card

## Refusals

why-over = The game is over; a new table is one command away.
why-not-your-turn = It is somebody else’s turn; the table calls you when yours comes.
why-not-now = That comes at another moment of the round.
why-unknown-race = “{ $race }” is no race; name B (humans), R (dwarfs), G (elves) or Y (giants).
why-already-bid = Your bid is written down already, and it stands until the round is over.
why-bid-out-of-range = A bid goes from 0 to { $most }, the tricks of this round; { $tricks } lies beyond.
why-bid-forbidden = With { $tricks } all bids would add up to the { $cards ->
    [one] { $cards } trick
   *[other] { $cards } tricks
} of the round; plus/minus one keeps it from coming out even, so choose another number.
why-unknown-card = “{ $card }” is no card of this deck; write B7 or R13, Z for a wizard or N for a jester.
why-not-in-hand = { $card } is not in your hand; play one of the cards you hold.
why-must-follow = { $card } has to wait, for you hold a card of the race led: { $race }. Follow with it, or play a wizard or a jester.

## The rules page

rules-goal = ## Wizards
    Predict how many tricks you will win in each round, and win exactly that many: no more, no fewer. 60 cards: humans (blue), dwarfs (red), elves (green) and giants (yellow), 1 low to 13 high, four wizards and four jesters.
rules-round = **A round.** In round 1 everybody gets one card, in each later round one card more, until the deck is used up: 20 rounds for three players, 15 for four, 12 for five, 10 for six. The deal moves on clockwise. The next card is turned up: its race is trump. After a jester there is no trump; after a wizard the dealer names one. A round that deals out the whole deck has no trump.
rules-bid = **Bidding.** Starting on the dealer’s left, everybody says how many tricks they will win. A bid is final.
rules-play = **The play.** The dealer’s left neighbour leads, later whoever won the last trick. The first card names the race led: whoever holds that race plays it, or a wizard or a jester instead. Whoever has none may play anything; trumps are never compulsory. A jester at the start leaves the choice of race to the next card; after a wizard at the start everybody plays freely.
rules-trick = **A trick goes** to the first wizard, else to the highest trump, else to the highest card of the race led. Jesters lose to everything; if all are jesters, the first wins.
rules-score = **Points.** A bid that comes true: { $right }, and { $each } for each trick. Otherwise −{ $each } for each trick over or under. Most points after the last round win; equal totals share the place.
rules-variants = **Variants**
rules-variant-plus-minus = **Plus/minus one:** the bids may not add up to the number of tricks, so one number can be closed to the dealer.
rules-variant-secret = **Secret bidding:** all bid at once and see the numbers when all are in. **Secret prediction:** they are shown only when the round is over.
rules-variant-clairvoyance = **Clairvoyance:** in round 1 you see every card but your own until all have bid.
rules-variant-single = **Single suit** (3 or 4 players): each plays the fifteen cards of one race, with its wizard and jester. No trump, nobody has to follow; the highest card wins, wizard above 13, jester below 1, among equals the first. Hands of 4 to 15 cards.
rules-variant-short = **Short game:** hands grow by two cards a round, or fewer rounds are played.
