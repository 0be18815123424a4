# Hayduti in English. Names of players come escaped; `card`, `cards`, `stat`, `goal` and `deets` come in words from
# here, in refusals too; what a person made up comes as it was typed.
#
# One term for one thing: committee = a player's side · recruits, activity, combat power = its three stats · secret,
# exposed, broken = its three conditions · haydut = a card that groups are formed of, with a contribution (the stat it
# serves), a strength and a colour · voyvoda = a card raised for points · great figure, figure = a historical person who
# is raised and helps · zaptie = Ottoman police · field = the sixteen cards in the middle · scout, recruit, recruit at
# risk = the three actions · clear = put hand cards away · group = hayduts used together · raise = bring into play with a
# group · rotation = the used cards become the deck again.

## The game in lists and commands

game-name = Hayduti
game-blurb = Recruit hayduts, dodge the zaptie, raise voyvodas and great figures. 2–6 players.

verb-scout = Turn up a face-down card of the field
verb-recruit = Take a face-up card of the field into your hand: safe recruiting
verb-risk = Draw the top card of the deck: risky recruiting; a zaptie ends your actions
verb-pass = End your actions for this turn
verb-sofroniy = Sofroniy: turn the top card of the deck up beside the field
verb-hadzhi = Hadzhi Dimitar: remove a face-up zaptie
verb-meet = Answer the zaptie you have met with Levski or Dyado Ilyo, or let it happen
verb-clear = Put cards of your hand away
verb-improve = Set out to form a group that improves one of your stats
verb-raise = Set out to form a group that raises a voyvoda or figure
verb-gather = Say what the hayduts of your group have in common
verb-group = Form the group of these hayduts
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
field-clear-cards = The cards to put away; leave it out to keep all, where that is possible
field-improve-stat = The stat: recruits, activity or combat power
field-raise-card = The card to raise, such as V10 or Levski
field-gather-by = A stat, a colour, or the haydut whose contribution counts, such as d2g
field-group-cards = The hayduts of the group, such as d2g n3g; one named before is in it already
field-spare-cards = The haydut that stays in your hand; leave it out to use them all
field-keep-cards = The cards to save; leave it out to save none
field-take-cards = The cards to take; leave it out to take none
field-elevate-stat = The stat: recruits, activity or combat power

option-rotations = Deck rotations until the end: 2 short, 3 medium, 4 and more long, up to 10 (usually 2)
option-rotations-label = rotations
option-random_first = The first player is drawn by lot; no: whoever sat down first (usually yes)
option-random_first-label = first player by lot
option-advanced_hands = Later players start with one or two cards: yes or no (usually no)
option-advanced_hands-label = starting hands
option-hidden_discards = Hand cards cleared or lost stay secret: yes or no (usually no)
option-hidden_discards-label = hidden discards
option-parallel = All act in turn, then all clear at once, then groups are formed: yes or no (usually no)
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
option-premature = The game ends once the targets stand on the boards: yes or no; only in an uprising (usually no)
option-premature-label = premature uprising

preset-standard = Hayduti, short: two rotations
preset-medium = Medium: three rotations
preset-expert = Expert start: first player by lot, starting hands
preset-seat-order = Whoever sat down first begins
preset-hidden = Hidden discards
preset-parallel = Parallel: all clear at once
preset-uprising = National uprising
preset-uprising-easy = National uprising, easy, may break out prematurely
preset-uprising-hard = National uprising, hard, three rotations
preset-uprising-custom = National uprising with targets 8, 7, 6
preset-everything = Everything at once: four rotations, parallel, hard uprising

hayduti-premature-needs-uprising = A premature uprising needs an uprising: choose its difficulty, or play without both.

## Cards and people

stat-nabor = Recruits
stat-deynost = Activity
stat-boyna = Combat power
colour-green = green
colour-blue = blue
colour-red = red
colour-yellow = yellow
card-haydut = { $stat } { $strength } ({ $colour })
card-voyvoda = voyvoda { $cost }
card-zaptie = zaptie { $strength }
item-voyvoda = Voyvoda, cost { $cost }, { $points } points
item-voyvoda-at = Voyvoda, cost { $cost }, { $points } points, on the field at { $pos }
item-deets = { $name } ({ $cost }): { $hint }
item-deets-at = { $name } ({ $cost }, at { $pos }): { $hint }
item-zaptie = Zaptie, strength { $strength }
item-none = nobody
item-copy = { $card }, { $number } of { $count }

## What the great figures do

hint-group_bonus = +{ $bonus } to every group
hint-group_bonus-stat = +{ $bonus } to { $stat } groups
hint-group_bonus-size = +{ $bonus } to groups of { $size } or more
hint-peek_to_field = turns up a new card
hint-remove_zaptie = removes a zaptie
hint-extra_actions = +{ $actions } actions at zaptie { $threshold }+
hint-ignore_first_zaptie = ignores the first zaptie
hint-exposed_bonus = drives the exposing zaptie off
hint-keep_from_group = a haydut of the group stays
hint-group_when_broken = a group before the break
hint-keep_when_broken = saves { $keep } cards from a break
hint-take_when_broken = takes { $take } cards others lose
ability-group_bonus = every group of yours is { $bonus } stronger.
ability-group_bonus-stat = groups with contribution { $stat } are { $bonus } stronger.
ability-group_bonus-size = groups of { $size } or more hayduts are { $bonus } stronger.
ability-peek_to_field = before your first action you may turn the top card of the deck up beside the field; a zaptie there is not met.
ability-remove_zaptie = before your first action you may remove a face-up zaptie; a face-down card takes its place.
ability-extra_actions = { $actions } more actions if zaptie of total strength { $threshold } or more lie open before your first action.
ability-ignore_first_zaptie = the first zaptie you meet in a turn may be ignored. Recruiting at risk still ends the actions.
ability-exposed_bonus = the zaptie that exposes you may be sent away, and { $keep } more cards may stay in hand this turn.
ability-keep_from_group = while you are secret, { $keep } haydut of your group may stay in hand.
ability-group_when_broken = when scouting breaks your committee, you may form a group first.
ability-keep_when_broken = when your committee is broken, you may save { $keep } hand cards and are secret.
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
news-deeds = **{ $who }** { $deeds }.
did-scout = scouts { $finds }
did-recruit = recruits { $finds }
did-risk = recruits at risk: { $count ->
    [1] a card goes
   *[other] { $count } cards go
} to the hand unseen
did-risk-nothing = would recruit at risk, but there is nothing left to draw
did-stop = stops with { $count ->
    [one] { $count } action
   *[other] { $count } actions
} unused
did-clear = clears { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $cards }
did-clear-hidden = clears { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
did-clear-none = keeps the whole hand
did-no-group = forms no group
news-find = { $pos }: { $card }
news-risky-zaptie = **{ $who }** recruits at risk and meets { $card } (now at { $pos }): no more actions and no group this turn.
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
news-withstood = **{ $who }** withstands: zaptie { $total }, combat power { $boyna }.
news-broken = The committee of **{ $who }** is broken: zaptie { $total }, combat power only { $boyna }.
news-petko = { $deets } saves { $count ->
    [one] { $count } card
   *[other] { $count } cards
} for **{ $who }**.
news-petko-none = **{ $who }** has { $deets } save nothing.
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
} chosen what to clear.
news-group = **{ $who }** forms a group for { $stat }: { $cards }. Strength { $sum }.
news-improved = { $stat }: { $before } → { $after }.
news-raised = Raised: { $card }.
news-raised-field = Raised: { $card }, from { $pos }.
news-raised-points = It is worth { $points } points at the end.
news-rakovski = { $deets } keeps in hand: { $cards }.
news-no-group = { $names } { $count ->
    [1] forms
   *[other] form
} no group.
news-secret = { $names } { $count ->
    [1] is
   *[other] are
} secret again.
news-rotated = The deck is shuffled anew: rotation { $number } of { $total }.
news-silver = The silver cards come in.
news-gold = The gold cards come in.
news-silver-gold = The silver and the gold cards come in.
news-final = The last rotation is done: nothing more is drawn.
news-broke-out = The uprising breaks out: the targets stand on the boards!
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
outcome-uprising-failed = The uprising has failed: all have lost.

## Who is asked, as everybody sees it

ask-actions = **{ $who }** acts: { $count ->
    [one] { $count } action
   *[other] { $count } actions
} left.
ask-encounter = **{ $who }** meets { $card } and decides who helps.
ask-broken_group = The committee of **{ $who }** is broken; Pop Hariton allows one group first.
ask-broken_keep = **{ $who }** chooses what Petko saves.
ask-broken_take = **{ $who }** chooses what Hitov takes from **{ $whom }**.
ask-clearing = **{ $who }** clears: at most { $count ->
    [one] { $count } card
   *[other] { $count } cards
} may stay.
ask-clearing-all = All clear at once. Still choosing: { $names }.
ask-forming = **{ $who }** may form a group.
ask-final_choice = **{ $who }** chooses the stat that Karavelov lifts.

## Who is asked, as the seat itself sees it

own-actions = Your turn, { $count ->
    [one] { $count } action
   *[other] { $count } actions
} left: scout a number, or recruit.
own-actions-none = You have no actions; pass.
own-secret = You are secret: the next zaptie only exposes you.
own-exposed = You are exposed: zaptie now total { $total }, and above { $boyna } a further one breaks you.
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
own-clearing = Clear: { $limit } of your { $count ->
    [one] { $count } card
   *[other] { $count } cards
} may stay, so at least { $least } must go. More is always possible.
own-clearing-free = Clear what you like: { $count ->
    [1] your one card may stay
   *[other] all { $count } cards may stay
}.
own-chosen = You clear: { $cards }. You may change this until all have chosen. Still choosing: { $names }.
own-chosen-none = You keep all your cards. You may change this until all have chosen. Still choosing: { $names }.
own-forming = Choose the goal of your group, or skip.
own-forming-none = No goal is in reach this turn: skip.
own-way = Goal: { $goal }, strength { $need }. What do the hayduts have in common?
own-cards = Goal: { $goal }, strength { $need }. Common: { $by }. Choose the hayduts.
own-cards-bonus = Bonus: { $bonuses }.
bonus = +{ $bonus } { $deets }
bonus-size = +{ $bonus } { $deets } (from { $size } hayduts)
own-cards-missing = They must bring { $missing } or more.
own-spare = The group stands: { $cards }. Rakovski may keep one of it in your hand.
own-final_choice = Karavelov: which of your stats rises by one?

## Buttons and menus

label-scout = Scout { $pos } – row { $row }, column { $column }
label-scout-beside = Scout { $pos } – beside the field
label-recruit = Recruit { $pos }: { $card }
label-risk = Recruit at risk
label-pass = End actions
label-sofroniy = Sofroniy: turn up a card
label-hadzhi = Hadzhi Dimitar: remove { $card } at { $pos }
label-meet-levski = Levski: ignore it
label-meet-ilyo = Dyado Ilyo: exposed, but it goes
label-meet-none = Let it happen
label-improve = Improve { $stat }: { $before } → { $after } (strength { $need })
label-raise = Raise: { $card }
label-gather-stat = Contribution { $by }: up to { $reach }
label-gather-colour = Colour { $by }: up to { $reach }
label-gather-card = Colour as { $by }, which gives the contribution: up to { $reach }
label-group = Form the group: { $sum } (needed: { $need })
label-group-alone = Only { $card }
label-group-none = Add no haydut
label-spare-none = Keep none
label-keep-none = Save none
label-take-none = Take none
label-clear-none = Keep all
label-back = Another goal
label-skip = No group
label-elevate = { $stat }: { $before } → { $after }
label-pick-clear = Clear at least { $least }: { $limit } may stay
label-pick-clear-free = Clear what you like: { $limit } may stay
label-pick-group = Choose hayduts: together { $need } or more
label-pick-group-any = Choose hayduts
label-pick-spare = Keep in hand: up to { $most }
label-pick-keep = Save: up to { $most }
label-pick-take = Take: up to { $most }

menu-scout = Scout: turn up number…
menu-recruit = Recruit safely…
menu-goal = The goal of your group…
menu-gather = What the hayduts have in common…
menu-hadzhi = Hadzhi Dimitar: remove the zaptie at…
menu-meet = Who helps against the zaptie…
menu-elevate = Karavelov: lift…
menu-other = Choose…

## Answers given beforehand

standing-no-group = No group this turn
standing-no-group-given = You form no group this turn; you need not be asked.

## The table in words

table-deck = Rotation { $done } of { $total } · Deck { $deck } · Used { $used }
table-zaptie = Zaptie on the field: { $total }
table-final = Nothing more is drawn
table-targets = Uprising targets: { $targets }
table-stat = { $stat } { $value }
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
hand-line = { $stat }: { $cards }
hand-voyvodas = Voyvodas: { $cards }
hand-voyvoda = { $cost } ({ $points } points)
hand-deets = { $name } ({ $cost }): { $words }
hand-held = In your hand
hand-raised = Raised by you
hand-open = Open on the field
hand-later = from next turn
hand-heading = { $heading } – { $line }

## Words in the pictures

picture-zaptie = zaptie
picture-final = last

## Refusals

why-over = The game is over; a new table is one command away.
why-not-your-turn = Another committee is at work right now; the table calls you when it is your turn.
why-not-now = That comes at another moment of the turn.
why-unknown-card = “{ $card }” is no card of this game; write V10, d2g or a name such as Levski.
why-unknown-stat = “{ $stat }” is no stat; they are Recruits, Activity and Combat power.
why-no-such-position = No card lies at { $pos }; choose a number that you see on the field.
why-already-up = The card at { $pos } lies open already; it can be recruited unless it is a zaptie.
why-still-down = The card at { $pos } is face-down; scout it first.
why-zaptie-stays = A zaptie lies at { $pos }; revolutionaries can be recruited.
why-no-zaptie = The card at { $pos } is no face-up zaptie; Hadzhi Dimitar removes those only.
why-deck-done = The last rotation is done; scouting and safe recruiting go on, drawing does not.
why-act-first = A turn has at least one action; after it you may end your actions.
why-not-raised = This takes { $deets } raised before you.
why-raised-now = { $deets } helps from your next turn on.
why-used-already = { $deets } has helped in this turn; next turn again.
why-acted-already = { $deets } helps only before the first action of a turn.
why-no-help-now = { $deets } cannot help against this zaptie; choose one of the answers offered.
why-not-in-hand = Not in your hand: { $card }. Choose from the cards you hold.
why-not-on-offer = Not to be chosen here: { $card }. Choose from the cards offered.
why-named-twice = Named twice: { $card }. Once is enough.
why-too-many-stay = At most { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
} may stay, so clear at least { $least }.
why-too-many = At most { $most ->
    [one] { $most } card
   *[other] { $most } cards
} may be chosen here.
why-at-maximum = { $stat } stands at the top of the board; another stat or a card can still be your goal.
why-out-of-reach = { $goal } takes strength { $need }; your hayduts reach other goals, or more next turn.
why-not-raisable = Only voyvodas and great figures in your hand or open on the field can be raised, not this: { $card }.
why-gather-first = Choose first what the hayduts of your group have in common.
why-no-such-way = No group of this kind reaches the goal: { $by }. Choose one of those offered.
why-too-weak = Strength { $strength } of { $need }, bonuses included: add hayduts or choose stronger ones.
why-group-begun = A group is begun: finish it, or go back to choose another goal.
why-no-group-begun = Choose the goal of your group first.

## The rules page

rules-goal = ## Hayduti
    You lead a revolutionary committee. Its three stats start at 4: **Recruits** (recruits: hand cards you may keep), **Activity** (activity: actions per turn), **Combat power** (combat power). Sixteen cards lie face-down; the most points win.
rules-actions = **Actions.** One for each point of Activity. *Scout* turns a card up. *Safe recruiting* takes an open card. *Risky recruiting* draws the top of the deck unseen; a zaptie there ends your actions and costs you the group. After the first action you may stop.
rules-zaptie = **Zaptie.** The first one you meet only exposes a secret committee. Once exposed, you are broken when the open zaptie together exceed your Combat power: you lose your hand, the open cards leave the field, your turn ends, and you are secret again. With an empty hand an exposed committee goes secret at the end of the turn.
rules-clearing = **Clearing.** After the actions put hand cards away: at most as many as your Recruits may stay.
rules-group = **Group.** Once a turn use hayduts of one colour or of one contribution. Their strengths and the bonuses add up. *Improve* the stat of a contribution in the group to the highest value paid for: { $costs }. Or *raise* a voyvoda or figure of your hand or open on the field, if the strength reaches its cost.
rules-deytsi = **Deytsi** help from the turn after they were raised:
rules-deets = { $name } ({ $cost }): { $words }
rules-end = **The end.** When the deck is empty, used cards are shuffled: a rotation. After the agreed one nothing is drawn and the game is scored: your stats, { $leader } for each stat you lead, voyvodas (2, 3, 5, 7), deytsi. Raised cards never leave you.
rules-variants = **Variants.** *National uprising*: if the best value of any stat misses its target, everybody loses. *Parallel*: all act in turn, clear at once, then form groups.
