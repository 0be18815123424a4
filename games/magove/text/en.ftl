# Wizards in English. Names of players come escaped, `card` and `race` come worded as below, in refusals as on
# buttons, or as typed where nothing is called so. Points and totals come written with their sign.

# Glossary, one term for one thing: round, deal, bid (how many tricks one says one will win; made once), trick, lead, the race
# led, follow, trump, turned up, wizard, jester, race, score sheet, total.

## The game in lists and commands

game-name = Wizards
game-blurb = Bid how many tricks you will win, then win exactly that many. 3–6 players.
game-aim = Before each round you say how many tricks you will win; guessing exactly right scores. In a trick everybody plays one card, and the best one takes it.

verb-trump = Name the trump after you have turned up a wizard
verb-bid = Bid how many tricks you will win this round
verb-play = Play a card

field-trump-race = The race: B humans (blue), R dwarfs (red), G elves (green) or Y giants (yellow)
field-bid-tricks = How many tricks you will win, from 0 to all tricks of the round
field-play-card = The card, such as B7 or R13; W is a wizard, J a jester

option-bidding = How bids are made: open or secret (usually in turn and open)
option-bidding-label = bidding
choice-bidding-open = in turn and open
choice-bidding-secret_bids = secret, then shown
choice-bidding-secret_prediction = secret all round
option-plus_minus_one = The bids of a round may not add up to its tricks (usually no)
option-plus_minus_one-label = plus/minus one
option-clairvoyance = In round 1 you see every card but your own until all have bid (usually no)
option-clairvoyance-label = clairvoyance
option-single_suit = Each player has a deck of one race, without trump; 3 or 4 players (usually no)
option-single_suit-label = single suit
option-step = By how many cards hands grow each round: 1, or 2 for a short game (usually 1)
option-step-label = more cards each round
option-rounds = How many rounds are played; 0 is as many as the cards allow (usually 0)
option-rounds-label = rounds
choice-rounds-0 = all

preset-standard = Wizards
preset-standard-about = Bids are made in turn, for all to hear.
preset-plus-minus-one = Plus/minus one: bids never add up
preset-plus-minus-one-about = The dealer bids last and may not let the bids add up to the tricks: somebody must miss.
preset-secret-bids = Secret bids, shown when all are in
preset-secret-bids-about = All bid at the same time; nobody knows what the others plan until play begins.
preset-secret-prediction = Secret bids, shown after the round
preset-secret-prediction-about = Nobody learns what the others bid until the round is over.
preset-clairvoyance = Clairvoyance in the first round
preset-clairvoyance-about = In the first round, of one card each, you see everybody’s card but your own.
preset-clairvoyance-secret = Clairvoyance with secret bids, five rounds
preset-clairvoyance-secret-about = In round one you see all cards but yours, and all bid at the same time.
preset-clairvoyance-plus-minus = Clairvoyance with plus/minus one, five rounds
preset-clairvoyance-plus-minus-about = In round one you see all cards but yours; bids may never add up to the tricks.
preset-single-suit = Single suit: a race each
preset-single-suit-about = Each player has a deck of one race, without trump; for 3 or 4 players.
preset-single-suit-secret = Single suit with bids secret until the round is over, short
preset-single-suit-secret-about = A deck of one race each, bids hidden to the end of the round, half the rounds.
preset-short = Short game: two more cards each round
preset-short-about = Half the rounds of the usual game.
preset-first-five = The first five rounds
preset-first-five-about = Only the first five rounds, with one to five cards: a quick try.

magove-plus-minus-one-needs-open-bidding = Plus/minus one needs bids in turn: play it with open bidding, or leave it out.
magove-clairvoyance-excludes-single-suit = Clairvoyance needs a first round of one card, which the single suit does not have: choose one of the two.
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
letter-Z = W
letter-N = J
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
news-own-hand = You are dealt { $cards }.
news-own-others = The others are dealt: { $cards }.
news-own-other = **{ $who }** { $card }
news-own-card = You now see the card you were dealt: { $card }.
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
news-sum = Bids total { $total } for { $cards ->
    [one] { $cards } trick
   *[other] { $cards } tricks
}.
news-played = **{ $who }** plays { $card }
news-played-too = **{ $who }** { $card }
news-won = **{ $who }** wins trick { $trick } ({ $won } so far).
news-unmatched = Nobody else played { $race }.
news-scored = Scores for round { $number }:
news-met = **{ $who }** bid { $bid }, won { $tricks }: +{ $points }, total { $total }.
news-missed = **{ $who }** bid { $bid }, won { $tricks }: { $points }, total { $total }.
news-winner = Game over. { $names } { $count ->
    [1] wins with { $points } { $amount ->
        [one] point
       *[other] points
    }. Congratulations!
   *[other] win with { $points } { $amount ->
        [one] point
       *[other] points
    } each. Congratulations!
}

outcome-most-points = The score sheet has spoken: most points win.

## Who is asked, as everybody sees it

ask-trump = **{ $who }** has turned up a wizard and is to name the trump.
ask-bid = **{ $who }** bids, from 0 to { $most }.
ask-sum = Bids so far come to { $total }; there { $count ->
    [one] is { $count } trick
   *[other] are { $count } tricks
} to win.
ask-forbidden = { $bid } is not allowed: the bids would add up to exactly { $count }.
ask-bids = Waiting for bids: { $names }.
ask-lead = **{ $who }** leads trick { $number } of { $count }.
ask-play = **{ $who }** plays next (trick { $number } of { $count }).
ask-led = Led: { $card }.

## Who is asked, as the seat itself sees it

own-trump = You have turned up a wizard: name the trump.
own-trump-blind = You have turned up a wizard: name the trump, seeing every card but your own.
own-bid = Your bid: { $count ->
    [1] will you win the one trick?
    [one] how many of the { $count } trick will you win?
   *[other] how many of the { $count } tricks will you win?
}
own-bid-blind = You see every card but your own. Your bid: will you win the one trick?
own-bid-made = You bid { $bid }. Waiting for { $names }.
own-bid-later = **{ $who }** is bidding. You’re next, or soon.
own-lead = You lead trick { $number } of { $count }: play any card.
own-any = Your turn: any card may be played.
own-any-jesters = Your turn. Only jesters so far, so any card may be played.
own-any-wizard = Your turn. The wizard takes this trick, so any card may be played.
own-last = Your last card: { $card }.
own-only = Only { $card } may be played.
own-only-led = Led: { $led }. Only { $card } may be played.
own-follow = Your turn. Led: { $card }. Follow with { $race }, or play a wizard or jester.
own-follow-not = Your turn. Led: { $card }. You cannot follow, so any card may be played.

## Answers given beforehand

auto-answer-lowest = Always play my lowest card this round
auto-answer-lowest-given = Your lowest playable card is played automatically until this round is over; you can take that back.

## Buttons and menus

label-bid = Bid { $count }
menu-trump = Name the trump…
menu-bid = How many tricks will you win?
menu-bid-forbidden = How many tricks? { $bid } is not allowed: the bids would add up to exactly { $count }
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
table-met = exactly right
table-too-many = { $count } too many
table-total = total { $total }
table-left-out = Nobody has { $race }
table-trick = Trick { $number } of { $count }: { $cards }
table-bare = Trick { $number } of { $count }: no card yet
table-winning = { $who } is winning
table-last = Last trick: { $cards }; won by { $who }
table-card = { $who } { $card }
table-sheet = Score sheet, latest round first; each seat’s bid/won and total:
table-place = { $place }. { $names }, { $total } { $amount ->
    [one] point
   *[other] points
}

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
picture-last-of = last trick of round { $round }
picture-result = Score sheet
picture-course = Points, round by round
picture-cells = bid/won and total; green: bid met
picture-rounds = latest rounds: { $first }–{ $last }
picture-hidden = your card

## Refusals

why-over = The game is over; a new table is one command away.
why-not-your-turn = It is somebody else’s turn; the table calls you when yours comes.
why-not-now = Not now: the table is waiting for a different move.
why-unknown-race = “{ $race }” is not a race; name B (humans), R (dwarfs), G (elves) or Y (giants).
why-already-bid = You have already bid, and your bid stands until the round is over.
why-bid-out-of-range = A bid goes from 0 to { $most }, the tricks of this round; { $tricks } lies beyond.
why-bid-forbidden = With { $tricks } all bids would add up to the { $cards ->
    [one] { $cards } trick
   *[other] { $cards } tricks
} of the round; plus/minus one does not allow that; choose another number.
why-unknown-card = “{ $card }” is not a card in this deck; write B7 or R13, W for a wizard or J for a jester.
why-not-in-hand = { $card } is not in your hand; play one of the cards you hold.
why-must-follow = { $card } cannot be played now, because you hold a card of the race led: { $race }. Follow with it, or play a wizard or a jester.

## What a choice does

about-trump = You hold { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of this race.
about-trump-blind = The others show { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of this race.
about-bid = Exactly that many: +{ $points }. Otherwise −{ $each } for each trick off.
about-bid-sum = Exactly: +{ $points }, otherwise −{ $each } for each trick off. All bids then total { $total } for { $cards ->
    [one] { $cards } trick
   *[other] { $cards } tricks
}.
about-wins-last = Takes this trick: you play last, and nothing here beats it.
about-wins = The best card so far; { $count ->
    [one] { $count } player has
   *[other] { $count } players have
} yet to play.
about-wins-sure = Takes this trick: nothing beats the first wizard.
about-loses = Does not take this trick: { $who } is ahead with { $card }.
about-lead-Z = Takes the trick at once; the others may play what they like.
about-lead-N = Hardly ever takes a trick; the next card says which race is led.
about-lead = Players who hold { $race } must follow.
about-lead-trump = Leads trump: players who hold { $race } must follow.
about-lead-free = The highest card takes the trick, of equal ones the first.
gloss-race = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of this race in your hand.
gloss-Z = Stronger than all other cards; the first wizard takes the trick.
gloss-N = Weaker than all other cards; may always be played.
gloss-trump = A trump: beats every card of the other races.

## For beginners

tip-trump = A wizard was turned up, so you name the trump. Choose the race you hold most of, high cards above all: trumps beat all other races.
tip-bid = Count what should win: wizards, high trumps, often a 13 or 12. Bid that number: met exactly it brings 20 points and 10 a trick; each trick more or fewer costs 10.
tip-bid-blind = You see everybody’s card but your own. Is there a wizard or a high trump among them? Then 0 is likely right; if all look weak, try 1.
tip-lead = You lead: your card says which race (suit) the others must follow. Need tricks? Lead a wizard or a high card. Want none? Lead something low, or a jester.
tip-follow = A race (suit) was led and you hold it: follow with it, or play a wizard or a jester, which are always allowed.
tip-higher = The raised cards may be played.
tip-free = You hold none of the race (suit) led, so anything goes: a trump to win the trick, or throw away a high card you fear.
tip-discard = You hold none of the race (suit) led and no trump, so only a wizard can still win. If you want no more tricks, throw away a high card you fear.
tip-wizard = The first wizard takes the trick, and a second one takes nothing. Any card may be played: throw away a high card you fear, and keep what you need.
tip-any = No race (suit) has to be followed now: play a high card to win the trick, or a low one to stay out of it.

lesson-last = This is the last round of the lesson.
learnt-met = You met a bid: 20 points and 10 for each trick. Only the exact number counts, so once you have it, get rid of your high cards.
learnt-too-many = You won more tricks than you bid: each one too many costs 10 points. Get rid of high cards you do not need when somebody else wins the trick anyway.
learnt-too-few = You won fewer tricks than you bid: each one missing costs 10 points. Wizards and high trumps are sure; a 12 often is not.
learnt-nothing = A bid of 0 is a bid too: it brings 20 points if you win no trick.

## Rules, page by page

example-names = Ana, Boris, Vera

rules-aim = The aim
    .text = Before each round you say how many tricks you will win: your bid. Win exactly that many and you score; one too many is as bad as one too few.

        In a trick everybody plays one card, and the best one takes it. After the last round the most points win.
rules-cards = The cards
    .text = Four races, from 1 (low) to 13 (high): humans (blue), dwarfs (red), elves (green), giants (yellow). Four wizards (W) are the strongest cards, four jesters (J) the weakest.

        In most rounds one race is trump: its cards beat those of the other three races.
rules-signs = What the signs mean
    .text = These signs appear on the players’ plates, above the cards and on the cards. A gold frame and an arrow show whose turn it is.
rules-round = A round
    .text = Everybody is dealt { $first ->
    [one] { $first } card
   *[other] { $first } cards
} in round 1, and { $step } more in each round after that.
rules-rounds = With { $players } players, { $rounds ->
    [one] { $rounds } round is
   *[other] { $rounds } rounds are
} played.
rules-deal = The deal moves on clockwise.
rules-turned = The next card is turned up: its race is trump. A jester means no trump; after a wizard the dealer names the trump. When every card has been dealt there is no trump.
rules-bidding = Then everybody bids, starting on the dealer’s left; a bid stands. Everybody hears what the bids add up to: more than there are tricks, and they will be fought for; fewer, and somebody gets one nobody wanted.
rules-lead = The dealer’s left neighbour leads the first trick; after that, the winner of the last trick leads.
rules-trick = A trick
    .text = The first card names the race led. Players who hold that race must follow: with it, or with a wizard or a jester, which are always allowed. Players who hold none may play anything; nobody ever has to trump.

        The first wizard takes the trick; without wizards the highest trump; without trumps the highest card of the race led. If all are jesters, the first takes it.
rules-example = One trick, card by card
    .text = Dwarfs (red) are trump. { $b } leads blue 7. { $c } holds no blue card and plays red 2, a trump.

        { $a } holds blue 12, green 4 and a jester. Blue was led, so blue 12 or the jester may be played, but not green 4: the cards that may be played are raised.

        Either way the trick goes to { $c }: a trump, however low, beats the race led. { $a }, who bid 0, is glad of it, and { $c } leads the next trick.
rules-score = Points
    .text = A bid that comes true brings { $right } points and { $each } more for each trick. Otherwise each trick over or under costs { $each }.

        Bid 2 and won 2: { $two }. Bid 0 and won 0: { $none }. Bid 2 and won 1 or 3: { $off }.

        The score sheet has a row for each round and a column for each player; each cell shows bid / tricks won, and the total. Green cells are bids that came true. Equal totals share the place.
rules-variants = At this table
rules-variant-open = Bids are made in turn, and everybody hears them.
rules-variant-plus-minus = Plus/minus one: the bids may not add up to the number of tricks. So there may be one number that the dealer, who bids last, cannot bid.
rules-variant-secret = Secret bids: all bid at once, and the numbers are shown when all are in.
rules-variant-hidden = Secret bids: all bid at once, and the numbers are shown only when the round is over.
rules-variant-clairvoyance = Clairvoyance: in round 1 you see every card but your own until all have bid.
rules-variant-single = Single suit: each player has the fifteen cards of one race, its wizard and jester among them. No trump, and nobody has to follow: the highest card takes the trick, a wizard above 13, a jester below 1, of equal ones the first.
rules-variant-step = Hands grow by two cards each round.
rules-variant-rounds = { $rounds ->
    [one] { $rounds } round is played.
   *[other] { $rounds } rounds are played.
}
rules-questions = Questions people ask
    .text = – A jester is led? The next card names the race; of jesters alone the first wins.
        – A wizard is led? It takes the trick, and everybody plays what they like.
        – A wizard after a race card? The players after it still follow the race led.
        – Must I play a trump or a wizard? Never, as long as anything else may be played.
        – May I change my bid? No, it stands until the round is over.
        – May totals fall below zero? Yes, and they often do at first.
        – I cannot reach my bid any more. What now? Each trick off costs the same, so limit the damage, or spoil the bids of others.

## What can be looked up

term-bid = Bid (target)
    .text = How many tricks a player has said they will win in this round. Made once, before the first card; only exactly that many tricks bring points.
term-bids = Sum of the bids (target)
    .text = The tricks bid so far and, after the slash, the tricks of this round. If more are bid than there are, somebody will fall short; if fewer, somebody will take too many.
term-won = Tricks won (trick)
    .text = How many tricks the player has won in this round.
term-needs = Still needed (plus)
    .text = How many tricks the player still needs to reach the bid.
term-over = Too many (barred circle)
    .text = How many tricks the player has won above the bid. Each costs { $each } points.
term-met = Exactly right (check)
    .text = The player has just as many tricks as were bid, or, before the play, has made a secret bid.
term-total = Total (flag)
    .text = The points of all rounds so far.
term-best = Best card (crown)
    .text = Beneath a card of the trick: it would take the trick as it lies, or has taken it. In the result: first place.
term-dealer = Dealer (cards)
    .text = The player who dealt this round bids last, and names the trump after a wizard. The left neighbour bids and leads first.
term-turn = Whose turn (gold frame, arrow)
    .text = The table waits for the player with the gold frame and the arrow.
term-seat = A player’s mark (shape)
    .text = Each player has a shape in a colour of their own: it appears on their plate and beside what they have played.
term-trick = Trick
    .text = One card from everybody, in turn. The first wizard takes it, else the highest trump, else the highest card of the race led.
term-led = Race led
    .text = The race of the first card of a trick that is not a jester. Players who hold it follow with it, or play a wizard or a jester. After a wizard nobody has to follow.
term-trump = Trump
    .text = The race of the card turned up: its cards beat all other races. A jester turned up means no trump; after a wizard the dealer names it.
term-turned = Card turned up
    .text = It lies on what is left of the deck and says what is trump. It belongs to nobody.
term-sheet = Score sheet
    .text = A row for each round, a column for each player. Each cell shows bid / tricks won, and the total; a green cell is a bid that came true.
term-plus-minus = Plus/minus one
    .text = A variant: the bids of a round may not add up to its tricks, so there may be one number the dealer cannot bid.
term-secret = Secret bids
    .text = A variant: all bid at once. The numbers are shown when all are in, or, if the table says so, only when the round is over. A question mark stands for a bid that is made and not shown.
term-clairvoyance = Clairvoyance
    .text = A variant: in round 1 everybody sees every card but their own until all have bid.
term-single = Single suit
    .text = A variant for three or four: each player has a deck of one race. No trump, nobody has to follow, the highest card takes the trick.
term-race = One of the four races, from 1 (low) to 13 (high).
term-race-trump = It is trump in this round.
term-race-gone = Played in this round so far: { $cards }.
term-race-none = None of them has been played in this round yet.
term-Z-text = The strongest card: the first wizard takes the trick. May always be played. Turned up, it lets the dealer name the trump; led, it lets everybody play freely.
term-N-text = The weakest card: it takes a trick only if all play jesters. May always be played. Turned up, it means no trump; led, it leaves the race to the next card.
term-gone = { $count ->
    [0] None of the four has been seen in this round yet.
   *[other] Seen in this round: { $count } of 4.
}
term-card = { $race }. Beaten by higher cards of its race, by trumps and by wizards.
term-card-highest = { $race }, the highest card. Beaten by trumps and by wizards.
term-card-trump = { $race }. Beaten by higher trumps and by wizards.
term-card-top = { $race }, the highest card. Only wizards beat it.
term-card-single = { $race }. Beaten by higher cards and by wizards.
term-at-hand = It is in your hand.
term-at-trick = It lies in this trick, played by { $who }.
term-at-gone = It has been played in this round.
term-at-turned = It is turned up.
term-at-seen = { $who } holds it.
term-at-out = It is not in the game: nobody plays with this race.
term-at-unknown = You cannot know where it is.

## Where the game turned
turned-miss = Widest miss, round { $round }: **{ $who }** bid { $bid } and won { $tricks }.
turned-bold = Boldest bid made, round { $round }: **{ $who }** bid { $bid } and won { $tricks }.
turned-row = **{ $who }** made { $count ->
    [one] { $count } bid
   *[other] { $count } bids
} in a row (rounds { $first }–{ $round }).
turned-all = Round { $round }: everybody makes their bid.
turned-none = Round { $round }: nobody makes their bid.
