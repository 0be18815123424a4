# „Каркасон“ на български. Имената на играчите идват обезопасени; `tile`, `sum`, `move` и `way` идват от текстовете
# по-долу; `spot` е буква от полето, `name` — място, както се пише („12.c1“), `space` — номер от таблото за точки.

## Играта в списъци и команди

game-name = Каркасон
game-blurb = Реди плочки, строй градове, пътища и поляни, пази се от хайдутите. 2–6 играчи.

verb-place = Поставяш изтеглената плочка на място с буква
verb-robber = Поставяш хайдутина си на клетка от таблото за точки
verb-stay = Оставяш хайдутина си, където е
verb-meeple = Поставяш фигурка върху току-що поставената плочка
verb-pass = Не поставяш фигурка върху току-що поставената плочка
verb-award = Избираш кое се точкува сега и коя твоя фигурка върви
verb-steal = Избираш от кого хайдутинът ти взема половината
verb-two = Вземаш две точки вместо това, което казва депешата
verb-follow = Правиш каквото казва депешата
verb-draw = Теглиш и играеш още една плочка по депеша D
verb-recall = Точкуваш под своя фигурка и я прибираш по депеша H

field-place-spot = Буквата на мястото, например F; 2И 1С: две плочки на изток от началната, една на север
field-place-turn = Четвърт завъртания по часовника, 0 до 3; може без него, ако пасва само едно
field-robber-space = Клетката, 0 до 49, на която стои чужда фигурка за точки
field-meeple-feature = Мястото: c1 или град, r2 за втория път, m за манастир, f1 за поляна
field-award-feature = Завършеното място, например 12.c1
field-award-figure = Твоята фигурка, която върви: meeple или courier
field-steal-victim = Номерът на играча, от когото вземаш, броено от 0
field-steal-figure = Фигурката, от която вземаш: meeple или courier
field-steal-own = Твоята фигурка, която върви: meeple или courier
field-two-figure = Твоята фигурка, която върви: meeple или courier
field-follow-figure = Твоята фигурка, която върви: meeple или courier
field-recall-meeple = Фигурката, назована с мястото си, например 12.c1
field-recall-figure = Твоята фигурка, която върви: meeple или courier

option-robbers = Хайдутите: 8 плочки с торба и по един хайдутин, да или не (обикновено да)
option-robbers-label = Хайдутите
option-messages = Депеши: по една куриерка и 8 депеши, да или не (обикновено не)
option-messages-label = Депеши
option-farmers = Фигурки лягат на поляни и те носят точки накрая: да или не (обикновено да)
option-farmers-label = селяни
option-robber_chain = Кой поставя хайдутин след активния играч: next или all (обикновено next)
option-robber_chain-label = хайдути след активния играч
choice-robber_chain-next = следващият, който има
choice-robber_chain-all = всички, които имат

preset-standard = Каркасон с Хайдутите
preset-base = Само основната игра
preset-robbers-all = Хайдутите, и всички могат да поставят
preset-messages = Каркасон с Депеши
preset-everything = Хайдутите и Депеши
preset-everything-all = Хайдутите и Депеши, и всички могат да поставят
preset-no-farmers = Хайдутите без селяни

carcassonne-six-need-a-set = Шестият цвят идва с Хайдутите или с Депеши: за { $seats } играчи добави едно от двете или играйте петима.

## Плочки, места, фигурки

tile-monastery = манастир
tile-city = { $count ->
    [1] град по един ръб
    [2] град по два ръба
    [3] град по три ръба
   *[other] град по цялата плочка
}
tile-cities = { $count ->
    [one] { $count } отделен град
   *[other] { $count } отделни града
}
tile-pennant = герб
tile-road = път
tile-crossing = { $count ->
    [one] { $count } път от село
   *[other] { $count } пътя от село
}
tile-bag = торба

term-tile = { $count ->
    [one] { $count } плочка
   *[other] { $count } плочки
}
term-pennant = { $count ->
    [one] { $count } герб
   *[other] { $count } герба
}
term-city = { $count ->
    [one] { $count } град
   *[other] { $count } града
}
term-knight = { $count ->
    [one] { $count } рицар
   *[other] { $count } рицари
}
term-farmer = { $count ->
    [one] { $count } селянин
   *[other] { $count } селяни
}
term-message = { $count ->
    [one] { $count } депеша
   *[other] { $count } депеши
}
term-robber = { $count ->
    [one] { $count } хайдутин
   *[other] { $count } хайдути
}

kind-road = път
kind-city = град
kind-monastery = манастир
kind-field = поляна
meeple-road = разбойник
meeple-city = рицар
meeple-monastery = монах
meeple-field = селянин
feature-road = път { $name }
feature-city = град { $name }
feature-monastery = манастир { $name }
feature-field = поляна { $name }
way-north = { $count }С
way-east = { $count }И
way-south = { $count }Ю
way-west = { $count }З
way-start = начало
figure-meeple = фигурка за точки
figure-courier = куриерка

message-A = стойността на най-малко ценния ти път
message-B = стойността на най-малко ценния ти град
message-C = стойността на най-малко ценния ти манастир
message-D = изтегли и изиграй още една плочка
message-E = по 2 точки за всеки герб в градовете ти
message-F = по 2 точки за всеки твой рицар
message-G = по 2 точки за всеки твой селянин
message-H = точкувай под една своя фигурка и я прибери

## Какво се случи

news-started = Началната плочка е на масата; { $count ->
    [one] разбъркана е още { $count }
   *[other] разбъркани са още { $count }
}.
news-drawn = **{ $who }** тегли: { $tile }. { $count ->
    [0] Това беше последната плочка.
    [one] Остава { $count } плочка.
   *[other] Остават { $count } плочки.
}
news-drawn-extra = **{ $who }** тегли още една плочка: { $tile }. { $count ->
    [0] Това беше последната.
    [one] Остава { $count } плочка.
   *[other] Остават { $count } плочки.
}
news-aside = Тази не пасва никъде и излиза от играта: { $tile }.
news-ran-out = Не остана плочка, която да пасва.
news-placed = **{ $who }** поставя плочката на { $spot } ({ $place }).
news-meeple = **{ $who }** { $kind ->
    [road] поставя разбойник на пътя
    [city] поставя рицар в града
    [monastery] поставя монах в манастира
   *[field] полага селянин на поляната
}.
news-no-meeple = **{ $who }** не поставя фигурка.
news-robber = **{ $who }** поставя хайдутина си на клетка { $space }.
news-robber-moved = **{ $who }** мести хайдутина си от клетка { $before } на { $after }.
news-robber-passed = **{ $who }** оставя хайдутина си, където е.
news-way = **{ $who }** { $before } → { $after }
news-way-courier = **{ $who }** (куриерка) { $before } → { $after }
news-completed-scored = { $kind ->
    [road] Пътят е завършен
    [city] Градът е завършен
    [monastery] Манастирът е завършен
   *[field] Поляната е завършена
}: { $sum }. { $moves }.
news-completed = { $kind ->
    [road] Пътят е завършен
    [city] Градът е завършен
    [monastery] Манастирът е завършен
   *[field] Поляната е завършена
}: { $sum } за { $names }.
news-completed-nobody = { $kind ->
    [road] Пътят е завършен
    [city] Градът е завършен
    [monastery] Манастирът е завършен
   *[field] Поляната е завършена
}, но там няма никого ({ $sum }).
news-scored = { $kind ->
    [road] Път
    [city] Град
    [monastery] Манастир
   *[field] Поляна
}: { $sum }. { $way }.
news-stolen = Хайдутинът на **{ $who }** взема половината от точките на **{ $whom }**: { $award } / 2 { $odd ->
    [yes] = { $points }, закръглено нагоре
   *[no] = { $points }
}. { $way }.
news-followed = { $count ->
    [1] Хайдутинът на { $names } тръгва след фигурката
   *[other] Хайдутите на { $names } тръгват след фигурката
} към клетка { $space }.
news-home = Обратно в запаса: { $counts }.
news-count = **{ $who }** { $count }
news-plus = **{ $who }** +{ $points }
news-message = **{ $who }** стига тъмна клетка и тегли депеша { $letter }: { $message }.
news-two = Две точки вместо депешата. { $way }.
news-message-scored = Депеша { $letter }: { $sum }. { $way }.
news-recalled = **{ $who }** прибира { $kind ->
    [road] разбойник
    [city] рицар
    [monastery] монах
   *[field] селянин
}.
news-robber-bonus = Хайдути, останали на таблото: { $counts }.
news-final = { $kind ->
    [road] Недовършени пътища
    [city] Недовършени градове
    [monastery] Недовършени манастири
   *[field] Поляни
}: { $features }.
news-final-one = { $names } { $sum }
news-won = { $names } печели с { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}. Честито!
news-shared = { $names } печелят заедно с по { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}. Честито!
news-scores = Краен резултат: { $counts }.

outcome-most-points = Земята е подредена: печели който има най-много точки.
outcome-shared = Земята е подредена и победата е обща.

## Кого чака масата, за всички

ask-place = **{ $who }** поставя плочката.
ask-robber = **{ $who }** може да изведе хайдутина си на таблото.
ask-meeple = **{ $who }** може да постави фигурка върху плочката.
ask-award = **{ $who }** избира кое се точкува сега.
ask-steal = **{ $who }** избира от кого краде хайдутинът.
ask-message = **{ $who }** решава за депеша { $letter }.

## Кого чака масата, за самия играч

own-wait = Масата ще те извика, когато дойде твоят ред.
own-place = Твоята плочка: { $tile }. Избери място по буквата и завъртане по числото.
own-robber = Постави хайдутина си до чужда фигурка за точки: взема половината от следващите ѝ точки. Или изчакай.
own-robber-move = Премести хайдутина си до друга чужда фигурка за точки или го остави, където е.
own-meeple = Постави фигурка на място с буква или нито една. { $count ->
    [one] Имаш { $count } фигурка
   *[other] Имаш { $count } фигурки
}.
own-award = Избери кое се точкува първо: само от първото може да се открадне.
own-award-figures = Избери кое се точкува сега и коя фигурка върви. ● е тъмна клетка.
own-steal = Хайдутинът ти краде: избери от кого, половината от първите му точки.
own-message = Депеша { $letter }: { $message }. Направи го или вземи 2 точки.
own-message-two = Депеша { $letter }: { $message }. Сега тя не ти носи нищо: вземи 2 точки.

## Бутони и менюта

label-place = { $spot } ↻{ $turn }
label-robber = Клетка { $space } · { $names }
label-stay = Остави хайдутина
label-meeple = { $letter } · { $meeple } ({ $worth })
worth = засега { $points } т.
worth-now = веднага { $points } т.
label-pass = Без фигурка
label-award = { $letter } · { $kind } { $points }: { $move }
label-steal = { $whom }, половината е { $points }: { $move }
label-steal-courier = { $whom } (куриерка), половината е { $points }: { $move }
label-two = { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}: { $move }
label-follow = Депеша { $letter }, { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}: { $move }
label-draw = Още една плочка
label-recall = { $letter } · { $kind } ({ $place }), { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}: { $move }

menu-place = Плочката { $part ->
    [north] на север
    [middle] по средата
    [south] на юг
   *[whole] на място
}: { $first }–{ $last }…
menu-place-one = Плочката на { $spot }…
menu-robber = Хайдутинът отива на…
menu-stay = Хайдутинът…
menu-meeple = Постави фигурка на…
menu-pass = Без фигурка…
menu-award = Точкувай сега…
menu-steal = Открадни от…
menu-two = Вземи две точки с…
menu-follow = Изпълни депешата с…
menu-draw = Още една плочка…
menu-recall = Точкувай и прибери…

## Масата с думи

table-board = { $count ->
    [one] На масата е { $count } плочка
   *[other] На масата са { $count } плочки
}
table-left = { $count ->
    [one] за теглене остава { $count }
   *[other] за теглене остават { $count }
}
table-aside = { $count } настрана
table-last = Последна плочка: { $place }, { $sides }
table-seat = { $who }: { $parts }
table-road = { $count ->
    [one] { $count } разбойник
   *[other] { $count } разбойници
}
table-city = { $count ->
    [one] { $count } рицар
   *[other] { $count } рицари
}
table-monastery = { $count ->
    [one] { $count } монах
   *[other] { $count } монаси
}
table-field = { $count ->
    [one] { $count } селянин
   *[other] { $count } селяни
}
table-track = на таблото { $meeple } и { $courier }
table-stands = { $meeples } (засега { $points } т.)
table-tile = Тегли { $who }: { $tile }
table-message = Депеша { $letter }: { $message }
table-place = { $place }. { $who }: { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}
source-road = пътища { $points }
source-city = градове { $points }
source-monastery = манастири { $points }
source-field = поляни { $points }
source-theft = откраднати { $points }
source-message = депеши { $points }
source-robber = хайдутин { $points }

hand-points = { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}
hand-supply = { $count ->
    [one] { $count } фигурка в запаса
   *[other] { $count } фигурки в запаса
}
hand-track = фигурка за точки на { $meeple }, куриерка на { $courier }
robber-free = хайдутин в запаса
robber-on = хайдутин на { $space }

## Думи в картините

picture-result = Земята е подредена

## Откази

why-over = Играта свърши; нова маса се отваря с една команда.
why-not-your-turn = Сега е ред на друг; масата ще те извика, когато дойде твоят.
why-not-now = Това идва в друг момент от хода.
why-no-such-spot = „{ $spot }“ не е място на това поле; { $count ->
    [one] има само едно, с буква A
   *[other] местата са { $count }, с букви поред от A
}.
why-does-not-fit = Така завъртяна, плочката не пасва на { $spot }; пасва с толкова четвърт завъртания: { $turns }.
why-no-such-feature = На току-що поставената плочка няма „{ $feature }“; виж буквите на картината ѝ.
why-no-farmers = Тази маса играе без селяни; пътищата, градовете и манастирите са отворени за теб.
why-feature-taken = Там вече стои фигурка ({ $feature }); избери място, което още е свободно.
why-no-meeples-left = Запасът ти е празен; фигурките се връщат, когато мястото им се завърши.
why-no-such-space = Таблото има клетки от 0 до 49; { $space } не е сред тях.
why-robber-already-there = Хайдутинът ти вече стои на { $space }; премести го другаде или го остави.
why-nobody-there = На { $space } няма чужда фигурка за точки; избери клетка, на която има.
why-not-your-award = За това сега нямаш точки за вземане ({ $feature }).
why-other-award-first = Тук друго място се точкува първо, а редът е без значение за теб.
why-no-such-figure = „{ $figure }“ не е твоя фигурка за точки на тази маса.
why-nothing-to-steal = Хайдутинът взема от фигурка, която стоеше на неговата клетка и току-що получи точки; тази не е такава ({ $figure }).
why-other-message = Изтеглената депеша е { $message }; избери каквото предлага тя или две точки.
why-message-lacks = На полето нямаш нищо от това, което брои депеша { $message }; вземи двете точки.
why-not-your-meeple = Там няма твоя фигурка ({ $meeple }); избери някоя от своите.

## Правилата

rules-goal = ## Каркасон
    Плочка по плочка се ражда пейзаж. Фигурките ти на него носят точки: разбойници по пътищата, рицари в градовете, монаси в манастирите, селяни по поляните. Печели който събере най-много точки.
rules-turn = **Твоят ход.** Теглиш плочка и я поставяш до другите така, че всички ръбове да съвпадат. На картината всяко място, където пасва, има буква, а всяко завъртане — брой четвърт завъртания. После можеш да поставиш една фигурка върху новата плочка и завършеното се точкува.
rules-meeple = **Фигурките.** Имаш седем. Фигурка отива само там, където в цялото свързано място няма друга; по-късно местата може да се слеят. Тя се връща, когато мястото ѝ се точкува.
rules-score = **Точкуване.** Пътят е завършен между два края: 1 точка на плочка. Градът — затворен отвсякъде със стената си: 2 точки на плочка и 2 за всеки герб. Манастирът с осем плочки наоколо: 9. Точките взема който има най-много фигурки там; при равенство всички равни вземат пълните точки.
rules-farmers = **Селяните** лежат на поляната си до края. Тогава всеки завършен град, който докосва поляната, носи 3 точки.
rules-end = **Краят** идва с последната плочка. Недовършеното носи по 1 точка за плочка и герб; манастирът — 1 за себе си и за всяка плочка около него.
rules-robbers = **Хайдутите.** Плочка с торба ти позволява да поставиш хайдутина си на таблото до чужда фигурка за точки или да го преместиш там. След теб същото може следващият играч с хайдутин в запаса (на някои маси — всички такива).
rules-steal = Когато фигурка до хайдутина ти получи точки, той взема половината от първите, закръглено нагоре; другият не губи нищо. После хайдутинът се прибира. Той краде при първа възможност, никога от теб и никога от откраднати точки: след фигурката на крадец тръгват другите хайдути от клетката ѝ. Хайдутин, останал на таблото накрая, носи 3.
rules-messages = **Депешите.** Всеки има и куриерка, и всяко точкуване движи едната от двете фигурки по твой избор. Ако в твоя ход твоя фигурка спре на тъмна клетка (0, 5, 10 …), теглиш депеша: правиш каквото казва или вземаш 2 точки.
rules-bot = **Тук** докосваш място, после завъртане и къде да застане фигурката; можеш да го върнеш, докато не е изтеглено нещо ново. В текста местата се броят от началната плочка: 2И 1С е две плочки на изток и една на север. ● е тъмна клетка.
