# Hayduti in English. Names of players come escaped; `card`, `cards`, `stat`, `goal` and `deets` come in words from
# here, in refusals too; what a person made up comes as it was typed.
#
# One term for one thing: committee = a player's side · recruits, activity, combat power = its three stats · secret,
# exposed, broken = its three conditions · haydut = a card that groups are formed of, with a contribution (the stat it
# serves), a strength and a colour · voyvoda = a card raised for points · great figure, figure = a historical person who
# is raised and helps · zaptie = Ottoman police · field = the sixteen cards in the middle · scout, recruit, recruit at
# risk = the three actions · discard = from the hand to the used pile · group = hayduts used together · raise = bring into play with a
# group · rotation = the used cards become the deck again.

## The game in lists and commands

game-name = Hayduti
game-blurb = Recruit hayduts, dodge the zaptie, raise voyvodas and great figures. 2–6 players.
game-aim = Most points win: grow your committee’s three stats and raise voyvodas and great figures. In a turn you recruit hayduts (rebels), spend them in groups and dodge the zaptie (police).

verb-scout = Scout: turn up a face-down card of the field
verb-recruit = Take a face-up card of the field into your hand: safe recruiting
verb-risk = Draw the top card of the deck: risky recruiting; a zaptie ends your actions
verb-pass = End your actions for this turn
verb-sofroniy = Sofroniy: turn the top card of the deck up beside the field
verb-hadzhi = Hadzhi Dimitar: remove a face-up zaptie
verb-meet = Answer the zaptie you have met with Levski or Dyado Ilyo, or let it happen
verb-clear = Discard cards of your hand
verb-improve = Set out to form a group that improves one of your stats
verb-raise = Set out to form a group that raises a voyvoda or figure
verb-gather = Say what the hayduts of your group have in common
verb-group = Form the group of these hayduts
verb-form = Form a whole group in one move
verb-spare = Rakovski: keep a haydut of the group in hand
verb-back = Go back and choose the goal of your group anew
verb-skip = Form no group
verb-keep = Petko: save cards of your hand from the break
verb-take = Hitov: take cards that another committee loses
verb-elevate = Karavelov: choose the stat that rises by one before scoring

field-scout-pos = The number of the face-down card
field-recruit-pos = The number of the face-up card
field-hadzhi-pos = The number of the zaptie to be removed
field-meet-deets = Whose help you take: Levski, Dyado Ilyo or nobody
field-clear-cards = The cards to discard; leave it out to keep all, where that is possible
field-improve-stat = The stat: recruits, activity or combat power
field-raise-card = The card to raise, such as Vasil Levski
field-gather-by = A stat, a colour, or the haydut whose contribution counts, such as Drum 2 (red)
field-group-cards = The hayduts of the group, such as Drum 2 (red), Men 3 (red); one named before is in it already
field-form-goal = What it is for: a stat, or the card to raise, such as Vasil Levski
field-form-by = What the hayduts have in common: a stat, a colour, or a haydut, such as Drum 2 (red)
field-form-cards = The hayduts of the group, such as Drum 2 (red), Men 3 (red); not the one named before
field-spare-cards = The haydut that stays in your hand; leave it out to use them all
field-keep-cards = The cards to save; leave it out to save none
field-take-cards = The cards to take; leave it out to take none
field-elevate-stat = The stat: recruits, activity or combat power

option-rotations = Deck rotations until the end: 2 short, 3 medium, 4 and more long, up to 10 (usually 2)
option-rotations-label = rotations
option-random_first = The first player is drawn by lot; no: the one who sat down first (usually yes)
option-random_first-label = first player by lot
option-advanced_hands = Later players start with one or two cards: yes or no (usually no)
option-advanced_hands-label = starting hands
option-hidden_discards = Hand cards discarded or lost stay secret: yes or no (usually no)
option-hidden_discards-label = hidden discards
option-parallel = All act in turn, then all discard at once, then groups are formed: yes or no (usually no)
option-parallel-label = parallel
option-uprising = National uprising, all may lose together: none, easy, normal, hard or own targets (usually none)
option-uprising-label = national uprising
choice-uprising-off = none
choice-uprising-easy = easy
choice-uprising-normal = normal
choice-uprising-hard = hard
choice-uprising-custom = own targets
option-target_nabor = Target of the uprising for Recruits, 5 to 13; only with own targets (usually 7)
option-target_nabor-label = target for Recruits
option-target_deynost = Target of the uprising for Activity, 5 to 13; only with own targets (usually 7)
option-target_deynost-label = target for Activity
option-target_boyna = Target of the uprising for Combat power, 5 to 13; only with own targets (usually 7)
option-target_boyna-label = target for Combat power
option-premature = The game ends once the targets are reached: yes or no; only in an uprising (usually no)
option-premature-label = premature uprising

preset-standard = Hayduti, short: two rotations
preset-standard-about = The deck goes round twice: about 12 to 20 turns each, an hour or so.
preset-medium = Medium: three rotations
preset-medium-about = The deck goes round three times, so committees grow further.
preset-expert = Expert start: first player by lot, starting hands
preset-expert-about = Those who act later begin with a card or two, to make up for it.
preset-seat-order = The player who sat down first begins
preset-seat-order-about = The first player is not drawn by lot.
preset-hidden = Hidden discards
preset-hidden-about = What leaves a hand is not shown to the others.
preset-parallel = Parallel: all discard at once
preset-parallel-about = All discard at the same time, so there is less waiting.
preset-uprising = National uprising
preset-uprising-about = The best stats of the table must reach targets together, or everybody loses.
preset-uprising-easy = National uprising, easy, may break out prematurely
preset-uprising-easy-about = Low targets for all together; the game ends as soon as they are reached.
preset-uprising-hard = National uprising, hard, three rotations
preset-uprising-hard-about = High targets for all together, and a longer game to reach them.
preset-uprising-custom = National uprising with targets 8, 7, 6
preset-uprising-custom-about = All together must reach 8 Recruits, 7 Activity and 6 Combat power.
preset-everything = Everything at once: four rotations, parallel, hard uprising
preset-everything-about = All options at once. For those who know the game.

hayduti-premature-needs-uprising = A premature uprising needs an uprising: choose its difficulty, or play without both.

## Cards and people

stat-nabor = Recruits
stat-deynost = Activity
stat-boyna = Combat power
contribution-nabor = men
contribution-deynost = drum
contribution-boyna = sabre
colour-green = green
colour-blue = blue
colour-red = red
colour-yellow = yellow
tint-green = { $stat ->
   *[other] green
}
tint-blue = { $stat ->
   *[other] blue
}
tint-red = { $stat ->
   *[other] red
}
tint-yellow = { $stat ->
   *[other] yellow
}
card-haydut = { $stat } { $strength } ({ $colour })
card-voyvoda = voyvoda { $cost }
card-zaptie = zaptie { $strength }
item-voyvoda = Voyvoda, cost { $cost }, { $points } points
item-voyvoda-at = Voyvoda, cost { $cost }, { $points } points, on the field at { $pos }
item-deets = { $name } (cost { $cost }): { $hint }
item-deets-at = { $name } (cost { $cost }, at place { $pos }): { $hint }
item-zaptie = Zaptie, strength { $strength }
item-none = nobody
item-copy = { $card }, { $number } of { $count }
goal-at = { $card } (at place { $pos })
cost-first = { $value } takes strength { $cost }
cost-next = { $value } takes { $cost }

## What the great figures do

hint-group_bonus = +{ $bonus } to every group
hint-group_bonus-stat = +{ $bonus } to { $stat } groups
hint-group_bonus-size = +{ $bonus } to groups of { $size } or more
hint-peek_to_field = turns up a new card
hint-remove_zaptie = removes a zaptie
hint-extra_actions = +{ $actions } actions at zaptie { $threshold }+
hint-ignore_first_zaptie = ignores the first zaptie
hint-exposed_bonus = drives off the zaptie that exposes you
hint-keep_from_group = a haydut of the group stays
hint-group_when_broken = a group when broken
hint-keep_when_broken = saves { $keep } cards from a break
hint-take_when_broken = takes { $take } cards others lose
ability-group_bonus = every group of yours is { $bonus } stronger.
ability-group_bonus-stat = groups with contribution { $stat } are { $bonus } stronger.
ability-group_bonus-size = groups of { $size } or more hayduts are { $bonus } stronger.
ability-peek_to_field = before your first action you may turn the top card of the deck up beside the field; a zaptie there does not count as met.
ability-remove_zaptie = before your first action you may remove a face-up zaptie; a face-down card takes its place.
ability-extra_actions = { $actions } more actions if zaptie of total strength { $threshold } or more lie open before your first action.
ability-ignore_first_zaptie = the first zaptie you meet in a turn may be ignored. Recruiting at risk still ends the actions.
ability-exposed_bonus = the zaptie that exposes you may be sent away, and { $keep } more cards may stay in hand this turn.
ability-keep_from_group = while you are secret, { $keep } haydut of your group may stay in hand.
ability-group_when_broken = when scouting breaks your committee, you may form a group first.
ability-keep_when_broken = when your committee is broken, you may save { $keep } hand cards and become secret.
ability-take_when_broken = when another committee is broken, you may take { $take } of the hand cards it loses.
prescore-each = Before scoring: each stat +1.
prescore-choice = Before scoring: a stat of your choice +1.
prescore-stat = Before scoring: { $stat } +1.
scoring-if_leader = { $points } points if you lead { $stat }.
scoring-per_led_stat = { $points } points for each stat you lead.
scoring-per_deets = { $points } points for each figure you raised, this one included.
scoring-per_voyvoda = { $points } points for each voyvoda you raised.

## What happened

news-started = The field is laid out, sixteen cards face-down. **{ $who }** begins.
news-start-hands = Starting hands: { $hands }.
news-start-hand = **{ $who }** { $count }
news-round = Round { $number }: **{ $who }** acts first.
news-actions = **{ $who }** { $actions }.
did-scout = scouts { $finds }
did-recruit = recruits { $finds }
did-risk = recruits at risk: takes { $count ->
    [1] a card
   *[other] { $count } cards
} into hand, unseen
did-risk-nothing = tries to recruit at risk, but nothing is left to draw
did-stop = stops with { $count ->
    [one] { $count } action
   *[other] { $count } actions
} unused
did-clear = discards { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $cards }
did-clear-hidden = discards { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
news-find = place { $pos }: { $card }
news-take = { $card } from place { $pos }
news-own-start = You start with: { $cards }.
news-own-draw = You draw: { $cards }.
news-own-losing = **{ $who }** is losing: { $cards }.
news-own-taken = You take from **{ $whom }**: { $cards }.
news-own-given = **{ $who }** takes from you: { $cards }.
news-risky-zaptie = **{ $who }** takes the risk and draws { $card } (now at { $pos }). No more actions, no group this turn.
news-sofroniy = { $deets } shows **{ $who }** a card at { $pos }: { $card }.
news-sofroniy-nothing = { $deets } finds nothing left to show **{ $who }**.
news-hadzhi = { $deets } removes { $card } at { $pos } for **{ $who }**; a face-down card takes its place.
news-hadzhi-gap = { $deets } removes { $card } at { $pos } for **{ $who }**; the place stays empty.
news-benkovski = { $deets } rouses the committee of **{ $who }**: { $count ->
    [one] { $count } more action
   *[other] { $count } more actions
}.
news-ignored = { $deets } leads **{ $who }** past { $card } unharmed.
news-exposed = The committee of **{ $who }** is exposed.
news-ilyo = { $deets } drives { $card } off: { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
} may stay in hand.
news-withstood = **{ $who }** withstands: zaptie strength { $total }, combat power { $boyna }.
news-broken = The committee of **{ $who }** is broken: zaptie strength { $total }, combat power only { $boyna }.
news-petko = { $deets } saves { $count ->
    [one] { $count } card
   *[other] { $count } cards
} for **{ $who }**.
news-petko-none = { $deets } saves nothing for **{ $who }**.
news-hitov = { $deets } brings **{ $who }** { $count ->
    [one] { $count } lost card
   *[other] { $count } lost cards
} of **{ $whom }**: { $cards }.
news-hitov-hidden = { $deets } brings **{ $who }** { $count ->
    [one] { $count } lost card
   *[other] { $count } lost cards
} of **{ $whom }**.
news-hitov-none = **{ $who }** takes none of the lost cards of **{ $whom }**.
news-lost = **{ $who }** loses { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $cards }.
news-lost-hidden = **{ $who }** loses { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
news-field-cleared = The open cards leave the field: { $cards }.
news-chosen = { $names } { $count ->
    [1] has
   *[other] have
} chosen what to discard.
news-group = **{ $who }** forms a group: { $cards }. Strength { $sum }.
news-improved = It improves { $stat }: { $before } → { $after }.
news-overtaken = { $count ->
    [1] { $names } no longer leads it: −{ $points }.
   *[other] { $names } no longer lead it: −{ $points } each.
}
news-raised = It raises { $card }.
news-raised-field = It raises { $card } from { $pos }.
news-raised-points = It is worth { $points } points at the end.
news-rakovski = { $deets } keeps in hand: { $cards }.
news-secret = { $count ->
    [1] The committee of { $names } is secret again.
   *[other] The committees of { $names } are secret again.
}
news-rotated = The deck is shuffled anew: rotation { $number } of { $total }.
news-silver = The silver cards come in.
news-gold = The gold cards come in.
news-silver-gold = The silver and the gold cards come in.
news-final = The last rotation is done: nothing more is drawn.
news-broke-out = The uprising breaks out: the targets are reached!
news-prescored = { $deets } of **{ $who }** before scoring: { $stats }.
news-prescored-stat = { $stat } { $after }
news-failed = Best values { $best }, targets { $targets }: the uprising has failed.
news-winner = { $names } { $count ->
    [1] wins with { $points } points. Congratulations!
   *[other] share the victory with { $points } points each. Congratulations!
}
news-nobody = Nobody wins this time. Next time Bulgaria rises!

score-stats = { $values } (stats)
score-led = { $count } × { $each } (leads { $stats })
score-voyvodas = { $values } (voyvodas)
score-deets = { $count } × { $each } ({ $deets })
score-line = **{ $who }**: { $terms } = { $total }

outcome-score = The points are counted.
outcome-uprising-won = The uprising has succeeded.
outcome-uprising-failed = The uprising has failed: everybody loses.

## Who is asked, as everybody sees it

ask-actions = **{ $who }** acts: { $count ->
    [one] { $count } action
   *[other] { $count } actions
} left.
ask-encounter = **{ $who }** decides who helps against { $card }.
ask-broken_group = The committee of **{ $who }** is broken; Pop Hariton allows one group first.
ask-broken_keep = **{ $who }** chooses what Petko saves.
ask-broken_take = **{ $who }** chooses what Hitov takes from **{ $whom }**.
ask-clearing = **{ $who }** discards: at most { $count ->
    [one] { $count } card
   *[other] { $count } cards
} may stay.
ask-clearing-all = All discard at once. Still choosing: { $names }.
ask-forming = **{ $who }** may form a group.
ask-final_choice = **{ $who }** chooses the stat that Karavelov lifts.

## Who is asked, as the seat itself sees it

own-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
} left.
own-last-turn = This is the last turn of the game.
own-last-cards = { $cards ->
    [0] The deck is used up
    [one] The deck holds 1 more card
   *[other] The deck holds { $cards } more cards
}: the game may end before your next turn.
own-actions-first = { $count ->
    [one] Take { $count } action
   *[other] Take 1 to { $count } actions
}.
own-secret = Hidden zaptie: about 1 in { $cards }. Scouted, it only exposes you.
own-exposed = About 1 hidden card in { $cards } is a zaptie; strength { $least ->
    [3] { $least }
   *[other] { $least }+
} breaks you.
own-lost = About 1 hidden card in { $cards } is a zaptie, and any breaks you.
own-spared = About 1 hidden card in { $cards } is a zaptie, and with Levski you may ignore it.
own-secret-risk = About 1 hidden card in { $cards } is a zaptie: it exposes you; at risk, it ends your turn too.
own-exposed-risk = Zaptie: about 1 card in { $cards }; strength { $least ->
    [3] { $least }
   *[other] { $least }+
} breaks you. At risk, any ends your turn.
own-spared-risk = About 1 hidden card in { $cards } is a zaptie. Levski may ignore it; at risk, it ends your turn.
own-safe-risk = No hidden zaptie can break you now; at risk, one still ends your turn.
own-safe = No hidden zaptie can break you now.
own-encounter = You meet { $card } at { $pos }. Who helps?
own-broken_group = Your committee is broken. Pop Hariton allows one group first: choose its goal, or skip.
own-broken_keep = Your committee is broken. Choose up to { $count ->
    [one] { $count } card
   *[other] { $count } cards
} that Petko saves.
own-broken_take = Hitov: choose up to { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of what **{ $whom }** loses.
own-clearing = Discard at least { $least } of your { $count ->
    [one] { $count } card
   *[other] { $count } cards
} ({ $limit } may stay).
own-clearing-free = { $count ->
    [1] Discard it? Your one card may stay.
    [2] Discard any? Both your cards may stay.
   *[other] Discard any? All { $count } cards may stay.
}
own-clearing-secret = With no card left in hand your committee is secret again.
own-chosen = You discard: { $cards }. You may change this until everybody has chosen. Still choosing: { $names }.
own-chosen-none = You keep all your cards. You may change this until everybody has chosen. Still choosing: { $names }.
own-forming = Form a group?
own-forming-none = No goal is in reach this turn: press “No group”.
own-forming-short = Out of reach: { $goals }.
own-forming-without = You hold no haydut for { $stats }.
goal-short = { $goal } ({ $reach } of { $need })
own-way = { $goal } takes strength { $need }. With which hayduts: of one symbol, or of one colour?
own-cards = Goal: { $goal }, strength { $need }. Chosen so far: { $by }. Choose the hayduts.
own-cards-bonus = Bonus: { $bonuses }.
bonus = +{ $bonus } { $deets }
bonus-size = +{ $bonus } { $deets } (from { $size } hayduts)
own-spare = The group is ready: { $cards }. Rakovski may keep one of them in your hand.
own-final_choice = Karavelov: which of your stats rises by one?

## Buttons and menus

label-scout = Scout a hidden card
label-recruit = Take: { $card }
label-risk = Recruit at risk
label-pass = End actions
label-sofroniy = Sofroniy: turn up a card
label-hadzhi = Hadzhi Dimitar: remove { $card } at { $pos }
label-meet-levski = Levski: ignore it
label-meet-ilyo = Dyado Ilyo: drive it off
label-meet-none = Let it happen
label-improve = { $stat } { $before } → { $after }
label-raise = Raise: { $card }
label-form-improve = { $stat } { $before } → { $after } (+{ $gain }): { $sum }
label-form-figure = { $card } ({ $hint }): { $sum }
label-form-raise = { $points ->
    [0] { $card }: { $sum }
   *[other] { $card } (+{ $points }): { $sum }
}
label-gather-stat = { $by } (up to { $reach })
label-gather-colour = { $by } (up to { $reach })
label-gather-card = { $by } + same colour (up to { $reach })
label-group = Form the group: { $sum } (needed: { $need })
label-group-improve = Form the group: { $sum } → { $stat } { $after }
label-group-alone = Only { $card }
label-group-none = Add no haydut
label-spare-none = Keep none
label-keep-none = Save none
label-take-none = Take none
label-clear-none = { $count ->
    [1] Keep it
   *[other] Keep all
}
label-clear = Discard { $cards }
label-back = Another goal
label-skip = No group
label-elevate = { $stat }: { $before } → { $after }
label-pick-clear = Discard { $least }, keep { $limit }
label-pick-clear-free = Discard cards (you need not)
label-pick-group = Choose hayduts: strength { $need } or more
label-pick-group-any = Choose hayduts
label-pick-form = { $goal }, { $by }: choose hayduts
label-pick-spare = Keep in hand: up to { $most }
label-pick-keep = Save: up to { $most }
label-pick-take = Take: up to { $most }

menu-scout = Scout…
menu-recruit = Take a face-up card…
menu-goal = Another group: its goal…
menu-form = A ready group…
menu-gather = What the hayduts have in common…
menu-hadzhi = Hadzhi Dimitar: remove the zaptie at…
menu-meet = Who helps against the zaptie…
menu-elevate = Karavelov: lift…
menu-other = Choose…

## Answers given beforehand

auto-answer-no-group = Form no group for me this turn
auto-answer-no-group-given = You form no group this turn; the table won’t ask you.

## The table in words

table-deck = Rotation { $done } of { $total } · Deck { $deck } · Used { $used } · About { $share } % played
table-zaptie = Zaptie on the field: strength { $total }
table-final = Nothing more is drawn
table-targets = Uprising targets: { $targets }
table-stat = { $stat } { $value }
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-leads = leads { $stats } (+{ $points })
table-secret = secret
table-exposed = exposed
table-broken = broken
table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-voyvodas = voyvodas { $costs }
table-deytsi = figures { $names }
table-raised = raised { $count }
table-chosen = has chosen
table-seat = { $who }: { $parts }
table-up = Face-up: { $cards }
table-down = Face-down: { $places }
table-lost = Being lost: { $cards }
table-place = { $place }. { $line }

## The hand in words

hand-haydut = { $strength } { $colour }
group-haydut = { $stat } { $strength }
hand-line = { $stat }: { $cards }
hand-voyvodas = Voyvodas: { $cards }
hand-voyvoda = { $cost } ({ $points } points)
hand-deets = { $name } (cost { $cost }): { $words }
hand-held = In your hand
hand-raised = Raised by you
hand-open = Open on the field
hand-later = from next turn
hand-heading = { $heading } – { $line }

## Words in the pictures

picture-zaptie = zaptie
picture-final = last
picture-broken = { $who }: broken
picture-lost = zaptie { $total } against { $boyna } · cards lost: { $count }

## Refusals

why-over = The game is over; a new table is one command away.
why-not-your-turn = It is somebody else’s turn; the table calls you when yours comes.
why-not-now = Not now: the table is waiting for a different move.
why-unknown-card = “{ $card }” is not a card in this game; write V10, d2g or a name such as Levski.
why-unknown-stat = “{ $stat }” is not a stat; the stats are Recruits, Activity and Combat power.
why-no-such-position = No card lies at { $pos }; choose a number that you see on the field.
why-already-up = The card at { $pos } lies open already; it can be recruited unless it is a zaptie.
why-still-down = The card at { $pos } is face-down; scout it first.
why-zaptie-stays = A zaptie lies at { $pos }, and nobody recruits those; choose another face-up card.
why-no-zaptie = The card at { $pos } is not a face-up zaptie; Hadzhi Dimitar removes only those.
why-deck-done = The last rotation is done; scouting and safe recruiting go on, drawing does not.
why-act-first = A turn has at least one action; after it you may end your actions.
why-not-raised = For this you must have raised { $deets }.
why-raised-now = { $deets } helps from your next turn on.
why-used-already = { $deets } has helped this turn already, and can again next turn.
why-acted-already = { $deets } helps only before the first action of a turn.
why-no-help-now = { $deets } cannot help against this zaptie; choose one of the answers offered.
why-not-in-hand = Not in your hand: { $card }. Choose from the cards you hold.
why-not-on-offer = You can’t choose this here: { $card }. Choose from the cards offered.
why-named-twice = Named twice: { $card }. Once is enough.
why-too-many-stay = At most { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
} may stay, so discard at least { $least }.
why-too-many = At most { $most ->
    [one] { $most } card
   *[other] { $most } cards
} may be chosen here.
why-at-maximum = { $stat } is at the top of the board; another stat or a card can still be your goal.
why-out-of-reach = { $goal } takes strength { $need }; your hayduts reach other goals, or more next turn.
why-not-raisable = Only voyvodas and great figures in your hand or open on the field can be raised, not this: { $card }.
why-gather-first = Choose first what the hayduts of your group have in common.
why-no-such-way = No group of this kind reaches the goal: { $by }. Choose one of those offered.
why-too-weak = Strength { $strength } of { $need }, bonuses included: add hayduts or choose stronger ones.
why-group-begun = A group is begun: finish it, or go back to choose another goal.
why-no-group-begun = Choose the goal of your group first.

## The rules, page by page

page-aim-title = The aim
page-aim = You lead a revolutionary committee in the years before 1876. Recruit hayduts, hide from the zaptie (the Ottoman police), and use the hayduts in groups: to improve your three stats, and to raise voyvodas and great figures.

    Recruits (men) says how many hand cards may stay at the end of your turn. Activity (drum) says how many actions a turn has. Combat power (sabre) says how much zaptie strength an exposed committee withstands. Each starts at { $start }.

    Points at the end: your three stats, { $leader } for each stat in which nobody is ahead of you, and what you have raised. The most points win.
page-cards-title = Cards and signs
page-cards = A haydut has a strength (2 or 3), a colour (the stitches at its edge) and a contribution, the stat it serves: men for Recruits, a drum for Activity, a sabre for Combat power.

    A voyvoda (a horse) shows its cost in a ring, and its points. A great figure shows its cost and a picture of what it does. Either is raised by a group as strong as its cost, and then never leaves you.

    Nobody takes zaptie (red cards with a fez). Their open strengths add up; the red badge shows the sum.

    A moon: your committee is secret. An eye: it is exposed. 3/4 beside the cards: three in hand, four may stay. On a plate: points so far, and gold numbers for stats that are led. Above the field: rotations, deck, used cards; the bar shows how much is played.
page-turn-title = One whole turn
page-turn = Ana has Activity 4, so four actions. First she scouts number 6: a haydut, Recruits 3. Second, she recruits it: it comes to her hand. Third, she scouts 11: zaptie 1. She was secret, so she is only exposed. Fourth, she recruits at risk: the top card of the deck comes to her hand unseen.

    Now she discards. At most 4 cards may stay, as many as her Recruits; she has three and keeps them.

    Then one group: Recruits 3 and Recruits 2 make strength 5. Lifting a stat from 4 to 5 takes strength 4, so her Recruits are 5 now. The two hayduts go to the used pile, the field is refilled, and the next player begins.

    After one action you may stop. With an empty hand there is no discarding and no group.
page-zaptie-title = Zaptie
page-zaptie = You meet a zaptie when you scout it or draw it at risk.

    If you are secret, you become exposed, and that is all, however strong it is. If you are exposed already, all open zaptie are added up: if the sum is above your Combat power, your committee is broken; otherwise you withstand.

    Broken means: your hand is lost, the open cards leave the field, your turn ends, and you are secret again. What you raised stays yours.

    A zaptie drawn at risk also ends your actions and costs you this turn’s group, whatever else happens.

    If you are exposed and hold no cards at the end of your turn, you become secret again.
page-group-title = Groups
page-group = Once a turn, after discarding, you may form one group: hayduts of one colour or of one contribution. Their strengths add up, and figures add bonuses.

    The group improves a stat whose contribution is in it. It rises at once to the highest value that the strength pays for: { $costs }.

    Or it raises a card: a voyvoda or figure of your hand or open on the field, if the strength reaches its cost.

    Any strength left over is lost, and the hayduts go to the used pile. Ready groups are offered. For any other you choose the goal, then what the hayduts have in common, then the hayduts; until the group is formed you may go back, and nobody will know.
page-figures-title = Great figures
page-figures = From the turn after they were raised they help their owner:
page-figure = { $name } (cost { $cost }): { $words }
page-end-title = The end and the points
page-end = When the deck is empty and somebody draws, the used cards are shuffled and become the deck: a rotation. After the last one nothing is drawn any more; this turn is still played to its end, and the game is over.

    First come the figures that lift stats before scoring. Then everybody counts the three stats, { $leader } for each stat led (all who share the lead have them), the voyvodas ({ $points }) and the figures. Cards in hand score nothing.

    Silver cards, the voyvodas of cost 10, come in with the first rotation; gold ones, those of cost 12, Levski and Botev, with the second. With two players both come with the first.
page-end-sheet = In the final table: a crown for each stat led, a horse for voyvodas, and each figure’s portrait, or one person for all of them where room is short.
page-table-title = Rules at this table
page-table-rotations = { $count ->
    [one] The game ends with rotation { $count }.
   *[other] The game ends with rotation { $count }.
}
page-table-first = The first player is drawn by lot.
page-table-first-seat = The player who sat down first begins.
page-table-hands = In the order of turns players start with 0, 1, 1, 2, 2, 2 cards.
page-table-hidden = Cards discarded or lost from a hand are not shown to the others.
page-table-open = Cards discarded or lost from a hand are shown to all.
page-table-parallel = Parallel: everybody acts in turn; then all discard at the same time, each unseen; then groups are formed in turn. On the plates a tick marks players who have chosen, a skull a broken committee.
page-table-turns = One after the other: each player acts, discards and forms a group before the next begins.
page-table-uprising = National uprising: the best value of each stat at the table has to reach a target, or everybody loses. The targets follow from the number of players and appear above the field.
page-table-uprising-own = National uprising: the best value of each stat at the table has to reach its target, or everybody loses. Targets: { $targets }.
page-table-premature = As soon as the targets are reached, the game ends.
page-questions-title = Questions people ask
page-questions = Must I take what I scouted? No. Open cards lie there for everybody.

    May I discard more than I have to? Yes, everything if you like: with no cards left an exposed committee becomes secret.

    Am I broken just because the total rises? No, only a zaptie that you meet yourself while exposed.

    What is a gap on the field? A card was taken there. It is filled at the end of the turn, first from beside the field.

    Can I form a group with a single haydut? Yes, if it is strong enough with its bonuses.

    Why may I not form a group now? A zaptie met at risk costs it, and so does an empty hand.

## What each choice does

about-scout-secret = 1 action: turns the card up for all. A zaptie there would only expose you.
about-scout-exposed = 1 action: turns the card up. Open zaptie strength { $total }; one that lifts this above { $boyna } breaks you.
about-scout-lost = 1 action: turns the card up. A zaptie breaks you: { $total } lie open against your { $boyna }.
about-scout-spared = 1 action: turns the card up for all. With Levski you may ignore a zaptie there.
about-scout-safe = 1 action: turns the card up for all. No hidden zaptie can break you now.
about-recruit-haydut = 1 action: the card is yours. It serves groups for { $stat } and groups of its colour.
about-recruit-voyvoda = 1 action. Worth nothing in hand; a group of strength { $cost } raises it for { $points } points.
about-recruit-deets = 1 action. No use in hand. A group of strength { $cost } raises it: { $hint }.
about-risk-secret = 1 action: the top card, unseen. A zaptie exposes you: no more actions, no group this turn.
about-risk-exposed = 1 action: the top card, unseen. A zaptie may break you: no more actions, no group this turn.
about-risk-lost = 1 action: the top card, unseen. A zaptie breaks you: no more actions, no group this turn.
about-risk-safe = 1 action: the top card, unseen. A zaptie costs you further actions and the group, no more.
about-risk-last = 1 action: nothing is left to draw, and this becomes the last { $part ->
    [round] round
   *[turn] turn
}.
about-pass = Your turn goes on with discarding. Actions lost: { $count }.
about-pass-empty = Your turn is over. Actions lost: { $count }.
about-pass-parallel = All discard once everybody has acted. Actions lost: { $count }.
about-sofroniy = Costs no action: the top card of the deck lies open beside the field; a zaptie does not count as met.
about-sofroniy-last = Costs no action: nothing is left to turn up, and this becomes the last { $part ->
    [round] round
   *[turn] turn
}.
about-hadzhi = Costs no action: this zaptie goes to the used pile, a face-down card takes its place.
about-hadzhi-last = Costs no action: this zaptie goes, its place stays empty, and this becomes the last { $part ->
    [round] round
   *[turn] turn
}.
about-hadzhi-gap = Costs no action: this zaptie goes to the used pile, its place stays empty.
about-meet-levski = Nothing happens to you; the zaptie stays open. Only once a turn.
about-meet-levski-risk = Nothing worse happens: no more actions, no group this turn. The zaptie stays open.
about-meet-ilyo = You are exposed, the zaptie goes, and two more cards may stay when you discard this turn.
about-meet-ilyo-risk = You are exposed, the zaptie goes, two more cards may stay. No more actions, no group this turn.
about-meet-exposed = You are exposed; the zaptie stays open. You lose nothing else.
about-meet-exposed-risk = You are exposed; the zaptie stays open. No more actions, no group this turn.
about-meet-broken = Zaptie strength { $total } against your { $boyna }: your committee is broken, your hand is lost.
about-meet-withstood = Zaptie strength { $total } against your { $boyna }: you withstand.
about-clear = The chosen cards go to the used pile. At most { $limit } may stay, and fewer is always allowed.
about-clear-none = Nothing is discarded; you keep your hand for your next turn.
about-improve-nabor = Hayduts of strength { $need } or more: more cards may stay when you discard.
about-improve-deynost = Hayduts of strength { $need } or more: more actions in each turn.
about-improve-boyna = Hayduts of strength { $need } or more: an exposed committee withstands more zaptie.
about-raise-voyvoda = Hayduts of strength { $cost } or more: { $points } points at the end.
about-raise-deets = Hayduts of strength { $cost } or more. Helps you from your next turn on.
about-gather-stat = Hayduts with this contribution count, whatever their colour.
about-gather-colour = Hayduts of this colour count, whatever their contribution.
about-gather-card = This haydut is in, others of its colour may join; its contribution brings bonuses.
about-group = These hayduts go to the used pile, and the goal is reached.
about-group-lead = +{ $gain } for you. No longer leading: { $count } (−{ $points } each).
about-group-none = Bonuses and the haydut already named are enough; no other is spent.
about-spare = This one returns to your hand, the others go to the used pile.
about-spare-none = All hayduts of the group go to the used pile.
about-back = Nothing has been spent or told; you choose a goal again.
about-skip = You keep your cards, and your turn is over.
about-skip-broken = { $saved ->
    [0] Your hand is lost, and your turn is over.
   *[other] Petko saves up to { $saved } of your cards; the rest is lost, and your turn is over.
}
about-keep = What you choose stays in your hand; all other cards are lost.
about-keep-none = The whole hand is lost.
about-take = What you choose comes to your hand; the rest goes to the used pile.
about-take-none = All of it goes to the used pile.
about-elevate = One more before the points are counted; leading a stat brings { $leader }.

gloss-haydut = groups for { $stat }, and groups of its colour; strength { $strength }
gloss-voyvoda = raised by a group of strength { $cost }, worth { $points } points
gloss-zaptie = adds { $strength } to the zaptie on the field; nobody takes it
gloss-deets = raised by a group of strength { $cost }; helps its owner from the next turn
gloss-nabor = how many hand cards may stay when you discard
gloss-deynost = how many actions a turn has
gloss-boyna = how much zaptie strength an exposed committee withstands
gloss-colour = hayduts of this colour, with any contribution
gloss-none = nobody helps, and the zaptie strikes

## Lessons

tip-actions = Scout a hidden card, which turns it up for all, or take an open one. Recruiting at risk draws an unseen card: a zaptie ends your actions, and you form no group this turn.
tip-exposed = You are exposed: meeting another zaptie breaks you if all open zaptie together are stronger than your Combat power (the sabre). Taking what lies open is safe; so is stopping.
tip-raised = A voyvoda or a great figure helps only once it is raised: by a group of hayduts at least as strong as the number in its ring, straight from the field too.
tip-encounter = You have met a zaptie, and one of your great figures can help. The list explains each answer.
tip-clearing = Only as many cards as your Recruits (the men) may stay. Keep hayduts of one colour or one symbol: they make a group.
tip-forming = One group a turn. A better stat helps later turns and counts { $leader } points more if nobody is ahead of you; a raised card brings points or help.
tip-raise = You can raise { $card } now: choose it as the goal of your group. The hayduts go, and it stays with you for good, with its points, or with its help from your next turn on.
tip-way = A group has one thing in common: a contribution or a colour. Choose the one that costs you the hayduts you need least.
tip-cards = Mark the hayduts; their strengths and the bonuses must reach the goal. Any strength left over is lost, except that a stat may rise by several steps.
tip-spare = Rakovski returns one haydut of the group to your hand. Keep the one that fits your next group.
tip-broken = Your committee is broken, but a figure you raised saves something. What you do not save is lost; you are secret again afterwards.
tip-take = Another committee is broken, and Hitov brings you cards from its hand. Take what fits your groups.
tip-final = The last choice of the game: one of your stats rises by one. Look where that makes you lead.

lesson-last = This is your last turn in the lesson.
learnt-raised = You raised a card: a group as strong as its cost keeps it for good. A voyvoda brings points, a great figure helps you from your next turn on.
learnt-own-broken = Your committee was broken: the open zaptie together were stronger than your Combat power, and your hand was lost. Stop while it is safe, or raise Combat power.
learnt-raising = A card was raised before your eyes: a group of hayduts as strong as its cost brings a voyvoda’s points, or a great figure’s help, for good.
learnt-broken = A committee was broken before your eyes: while exposed it met one zaptie too many, and its hand was lost. Exposed, take what lies open, or stop.
learnt-improved = You improved a stat: more Recruits keep more cards, more Activity gives more actions, more Combat power keeps zaptie off; and the leader in each scores.
learnt-exposed = Your committee was exposed: the first zaptie only does that. To be secret again, end a turn without cards in hand.
learnt-group = You formed a group: hayduts of one colour or one symbol. It can improve a stat or raise a voyvoda or figure, once a turn.

## Things to look up

term-secret = Secret committee
term-secret-text = Shown by a moon. The first zaptie you meet only exposes you. A committee starts secret, and becomes so again when it is broken, or at the end of a turn with an empty hand.
term-exposed = Exposed committee
term-exposed-text = Shown by an eye. When you meet a zaptie now and the open zaptie together exceed your Combat power, your committee is broken.
term-danger = Strength of the open zaptie
term-danger-text = The red badge above the field: all open zaptie together. If you are exposed and meet a zaptie, a sum above your Combat power breaks your committee.
term-broken = Broken committee
term-broken-text = Shown by a skull. The hand is lost, the open cards leave the field, the turn ends, and the committee is secret. Raised cards stay.
term-haydut = Hayduts
term-haydut-text = 48 cards: each contribution, colour and strength (2 or 3) twice. Recruit them and use them in groups.
term-contribution = Contribution
term-contribution-text = The picture on a haydut: the stat it serves. A group may have a contribution in common, and improves only the stat of a contribution among its hayduts.
term-colour = Colour
term-colour-text = Green, blue, red or yellow, each with stitches of its own. A group may have a colour in common.
term-strength = Strength
term-strength-text = The number on a haydut or a zaptie. In a group the strengths and bonuses add up and pay for the goal.
term-cost = Cost
term-cost-text = The number in a ring on a voyvoda or figure: the strength a group needs to raise it. Stats have costs too: { $costs }.
term-field = The field
term-field-text = Sixteen numbered cards in four rows, face-down at first. Zaptie drawn at risk and cards turned up by Sofroniy lie beside it, from 17 on. It is refilled after each turn.
term-group = Group
term-group-text = Hayduts of one colour or one contribution, used together once a turn to improve a stat or to raise a card.
term-clearing = Discarding
term-clearing-text = After your actions hand cards go to the used pile until at most as many stay as your Recruits. You may always discard more.
term-risk = Recruiting at risk
term-risk-text = The top card of the deck comes to your hand unseen. If it is a zaptie, you meet it, your actions end, and you form no group this turn.
term-lead = Leading a stat
term-lead-text = Shown in gold, at the end by a crown: nobody has more in this stat. Worth { $leader } points, also when it is shared.
term-rotation = Rotation
term-rotation-text = Shown by a turning arrow: how often the used cards have become the deck, of how many times. After the last nothing is drawn; an hourglass says so.
term-piles = Deck and used pile
term-piles-text = Above the field: the cards left in the deck, then those in the used pile. When a player draws from an empty deck, a rotation begins.
term-marked = Silver and gold cards
term-marked-text = Silver, the voyvodas of cost 10 and a zaptie, come in with the first rotation. Gold, the voyvodas of cost 12, Levski, Botev and a zaptie, come with the second; with two players with the first.
term-uprising = National uprising
term-uprising-text = A way to play in which all may lose together: the best value of each stat at the table has to reach its target, shown beside a target above the field.
term-voyvoda = Voyvoda, cost { $cost }
term-voyvoda-text = A group of strength { $cost } raises it. Worth { $points } points at the end. There are { $count }.
term-zaptie = Zaptie, strength { $strength }
term-zaptie-text = Ottoman police. When you meet it, you are exposed or, if you were already, perhaps broken. There are { $count }.
who-levski = He founded a web of secret committees and was hanged in Sofia in 1873; people call him the Apostle of Freedom.
who-botev = Poet and journalist; in 1876 he crossed the Danube with a band and fell in the mountains near Vratsa.
who-sofroniy = Bishop of Vratsa, who wrote the first printed book in modern Bulgarian, in 1806.
who-hadzhi = Voyvoda; in 1868 he led a band together with Stefan Karadzha and fell at Buzludzha.
who-benkovski = A leader of the April Uprising of 1876, with horsemen who were called the Flying Band.
who-rakovski = Writer and fighter, who gathered the first Bulgarian Legion in Belgrade in 1862.
who-hitov = Voyvoda for many years; Levski bore the standard of his band in 1867.
who-petko = Captain Petko, whose band protected the people of Thrace and the Rhodopes.
who-hariton = A priest who led the defenders of Dryanovo Monastery in 1876.
who-ilyo = Ilyo Markov from Maleshevo, a voyvoda who led bands into old age.
who-georgievi = Brothers from Karlovo, merchants in Romania, whose gift built the University of Sofia.
who-totyu = Voyvoda who crossed the Danube with a band in 1867 and slipped out of every trap.
who-karadzha = Voyvoda; in 1868 he crossed the Danube with Hadzhi Dimitar and died in prison of his wounds.
who-karavelov = Writer and editor in Bucharest, head of the Revolutionary Central Committee.
who-rayna = A schoolteacher from Panagyurishte, who sewed the banner of the April Uprising and carried it in 1876.
term-deets-text = Cost { $cost }. { $powers }
term-stat-text = { $meaning }. It starts at { $start }; a group improves it, up to { $most }. Costs: { $costs }.
term-stands = Now: { $places }.
term-now = { $who } { $value }
where-raised = raised by { $who }
where-field = open on the field at { $pos }
where-own = in your hand
where-hand = in the hand of { $who }
where-used = in the used pile
where-coming = not in play yet
where-unknown = out of sight

picture-page-men = Recruits
picture-page-drum = Activity
picture-page-sabre = Combat power
picture-page-haydut = haydut: strength, contribution, colour
picture-page-voyvoda = voyvoda: cost and points
picture-page-figure = great figure: cost and what it does
picture-page-zaptie = zaptie: strength
picture-page-secret = secret
picture-page-exposed = exposed

## Where the game turned
turned-group = Strongest group: **{ $who }**, strength { $sum }.
turned-lost = Heaviest loss: **{ $who }** loses { $count ->
    [one] { $count } card
   *[other] { $count } cards
} with the committee.
turned-withstood = Strongest zaptie withstood: **{ $who }**, strength { $total }, combat power { $boyna }.
