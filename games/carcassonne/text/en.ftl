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
game-aim = Most points win. In a turn you lay a tile so that its edges match, and may put a meeple on it; finished roads, cities and monasteries score for the players who stand there.

verb-place = Lay the tile in hand at a lettered spot
verb-robber = Put your robber on a space of the score track
verb-stay = Leave your robber where it is
verb-meeple = Put a meeple on the tile just laid
verb-pass = Put no meeple on the tile just laid
verb-award = Choose what scores next, and which of your figures moves
verb-steal = Choose who your robber steals from
verb-two = Take two points instead of what the message says
verb-follow = Do what the message says
verb-draw = Draw and play one more tile, as message D says
verb-recall = Score one of your meeples as it stands and take it back, as message H says

field-place-spot = The letter of the spot, such as F; 2E 1N: two tiles east of the start, one north
field-place-turn = Quarter turns clockwise, 0 to 3; leave it out if only one fits
field-robber-space = The space, 0 to 49, where somebody else’s score figure stands
field-meeple-feature = The feature: c1 or city, r2 for the second road, m for the monastery, f1 for a field
field-award-feature = The completed feature, such as 12.c1
field-award-figure = Your figure that moves: score meeple or courier
field-steal-victim = The player you take from
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
preset-standard-about = Land, cities, roads, farmers, and robbers who take half of what others score.
preset-base = The base game alone
preset-base-about = Tiles and meeples alone.
preset-robbers-all = The Robbers, and everybody may place one
preset-robbers-all-about = After a tile with a bag everybody may place a robber, not only the next player.
preset-messages = Carcassonne with The Messages
preset-messages-about = A courier scores beside your figure, and dark spaces bring messages with a choice.
preset-everything = The Robbers and The Messages
preset-everything-about = Robbers and messages together. For those who know the game.
preset-everything-all = The Robbers and The Messages, and everybody may place one
preset-everything-all-about = Robbers and messages, and after a bag everybody may place a robber.
preset-no-farmers = The Robbers without farmers
preset-no-farmers-about = Fields score nothing, and nobody lies on them: easier to score.

carcassonne-six-need-a-set = The sixth colour comes with The Robbers or The Messages: add one of them for { $seats } players, or play with five.

## Tiles, features, figures

tile-monastery = monastery
tile-city-cap = city cap
tile-city-corner = city corner
tile-city-through = city straight through
tile-city-three = three-sided city
tile-city-full = full city
tile-cities = two city caps
tile-straight = straight road
tile-bend = road bend
tile-fork = T-junction
tile-crossing = crossroads
tile-with = { $first } with { $rest }
tile-with-pennant = a pennant
tile-with-end = a road
tile-with-straight = a straight road
tile-with-bend = a road bend
tile-with-fork = a T-junction
tile-with-bag = a robber’s bag

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

kind-road = road
kind-city = city
kind-monastery = monastery
kind-field = field
sides-free = free: { $sides }
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
message-H = score one of your meeples as it stands and take it back

## What happened

news-started = The start tile is laid; { $count ->
    [one] { $count } more is shuffled
   *[other] { $count } more are shuffled
}.
news-drawn = **{ $who }** draws: { $tile }.{ $count ->
    [0] { " " }That was the last tile.
   *[other] { "" }
}
news-drawn-extra = **{ $who }** draws one more tile: { $tile }.{ $count ->
    [0] { " " }That was the last one.
   *[other] { "" }
}
news-aside = This one fits nowhere and leaves the game: { $tile }.
news-ran-out = No tile that fits is left.
news-placed = **{ $who }** lays: { $tile }.
news-placed-meeple = **{ $who }** lays: { $tile }; { $put }.
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
news-robber-kept = { $names } { $count ->
    [1] keeps the robber
   *[other] keep their robbers
} in the supply.
news-last-meeple = That was **{ $who }**’s last meeple: from now on only tiles, until one comes home.
news-no-meeple = **{ $who }** places no meeple.
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
news-stolen = **{ $who }**’s robber steals half of **{ $whom }**’s { $award ->
    [one] { $award } point
   *[other] { $award } points
}: { $points }{ $odd ->
    [yes] , rounded up
   *[no] { "" }
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

outcome-most-points = The last tile is laid: the most points win.
outcome-shared = The last tile is laid, and the win is shared.

## Who is asked, as everybody sees it

ask-place = **{ $who }**’s turn: place a tile.
ask-robber = **{ $who }** may bring the robber to the track.
ask-meeple = **{ $who }** may put a meeple on the tile.
ask-award = **{ $who }** chooses what scores next.
ask-steal = **{ $who }** chooses who the robber steals from.
ask-message = **{ $who }** decides about message { $letter }.

## Who is asked, as the seat itself sees it

own-wait = The table calls you when it is your turn.
own-place = Your tile: { $tile }. Choose its spot and its rotation.
own-place-spot = Your tile: { $tile }. Choose its spot.
own-place-turn = Your tile: { $tile }. It fits at one spot only; choose its rotation.
own-place-only = Your tile: { $tile }. It fits in one way only.
own-robber = A tile with a bag was laid: who does your robber join? It scores half of their next points too. It can also wait.
own-robber-move = A tile with a bag was laid: move your robber beside somebody else’s score figure, or leave it where it is.
own-meeple = Meeple on a marked place, or skip? You have { $count } left.
own-award = Choose what scores first: only a figure’s first points can be stolen.
own-award-figures = Choose what scores next and which figure moves. ● is a dark space.
own-steal = Your robber steals half of what scored first: choose who it steals from.
own-message = Message { $letter }: { $message }. Do that, or take 2 points.
own-message-two = Message { $letter }: { $message }. There is nothing to gain by it now: take 2 points.

## Buttons and menus

another-way = Rotate
label-robber = Beside { $names } (space { $space })
label-stay = Leave it where it is
label-stay-home = Not now
label-meeple = { $letter } · { $meeple }, { $points } so far
label-meeple-now = { $letter } · { $meeple }, { $points } now
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

menu-place = Lay the tile at a spot: { $first } to { $last }…
menu-window = { $part } { $count ->
    [one] { $count } spot
   *[other] { $count } spots
}
menu-window-from = { $part } { $count ->
    [one] { $count } spot
   *[other] { $count } spots
}, from { $first }
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

auto-answer-robber = Leave my robber where it is
auto-answer-robber-given = Your robber stays where it is; you are not asked about it.

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
table-track = score meeple on { $meeple }, courier on { $courier }
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

picture-result = The last tile is laid

## Refusals

why-over = The game is over; a new table is one command away.
why-not-your-turn = It is somebody else’s turn; the table calls you when yours comes.
why-not-now = Not now: the table is waiting for a different move.
why-no-such-spot = “{ $spot }” is not a spot on this board; { $count ->
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
why-nobody-there = Nobody else’s score figure stands on { $space }; choose a space where one does.
why-not-your-award = You have no points to take for this now ({ $feature }).
why-other-award-first = Another feature is offered first here; the order makes no difference to you.
why-no-such-figure = “{ $figure }” is not a score figure of yours at this table.
why-nothing-to-steal = Your robber takes from a figure that stood on its space and has just scored; this one did not ({ $figure }).
why-other-message = The message drawn is { $message }; choose what it offers, or two points.
why-message-lacks = Message { $message } would bring you nothing now; take the two points.
why-no-tiles-left = Message { $message } brings a tile, and none is left; take the two points.
why-not-your-meeple = No meeple of yours stands there ({ $meeple }); choose one of your own.

## The rules, page by page

page-aim-title = The aim
page-aim = Together you build one landscape, tile by tile. Your meeples on it bring points: highwaymen on roads, knights in cities, monks in monasteries, farmers on fields.

    You have { $count } meeples. One comes home when its road, city or monastery is complete, and can be used again; farmers lie on their field until the end.

    When the last tile is laid, what is unfinished scores too, and so do the fields. The most points win.
page-turn-title = One whole turn
page-turn = You draw a tile. In your picture every spot where it fits has a letter, and below it you see the tile in each way it can be turned, with the number of quarter turns. Choose the letter, then the rotation: edges that touch must match, road to road, city to city, field to field.

    Then you may put one meeple on the tile just laid. The places open to you have letters, and each says what it is worth so far.

    What the tile completes scores at once, and its meeples come home. Then the next player draws.

    You may take a step back as long as nothing new has been drawn. In the texts, places count from the start tile, as the marks beside the board do: 2E 1N is two tiles east and one north.
page-meeple-title = Where a meeple may go
page-meeple = Only on the tile just laid, and only where nobody’s meeple stands anywhere in the connected road, city or field, however far away.

    Features may grow together later. Then several meeples share one: the player with the most there scores, and if several are tied, each scores in full.

    A meeple comes home only when its feature is complete. With none left you can still lay tiles, so keep one for a surprise.
page-score-title = What is complete scores
page-score = A road between two ends: 1 point a tile. Villages, cities and monasteries end a road, and a loop is complete as well.

    A city closed all round by its wall: 2 points a tile, and 2 more for each pennant.

    A monastery with tiles all around it, eight in all: 9 points.

    The player with the most meeples there gets all the points, the others none; all who tie for the most get them in full. If nobody has a meeple there, nobody scores.
page-farmers-title = Farmers
page-farmers = A farmer lies on its field and stays there until the end. Roads and cities part fields from each other.

    At the end each complete city that touches the field brings 3 points to the player with the most farmers on it. One city can feed several fields; cities that are not complete bring nothing.

    Farmers pay off where many small cities close, but they stay out all game: place a few, and early.
page-end-title = The end
page-end = After the last tile everything that still holds meeples scores. Roads: 1 point a tile. Cities: 1 point a tile and 1 for each pennant. Monasteries: 1 for itself and 1 for each tile around it.

    The most points win; a tie is a shared win.
page-end-sheet = In the final table each column has a sign: { $signs }.
sheet-road = a road
sheet-city = a tower for cities
sheet-monastery = a church for monasteries
sheet-field = a leaf for fields
sheet-theft = a mask for stolen points
sheet-message = a card for messages
sheet-robber = a flag for robbers left on the track
sheet-total = a crown for the sum
page-end-robbers = Each robber still on the track is worth 3 points.
page-signs-title = Signs in the pictures
page-signs = Players’ plates: a coin marks the points, a little person the meeples left in the supply, a mask says that the robber is in the supply. A gold frame and an arrow: whose turn it is.

    On the board: the tile laid last has a gold frame. Letters on dark cells are spots where the tile in hand fits; letters on gold discs are what you choose from. Each player’s figures carry the sign on their plate; a lying meeple is a farmer.

    The stack shows how many tiles are left; a barred circle counts those that fitted nowhere.

    The track has 50 spaces and goes round; every fifth is dark and shows its number. ● in a text is a dark space.
page-robbers-title = The Robbers
page-robbers = Eight tiles show a bag. The player who lays one may put their robber on the score track beside somebody else’s score figure, or move it there from another space. { $chain ->
    [all] After that every player whose robber is in the supply may place it, in turn.
   *[next] After that the next player whose robber is in the supply may place it.
}

    When a figure beside a robber scores, the robber takes half of its first points in that round, rounded up. The other loses nothing. The robber then goes home.

    It has to steal at the first chance, never from its owner and never from stolen points. If a thief’s figure moves on, the robbers of the others on that space follow it.

    A robber left on the track at the end is worth 3 points.
page-messages-title = The Messages
page-messages = Each player has a courier as well: two score figures, and whenever you score you choose which one moves. Your points are the sum of both.

    If a figure of yours moves in your turn and stops on a dark space (0, 5, 10 and so on), you draw a message. Do what it says, or take 2 points with either figure. Those points may bring the next message.

    A, B, C: your least valuable road, city or monastery, as it is now. D: one more tile. E: 2 for each pennant in your cities. F and G: 2 for each knight, each farmer of yours. H: score one meeple as it stands and take it back.
page-table-title = This table
page-table-robbers = With the Robbers: 8 more tiles, and a robber for each player.
page-table-robbers-none = Without the Robbers.
page-table-messages = With the Messages: a courier for each player, and 8 messages.
page-table-messages-none = Without the Messages.
page-table-farmers = Meeples may lie on fields, and fields score at the end.
page-table-farmers-none = Without farmers: no meeple goes on a field, and fields score nothing.
page-table-chain-next = After a tile with a bag the next player with a robber in the supply may place it.
page-table-chain-all = After a tile with a bag every player with a robber in the supply may place it.
page-table-tiles = { $count ->
    [one] { $count } tile is drawn in all; the start tile lies there from the beginning.
   *[other] { $count } tiles are drawn in all; the start tile lies there from the beginning.
}
page-questions-title = Questions people ask
page-questions = Must I lay my tile? Yes, wherever it fits. A tile that fits nowhere leaves the game, and you draw another.

    Can I take a meeple back? Not by yourself: it comes home when its feature is complete.

    May I join a city in which somebody stands? Not with a meeple put there. But you can put yours in a piece nearby and connect the two later.

    Does a small city of two tiles count in full? Yes, 4 points.

    Who scores what I complete? The player with the most meeples there, even if it is somebody else.

    May a meeple score in the turn in which it was put down? Yes, and it comes home at once.

## What each choice does

about-place-completes = Completes { $features }.
about-place-joins = Extends { $features }.
about-place-alone = Joins fields only.
about-place-one = { $kind } worth { $points }
about-place-owned = { $kind } worth { $points } ({ $names })
about-place-scored = { $kind }: { $points } → { $names }
about-robber = It takes half of what a figure there scores next, rounded up; nobody loses anything.
about-stay = Your robber stays where it is until a tile with a bag asks again.
about-meeple-road = A highwayman: 1 point a tile once both ends are closed; then it comes home.
about-meeple-city = A knight: 2 points a tile and pennant once the wall is closed; then it comes home.
about-meeple-monastery = A monk: 9 points once eight tiles lie around it; then it comes home.
about-meeple-field = A farmer lies to the end: 3 points for each complete city that touches its field.
about-meeple-now = It is complete: scores { $points } at once, and the meeple comes home.
about-pass = You keep your meeples for later.
about-award = This scores next. A robber can take half only of what a figure scores first.
about-steal = You get { $points }, nobody loses any, and your robber goes home.
about-two = You leave the message alone and take 2 points.
about-follow = What the message says: { $sum }.
about-draw = You lay one more tile and may put a meeple on it.
about-recall = Scores as it stands, { $sum }, and the meeple is back in your supply.

gloss-meeple = your score meeple, which everybody has
gloss-courier = your courier, the second score figure
gloss-road = 1 point a tile
gloss-city = 2 points a tile and pennant when complete, else 1
gloss-monastery = 9 points when complete, else 1 for each tile
gloss-field = 3 points at the end for each complete city

## Lessons

tip-place = Edges that touch must match. Which of your roads and cities grows or closes, and could you put a meeple on the new tile?
tip-turn = At some spots this tile fits in more than one rotation. Look which one lets your road or city go on.
tip-robber = A robber brings you half of what the figure beside it scores next; nobody loses anything. Join a player about to complete something big. A robber on the track at the end is worth 3 points.
tip-meeple = A meeple claims the whole road, city or monastery and brings its points when that is complete. You have seven; do not spend the last one lightly.
tip-farmers = Farmers stay until the end.
tip-award = Several things score for you. Only a figure’s first points can be stolen, so let a robbed figure begin with the smallest score. With couriers choose which figure moves: dark spaces bring messages in your own turn.
tip-steal = Your robber must steal now. Take from the figure that scored most; with two figures choose which of yours moves.
tip-message = You stopped on a dark space. Compare what the message brings with 2 points, and look whether a figure would stop on a dark space again: that brings another message.

lesson-last = This is your last turn in the lesson.
learnt-city = You closed a city: 2 points for each tile and each pennant, and the meeple comes back to you. Unfinished ones count half at the end.
learnt-robbed = You were robbed: the robber beside your score figure scored half of your points too. With a robber near, score something small first.
learnt-robber = Your robber paid off: beside a player who is about to finish something big, it scores half of those points for you.
learnt-closed = You finished a road or a monastery: 1 point for each tile. Small things bring the meeple back soon, and you have only seven.
learnt-theft = A robber waits beside a score figure and takes half of what that figure scores next.

## Things to look up

look-road = Road
look-road-text = White with dark edges. Complete between two ends or as a loop: 1 point a tile, complete or not. A meeple on it is a highwayman.
look-city = City
look-city-text = Brick with a wall. Complete when the wall is closed and no gap is left inside: 2 points a tile and 2 for each pennant; at the end, if not complete, 1 each.
look-monastery = Monastery
look-monastery-text = A house with a cross. Complete when tiles lie all around it, eight in all: 9 points; at the end 1 for itself and 1 for each tile around it.
look-field = Field
look-field-text = Green, parted by roads and cities. Scores only at the end: 3 points for each complete city that touches it, for the player with the most farmers there.
look-meeple = Meeple
look-meeple-text = Each player has seven: highwayman, knight, monk or, lying down, farmer. It claims a feature in which no other meeple stands, and comes home when that scores.
look-majority = Who scores
look-majority-text = The player with the most meeples in a feature gets all its points. All who tie for the most get them in full; the others get nothing.
look-pennant = Pennant
look-pennant-text = The blue shield in a city: worth 2 points in a complete city, 1 in an unfinished one.
look-village = Village
look-village-text = The house where three or four roads meet: each of them ends there.
look-bag = Bag
look-bag-text = The sign of the robbers on eight tiles: the player who lays one may place or move their robber.
look-spot = Spot
look-spot-text = An empty cell where the tile in hand fits, known by a letter, row by row from the north.
look-track = Score track
look-track-text = Fifty spaces, 0 to 49, that go round. The figures on it show the points gained in play; what the end adds appears on the score sheet only.
look-dark = Dark space
look-dark-text = Every fifth space of the track, with its number. With the Messages: if a figure of yours moves in your turn and stops there, you draw a message. In texts it is ●.
look-score-meeple = Score meeple
look-score-meeple-text = The figure of each player on the score track. Robbers stand beside it and take half of what it scores.
look-courier = Courier
look-courier-text = The second score figure, a letter, with the Messages. Whenever you score, you choose which of the two moves; your points are the sum.
look-robber = Robber
look-robber-text = A masked figure on the score track. Beside somebody else’s figure it takes half of what that scores first in a round, rounded up, and goes home. Left over at the end it is worth 3 points.
look-supply = Supply
look-supply-text = What is not in use. On the plates a little person shows how many meeples are in it, and a mask shows that the robber is in it.
look-aside = Tiles set aside
look-aside-text = Tiles that fitted nowhere when they were drawn. They are out of the game, and counted beside a barred circle.
look-feature = **{ $kind }** · { $who }: { $worth }
look-nobodys = nobody’s
look-worth-complete = complete
look-worth-road = { $now } now, 1 more with each tile; { $open ->
    [one] { $open } open end
   *[other] { $open } open ends
}
look-worth-city = { $now } now, at least { $full } when closed; { $open ->
    [one] { $open } gap in the wall
   *[other] { $open } gaps in the wall
}
look-worth-monastery = { $now } of 9 tiles
look-worth-field = { $now } as it lies
look-tile = Tile { $letter }: { $shown }
look-tile-text = { $shown }. { $count ->
    [one] There is { $count }.
   *[other] There are { $count }.
}
look-tile-robbers = It comes with the Robbers.
look-tile-now = { $laid ->
    [one] { $laid } lies on the table
   *[other] { $laid } lie on the table
}, { $left } may still come.
look-message = Message { $letter }
look-message-text = { $message }. Instead you may always take 2 points.
look-message-open = It has been drawn just now.
look-message-below = It lies under the stack of messages.
look-message-hidden = It is still to come.
look-now = Now: { $places }.
look-count = { $who } { $value }

picture-page-bag = a tile with a bag
picture-page-robber = the robber stands beside a figure
picture-page-half = it scores 7, the robber takes 4
picture-page-courier = score meeple and courier
picture-page-message = a dark space brings a message

## Where the game turned
turned-best = Most valuable { $kind ->
    [road] road
    [city] city
    [monastery] monastery
   *[field] field
}, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}: { $names } +{ $points }.
turned-shared = Shared: a { $kind ->
    [road] road
    [city] city
    [monastery] monastery
   *[field] field
} with { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, { $names } +{ $points } each.
turned-stolen = Biggest theft: the robber of **{ $who }** takes { $points ->
    [one] { $points } point
   *[other] { $points } points
} from what **{ $whom }** scored.
turned-end = Best score at the end: { $kind ->
    [road] an open road
    [city] an open city
    [monastery] an unfinished monastery
   *[field] a field
}, { $names } +{ $points }.
