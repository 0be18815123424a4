# Battle for the Balkans in English. Names of players come escaped.

## The game in lists and commands

game-name = Battle for the Balkans
game-blurb = Kaloyan's age: plan orders, wage war, win Influence over 46 lands. 2–5 players.
verb-kingdom = Choose the kingdom you lead
verb-keep = Strategic start: keep some of your five royal cards, 2 gold each
verb-plan = Choose your four orders of the round
verb-order = Begin to play one of your orders
verb-with = Play these cards together with the order you have begun
verb-choose = Answer the small question that is open
verb-back = Take your last answer back
verb-skip = Skip your turn; an order is dropped unseen
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
verb-sail = Move a fleet, with or without an army aboard
verb-ask = Ask the owner of a strait to let you pass
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
field-with-cards = The cards that go with the order
field-skip-kind = The order to drop unseen
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
field-sail-fleet = The fleet by its sea, with + and the army aboard if it carries one
field-ask-strait = The strait to pass
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
field-propose-members = The kingdoms joined by +, your own among them
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
option-control_territory = A land that wins if held in two Plannings running (usually none)
option-control_territory-label = land to control
option-money_goal = Gold that wins at once, 10 to 500; 0 for none (usually 0)
option-money_goal-label = gold goal
option-strategic_start = Start with 5 more gold and a choice of royal cards: yes or no (usually no)
option-strategic_start-label = strategic start
option-manoeuvre = An Offensive may be played as a Manoeuvre: yes or no (usually no)
option-manoeuvre-label = Manoeuvre
option-non_players = What lands of kingdoms nobody leads become (usually auto)
option-non_players-label = unled kingdoms
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
choice-non_players-unplayable = unplayable
choice-alliances-free = free
choice-alliances-teams = teams
choice-alliances-none = none
choice-seat_order-lot = by lot
choice-seat_order-as_seated = as seated
choice-kingdom_choice-draft = chosen in turn
choice-kingdom_choice-lot = by lot
preset-standard = Standard game
preset-advanced = Game for advanced players
preset-teams = Team war to 15 Influence
preset-no-alliances = Everyone alone, to 15 Influence
preset-manoeuvre = Advanced with Manoeuvre and strategic start
preset-control = Fight for one land, five rounds
preset-money = Race for 50 gold, five rounds
preset-annihilation = Annihilation, five rounds
preset-quick = Quick war of two rounds
balkans-no-victory = This table needs a way to win: allow at least one.
balkans-money-goal = A gold goal starts at { $least }; 0 leaves it out.
balkans-teams-need-three = Teams need three players or more; this table has { $seats }.
balkans-teams-empty = Both teams need somebody: name some of the seats, not all.

## Refusals

why-over = The game is over; a new table is one command away.
why-not-your-turn = Others are at play right now; the table calls you when it is your turn.
why-not-now = That comes at another moment of the round.
why-unknown-name = “{ $name }” is not on this map; names of lands, seas, kingdoms and cards are offered as you type.
why-not-in-hand = { $card } is not in your hand; play one of the cards you hold.
why-wrong-moment = { $card } is played at another time.
why-card-not-now = { $card } has nothing to work on now, or its title was used already; it may come later.
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
why-strait-closed = The strait ({ $strait }) is closed without its owner's leave; you may ask for it.
why-asked-already = For { $strait } you have asked in this order already, or need not ask.
why-no-ally = You are in no alliance; the Reckoning is the time to propose one.
why-alliance-not-whole = A proposal includes yourself, and every alliance of its members as a whole.
why-finish-first = Something is begun: finish it, or take it back.
why-nothing-like-it = This is not among what may be done now; the menus show all that is.

## How a table ends

outcome-territory = The eleventh land is taken: the war is won.
outcome-money = The gold goal is reached.
outcome-annihilation = Only one side is left standing.
outcome-control = The disputed land was held from Planning to Planning.
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
n-gold = { $n } gold
n-influence = { $n } Influence
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
power-unplayable = unplayable
piece-at = { $kind }, { $place }
piece-laden = { $kind } with { $load }, { $place }
piece-lent = { $piece } (lent by { $who })
word-none = none
word-stay = stay aboard
word-aboard = the army aboard
word-yes = yes
word-no = no
word-field = meet them in the open
word-siege = stay behind the walls
source-base = base
source-lands = lands
source-land = defenders of the land
source-armies = armies
source-fleets = fleets
source-fortress = fortress
source-victory = victory
source-breach = alliance broken
source-royal-lost = royal army lost
source-royal-destroyed = royal army destroyed
source-start = strategic start
source-strategy = a strategy bought
source-stolen = taken in battle
term = { $source } { $n }
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
news-drew-one = { $who } { $cards }
news-shuffled = A discard pile is shuffled into a new deck.
news-answered-keep = { $names } chose which royal cards to keep.
news-answered-plan = Plans are ready: { $names }.
news-answered-tactic = Tactics are ready: { $names }.
news-answered-alliance = Answered the proposal: { $names }.
news-kept = { $who } keeps { $cards }.
news-round = Round { $n } begins with Planning.
news-season = The season: { $season }.
news-played = { $who } plays { $order }.
news-played-at = { $who } plays { $order }: { $place }.
news-played-from = { $who } plays { $order }: { $place } → { $target }.
news-skipped = { $who } skips the turn; an order is dropped unseen.
news-harvested = { $who } gathers gold: { $sum }.
news-gold = { $who }: { $sign }{ $n } gold ({ $why }).
news-influence = { $who }: { $sign }{ $n } Influence ({ $why }).
news-gained = { $who } gains Influence: { $sum }.
news-armed = { $who } arms for { $gold }: { $what }.
news-promoted = { $n ->
    [one] { $n } regular army becomes elite
   *[other] { $n } regular armies become elite
} – { $place }
news-repaired = ruins cleared – { $place }
news-at = { $what } – { $place }
news-disbanded = { $who } disbands: { $what }.
news-passage-asked = { $who } asks { $whom } for leave to pass: { $strait }.
news-passage-granted = { $who } lets { $whom } pass: { $strait }.
news-passage-refused = { $who } keeps { $strait } closed to { $whom }.
news-moves = { $who } moves: { $moves }.
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
news-passed = Passed: { $names }.
news-declared-hand = A tactic from hand: { $names }.
news-declared-draw = A common tactic is drawn: { $names }.
news-tactics = Tactics: { $tactics }.
news-tactic = { $who } – { $card } ({ $text })
news-counts = For { $side } the tactic of { $who } counts: { $card }.
news-strength = Attackers { $attackers }; defenders { $defenders }.
news-round-won = Battle round { $n }: the { $side } win it ({ $why }).
news-losses = Losses of { $side }: { $n } (attack { $attack }; defence { $defence }).
news-destroyed-one = { $who } { $what }
news-retreated = Retreat: { $names }.
news-stayed = Fighting on: { $names }.
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
news-revolt-off = The revolt ends: { $place }.
news-ruin-on = The land lies in ruin: { $place }.
news-ruin-off = The ruins are cleared: { $place }.
news-established = { $who } establishes { $card }.
news-peeked-hand = { $who } looks at cards of { $whom }.
news-peeked-orders = { $who } looks at the orders of { $whom }.
news-lasting = { $card } stays before { $who } until its effect ends.
news-broken = { $who } breaks the alliance with { $others }.
news-proposed = { $who } proposes an alliance: { $members }.
news-answers = For: { $yes }; against: { $no }.
news-allied = Allied from now on: { $members }.
news-razbor = Reckoning: the year is reviewed.
news-eliminated = { $who } has no land left and is out of the game.
news-surrendered = { $who } surrenders.
news-first = { $who } is the first player now.
news-won = Victory: { $names }! Well played, everybody.
news-won-nobody = Nobody is left to win. Well played, everybody.
nobody = nobody

## Whom the table waits for (phases), as everybody reads it

ask-choose_kingdom = { $names } to choose a kingdom.
ask-strategic_start = Royal cards to keep – the table waits for { $names }.
ask-planning = Planning – the table waits for { $names }.
ask-turn = { $names } to play an order.
ask-turn_close = { $names } to end the turn.
ask-arming = { $names } arms.
ask-move = { $names } moves troops.
ask-off_reaction = { $names } may answer the Offensive.
ask-strait_permission = { $names } decides about the passage.
ask-choose_battle = { $names } chooses the next battle.
ask-battle_choice = { $names } chooses: field or siege.
ask-ally_consent = { $names } decides about the Defence.
ask-development = { $names } develops.
ask-battle = Battle – the table waits for { $names }.
ask-alliance = Alliance proposed – the table waits for { $names }.
ask-razbor = Reckoning – the table waits for { $names }.

## What a seat itself may do

own-wait = Nothing to do now. { $line }
own-planned = Your plan is made; you may change it until all are ready.
own-out = You are out of this game.
own-choose_kingdom = Choose the kingdom you will lead.
own-strategic_start = Choose the royal cards to keep, 2 gold each.
own-planning = Choose your four orders for this round.
own-turn = Your turn: play an order, or skip.
own-turn_close = Your order is done: play a card, or end the turn.
own-arming = Arm your lands, one action each; then Done.
own-off_aggression = Before you move you may break your alliance, for 2 Influence.
own-off_fleets = Move your fleets towards { $place }; then Done.
own-off_armies = Send your armies to { $place }; then Done.
own-off_reaction = { $place } is the target: bring help, play a card, or Done.
own-strait_permission = { $who } asks to pass: { $place }. Grant or refuse.
own-choose_battle = Choose the battle to be fought next.
own-battle_choice = { $place } is attacked: meet them in the open, or stay behind the walls.
own-ally_consent = { $who } wants to defend { $place } for you. Do you agree?
own-defence_moves = Shift armies around { $place }; then Done.
own-development = Develop: establish, draw, buy, reshuffle, in this order; then Done.
own-battle_lend = Your ally fights at { $place }: lend your fleets, or pass.
own-battle_start = Before the battle at { $place }: play a card, or pass.
own-battle_declare = Battle at { $place }: a tactic from your hand, or draw one?
own-balance = Before tactics: { $attackers } { $strong }, { $defenders } { $weak }.
own-battle_pick = Choose your tactic; nobody sees it until all are ready.
own-battle_side_tactic = Choose whose tactic counts for your side.
own-battle_losses = Choose your losses.
own-battle_retreat = Stay and fight on, or retreat?
own-battle_end = After the battle at { $place }: play a card, or pass.
own-battle_withdraw = Choose where your troops withdraw.
own-razbor_diplomacy = Propose an alliance, leave yours, or pass.
own-alliance_answer = { $who } proposes an alliance: { $members }. Accept or decline.
own-razbor_cards = Reckoning: play a card, or pass.

## Buttons, rows and headings

label-none = Without cards
label-skip = Skip: drop { $order }
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
label-meet-field = Field battle ({ $attackers } against { $defenders })
label-meet-siege = Siege ({ $attackers } against { $defenders })
label-establish = Establish { $card }: { $gold }
label-royal = Draw a royal card
label-buy = Buy a strategy: { $gold }
label-reshuffle = Reshuffle royal cards
label-lend = Lend fleets to { $who }
label-hand = From hand
label-draw = Draw
label-retreat = Retreat
label-stay = Stay
label-embark = { $kind } aboard: { $sea }
label-withdraw = Withdraw to { $place }
label-accept = Accept
label-decline = Decline
label-done = Done
label-pass = Pass
label-surrender = Surrender…
label-consent-yes = Agree
label-consent-no = Disagree
label-target = { $place } – { $owner }
label-target-far = { $place } – { $owner } (out of reach)
pick-keep = Choose the royal cards to keep…
pick-plan = Choose your four orders…
pick-with = Cards with this order…
pick-march = Send armies to { $place }…
pick-lose = Choose the losses…
pick-yield = To surrender, name your kingdom…
menu-kingdom = Choose a kingdom…
menu-order = Play an order…
menu-skip = Skip the turn and drop…
menu-card = Play a card…
menu-ransom = Ransom an army…
menu-hire-regular = Hire a regular army…
menu-hire-elite = Hire an elite army…
menu-hire-royal = Hire the royal army…
menu-promote = Promote to elite…
menu-build = Build a fleet…
menu-repair = Clear ruins…
menu-disband = Disband…
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
menu-choose-target = The target: { $group }…
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
group-free = free lands
group-own = your own and allied lands
group-in = { $group } – { $region }
region-danube = Bulgaria and the Danube
region-thrace = Thrace and the straits
region-macedonia = Macedonia and Epirus
region-adriatic = Serbia and the Adriatic
region-asia = Asia Minor
region-islands = Hellas and the islands

## The table and the hand in words

table-round = Round { $n }
table-target = target ringed: { $place }
table-first = first player: { $who }
table-seat = { $who } ({ $kingdom }): Influence { $influence }, gold { $gold }, lands { $lands }, cards { $cards }, orders left { $orders }
table-out = { $who }: out of the game
table-sieges = Besieged: { $places }
table-battle = { $kind }, { $place }: { $attackers } { $strength } – { $defenders } { $resistance }
table-place = { $place }. { $names }
table-scores = { $who } ({ $influence }, { $lands })
hand-orders = Your orders: { $orders }
hand-prepared = Chosen in secret: { $what }
hand-drawn = Drawn to choose from: { $cards }
hand-peek-hand = Seen in the hand of { $who }: { $what }
hand-peek-orders = Seen orders of { $who }: { $what }
hand-advantage = Advantage – { $card }
card-line = { $card } ({ $timing }): { $text }
card-line-paid = { $card } ({ $timing }, { $gold }): { $text }
card-short = { $card } – { $text }
card-cost = { $card } ({ $gold })
when = { $text }, if { $conditions }
timing-battle_start = start of a battle
timing-tactic = tactic
timing-battle_end = end of a battle
timing-razbor = Reckoning
timing-order = with { $order }
timing-attacked = when attacked
timing-foreign_turn = in another's turn
timing-own_turn = in your turn
stat-strength = { $sign }{ $n } strength
stat-attack = { $sign }{ $n } attack
stat-defence = { $sign }{ $n } defence
effect-mod = { $stats }
effect-mod_per = { $stats } { $per }, { $max } at most
effect-destroy_enemy = the enemy loses { $what }
effect-no_fortress = the fortress does not count
effect-levy = up to { $what } join on your own land, each at its price
effect-force_draw = your enemies must draw tactics
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
effect-gold_per = +{ $n } gold { $per }, { $max } at most
effect-recruit = { $what } in a fortress of yours
effect-annex_neutral = take a neighbouring neutral land without a fortress
effect-battle_bonus = +{ $n } strength in all your battles until the next Reckoning ends
effect-order_gold = { $n } gold more
effect-order_gold_per = { $n } gold more { $per }, { $max } at most
effect-hire_discount = prices above 1 fall by { $n }
effect-extra_actions = { $n ->
    [one] { $n } more action
   *[other] { $n } more actions
}
effect-land_range = armies go up to { $n } lands far
effect-sea_range = fleets go up to { $n } seas far
effect-pass_sovereign = armies may pass sovereign lands
effect-pass_fleets = fleets may pass hostile fleets
effect-assault = the fortress is stormed at once
effect-camp = the camp is a strong fortress
effect-price_discount = strategies cost { $n } less
effect-counter_march = up to { $what } come to the target from { $range } lands around
effect-evacuate = all your armies leave the target for a neighbouring land
effect-peek_hand = you alone see { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of another hand
effect-lose_gold = another player loses { $n } gold
effect-build_fleet = build a fleet beside your land at its price
effect-revolt = revolt in a hostile land without its armies
effect-peek_orders = you alone see the unplayed orders of another player
effect-goal = +{ $n } Influence in the Reckoning
effect-goal_per = +{ $n } Influence in the Reckoning { $per }, { $max } at most
effect-razbor_gold = +{ $n } gold in the Reckoning
per-elite = { $n ->
    [one] for each elite army
   *[other] for every { $n } elite armies
}
per-regular = { $n ->
    [one] for each regular army
   *[other] for every { $n } regular armies
}
per-fleet = { $n ->
    [one] for each fleet
   *[other] for every { $n } fleets
}
per-royal = { $n ->
    [one] for each royal army
   *[other] for every { $n } royal armies
}
per-rich = { $n ->
    [one] for each rich land
   *[other] for every { $n } rich lands
}
per-fortress = { $n ->
    [one] for each fortress
   *[other] for every { $n } fortresses
}
per-coastal = { $n ->
    [one] for each coastal land
   *[other] for every { $n } coastal lands
}
per-territory = { $n ->
    [one] for each land
   *[other] for every { $n } lands
}
per-seas_with_fleet = { $n ->
    [one] for each sea with your fleet
   *[other] for every { $n } seas with your fleets
}
cond-attacker = you attack
cond-defender = you defend
cond-sea = at sea
cond-land = on land
cond-field = in the field
cond-siege = in a siege
cond-has_royal = your royal army fights
cond-has_elite = your elite fights
cond-regulars = at least { $n } regular armies fight
cond-more_troops = you have more troops
cond-fewer_troops = you have fewer troops
cond-own_territory = the land is yours
cond-vs_player = the enemy is a player
cond-won = you won
cond-lost = you lost
cond-most_rich = you own the most rich lands
cond-owns = you own: { $places }
cond-coast = you own a coast: { $places }

## Words in the pictures

picture-planning = Planning
picture-razbor = Reckoning
picture-setup = Setup
picture-out = out of the game

## The rules page

rules-goal = ## Battle for the Balkans
    The Fourth Crusade has broken Byzantium; lead a kingdom in the days of Kaloyan. The first to reach the target of Influence in Razbor wins; so does who takes an eleventh land. The table may choose other goals.
rules-round = **A round.** In Planning everybody secretly chooses four orders. Then in each season (three; four in the advanced game) everybody in turn plays one of them or skips. Razbor closes the round.
rules-orders = **Harvest** brings 2 gold, 1 for each land, 1 more for a rich one. **Arming**: each land does one thing: a regular army for 1, an elite for 3 or a promotion for 2, the royal army for 4, a fleet for 2. Elite and royal need a fortress. **Offensive** sends armies from up to two lands away and fleets from up to two seas away to one target. **Defence** (advanced) makes a camp and shifts armies. **Development** (advanced) draws, buys and establishes cards.
rules-move = **Moving.** Armies pass free and own lands, not sovereign ones nor hostile armies. A fleet carries one army. A strait is open to the owner of its land and to whom that owner lets pass. Whoever owns the target may bring help as far as its fortress reaches.
rules-battle = **Battles.** Each side adds its troops (regular 1, elite 2, royal 3; fleets 1, at sea 2), one tactic from hand or drawn, cards, and its walls. The higher sum wins, the defenders win a tie. In the standard game the loser of a battle round loses one troop and both sides may retreat; in the advanced game one round decides, and losses are attack less defence. Who loses withdraws.
rules-siege = **Sieges.** A land without a fortress is fought for at once. Behind walls the owner chooses field or siege; a siege is decided in Razbor. A besieged land neither arms nor harvests.
rules-map = **The map.** Numbers are lands, letters seas, gates straits in the colour of who controls them. A tower is a fortress, a tent a camp, a coin a rich land, a flame a revolt, a skull ruins; thick dark borders cannot be crossed, dotted lines can. Beside numbers stand regular armies (a figure), elite (a horse), royal (a crown); swords in a red rim besiege. In the rows: star – Influence, coin – gold, shield – lands, cards – royal + strategies, hourglass – orders left, flag – first player.
rules-razbor = **Razbor.** Sieges end, alliances are made and left, cards are played; then each land brings 1 Influence, and advantages bring more. Everybody draws a royal card and a strategy. Losing the royal army costs 2 Influence; breaking an alliance in an Offensive costs 2 as well.

## Small questions of what one has begun

own-asking-cards = Which cards go with this order? None is fine too.
own-asking-target = Choose the target of your order.
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
round-more = { $strong } against { $weak }
round-even = { $strong } each: a tie is the defenders'
news-destroyed-round = Lost in the battle round: { $what }.
news-destroyed-card = Lost to a card: { $what }.
news-destroyed-aboard = Sunk with the fleet: { $what }.
news-destroyed-nowhere = Lost, with nowhere to withdraw to: { $what }.
side-you = you
side-yours = your side

## Answers given beforehand

standing-battle = No cards in this battle
standing-battle-given = In this battle you play no cards and draw your tactics.
standing-round = No more cards this round
standing-round-given = Until the round ends you play no cards: you pass, draw tactics, and your turns end by themselves.
standing-refuse = Refuse every passage this round
standing-refuse-given = Until the round ends you refuse everybody your straits.
