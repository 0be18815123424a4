# Carcassonne in English. Names of players come escaped; `tile`, `sum`, `move` and `way` come made of the texts below;
# `spot` is a letter of the board, `name` a feature as it is typed ("12.c1"), `space` a number of the score track.
#
# One term for one thing: tile · spot = a cell where the tile fits, known by a letter · feature = a road, city, monastery
# or field · meeple = a figure on the board: highwayman, knight, monk, farmer · score meeple, courier = the two score
# figures on the track · robber = the figure of the set The Robbers · supply = what is not in use · pennant = the shield
# in a city · bag = the sign on a tile that calls the robbers · score track, space, dark space · message = a tile A to H.

## The game in lists and commands

game-name = Carcassonne
game-blurb = Lay tiles, build cities, roads and fields, and mind the robbers. 2–6 players.

verb-place = Lay the tile in hand at a lettered spot
verb-robber = Put your robber on a space of the score track
verb-stay = Leave your robber where it is
verb-meeple = Put a meeple on the tile just laid
verb-pass = Put no meeple on the tile just laid
verb-award = Choose what scores next, and which of your figures moves
verb-steal = Choose from whom your robber takes half
verb-two = Take two points instead of what the message says
verb-follow = Do what the message says
verb-draw = Draw and play one more tile, as message D says
verb-recall = Score under one of your meeples and take it back, as message H says

field-place-spot = The letter of the spot, such as F; 2E 1N: two tiles east of the start, one north
field-place-turn = Quarter turns clockwise, 0 to 3; may be left out where only one fits
field-robber-space = The space, 0 to 49, where somebody else's score figure stands
field-meeple-feature = The feature: c1 or city, r2 for the second road, m for the monastery, f1 for a field
field-award-feature = The completed feature, such as 12.c1
field-award-figure = Your figure that moves: score meeple or courier
field-steal-victim = The player you take from, by the number of the seat, counted from 0
field-steal-figure = The figure you take from: score meeple or courier
field-steal-own = Your figure that moves: score meeple or courier
field-two-figure = Your figure that moves: score meeple or courier
field-follow-figure = Your figure that moves: score meeple or courier
field-recall-meeple = The meeple, named by its feature, such as 12.c1
field-recall-figure = Your figure that moves: score meeple or courier

option-robbers = The Robbers: 8 tiles with a bag and a robber each, yes or no (usually yes)
option-robbers-label = the Robbers
option-messages = The Messages: a courier each and 8 messages, yes or no (usually no)
option-messages-label = the Messages
option-farmers = Meeples may lie on fields, and fields score at the end: yes or no (usually yes)
option-farmers-label = farmers
option-robber_chain = Who may place a robber after the active player: the next one or all (usually the next)
option-robber_chain-label = robbers placed after the active player
choice-robber_chain-next = the next player who has one
choice-robber_chain-all = all who have one

preset-standard = Carcassonne with The Robbers
preset-base = The base game alone
preset-robbers-all = The Robbers, and everybody may place one
preset-messages = Carcassonne with The Messages
preset-everything = The Robbers and The Messages
preset-everything-all = The Robbers and The Messages, and everybody may place one
preset-no-farmers = The Robbers without farmers

carcassonne-six-need-a-set = The sixth colour comes with The Robbers or The Messages: add one of them for { $seats } players, or play with five.

## Tiles, features, figures

tile-monastery = monastery
tile-city = { $count ->
    [1] city on one edge
    [2] city on two edges
    [3] city on three edges
   *[other] city all over
}
tile-cities = { $count ->
    [one] { $count } city apart
   *[other] { $count } cities apart
}
tile-pennant = pennant
tile-road = road
tile-crossing = { $count ->
    [one] { $count } road from a village
   *[other] { $count } roads from a village
}
tile-bag = bag

term-tile = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
term-pennant = { $count ->
    [one] { $count } pennant
   *[other] { $count } pennants
}
term-city = { $count ->
    [one] { $count } city
   *[other] { $count } cities
}
term-knight = { $count ->
    [one] { $count } knight
   *[other] { $count } knights
}
term-farmer = { $count ->
    [one] { $count } farmer
   *[other] { $count } farmers
}
term-message = { $count ->
    [one] { $count } message
   *[other] { $count } messages
}
term-robber = { $count ->
    [one] { $count } robber
   *[other] { $count } robbers
}

kind-road = road
kind-city = city
kind-monastery = monastery
kind-field = field
meeple-road = highwayman
meeple-city = knight
meeple-monastery = monk
meeple-field = farmer
feature-road = road { $name }
feature-city = city { $name }
feature-monastery = monastery { $name }
feature-field = field { $name }
way-north = { $count }N
way-east = { $count }E
way-south = { $count }S
way-west = { $count }W
way-start = start
figure-meeple = score meeple
figure-courier = courier

message-A = the value of your least valuable road
message-B = the value of your least valuable city
message-C = the value of your least valuable monastery
message-D = draw and play one more tile
message-E = 2 points for each pennant in your cities
message-F = 2 points for each of your knights
message-G = 2 points for each of your farmers
message-H = score under one of your meeples and take it back

## What happened

news-started = The start tile lies there; { $count ->
    [one] { $count } more is shuffled
   *[other] { $count } more are shuffled
}.
news-drawn = **{ $who }** draws: { $tile }. { $count ->
    [0] That was the last tile.
    [one] { $count } tile is left.
   *[other] { $count } tiles are left.
}
news-drawn-extra = **{ $who }** draws one more tile: { $tile }. { $count ->
    [0] That was the last one.
    [one] { $count } tile is left.
   *[other] { $count } tiles are left.
}
news-aside = This one fits nowhere and leaves the game: { $tile }.
news-ran-out = No tile that fits is left.
news-placed = **{ $who }** lays a tile at { $place }: { $tile }.
news-placed-meeple = **{ $who }** lays a tile at { $place }: { $tile }; { $put }.
news-meeple = **{ $who }** { $put }.
did-meeple = { $kind ->
    [road] puts a highwayman on the road
    [city] puts a knight in the city
    [monastery] puts a monk in the monastery
   *[field] lays a farmer on the field
}
news-robber-passed = { $names } { $count ->
    [1] leaves the robber where it is
   *[other] leave their robbers where they are
}.
news-no-meeple = **{ $who }** puts no meeple.
news-robber = **{ $who }** puts the robber on space { $space }.
news-robber-moved = **{ $who }** moves the robber from space { $before } to { $after }.
news-way = **{ $who }** { $before } → { $after }
news-way-courier = **{ $who }** (courier) { $before } → { $after }
news-completed-scored = { $kind ->
    [road] The road is complete
    [city] The city is complete
    [monastery] The monastery is complete
   *[field] The field is complete
}: { $sum }. { $moves }.
news-completed = { $kind ->
    [road] The road is complete
    [city] The city is complete
    [monastery] The monastery is complete
   *[field] The field is complete
}: { $sum } for { $names }.
news-completed-nobody = { $kind ->
    [road] The road is complete
    [city] The city is complete
    [monastery] The monastery is complete
   *[field] The field is complete
}, and nobody stands there ({ $sum }).
news-scored = { $kind ->
    [road] Road
    [city] City
    [monastery] Monastery
   *[field] Field
}: { $sum }. { $way }.
news-stolen = The robber of **{ $who }** takes half of the { $award } of **{ $whom }**: { $award } / 2 { $odd ->
    [yes] = { $points }, rounded up
   *[no] = { $points }
}. { $way }.
news-followed = { $count ->
    [1] The robber of { $names } follows
   *[other] The robbers of { $names } follow
} to space { $space }.
news-home = Back in the supply: { $counts }.
news-count = **{ $who }** { $count }
news-plus = **{ $who }** +{ $points }
news-message = **{ $who }** reaches a dark space and draws message { $letter }: { $message }.
news-two = Two points instead of the message. { $way }.
news-message-scored = Message { $letter }: { $sum }. { $way }.
news-recalled = **{ $who }** takes back a { $kind ->
    [road] highwayman
    [city] knight
    [monastery] monk
   *[field] farmer
}.
news-robber-bonus = Robbers still on the track: { $counts }.
news-final = { $kind ->
    [road] Open roads
    [city] Open cities
    [monastery] Unfinished monasteries
   *[field] Fields
}: { $features }.
news-final-one = { $names } { $sum }
news-won = { $names } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Congratulations!
news-shared = { $names } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each. Congratulations!
news-scores = Final scores: { $counts }.

outcome-most-points = The land is laid out, and the most points win.
outcome-shared = The land is laid out, and the win is shared.

## Who is asked, as everybody sees it

ask-place = **{ $who }** to lay the tile.
ask-robber = **{ $who }** may bring the robber to the track.
ask-meeple = **{ $who }** may put a meeple on the tile.
ask-award = **{ $who }** chooses what scores next.
ask-steal = **{ $who }** chooses from whom the robber steals.
ask-message = **{ $who }** decides about message { $letter }.

## Who is asked, as the seat itself sees it

own-wait = The table calls you when it is your turn.
own-place = Your tile: { $tile }. Choose a spot by its letter and the turn by its number.
own-robber = Put your robber beside somebody's score figure: it takes half of what they score next. Or wait.
own-robber-move = Move your robber beside somebody else's score figure, or leave it where it is.
own-meeple = Put a meeple on one of the lettered places, or on none. You have { $count } left.
own-award = Choose what scores first: only the first can be robbed.
own-award-figures = Choose what scores next and which figure moves. ● is a dark space.
own-steal = Your robber steals: choose from whom, half of what scored first.
own-message = Message { $letter }: { $message }. Do that, or take 2 points.
own-message-two = Message { $letter }: { $message }. There is nothing to gain by it now: take 2 points.

## Buttons and menus

label-place = { $spot } ↻{ $turn }
label-robber = Space { $space } · { $names }
label-stay = Leave the robber
label-meeple = { $letter } · { $meeple } ({ $worth })
worth = worth { $points } so far
worth-now = scores { $points } now
label-pass = No meeple
label-award = { $letter } · { $kind } { $points }: { $move }
label-steal = { $whom }, half is { $points }: { $move }
label-steal-courier = { $whom } (courier), half is { $points }: { $move }
label-two = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $move }
label-follow = Message { $letter }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $move }
label-draw = Draw one more tile
label-recall = { $letter } · { $kind } ({ $place }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $move }

menu-place = Lay the tile { $part ->
    [north] in the north
    [middle] in the middle
    [south] in the south
   *[whole] at a spot
}: { $first } to { $last }…
menu-place-one = Lay the tile at { $spot }…
menu-robber = Your robber goes to…
menu-stay = Your robber…
menu-meeple = Put a meeple on…
menu-pass = No meeple…
menu-award = Score next…
menu-steal = Steal from…
menu-two = Take two points with…
menu-follow = Do what the message says with…
menu-draw = One more tile…
menu-recall = Score and take back…

## Answers given beforehand

standing-robber = Leave my robber where it is from now on
standing-robber-given = Your robber stays where it is; you are not asked about it.

## The table in words

table-board = { $count ->
    [one] { $count } tile lies
   *[other] { $count } tiles lie
} on the table
table-left = { $count ->
    [one] { $count } tile to draw
   *[other] { $count } tiles to draw
}
table-aside = { $count } set aside
table-last = Last tile: { $place }, { $sides }
table-seat = { $who }: { $parts }
table-road = { $count ->
    [one] { $count } highwayman
   *[other] { $count } highwaymen
}
table-city = { $count ->
    [one] { $count } knight
   *[other] { $count } knights
}
table-monastery = { $count ->
    [one] { $count } monk
   *[other] { $count } monks
}
table-field = { $count ->
    [one] { $count } farmer
   *[other] { $count } farmers
}
table-track = on the track { $meeple } and { $courier }
table-stands = { $meeples } (worth { $points })
table-tile = { $who } has drawn: { $tile }
table-message = Message { $letter }: { $message }
table-place = { $place }. { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
source-road = roads { $points }
source-city = cities { $points }
source-monastery = monasteries { $points }
source-field = fields { $points }
source-theft = stolen { $points }
source-message = messages { $points }
source-robber = robber { $points }

hand-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hand-supply = { $count ->
    [one] { $count } meeple left
   *[other] { $count } meeples left
}
hand-track = score meeple on { $meeple }, courier on { $courier }
robber-free = robber not placed
robber-on = robber on { $space }

## Words in the pictures

picture-result = The land is laid out

## Refusals

why-over = The game is over; a new table is one command away.
why-not-your-turn = Somebody else is asked right now; the table calls you when it is your turn.
why-not-now = That comes at another moment of the turn.
why-no-such-spot = “{ $spot }” is no spot of this board; { $count ->
    [one] there is one, and its letter is A
   *[other] there are { $count }, lettered in order from A
}.
why-does-not-fit = Turned that way the tile does not fit at { $spot }; these quarter turns do: { $turns }.
why-no-such-feature = The tile just laid has no “{ $feature }”; look at the letters on its picture.
why-no-farmers = This table plays without farmers; roads, cities and monasteries are open to you.
why-feature-taken = A meeple stands there already ({ $feature }); choose a place that is still free.
why-no-meeples-left = Your supply is empty; meeples come home when their feature is complete.
why-no-such-space = The track has spaces 0 to 49; { $space } is not among them.
why-robber-already-there = Your robber stands on { $space } already; move it elsewhere or leave it.
why-nobody-there = Nobody else's score figure stands on { $space }; choose a space where one does.
why-not-your-award = There are no points of yours to take for this now ({ $feature }).
why-other-award-first = Another feature comes first here, and the order makes no difference to you.
why-no-such-figure = “{ $figure }” is no score figure of yours at this table.
why-nothing-to-steal = Your robber takes from a figure that stood on its space and has just scored; this one did not ({ $figure }).
why-other-message = The message drawn is { $message }; choose what it offers, or two points.
why-message-lacks = You have nothing on the board that message { $message } counts; take the two points.
why-no-tiles-left = Message { $message } brings a tile, and none is left; take the two points.
why-not-your-meeple = No meeple of yours stands there ({ $meeple }); choose one of your own.

## The rules page

rules-goal = ## Carcassonne
    Tile by tile a landscape grows. Your meeples on it bring points: as highwaymen on roads, knights in cities, monks in monasteries, farmers on fields. The most points win.
rules-turn = **Your turn.** You draw a tile and lay it beside the others so that all edges match. On the picture every spot where it fits has a letter, and each way of turning it a number of quarter turns. Then you may put one meeple on the tile just laid, and what is complete scores.
rules-meeple = **Meeples.** You have seven. A meeple may go only where no other stands in the whole connected feature; features may grow together later. It comes home when its feature scores.
rules-score = **Scoring.** A road is complete between two ends: 1 point a tile. A city closed all round by its wall: 2 points a tile and 2 for each pennant. A monastery with eight tiles around it: 9. Who has the most meeples there scores; with a tie all of them score in full.
rules-farmers = **Farmers** lie on their field until the end. Then each completed city that touches the field brings 3 points.
rules-end = **The end** comes when the last tile is laid. What is unfinished scores 1 point for each tile and pennant; a monastery 1 for itself and each tile around.
rules-robbers = **The Robbers.** A tile with a bag lets you put your robber on the score track beside somebody else's score figure, or move it there. After you the next player with a robber in the supply may do the same (or, at some tables, all of them).
rules-steal = When a figure beside your robber scores, the robber takes half of its first scoring, rounded up; the other loses nothing. Then it goes home. It must steal at the first chance, never from yourself, and never from stolen points: behind a thief's figure the other robbers on that space follow. A robber left on the track at the end is worth 3.
rules-messages = **The Messages.** Everybody has a courier too, and each scoring moves one of the two figures, as you like. If a figure of yours stops on a dark space (0, 5, 10 …) in your turn, you draw a message: do what it says, or take 2 points.
rules-bot = **Here** you tap a spot, a turn, and a place for the meeple, and can take it back until something new is drawn. In the text, places count from the start tile: 2E 1N is two tiles east and one north. ● marks a dark space.
