# Battle for the Balkans in English. Names of players come escaped.
#
# One term for one thing: Influence (the points) · order (Harvest, Arming, Offensive, Manoeuvre, Defence, Development) ·
# Planning · season · Reckoning (the end of a round, Razbor in the original) · land, sea, strait · fortress, level, walls
# (fortress or camp) · camp · regular, elite, royal army; fleet; troop (army or fleet) · reserve (pieces beside the map) ·
# field, siege, sea battle · battle round · strength, attack, defence · losses · to retreat (leave a battle of one's own
# will) · to withdraw (go away after it) · common tactic, strategy, royal card, advantage · to establish · alliance ·
# neutral, sovereign, outside the game · revolt, ruins · captive, ransom · to skip (a turn) · to pass (play no card).

## The game in lists and commands

game-name = Battle for the Balkans
game-blurb = The age of Kaloyan: plan orders, wage war, win Influence. 2–5 players.
game-aim = Gather Influence ★ to win: each land you own brings about 1 a round.
verb-kingdom = Choose the kingdom you lead
verb-keep = Strategic start: keep some of your five royal cards, 2 gold each
verb-plan = Choose your four orders of the round
verb-order = Begin to play one of your orders
verb-attack = Play an Offensive without cards: name its target
verb-with = Play these cards together with the order you have begun
verb-choose = Answer the question the table asks you
verb-back = Take your last answer back
verb-skip = Skip your turn and discard an order unseen
verb-card = Play one of your cards
verb-ransom = Free your captured army for gold
verb-end = End your turn
verb-hire = Hire an army in one of your lands
verb-promote = Turn a regular army into an elite one
verb-build = Build a fleet beside one of your lands
verb-home = Venice: build a fleet in the home sea
verb-repair = Clear the ruins of your land
verb-disband = Take one of your pieces off the board
verb-break = Leave your alliance
verb-voyage = Move a fleet at once, with its cargo
verb-sail = Move a fleet, with or without an army aboard
verb-ask = Ask the owner of a strait to let you pass
verb-send = Send armies, and fleets too, to the target, all in one move
verb-march = Send armies to the target
verb-grant = Let them pass the strait
verb-refuse = Keep the strait closed
verb-defend = Answer an Offensive with your Defence order
verb-fight = Choose the battle to be fought next
verb-meet = Meet the attackers in the open, or wait for the siege
verb-consent = Let your ally defend your land, or not
verb-establish = Lay a card down as an established strategy
verb-royal = Development: draw a royal card
verb-buy = Development: buy the top strategy
verb-reshuffle = Development: shuffle your royal discards back into the deck
verb-lend = Lend your fleets around the battle to an ally
verb-hand = Announce a tactic from your hand
verb-draw = Announce that you draw a common tactic
verb-tactic = Prepare this battle tactic face down
verb-count = Choose whose tactic counts for your side
verb-lose = Give up these pieces as losses
verb-retreat = Leave the battle
verb-stay = Go on with the battle
verb-embark = Withdraw an army aboard your empty fleet
verb-withdraw = Withdraw all that is left to a neighbouring place
verb-propose = Propose an alliance
verb-accept = Accept the alliance
verb-decline = Decline the alliance
verb-done = End this step
verb-pass = Pass
verb-surrender = Begin to give up the game
verb-yield = Confirm the surrender by naming your kingdom
field-kingdom-kingdom = The kingdom, such as Bulgaria
field-keep-cards = The royal cards to keep; none is allowed too
field-plan-orders = Four orders, such as harvest, arming, offensive, offensive
field-order-kind = Which order: harvest, arming, offensive, defence or development
field-attack-land = The target of the Offensive
field-with-cards = The cards that go with the order
field-skip-kind = The order to discard unseen
field-card-card = The card to play
field-choose-what = The answer: a land, a sea, a kingdom or a number
field-ransom-kind = Which army to free: regular, elite or royal
field-ransom-captor = Who holds it captive
field-hire-kind = What to hire: regular, elite or royal
field-hire-land = The land to hire in
field-promote-land = The land where a regular army becomes elite
field-build-land = The land that builds the fleet
field-build-sea = The sea where the fleet appears
field-home-army = Whether a regular army comes aboard for 1 more gold
field-repair-land = The land whose ruins are cleared
field-disband-place = Where the piece stands
field-disband-kind = Which piece: regular, elite or fleet
field-voyage-fleet = The fleet by its sea, with + and the army aboard if it carries one
field-voyage-to = The sea where it ends
field-voyage-cargo = Its cargo: none, aboard, or an army as kind@land
field-sail-fleet = The fleet by its sea, with + and the army aboard if it carries one
field-ask-strait = The strait to pass
field-send-armies = Armies as land:kind:number, all or guarded; and fleets, to send those too
field-march-armies = The armies that go, each as land:kind:number
field-fight-place = The place of the battle
field-meet-how = Field or siege
field-consent-yes = Yes lets your ally defend
field-establish-card = The card to establish
field-lend-to = The ally who borrows
field-tactic-card = The tactic to prepare
field-count-seat = Whose tactic counts
field-lose-pieces = The pieces you give up
field-embark-kind = The kind of army that goes aboard
field-embark-sea = The sea of the empty fleet
field-withdraw-to = Where to withdraw
field-propose-members = The kingdoms of the alliance, your own among them
field-yield-what = The kingdom you give up: your own
option-mode = Standard or advanced game (usually standard)
option-mode-label = game
option-target = Influence needed to win: 10 to 200 (usually 30)
option-target-label = target Influence
option-influence_victory = Influence can win: yes or no (usually yes)
option-influence_victory-label = victory by Influence
option-territorial_victory = The eleventh land wins: yes or no (usually yes)
option-territorial_victory-label = victory by lands
option-annihilation = Only the last one standing wins: yes or no (usually no)
option-annihilation-label = total annihilation
option-round_limit = The last round, 1 to 50; 0 for no limit (usually 0)
option-round_limit-label = last round
choice-round_limit-0 = none
option-control_territory = A land that wins if held in two Plannings in a row (usually none)
option-control_territory-label = land to control
option-money_goal = Gold that wins at once, 10 to 500; 0 for none (usually 0)
option-money_goal-label = gold goal
choice-money_goal-0 = none
option-strategic_start = Start with 5 more gold and a choice of royal cards: yes or no (usually no)
option-strategic_start-label = strategic start
option-manoeuvre = An Offensive may be played as a Manoeuvre: yes or no (usually no)
option-manoeuvre-label = Manoeuvre
option-non_players = What lands of kingdoms without a player become (usually auto)
option-non_players-label = kingdoms without a player
option-alliances = Alliances as agreed, fixed teams, or none (usually free)
option-alliances-label = alliances
option-teams = Seats of the first team, from 0; the others are the second (usually 0 2 4)
option-teams-label = first team
option-seat_order = Turn order by lot or as seated (usually lot)
option-seat_order-label = turn order
option-kingdom_choice = Kingdoms chosen in turn or dealt by lot (usually draft)
option-kingdom_choice-label = kingdoms
choice-mode-standard = standard
choice-mode-advanced = advanced
choice-control_territory-none = none
choice-non_players-auto = automatic
choice-non_players-neutral = neutral
choice-non_players-sovereign = sovereign
choice-non_players-unplayable = outside the game
choice-alliances-free = free
choice-alliances-teams = teams
choice-alliances-none = none
choice-seat_order-lot = by lot
choice-seat_order-as_seated = as seated
choice-kingdom_choice-draft = chosen in turn
choice-kingdom_choice-lot = by lot
preset-standard = Standard game
preset-standard-about = 30 Influence or the eleventh land wins; alliances as you agree.
preset-advanced = Game for advanced players
preset-advanced-about = Advantages and cards with all their effects. For those who know the standard game.
preset-teams = Team war to 30 Influence
preset-teams-about = Two fixed teams share their Influence; 30 wins, for a smaller team 15.
preset-no-alliances = Everyone alone, to 15 Influence
preset-no-alliances-about = No alliances, kingdoms by lot; 15 Influence wins.
preset-manoeuvre = Advanced with Manoeuvre and strategic start
preset-manoeuvre-about = An Offensive may spread troops instead, you choose first cards; 12 Influence wins.
preset-control = Fight for one land, five rounds
preset-control-about = A player who holds one great land in two Plannings in a row wins.
preset-money = Race for 50 gold, five rounds
preset-money-about = The first to own 50 gold wins at once.
preset-annihilation = Annihilation, five rounds
preset-annihilation-about = The last kingdom wins or, after five rounds, the most Influence; advanced rules.
preset-quick = Quick war of two rounds
preset-quick-about = Two rounds, kingdoms by lot: to try the game in an evening.
balkans-no-victory = This table needs a way to win: allow at least one.
balkans-money-goal = A gold goal starts at { $least }; 0 leaves it out.
balkans-teams-need-three = Teams need three players or more; this table has { $seats }.
balkans-teams-empty = Both teams need somebody: name some of the seats, not all.

## Refusals

why-over = The game is over; a new table is one command away.
why-not-your-turn = It is somebody else’s turn; the table calls you when yours comes.
why-not-now = Not now: the table is waiting for a different move.
why-unknown-name = “{ $name }” is not on this map; names of lands, seas, kingdoms and cards are offered as you type.
why-not-in-hand = { $card } is not in your hand; play one of the cards you hold.
why-wrong-moment = Not now: { $card }.
why-card-not-now = { $card } has nothing to affect now, or a card of that name was played already; keep it for later.
why-too-dear = This costs { $cost } gold and you have { $gold }; something cheaper is possible.
why-four-orders = A plan is exactly four of the orders you have.
why-no-such-order = You have no unplayed { $kind } this round; play another order or skip.
why-not-your-land = { $land } is not yours; your own lands can act here.
why-besieged = { $land } is besieged and cannot arm; your other lands can.
why-in-revolt = { $land } is in revolt and cannot arm; your other lands can.
why-land-has-acted = { $land } has acted in this Arming already; another land may.
why-needs-fortress = { $land } has no fortress or camp: there only regular armies are hired.
why-none-in-reserve = All pieces of this kind ({ $kind }) are on the board; disbanding one frees it.
why-out-of-reach = { $place } is too far, or something hinders the way; the list shows what is in reach.
why-strait-closed = The strait ({ $strait }) is closed without its owner’s permission; you may ask for it.
why-asked-already = You have asked for { $strait } in this order already, or need not ask.
why-no-ally = You are in no alliance; the Reckoning is the time to propose one.
why-alliance-not-whole = Include yourself, and all allies of everybody you name.
why-finish-first = Something is begun: finish it, or take it back.
why-nothing-like-it = This is not among what may be done now; the menus show all that is.

## How a table ends

outcome-territory = The eleventh land is taken: the war is won.
outcome-money = The gold goal is reached.
outcome-annihilation = Only one side is left standing.
outcome-control = The disputed land was held through two Plannings in a row.
outcome-influence = The target of Influence is reached.
outcome-rounds = The last round is over: Influence decides.

## Names and counts

kind-regular = regular army
kind-elite = elite army
kind-royal = royal army
kind-fleet = fleet
n-regular = { $n ->
    [one] { $n } regular army
   *[other] { $n } regular armies
}
n-elite = { $n ->
    [one] { $n } elite army
   *[other] { $n } elite armies
}
n-royal = { $n ->
    [one] { $n } royal army
   *[other] { $n } royal armies
}
n-fleet = { $n ->
    [one] { $n } fleet
   *[other] { $n } fleets
}
n-army = { $n ->
    [one] { $n } army
   *[other] { $n } armies
}
n-any = { $n ->
    [one] { $n } troop
   *[other] { $n } troops
}
n-lands = { $n ->
    [one] { $n } land
   *[other] { $n } lands
}
lands-rich = { $lands }, { $n } rich
n-gold = { $n } gold
n-points = { $n } Influence
n-drawn-royal = { $n ->
    [one] { $n } royal card
   *[other] { $n } royal cards
}
n-drawn-strategy = { $n ->
    [one] { $n } strategy
   *[other] { $n } strategies
}
order-harvest = Harvest
order-arming = Arming
order-offensive = Offensive
order-manoeuvre = Manoeuvre
order-defence = Defence
order-development = Development
season-spring = spring
season-summer = summer
season-autumn = autumn
season-winter = winter
power-neutral = neutral
power-unplayable = outside the game
piece-at = { $kind }, { $place }
piece-laden = { $kind } with { $load }, { $place }
piece-lent = { $piece } (lent by { $who })
word-none = none
word-none-cargo = nobody
word-none-attack = no attack
word-stay = stay aboard
word-aboard = the army aboard
word-all = all of them
word-guarded = all but the guards
word-fleets = the fleets
word-yes = yes
word-no = no
word-field = meet them in the open
word-siege = stay behind the walls
source-base = base
source-lands = lands
source-land = land
source-armies = armies
source-fleets = fleets
source-fortress = fortress
source-victory = victory
source-breach = alliance broken
source-royal-lost = royal army lost
source-royal-destroyed = royal army destroyed
source-start = strategic start
source-stolen = taken in battle
term = { $source } { $n }
term-lands = { $n } ({ $lands })
sum = { $parts } = { $total }
side-attackers = attackers
side-defenders = defenders
for-attackers = the attackers
for-defenders = the defenders
of-attackers = the attackers
of-defenders = the defenders
side-neutral = the defenders of the land
side-neutral-against = the defenders of the land

## What happened

news-order = Turn order: { $names }.
news-kingdom = { $who } leads { $kingdom }
news-drew = Cards drawn: { $draws }.
news-drew-each = Cards drawn: { $names }, each { $cards }.
news-drew-one = { $who } { $cards }
news-shuffled-common = The played common tactics are shuffled into a new deck.
news-shuffled-strategy = The played strategies are shuffled into a new deck.
news-shuffled-royal = { $who } shuffles the played royal cards back into the deck.
news-answered-keep = { $names } chose which royal cards to keep.
news-answered-plan = { $names } { $count ->
    [1] has planned
   *[other] have planned
}.
news-answered-tactic = { $names } { $count ->
    [1] has chosen a tactic
   *[other] have chosen their tactics
}.
news-answered-alliance = { $names } answered the proposal.
news-kept = { $who } keeps { $cards }.
news-round = Round { $n } begins with Planning.
news-season = The season: { $season }.
news-played = { $who } plays { $order }.
news-played-at = { $who } plays { $order }: { $place }.
news-played-from = { $who } plays { $order }: { $place } → { $target }.
news-skipped = { $who } skips the turn; an order is discarded unseen.
news-harvested = { $who } plays Harvest: { $sum } gold.
news-gold = { $who }: { $sign }{ $n } gold ({ $why }).
news-stolen = { $who } takes { $gold } from { $whom }.
news-bought = { $who } buys { $what } for { $gold }.
news-influence = { $who }: { $sign }{ $n } Influence ({ $why }).
news-armed = { $who } arms for { $gold }: { $what }.
news-promoted = { $n ->
    [one] { $n } regular army becomes elite
   *[other] { $n } regular armies become elite
} – { $place }
news-repaired = ruins cleared – { $place }
news-at = { $what } – { $place }
news-disbanded = { $who } disbands: { $what }.
news-passage-asked = { $who } asks { $whom } for permission to pass: { $strait }.
news-passage-granted = { $who } lets { $whom } pass: { $strait }.
news-passage-refused = { $who } keeps { $strait } closed to { $whom }.
news-moves = { $who } moves: { $moves }.
news-nothing-moved = { $who } sends nobody: the order comes to nothing.
move-armies = { $what }, { $from } → { $to }
move-laden = { $what } with { $load }, { $path }
move-taken = { $what } with { $load } from { $land }, { $path }
news-landed = { $who } lands: { $what } – { $place }.
news-reaction = { $who } answers with Defence: { $place }.
news-reaction-over = { $who } has answered the Offensive.
news-siege = { $who } besieges { $place }.
news-siege-over = The siege is over: { $place }.
news-meets-field = { $who } meets the attackers in the open: { $place }.
news-meets-siege = { $who } stays behind the walls: { $place }.
news-defence-asked = { $who } asks { $whom } to let a Defence be played: { $place }.
news-consent-yes = { $who } agrees: { $place }.
news-consent-no = { $who } does not agree: { $place }.
battle-sea = Sea battle
battle-field = Field battle
battle-siege = Siege battle
battle-neutral = Battle
news-battle = ⚔ { $kind }, { $place }: { $attackers } against { $defenders }.
news-lent = { $who } lends { $whom } { $fleets }.
news-card = { $who } plays { $card }: { $text }.
news-card-paid = { $who } plays { $card } for { $gold }: { $text }.
news-passed = { $names } { $count ->
    [1] passes
   *[other] pass
}.
news-declared-hand = { $names } { $count ->
    [1] plays a tactic from hand
   *[other] play tactics from hand
}.
news-declared-draw = { $names } { $count ->
    [1] draws a common tactic
   *[other] draw common tactics
}.
news-tactics = Tactics: { $tactics }.
news-tactic = { $who } – { $card } ({ $text })
news-counts = { $who }’s tactic counts for { $side }: { $card }.
news-round-won = Battle round { $n }: attackers – { $attackers }; defenders – { $defenders }. The { $side } win it.
news-losses = Losses of { $side }: { $n } (attack { $attack }; defence { $defence }){ $all ->
    [yes] {" "}– all they had
   *[no] {""}
}.
news-destroyed-one = { $who } { $what }
news-retreated = { $names } { $count ->
    [1] retreats
   *[other] retreat
}.
news-stayed = { $names } { $count ->
    [1] fights on
   *[other] fight on
}.
news-battle-won = The { $side } win the battle: { $place }.
news-embarked = { $who } goes aboard with { $what }: { $land } → { $sea }.
news-withdrew = { $who } withdraws: { $from } → { $to }.
news-captured = { $who } takes { $place }.
news-captured-from = { $who } takes { $place } from { $whom }.
news-freed = { $place } is neutral now.
news-captive = { $who } takes captive: { $what } of { $whom }.
news-rescued = { $who } saves: { $what } – { $place }.
news-recruited = { $who } raises { $what } – { $place }.
news-ransomed = { $who } pays { $whom } { $gold } in ransom: { $what }.
news-camp = { $who } pitches a military camp: { $place }, level { $level }.
news-revolt-on = Revolt breaks out: { $place }.
news-revolt-of = Revolt breaks out: { $place }, land of { $whom }.
news-revolt-off = The revolt ends: { $place }.
news-ruin-on = The land lies in ruin: { $place }.
news-ruin-off = The ruins are cleared: { $place }.
news-established = { $who } establishes { $card }.
news-peeked-hand = { $who } looks at cards of { $whom }.
news-peeked-orders = { $who } looks at the orders of { $whom }.
news-own-draw = You draw: { $cards }.
news-own-tactics = You draw tactics to choose one from: { $cards }.
news-own-hand = You see cards of { $whom }: { $shown }.
news-own-orders = You see the orders of { $whom }: { $shown }.
news-own-nothing = { $whom } has nothing for you to see.
news-lasting = { $card } stays in front of { $who } until its effect ends.
news-broken = { $who } breaks the alliance with { $others }.
news-proposed = { $who } proposes an alliance: { $members }.
news-answers = { $no ->
    [none] { $yes } agree.
   *[other] For: { $yes }; against: { $no }.
}
news-allied = Allied from now on: { $members }.
news-razbor = Reckoning: the year is reviewed.
news-eliminated = { $who } has no land left and is out of the game.
news-surrendered = { $who } surrenders.
news-first = { $who } is the first player now.
news-won = Victory: { $names }! Well played, everybody.
news-won-nobody = Nobody is left to win. Well played, everybody.

## Whom the table waits for (phases), as everybody reads it

ask-choose_kingdom = Waiting for { $names }: which kingdom?
ask-strategic_start = Waiting for { $names }: which royal cards to keep?
ask-planning = Planning: waiting for { $names }.
ask-turn = Waiting for { $names } to play an order.
ask-turn_close = Waiting for { $names } to end the turn.
ask-arming = Waiting for { $names } to arm.
ask-move = Waiting for { $names } to move troops.
ask-off_reaction = { $names } may answer the Offensive.
ask-strait_permission = Waiting for { $names }: may they pass?
ask-choose_battle = Waiting for { $names }: which battle comes next?
ask-battle_choice = Waiting for { $names }: field or siege?
ask-ally_consent = Waiting for { $names }: allow the Defence?
ask-development = Waiting for { $names } to develop.
ask-battle = Battle: waiting for { $names }.
ask-alliance = Alliance proposed: waiting for { $names }.
ask-razbor = Reckoning: waiting for { $names }.

## What a seat itself may do

own-wait = Nothing to do now. { $line }
own-planned = Your plan is made; you may change it until all are ready.
own-out = You are out of this game.
own-choose_kingdom = Choose the kingdom you will lead.
own-strategic_start = Choose the royal cards to keep, 2 gold each.
own-planning = { $kingdom }: choose four orders for this round; you play them in any order.
own-planning-standard = { $kingdom }: choose four orders for three seasons; one is left over.
own-turn = Your turn: play an order, or skip.
own-turn_close = Your order is done: play a card, or end the turn.
own-turn_close-none = Your order is done. No card to play now. End your turn.
own-arming = Arm your lands, one action each; then press Done.
own-off_aggression = Before you move you may break your alliance, for 2 Influence.
own-off_fleets = Move fleets and send armies to { $place }; then press Done.
own-off_fleets-first = Move fleets towards { $place }, or give the order up.
own-off_armies = Send your armies to { $place }; then press Done.
own-off_armies-first = Send your armies to { $place }, or give the order up.
own-lifts = Sending all ends your siege: { $places }.
own-strips = Sending all would leave { $places } empty, under siege.
own-off_reaction = { $place } is under attack!
own-off_reaction-meet = { $place } is under attack!
own-off_reaction-none = { $place } is the target. You cannot respond.
own-strait_permission = { $who } asks to pass: { $place }. Grant or refuse.
own-choose_battle = Choose the battle to be fought next.
own-battle_choice = { $place } is attacked: meet them in the open, or stay behind the walls.
own-ally_consent = { $who } wants to defend { $place } for you. Do you agree?
own-defence_moves = Shift armies between { $place } and your lands beside it; then press Done.
own-development = Develop: establish, draw, buy, reshuffle, in this order; then press Done.
own-battle_lend = Your ally fights at { $place }: lend your fleets, or pass.
own-battle_start = Before the battle at { $place }: play a card, or pass.
own-battle_start-tactic = Before the battle at { $place }: a card for its start, or your tactic?
own-battle_start-none = Before the battle at { $place } you have no card to play: pass.
own-battle_declare = Battle at { $place }: play a tactic, or draw one?
own-battle_declare-none = Battle at { $place }: you have no tactic to play, so draw one.
own-balance = { $attackers } { $strong }, { $defenders } { $weak }; the defender wins ties.
own-battle_pick = Choose your tactic; nobody sees it until all are ready.
own-battle_side_tactic = Choose whose tactic counts for your side.
own-battle_losses = Choose your losses.
own-battle_losses-on = You lose: { $lost }. Then fight on, or retreat? Or choose other losses.
own-battle_retreat = Stay and fight on, or retreat?
own-battle-fate =
    { $won ->
        [yes] You won the battle at { $place }
       *[no] You lost the battle at { $place }
    }
own-battle_end = { $fate }: play a card, or pass.
own-battle_end-none = { $fate }: you have no card to play: pass.
own-battle_end-withdraw = { $fate }: play a card, or choose where your troops withdraw.
own-battle_withdraw = Choose where your troops withdraw.
own-razbor_diplomacy = Propose an alliance, leave yours, or pass.
own-alliance_answer = { $who } proposes an alliance: { $members }. Accept or decline.
own-razbor_cards = Reckoning: play a card, or pass.
own-razbor_cards-none = Reckoning: you have no card to play, pass.

## Buttons, rows and headings

label-none = Without cards
label-with = { $order } + { $card }
label-skip = Skip and discard { $order }
label-skip-none = Skip
label-back = ← Back
label-ransom = Ransom: { $kind }, { $gold } to { $who }
label-end = End turn
label-row = { $place }: { $what }, { $gold }
label-promote = promote
label-fleet = fleet → { $sea }
label-home-laden = fleet with a regular army
label-repair = clear ruins
label-disband = Disband: { $what }
label-break = Break the alliance
label-ask = Ask to pass: { $place }
label-grant = Grant
label-refuse = Refuse
label-defend = Play Defence
label-meet-field = Open field: { $defenders } against { $attackers }
label-meet-siege = Behind walls: { $defenders } against { $attackers }
label-establish = Establish { $card }: { $gold }
label-royal = Draw a royal card
label-buy = Buy a strategy: { $gold }
label-reshuffle = Reshuffle royal cards
label-lend = Lend fleets to { $who }
label-hand = From hand
label-draw = Draw a tactic, +{ $least }–{ $most }
label-draw-on = Fight on and draw +{ $least }–{ $most }
label-fight-on = Fight on: { $label }
label-lose-rather = Rather lose: { $what }
label-retreat = Retreat
label-stay = Stay
label-shift = Armies to { $place }
label-voyage = { $piece } → { $sea }
label-voyage-laden = { $piece } → { $sea } ({ $cargo })
label-sail = Move: { $piece }
label-propose = Alliance: { $members }
label-embark = { $kind } aboard: { $sea }
label-withdraw = Withdraw to { $place }
label-accept = Accept
label-decline = Decline
label-done = Done
label-done-keep = Done: keep { $gold }
label-let-come = Let them come
label-leave-empty = Leave it empty
label-sum = { $label }: { $mine } against { $theirs }
label-call-off = Give the order up (it is lost)
label-pass = Pass
label-surrender = Surrender…
label-consent-yes = Agree
label-consent-no = Disagree
label-target = { $place } – { $owner }
label-target-far = { $place } – { $owner } (out of reach)
label-target-leave = { $place } – { $owner } (if let through)
pick-keep = Choose the royal cards to keep…
pick-plan = Choose your four orders…
pick-with = Cards with this order…
label-send-all = Send all
label-send-armies = Armies alone
label-send-guarded = All but guards
label-send-ships = Fleets and what they carry
label-counted = { $label } ({ $what })
label-send = Send: { $what }
sums-field = you { $attackers }, they { $defenders } before help
sums-siege = you { $attackers }, they { $defenders } ({ $walls } in a siege), before help
sums-walls = you { $attackers } ({ $walls } behind walls), they { $defenders }, before help
sums-neutral = you { $attackers }, they { $defenders }
sums-drawn = tactics +{ $least }–{ $most }, defender wins ties
sums-drawn-more = tactics: you +{ $least }–{ $most }, they +{ $least }–{ $worst }, defender wins ties
sum-fleets = { $n } ({ $fleets } by fleet)
sum-walls = { $n } (walls { $walls })
sum-behind = { $n } (walls { $walls })
pick-send = Send some…
pick-march = Send armies to { $place }…
pick-lose = Choose the losses…
pick-yield = To surrender, name your kingdom…
menu-kingdom = Choose a kingdom…
menu-plan = A ready plan…
menu-order = Play an order…
menu-skip = Skip the turn and discard…
menu-card = Play a card…
menu-ransom = Ransom an army…
menu-hire-regular = Hire a regular army…
menu-hire-elite = Hire an elite army…
menu-hire-royal = Hire the royal army…
menu-promote = Promote to elite…
menu-build = Build a fleet…
menu-repair = Clear ruins…
menu-disband = Disband…
menu-voyage = Move a fleet…
menu-sail = Move a fleet…
menu-ask = Ask to pass a strait…
menu-fight = Fight next at…
menu-establish = Establish a card…
menu-tactic = Prepare a tactic…
menu-count = Whose tactic counts…
menu-lend = Lend your fleets…
menu-embark = Take an army aboard…
menu-withdraw = Withdraw to…
menu-propose = Propose an alliance…
label-located = { $place } ({ $n })
menu-other = What to do…
menu-choose = Where to send armies…
menu-choose-cards = Cards with this order…
menu-attack = Offensive: { $group }…
menu-choose-target = Target: { $group }…
menu-choose-far = Out of reach of this order…
menu-choose-origin = Manoeuvre from…
menu-choose-attack = Attack with the Manoeuvre: { $group }…
menu-choose-sea = The fleet ends in…
menu-choose-cargo = Who goes aboard…
menu-choose-land = Choose a land…
menu-choose-armies = Choose armies…
menu-choose-seat = Choose a player…
menu-choose-piece = Choose a piece…
menu-choose-number = How many…
menu-choose-drop = Where the army lands…
menu-choose-surrender = Surrender?
group-hostile = hostile lands
group-free = lands without a player
group-own = your own and allied lands
group-in = { $region } – { $group }
region-danube = Bulgaria and the Danube
region-thrace = Thrace and the straits
region-macedonia = Macedonia and Epirus
region-adriatic = Serbia and the Adriatic
region-asia = Asia Minor
region-islands = Hellas and the islands
label-kingdom = { $kingdom }: { $how }
hand-kingdom = { $kingdom }. { $homelands }

## The table and the hand in words

table-round = Round { $n }
table-round-of = Round { $n } of { $last }
table-target = target ringed: { $place }
table-first = first player: { $who }
table-seat = { $who } ({ $kingdom }): Influence { $influence }, gold { $gold }, lands { $lands }, cards { $cards }, orders left { $orders }
table-out = { $who }: out of the game
table-sieges = Besieged: { $places }
table-battle = { $kind }, { $place }: { $attackers } { $strength } – { $defenders } { $resistance }
table-place = { $place }. { $names }
table-scores = { $who } ({ $influence }, { $lands })
hand-orders = Your orders: { $orders }
hand-plan = Your plan: { $orders }
hand-prepared = Chosen in secret: { $what }
hand-drawn = Drawn to choose from: { $cards }
hand-peek-hand = Seen in the hand of { $who }: { $what }
hand-peek-orders = Seen orders of { $who }: { $what }
hand-advantage = Advantage – { $card }
card-line = { $card } ({ $timing }): { $text }
card-line-paid = { $card } ({ $timing }, { $gold }): { $text }
card-short = { $card } – { $text }
card-cost = { $card } ({ $gold })
when = { $text } { $conditions }
timing-battle_start = start of a battle
timing-tactic = tactic
timing-battle_end = end of a battle
timing-razbor = Reckoning
timing-order = with { $order }
timing-attacked = when attacked
timing-foreign_turn = in another’s turn
timing-own_turn = in your turn
stat-strength = { $sign }{ $n } strength
stat-attack = { $sign }{ $n } attack
stat-defence = { $sign }{ $n } defence
effect-mod = { $stats }
effect-mod_per = { $stats } { $per } (max { $max })
effect-destroy_enemy = the enemy loses { $what }
effect-no_fortress = the fortress does not count
effect-levy = on your own land: up to { $what } more, each paid for
effect-force_draw = your enemies play no tactic from hand: they draw
effect-second_draw = drawing, you see two tactics and keep one
effect-negate_text = effects of enemy tactics do not count
effect-capture = you take captive { $what } destroyed here
effect-rescue = { $what } destroyed here comes back to your land
effect-promote = { $what } of yours becomes elite
effect-ruin = the land is ruined
effect-gold = +{ $n } gold
effect-steal_gold = take up to { $n } gold from an enemy
effect-influence = +{ $n } Influence
effect-draw = draw { $cards }
effect-gold_per = +{ $n } gold { $per } (max { $max })
effect-recruit = { $what } in a fortress of yours
effect-annex_neutral = take a neighbouring neutral land without a fortress
effect-battle_bonus = +{ $n } strength in all your battles until the next Reckoning ends
effect-order_gold = { $n } gold more
effect-order_gold_per = { $n } gold more { $per } (max { $max })
effect-hire_discount = prices above 1 fall by { $n }
effect-extra_actions = { $n ->
    [one] { $n } more action
   *[other] { $n } more actions
}
effect-land_range = armies move up to { $n } lands
effect-sea_range = fleets move up to { $n } seas
effect-pass_sovereign = armies may pass sovereign lands
effect-pass_fleets = fleets may pass hostile fleets
effect-assault = the fortress is stormed at once
effect-camp = the camp is a strong fortress
effect-price_discount = strategies cost { $n } less
effect-counter_march = bring up to { $what } to the target, from at most { $range } lands away
effect-evacuate = all your armies withdraw from the attacked land to a neighbouring one
effect-peek_hand = you alone see { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of another hand
effect-lose_gold = another player loses { $n } gold
effect-build_fleet = build a fleet beside your land at its price
effect-revolt = revolt in a hostile land that no army guards
effect-peek_orders = you alone see the unplayed orders of another player
effect-goal = +{ $n } Influence in the Reckoning
effect-goal_per = +{ $n } Influence in the Reckoning { $per } (max { $max })
effect-razbor_gold = +{ $n } gold in the Reckoning
per-elite = { $n ->
    [one] per elite army
   *[other] per { $n } elite armies
}
per-regular = { $n ->
    [one] per regular army
   *[other] per { $n } regular armies
}
per-fleet = { $n ->
    [one] per fleet
   *[other] per { $n } fleets
}
per-royal = { $n ->
    [one] per royal army
   *[other] per { $n } royal armies
}
per-rich = { $n ->
    [one] per rich land
   *[other] per { $n } rich lands
}
per-fortress = { $n ->
    [one] per fortress
   *[other] per { $n } fortresses
}
per-coastal = { $n ->
    [one] per coastal land
   *[other] per { $n } coastal lands
}
per-territory = { $n ->
    [one] per land
   *[other] per { $n } lands
}
per-seas_with_fleet = { $n ->
    [one] per sea with your fleet
   *[other] per { $n } seas with your fleets
}
cond-attacker = if you attack
cond-attacker-side = if the side attacks
cond-defender = if you defend
cond-defender-side = if the side defends
cond-sea = in sea battles
cond-land = in land battles
cond-field = in field battles
cond-siege = in sieges
cond-has_royal = if your royal army fights
cond-has_elite = if an elite army of yours fights
cond-has_elite-side = if an elite army of the side fights
cond-regulars = if at least { $n } regular armies fight
cond-more_troops = if you have more troops
cond-more_troops-side = if the side has more troops
cond-fewer_troops = if you have fewer troops
cond-fewer_troops-side = if the side has fewer troops
cond-own_territory = if the land is yours
cond-vs_player = if the enemy is a player
cond-won = if you won
cond-lost = if you lost
cond-most_rich = if you own the most rich lands
cond-owns = { $n ->
    [1] if you own { $places }
    [2] if you own both { $places }
   *[other] if you own all of { $places }
}
cond-coast = { $n ->
    [1] if you own a coast on { $places }
    [2] if you own a coast on either of: { $places }
   *[other] if you own a coast on any of: { $places }
}

## Words in the pictures

picture-planning = Planning
picture-razbor = Reckoning
picture-setup = Setup
picture-out = out of the game
picture-piece = { $strength } strength, { $gold }
picture-course = Influence by round
picture-from-lands = lands
picture-from-advantages = advantages
picture-from-others = all else
legend-tower = fortress
legend-tent = camp
legend-coin = rich land; gold
legend-fire = revolt
legend-skull = ruins
legend-person = regular armies
legend-horse = elite armies
legend-crown = royal army
legend-ship = fleets
legend-siege = besiegers
legend-gate = strait
legend-shield = owner; lands
legend-dots = sovereign land
legend-wall = no way across
legend-ring = target, battle
legend-arrow = last moves
legend-star = Influence
legend-cards = cards in hand
legend-hourglass = orders left
legend-flag = first player
legend-pointer = whose turn it is

## Small questions of what one has begun

own-asking-for = { $card }. { $question }
own-asking-cards = Which cards do you play with this order? You may play none.
own-asking-cards-first = If cards go with it, choose them first.
own-asking-target = Choose the target of your order.
own-asking-target-far = Choose the target of your order. Out of reach: { $n ->
    [one] { $n } land
   *[other] { $n } lands
}.
own-asking-camp = Choose the land of yours where the camp is pitched.
own-asking-origin = Choose where your Manoeuvre begins.
own-asking-attack = Choose the land to attack, or none.
own-asking-sea = Choose the sea where the fleet ends.
own-asking-cargo = Choose who goes aboard.
own-asking-land = Choose a land.
own-asking-armies = Choose the armies that go.
own-asking-seat = Choose a player.
own-asking-piece = Choose a piece.
own-asking-number = Choose how many.
own-asking-drop = Choose where the army lands.
own-asking-surrender = You are about to surrender: name your kingdom, or go back.

## Lands to be controlled (option control_territory)

choice-control_territory-bosnia = Bosnia
choice-control_territory-zeta = Zeta
choice-control_territory-raska = Rascia
choice-control_territory-belgrade = Belgrade
choice-control_territory-nis = Nish
choice-control_territory-oltenia = Oltenia
choice-control_territory-vlachia = Vlachia
choice-control_territory-philippopolis = Philippopolis
choice-control_territory-serres = Serres
choice-control_territory-thessalonica = Thessalonica
choice-control_territory-velbazhd = Velbazhd
choice-control_territory-skopje = Skopje
choice-control_territory-pelagonia = Pelagonia
choice-control_territory-ohrid = Ohrid
choice-control_territory-thessaly = Thessaly
choice-control_territory-athens = Athens
choice-control_territory-achaea = Achaea
choice-control_territory-laconia = Laconia
choice-control_territory-kefalonia = Kefalonia
choice-control_territory-caria = Caria
choice-control_territory-paphlagonia = Paphlagonia
news-destroyed-round = Lost in the battle round: { $what }.
news-destroyed-card = Lost to a card: { $what }.
news-destroyed-aboard = Sunk with the fleet: { $what }.
news-destroyed-nowhere = Lost, with nowhere to withdraw to: { $what }.
side-you = you
side-yours = your side

## Answers given beforehand

auto-answer-battle = Fight for me: draw tactics
auto-answer-battle-given = In the rest of this battle you play no cards and draw your tactics; the next battle asks you again.
auto-answer-stay = Stay until it is decided
auto-answer-stay-given = In this battle you stay until it is decided: you draw your tactics and lose the cheapest pieces.
auto-answer-round = Play no cards for me this round
auto-answer-round-given = Until the round ends you play no cards: you pass, draw tactics, and your turns end by themselves. You still choose your orders.
auto-answer-refuse = Refuse every passage this round
auto-answer-refuse-given = Until the round ends you refuse everybody your straits.

## What choices do and cost

about-kingdom-venice = Seas with your fleets bring gold and Influence: rule the coasts, avoid wars inland.
about-kingdom-epirus = Many cheap armies; Thessalonica and Constantinople bring it Influence.
about-kingdom-nicaea = Strong at home: hold your land, grow, and take Constantinople, which brings Influence.
about-kingdom-latin = Few but elite armies; Constantinople and Thessalonica together bring Influence.
about-kingdom-bulgaria = Lead attacks with the royal army; coasts on the White and western seas bring Influence.
about-pick-keep = Each card kept costs 2 gold; the others go back into your royal deck.
about-pick-plan = One each season, in any order; nobody sees them before.
about-pick-with = They are paid at once and work for this order only.
about-pick-send = They march, and the other side answers; what you leave behind guards its land.
about-pick-march = These armies go to the target now; what you leave behind guards its land.
about-pick-lose = These pieces leave the map and return to your reserve.
about-pick-yield = Naming your own kingdom ends the game for you; any other name goes back.
about-keep = You keep none, pay nothing, and your deck stays as it is.
about-with = The order is played as printed, and your cards stay in your hand.
about-order-harvest = Brings { $gold } now: 2 + 1 per land (2 if rich); none if besieged, in ruins or in revolt.
about-order-arming = Each of your lands may hire, promote, build a fleet or clear ruins, once.
about-order-offensive = Armies and fleets from up to two steps away go to one land, to take or relieve it.
about-order-manoeuvre = Troops of one place spread to your lands around it, and may attack one land.
about-order-defence = A camp guards a land of yours like walls of level 1 this round; armies move to and from it.
about-order-development = Better cards: establish one for the whole game, draw, buy strategies, or reshuffle royal ones.
about-skip = Nothing happens this season, and this order is gone for the round, unseen.
about-skip-none = You have no order left; the turn goes on.
about-card = Played: { $timing }; it costs nothing and goes to its discard pile afterwards.
about-card-stays = Played: { $timing }; it costs nothing and stays on the table.
about-card-troops = Played: { $timing }; it costs nothing, but the troops it brings do.
about-card-paid = Played: { $timing }; leaves you { $left }.
about-card-paid-troops = Played: { $timing }; leaves you { $left }, and the troops it brings are paid for besides.
about-card-idle = Changes nothing in this battle as it stands.
about-tactic = In this battle: { $text }
about-choose-none = Nothing and nobody is added.
about-choose-none-cargo = The fleet sails with nobody coming aboard.
about-choose-none-attack = No land is attacked; the troops only spread.
about-choose-stay = It remains aboard, where it is, until a later order lands it.
about-choose-aboard = What the fleet carries comes along and is landed after the sea battles.
about-choose-cards = A card of yours may make this order stronger.
about-choose-target = The one land that this order is about.
about-choose-origin = Only troops of this place and the seas beside it move.
about-choose-attack = The Manoeuvre attacks this land.
about-choose-sea = Here the fleet ends; beside the target it counts in the battle.
about-choose-cargo = This army boards on the way and lands at the target after the sea battles.
about-choose-land = Here the card takes effect.
about-choose-armies = Armies within reach may go there.
about-choose-seat = The card is aimed at this player.
about-choose-piece = This is the piece the card is about.
about-choose-number = That many, each at its price.
about-choose-drop = Here the army comes ashore, after the sea battles.
about-choose-surrender = Leave the game for good, or go back.
about-hire-regular = 1 strength in battle; leaves you { $left }.
about-hire-elite = 2 strength in battle; leaves you { $left }.
about-hire-royal = 3 strength; losing it costs 2 Influence. Leaves you { $left }.
about-promote = A regular army there becomes elite: 2 strength instead of 1. Leaves you { $left }.
about-build = 2 strength at sea, 1 in a battle on the coast, carries one army. Leaves you { $left }.
about-home = Appears in Venice’s home sea and uses no land’s action. Leaves you { $left }.
about-repair = The land gives gold again, but does nothing else in this Arming. Leaves you { $left }.
about-buy = The top strategy comes into your hand, and the next costs more. Leaves you { $left }.
about-ransom = The army returns to your reserve; leaves you { $left }.
about-disband = It returns to your reserve, free of charge, and can be hired elsewhere.
about-meet-field = Fought now, in the open: your walls do not count.
about-meet-siege = Nothing now; in the Reckoning it is fought and the walls count. Till then no gold, no arming.
about-consent-yes = Your ally may move armies to and from your land.
about-consent-no = Nothing is moved, and your ally’s order is still to be played.
about-break = At once, for 2 Influence: you may attack your allies, and they you.
about-break-razbor = You leave the alliance and pay nothing.
about-back = Takes your last answer back; nobody has seen it.
about-end = Play passes to the next player.
about-surrender = Asks you once more; then your kingdom leaves the game.
about-send = Sends all that can march; then they answer
about-send-fleets = Sends all that can go, by sea too; then they answer
about-send-ships = Sends every fleet that can go, with an army if another stays; nobody marches
about-send-guarded = An army stays in each land; where there is a siege, all stay
about-send-lifts = It ends your siege: { $places }
about-send-strips = Leaves no army in { $places }
about-send-help = Comes to help before it is fought.
about-voyage = The fleet goes there, and what it carries lands after the battles at sea.
about-sail = You choose next where it goes and what it carries.
about-ask = Its owner says yes or no, for the rest of this order.
about-grant = Their fleets pass for the rest of this order.
about-refuse = Their fleets stay on their side for this order.
about-defend = Plays your Defence: help may come from at most two lands or seas away.
about-fight = This battle is fought next; the others follow.
about-establish = Costs 5 gold once; then it works again and again, from the table, all game long.
about-royal = One card from your kingdom’s own deck.
about-reshuffle = All your played royal cards can be drawn again.
about-lend = All your fleets beside the battle count for them in land battles this turn.
about-hand = Everybody hears it; the card itself stays hidden until all are turned up.
about-draw = A common tactic, unseen until all are turned up; most add 1 or 2 strength.
about-count = Only this tactic counts for your side; the others are discarded.
about-retreat = You lose this battle and withdraw with what is left; what has nowhere to go is lost.
about-retreat-allies = You withdraw with what is left; what has nowhere to go is lost. Your allies may fight on.
about-stay = If the other side stays too, another round is fought.
about-embark = It is safe aboard and leaves with the fleet.
about-withdraw = All that is left of you goes there.
about-propose = If all accept: no fights, free passage, defence together; each still wins alone.
about-accept = If all accept, you are allies at once.
about-decline = There will be no such alliance; it costs nothing.
about-done-arming = Gold you keep is there next season.
about-done-off_aggression = You stay allied and go on with the Offensive.
about-done-off_fleets = No more fleets move in this order.
about-done-off_armies = No more armies march; then the other side answers.
about-call-off = Nothing is sent: the order is lost.
about-done-off_reaction = You send nothing.
about-done-off_reaction-empty = Nobody defends it: an army that comes takes it, or besieges its walls.
about-done-defence_moves = The armies stand as they are; the order ends.
about-done-development = The order ends; what you did not do is lost.
about-pass-battle_lend = Your fleets stay out of this fight.
about-pass-battle_start = No card now; if somebody else plays one, you are asked again.
about-pass-battle_end = No card now; when all pass, the losers withdraw.
about-pass-razbor_diplomacy = All stays as it is between you and the others.
about-pass-razbor_cards = You play no more cards in this Reckoning.
gloss-harvest = 2 gold + 1 per land (2 if rich).
gloss-arming = Each land does one thing: hire (1 gold, elite 3, royal 4), promote (2), build a fleet (2).
gloss-offensive = Move up to two lands or seas against one target.
gloss-manoeuvre = Spread out the troops of one place.
gloss-defence = A camp like walls on a land of yours, and armies shifted; or an answer to an Offensive.
gloss-development = Draw, buy, establish and reshuffle cards.
gloss-card = { $timing }: { $text }
gloss-regular = 1 strength; hired for 1 gold
gloss-elite = 2 strength; hired for 3 gold
gloss-royal = 3 strength; hired for 4 gold; lost, it costs 2 Influence
gloss-fleet = 2 strength at sea, 1 in a battle on the coast; built for 2 gold
gloss-laden = A fleet with an army aboard; both are lost together
gloss-besieging = { $piece }; it besieges this land
about-choose-shift = Next you choose which armies around it go there.
about-choose-far = Out of reach: no army of yours could come there with this order.
about-choose-leave = Your fleet needs permission to pass: { $straits } ({ $who }).
doubt-far = The place is out of reach: with this order no army of yours can get there, and the order is spent.
doubt-card = As this battle stands, the card changes nothing, and it is spent.
doubt-arming = You have no gold: nothing can be hired or built, and the order is spent.
doubt-troops = You have no army and no fleet to send: the order would come to nothing.
doubt-send = Nobody would stay in { $places }, which is besieged: it falls in the Reckoning.
doubt-beaten = Too weak: at best { $best } with a drawn tactic, against { $defenders }.
doubt-retreat = You are the stronger side, and retreating loses the battle.

## For beginners, and what is looked up

tip-choose_kingdom = Lands that lie together are easier to hold. Look for towers and coins.
tip-strategic_start = Royal cards are strong, but 2 gold also hires two armies. Keep two or three.
tip-planning = A good first plan: Harvest, Arming and two Offensives.
tip-turn = No gold: Harvest. Gold but no prey: Arming. Attack where you are well ahead: ties go to the defender.
tip-turn_close = Some cards can still be played now; usually you just end the turn.
tip-arming = Each land acts once. Arm where you will attack from, and where a neighbour could walk in.
tip-off_aggression = Going on keeps the alliance. Breaking it costs 2 Influence and may start battles.
tip-off_fleets = A fleet beside the target adds 1 and can carry an army. Not needed? Done.
tip-strait_permission = Letting them pass may please a neighbour, or bring them to your shores.
tip-off_armies = Send enough to win even with a weak tactic, but leave a guard: an empty land is simply taken.
tip-off_reaction = Bring armies from as far as your walls reach, or play a card. Or let them come.
tip-choose_battle = Begin where a victory frees the way for the next battle.
tip-battle_choice = Field: decided now, walls do not count. Walls: fought in the Reckoning, no gold till then.
tip-ally_consent = Your ally would bring armies to your besieged land. Usually a kindness.
tip-defence_moves = Shift armies between your lands here. A besieged land that gets an army fights at once.
tip-development = Four steps in a fixed sequence, each once. Strategies cost more as you buy more.
tip-battle_lend = Your fleets here may count for your ally this turn. They can be lost.
tip-battle_start = Compare the two sums: a card is worth it when it turns the battle.
tip-battle_declare = A tactic from your hand is sure, a drawn one is luck. Save the best for battles that matter.
tip-battle_pick = All tactics are turned up together; yours is paid for then.
tip-battle_side_tactic = Only one tactic counts for your side. You lead, so you choose.
tip-battle_losses = Give up what is cheapest to replace. Losing the royal army costs 2 Influence.
tip-battle_retreat = Retreating loses the battle but saves the troops that are left.
tip-battle_end = Some cards take captives, save troops or bring gold. When all pass, the losers withdraw.
tip-battle_withdraw = To a land beside it, or aboard empty fleets. What finds no place is lost.
tip-razbor_diplomacy = Allies do not fight and may pass through each other’s lands. Leaving now is free.
tip-alliance_answer = If all accept, you are allies until somebody leaves. Answers are secret until all are in.
tip-razbor_cards = They bring gold, Influence or lands. One at a time, in turn; a pass is final.
tip-asking-cards = Cards make the order stronger and are spent with it. None are needed.
tip-asking-target = Lands without a player are the best first prey: defence 1 and a tactic.
tip-asking-sea = Only a fleet beside the target counts there. The owner of a gate has to let you pass.
tip-asking-cargo = One army fits aboard. It lands after the sea battles; if the fleet sinks, so does it.
tip-asking-origin = Moves the troops of one place to your lands and seas around it, or against one land.

lesson-last = The lesson ends with autumn and its Reckoning.
learnt-land = You took a land: send more than its defence and a weak tactic together, as the defender wins ties. Neutral lands are the cheapest.
learnt-siege = A siege began: a player who stays behind walls fights only in the Reckoning, where the walls count; until then the land gives no gold.
learnt-lost = You lost a land: an army left behind, or an Arming in time, makes an attacker think twice.
learnt-reckoning = Each round ends with the Reckoning: sieges are fought out, and lands bring Influence. Influence wins the game, not gold.
walls = { $n ->
    [one] fortress, level { $n }
   *[other] strong fortress, level { $n }
}
walls-none = no walls
land-rich = rich
land-revolt = in revolt
land-ruin = in ruins
land-resists = defence { $n } + tactic
land-empty-open = empty: taken without a battle unless help comes
land-empty-walls = empty: besieged, and it falls in the Reckoning unless help comes
land-by-sea = by fleet only
land-sea-foes = enemy fleets off it, fought first: { $n }
look-outside = This land lies outside the game: nothing can enter it.
look-battle = Before tactics: { $attackers } – { $strong }; { $defenders } – { $weak }. The defender wins ties.
look-land = { $short }. At the start: { $home }.
look-near = Neighbours by land: { $places }
look-seas = Seas beside it: { $places }
look-owner = Now held by { $who }
look-stands = There: { $who } – { $what }
look-besieged = Besieged by { $names }
look-coasts = Coasts: { $places }
look-beside = Neighbouring seas: { $places }
look-gate = { $strait } leads to { $sea }
look-strait = Joins { $seas }. The owner of { $land } opens or closes it.
nothing = none
kingdom-short = { $lands }, { $armies }, { $fleets }; { $advantages }
look-homelands = Homelands: { $places }
look-troops = Troops at the start: { $what }
look-no-royal = It has no royal army, but may build fleets in its home sea without a land.
look-leads = Led by { $who }
look-order = { $order } (order)
look-sign = { $sign } (sign on the map or below it)
look-map = Map: { $region }
look-kingdom = { $kingdom } (kingdom)
look-advantage = { $card } (advantage)
look-held = Advantage of { $kingdom }: it lies open and works all game long.
look-required = { $text }, only if somebody leads { $kingdom }
look-deck-common = Common tactic; copies: { $n }
look-deck-strategy = Strategy; copies: { $n }
look-deck-royal = Royal card of { $kingdom }; copies: { $n }
look-when = Played: { $timing }. Price: { $gold }.
look-advanced = Only in the advanced game.
look-establish = Can be established in a Development.
look-in-hand = In your hand: { $n }
look-established = Lies established in front of { $who }.
look-lasting = At work now, played by { $who }.
look-discarded = On the discard piles: { $n }

## Orders, signs, terms, and the pages of the rules

order-harvest-text = 2 gold, and 1 for each land of yours that is not besieged, in ruins or in revolt; rich lands give 2. Cards and some advantages add to it.
order-arming-text = Each of your lands that is neither besieged nor in revolt may do one thing: hire a regular army (1 gold), behind walls an elite one (3) or the royal one (4), promote a regular to elite (2), build a fleet in a sea beside it (2), or clear ruins (2). If all your armies or fleets are on the map, you may disband one free of charge.
order-offensive-text = One land is the target. Fleets move up to two seas, then armies up to two lands; its owner may answer; battles at sea come first, then armies land, then it is fought for on land. Your own land can be the target too, to relieve it from a siege.
order-manoeuvre-text = An Offensive played another way, if the table allows it: the troops of one place spread out to your own lands and to seas around, and may attack one land.
order-defence-text = Advanced game. On a land of yours the order becomes a camp (level 1) until the round ends, and armies shift between it and your lands beside it. Unplayed, it may instead answer an Offensive: then help comes from at most two lands or seas away.
order-development-text = Advanced game. In this sequence, each once: establish a card for 5 gold, draw a royal card, buy up to five strategies for 1, 2, 3, 4, 5 gold, reshuffle your royal cards.
sign-tower = Tower
sign-tower-text = A fortress: one tower is level 1, two are a strong one of level 2. In a siege the level is added to the defenders’ sum, and elite and royal armies are hired here.
sign-tent = Tent
sign-tent-text = A camp of a Defence order: it works like a fortress until the round ends.
sign-coin = Coin
sign-coin-text = Beside a land: it is rich and gives 2 gold in a Harvest instead of 1. In a row below the map: a player’s gold.
sign-fire = Flame
sign-fire-text = A revolt: the land gives no gold and no Influence and does not arm, until an army of its owner stands there or the round ends.
sign-skull = Skull
sign-skull-text = Ruins: the land gives no gold until they are cleared for 2 gold in an Arming.
sign-person = Figure
sign-person-text = Regular armies, and how many: 1 strength each.
sign-horse = Horse
sign-horse-text = Elite armies, and how many: 2 strength each; in the advanced game 1 attack and 1 defence too.
sign-crown = Crown
sign-crown-text = The royal army: 3 strength. Losing it costs 2 Influence, and destroying it brings 2.
sign-ship = Ship
sign-ship-text = Fleets in a sea: their owner’s mark on the hull, how many, and then what they carry.
sign-siege = Swords in a red rim
sign-siege-text = These armies besiege the land; it is decided in the Reckoning. Swords beside a name below the map: a battle is being fought there.
sign-gate = Gate
sign-gate-text = A strait between two seas, in the colour of the player who owns the land that holds its key. Others need that player’s permission.
sign-shield = Shield
sign-shield-text = A land’s number on its owner’s shield; a plain disc belongs to nobody. In a row below the map: how many lands a player owns.
sign-dots = Dotted land
sign-dots-text = Dots: a sovereign power holds the land. Pale and empty: neutral. Grey: outside the game. Colours and hatching: a player’s.
sign-wall = Thick border
sign-wall-text = Mountains or water: no army crosses here. Thin lines can be crossed, and a row of dots over water is a ferry that armies may take.
sign-ring = Golden ring
sign-ring-text = The target of the order, or the place of the battle. The small map in the corner shows where the close-up lies.
sign-arrow = Arrow
sign-arrow-text = Where troops went by the last order, in their owner’s colour.
sign-star = Star
sign-star-text = A player’s Influence, and after the slash how much wins.
sign-cards = Cards
sign-cards-text = Cards in a player’s hand: royal cards + strategies.
sign-hourglass = Hourglass
sign-hourglass-text = Orders a player has still to play in this round.
sign-flag = Flag
sign-flag-text = The first player: begins every season of this round. After each Reckoning the flag moves to the next player.
sign-pointer = Golden frame
sign-pointer-text = The table waits for this player.
term-influence = Influence
term-influence-text = The points of the game. In each Reckoning every land of yours brings 1, advantages more. Some cards bring it; losing the royal army or breaking an alliance costs 2. It never falls below 0.
term-razbor = Reckoning
term-razbor-text = The end of a round, called Razbor in the Bulgarian original: sieges are decided, alliances made, cards played, Influence counted, cards drawn.
term-planning = Planning
term-planning-text = The beginning of a round: everybody chooses four orders in secret. You may change yours until all are ready.
term-season = Season
term-season-text = Spring, summer, autumn; in the advanced game winter too. In each, everybody has one turn, from the first player on.
term-target = Target
term-target-text = The land an order is about, ringed in gold; or the Influence that wins.
term-first = First player
term-first-text = Who begins each season; at the start by lot or as seated. The flag passes to the next player after each Reckoning.
term-neutral = Neutral land
term-neutral-text = A land of nobody, pale on the map. Armies may cross it. Its strength is 1 plus its walls and a drawn tactic; a single won round takes it, and it never loses troops.
term-sovereign = Sovereign land
term-sovereign-text = A land of a power without a player, dotted on the map. Armies may not cross it. Its strength is the number of lands the power still holds (Bosnia: 1, but two tactics), plus its walls and a drawn tactic.
term-level = Level
term-level-text = How strong walls are: 1 for a fortress or camp, 2 for a strong fortress. It is added in a siege, and says from how far away help may come when the land is attacked.
term-siege = Siege
term-siege-text = Attackers outside walls that nobody came out of. The land gives no gold and cannot arm. In the Reckoning a battle is fought in which the walls count, or it falls if nobody is inside. An army that comes to help fights the besiegers in the open.
term-field = Field battle
term-field-text = A battle in the open: walls do not count.
term-tactic = Tactic
term-tactic-text = One card a side in each battle round: from hand, or the top of the common deck. Players who play from hand must say so.
term-strategy = Strategy
term-strategy-text = A card of the deck that all share. Everybody begins with two and draws one after each Reckoning.
term-royal_card = Royal card
term-royal_card-text = A card of a kingdom’s own deck of twelve. Everybody begins with two and draws one after each Reckoning.
term-advantage = Advantage
term-advantage-text = What a kingdom has from the first to the last round: it lies open and costs nothing.
term-established = Established strategy
term-established-text = Advanced game: a card laid open for good, for 5 gold. It may be played again and again, its price paid each time.
term-strength = Strength
term-strength-text = What is compared in a battle: troops, walls in a siege, cards, advantages, one tactic. The higher sum wins the round; the defenders win ties.
term-attack = Attack and defence
term-attack-text = Advanced game: a side loses the other’s attack minus its own defence. Attack: 1 for winning, 1 for each elite or royal army, cards. Defence: 1 for each elite or royal army, walls, cards.
term-losses = Losses
term-losses-text = Standard game: the loser of a battle round loses one troop of its choice. Advanced game: attack minus defence, on both sides. Pieces lost return to the reserve.
term-retreat = Retreat
term-retreat-text = Standard game: after each round first the loser, then the winner may leave. A player who retreats has lost and withdraws.
term-reserve = Reserve
term-reserve-text = Your pieces beside the map: 10 armies, regular and elite together, 5 fleets, 1 royal army. If it is empty, disband in an Arming.
term-passage = Passage
term-passage-text = Permission to sail through a strait, given or refused by the owner of the land that holds its key, for one order.
term-alliance = Alliance
term-alliance-text = Made in the Reckoning if all accept. Allies do not fight, pass each other’s lands and defend together. Each wins alone. Leaving is free in the Reckoning, and costs 2 Influence in an Offensive.
term-captive = Captive
term-captive-text = An army taken by a card. It can be freed in your turn: 1 gold for a regular, more for better ones; the gold goes to the captor.
term-camp = Camp
term-camp-text = A Defence order on a land: walls of level 1 until the round ends, or until the land is taken.
term-revolt = Revolt
term-revolt-text = Stirred up by a card in a hostile land that no army guards. Its owner keeps the land, but gets no gold and no Influence from it and cannot arm there. It ends when an army of the owner’s side stands there after an order, when the land changes hands, or with the round.
term-ruin = Ruins
term-ruin-text = Left behind by some cards. The land gives no gold until its owner clears the ruins for 2 gold in an Arming; that is then what the land does.
term-team = Team
term-team-text = Fixed allies, if the table plays so: they share Influence and win together.
page-goal = The aim
page-goal-text = It is the age of Kaloyan: crusaders hold Constantinople, Byzantium lies in pieces, and you lead one of the kingdoms that want it all.
    You gather **Influence**. At the end of each round every land you own brings 1, and advantages and cards bring more. A player who then has the target wins; an eleventh land wins at once. The page about this table says what counts here.
    A **round**: everybody secretly chooses four orders (Planning). Season by season each plays one of them. Then comes the Reckoning, and points are counted.
page-signs = The map and its signs
page-signs-text = Each land bears its number on its owner’s shield, each sea a letter; texts name both: Thrace (17). Pale lands are neutral, dotted ones sovereign, grey ones outside the game.
    Below a number are its armies. Swords in a red rim are besiegers. Thick dark borders cannot be crossed; dots over water can.
    In the rows below: star – Influence, coin – gold, shield – lands, cards – royal + strategies, hourglass – orders left, flag – first player; the golden frame shows whom the table waits for.
    Any land, card or sign can be looked up: /balkans look.
page-pieces = Troops
page-pieces-text = You have ten armies, five fleets and a royal army (Venice has none). What is lost returns to your reserve.
    • Regular army: 1 gold, 1 strength.
    • Elite army: 3 gold, or 2 to promote a regular; 2 strength. Only behind walls.
    • Royal army: 4 gold, 3 strength. Only behind walls. Lost, it costs you 2 Influence and gives its destroyer 2.
    • Fleet: 2 gold; 2 strength at sea, 1 in a land battle on its shore. It carries one army.
    In the advanced game elite and royal armies bring 1 attack and 1 defence as well.
page-orders = Orders
page-orders-text = There are two orders of each kind; in Planning you choose four, secretly.
    • **Harvest**: 2 gold + 1 per land (2 if rich).
    • **Arming**: each of your lands does one thing: hire, promote, build a fleet, clear ruins.
    • **Offensive**: armies from up to two lands away and fleets from up to two seas away go to one land.
page-orders-standard = There are three seasons, so one of the four stays unplayed. Instead of playing an order you may skip; the order is discarded unseen.
page-orders-advanced = • **Defence**: a camp (walls of level 1) on a land of yours, and armies shifted around it; or, kept, the answer to an Offensive.
    • **Development**: establish a card (5 gold), draw a royal card, buy strategies (1, 2, 3 … gold), reshuffle.
    There are four seasons. Instead of playing an order you may skip; the order is discarded unseen.
page-turn = A turn, played through
page-turn-text = You lead Bulgaria and play an **Offensive**. The target: Rhodope, of the Latins, with one elite army and no walls.
    1. Fleets: you move none. Done.
    2. Armies: two regulars march from Kopsis, an elite one from Sredets, both across neutral Philippopolis. Done.
    3. The Latins could bring help or play a card; they let it come.
    4. Battle. You have 4, they 2 and 1 more by their advantage Crusaders. Both may play cards now; both pass.
    5. You draw a tactic, they play one from hand: yours +2, theirs +1. 6 against 4: you win, their army is lost.
    6. Rhodope is yours: from now on 1 gold in each Harvest and 1 Influence in each Reckoning. You end the turn.
page-move = Moving
page-move-text = • **Armies** go up to two lands. The land between may be yours, free or a player’s without armies, never sovereign; elite and royal armies also pass a land that only regulars hold.
    • **Fleets** go up to two seas and end beside the target, in a Manoeuvre also where no hostile fleet lies. On the way one army may board; it lands after the sea battles.
    • **Straits** (gates): the owner of the land with the key decides who sails through; others ask.
    • **Help**: when a land is attacked, its owner may bring troops from as far as its walls reach: level 1 one step, level 2 two. Where hostile fleets meet beside the target, they fight first.
page-battle = Battles
page-battle-text = Each side adds its troops, its cards and advantages, in a siege its walls, and one **tactic**. First come cards for the start of a battle, in turn, until all pass. Then everybody says whether the tactic comes from hand or is drawn. All are turned up: the higher sum wins, and the defenders win ties.
page-battle-standard = The losing side loses one troop. Then the loser, and after it the winner, may retreat. Otherwise another round follows, until one side is gone.
    The losers withdraw to a neighbouring land of theirs, or aboard; without a place they are lost. Attackers who won and still have an army there take the land.
page-battle-advanced = There is one round. Each side then loses the other’s attack (1 for winning, 1 for each elite or royal army, cards) minus its own defence (elite and royal armies, walls, cards).
    The losers withdraw to a neighbouring land of theirs, or aboard; without a place they are lost. Attackers who won and still have an army there take the land.
page-siege = Sieges
page-siege-text = A land without walls is fought for at once, and taken if it is empty.
    Behind walls its owner chooses: **field**, a battle now in which walls do not count, or **siege**. Empty walls are besieged as well.
    A besieged land gives no gold and cannot arm. In the Reckoning the siege is decided: a battle in which the walls count, or, with nobody inside, the land falls.
    • **Relief**: if an army of the owner or an ally comes into the land before that, it fights the besiegers in the open. The owner may also play an Offensive on the land to relieve it.
page-cards = Cards
page-cards-text = • **Common tactics**: one deck for all, drawn in battles.
    • **Royal cards**: your kingdom’s own deck of twelve: tactics, and cards for battles, orders and the Reckoning.
    • **Strategies**: one deck for all, for every moment of the year.
    • **Advantages**: they lie open and work all game long.
    Each card says when it is played and what it costs; the price is paid at once. You begin with two royal cards and two strategies, and draw one of each after every Reckoning. Of cards with the same name you play one per turn, battle or Reckoning.
page-cards-standard = Cards for the advanced game are not in the decks.
page-cards-advanced = Some cards can be **established** in a Development for 5 gold: they lie open and can be played again and again.
page-free = Lands without a player
page-free-text = • **Neutral** lands (pale) may be crossed. Their strength is 1 plus their walls and a drawn tactic.
    • **Sovereign** lands (dotted) may not be crossed. Their strength is the number of lands their power still holds (Bosnia: 1, but two tactics), plus their walls and a drawn tactic.
    Both are fought at once: there is no siege. They never lose troops; one battle round won takes the land. If you lose, you take losses as against a player, and withdraw.
    Grey lands lie outside the game. Lands of kingdoms without a player become neutral, sovereign or grey: see the page about this table.
page-razbor = The Reckoning and the end
page-razbor-text = After the last season, in this sequence:
    1. Sieges are decided, in the sequence the first player chooses.
    2. Alliances are proposed and left.
    3. Cards of the Reckoning, one at a time, in turn.
    4. Players without a land are out.
    5. Influence: 1 for each land not in revolt, and what advantages bring.
    6. Has anybody reached the target? Then the most Influence wins; if equal, more lands.
    7. The first player’s flag moves to the next player.
    8. Everybody draws a royal card and a strategy.
    9. All orders return; camps and revolts end; the next round begins.
page-kingdoms = The kingdoms
page-kingdoms-text = What each begins with: lands, armies, fleets, and its advantages. /balkans look tells what they do.
page-variants = This table
page-questions = Questions people ask
page-questions-text = • **Who begins?** The first player, with the flag; it moves on after each Reckoning.
    • **Do allies win together?** Only fixed teams do. Others are allies for peace, and each wins alone.
    • **Why am I asked although I hold nothing to play?** So that nobody can tell what you hold. Choose “Play no cards for me this round” and you are asked no more.
    • **All my armies are on the map?** Disband one in an Arming, free of charge, and hire it elsewhere.
    • **Can I attack without armies?** Fleets alone win sea battles, but only an army takes a land.
    • **May I attack an ally?** Break the alliance first: 2 Influence in an Offensive, nothing in the Reckoning.
    • **What if my last land falls?** You play on until the Reckoning; without a land then, you are out.
variant-standard = Standard game: three orders, three seasons, battles of several rounds.
variant-advanced = Advanced game: five orders, four seasons, battles of one round with attack and defence.
variant-influence = A player with { $n } Influence at the end of a round wins.
variant-influence-teams = A team with { $n } Influence at the end of a round wins, a smaller team with { $less }.
variant-territory = A player who takes an eleventh land wins at once.
variant-annihilation = Only the last one standing wins.
variant-annihilation-others = The last one standing wins.
variant-rounds = Round { $n } is the last: then Influence decides.
variant-money = The first player to have { $gold } wins at once.
variant-control = A player who holds { $place } in two Plannings in a row wins.
variant-neutral = Lands of kingdoms without a player are neutral.
variant-sovereign = Lands of kingdoms without a player are sovereign.
variant-unplayable = Lands of kingdoms without a player are outside the game.
variant-alliances-free = Alliances are made as you agree.
variant-alliances-teams = Fixed teams, who share Influence; where it is compared, a smaller team’s counts twice.
variant-alliances-none = No alliances.
variant-kingdoms-draft = Kingdoms are chosen in turn.
variant-kingdoms-lot = Kingdoms are dealt by lot.
variant-start = Strategic start: 5 more gold, and of five royal cards you keep what you pay for.
variant-manoeuvre = An Offensive may be played as a Manoeuvre.
news-round-tied = Battle round { $n }: attackers – { $attackers }; defenders – { $defenders }. A tie: the { $side } win it.
news-gains = Influence gained: { $gains }.
news-gains-one = { $who } { $sum }

## Where the game turned
turned-battle = Greatest battle: { $place }, strength { $attackers } against { $defenders }.
turned-captured = First land to change hands: { $who } takes { $place } from { $whom }.
turned-harvest = Richest Harvest: { $who }, { $gold }.
