# «Каркассон» по-русски. Имена игроков приходят безопасными; `tile`, `sum`, `move` и `way` составлены из текстов ниже;
# `spot` — буква поля, `name` — место, как его пишут («12.c1»), `space` — номер деления шкалы очков.

## Игра в списках и командах

game-name = Каркассон
game-blurb = Выкладывай тайлы, строй города и дороги, берегись грабителей. 2–6 игроков.

verb-place = Выложить вытянутый тайл на место с буквой
verb-robber = Поставить своего грабителя на деление шкалы очков
verb-stay = Оставить своего грабителя на месте
verb-meeple = Поставить подданного на только что выложенный тайл
verb-pass = Не ставить подданного на только что выложенный тайл
verb-award = Выбрать, что подсчитывается сейчас и какая твоя фигурка идёт
verb-steal = Выбрать, у кого твой грабитель возьмёт половину
verb-two = Взять два очка вместо того, что велит послание
verb-follow = Сделать то, что велит послание
verb-draw = Взять и выложить ещё один тайл по посланию D
verb-recall = Получить очки под своим подданным и забрать его по посланию H

field-place-spot = Буква места, например F; 2В 1С: два тайла на восток от стартового, один на север
field-place-turn = Четверти оборота по часовой, 0–3; можно опустить, если подходит только одна
field-robber-space = Деление, 0–49, где стоит чужая счётная фигурка
field-meeple-feature = Место: c1 или город, r2 — вторая дорога, m — монастырь, f1 — поле
field-award-feature = Завершённый объект, например 12.c1
field-award-figure = Твоя фигурка, которая идёт: meeple или courier
field-steal-victim = Номер игрока, у которого берёшь, считая с 0
field-steal-figure = Фигурка, у которой берёшь: meeple или courier
field-steal-own = Твоя фигурка, которая идёт: meeple или courier
field-two-figure = Твоя фигурка, которая идёт: meeple или courier
field-follow-figure = Твоя фигурка, которая идёт: meeple или courier
field-recall-meeple = Подданный, названный по месту, например 12.c1
field-recall-figure = Твоя фигурка, которая идёт: meeple или courier

option-robbers = Грабители: 8 тайлов с мешком и по грабителю каждому, да или нет (обычно да)
option-robbers-label = Грабители
option-messages = Гонцы: по гонцу каждому и 8 посланий, да или нет (обычно нет)
option-messages-label = Гонцы
option-farmers = Подданные ложатся на поля, и поля дают очки в конце: да или нет (обычно да)
option-farmers-label = крестьяне
option-robber_chain = Кто ставит грабителя после активного игрока: next или all (обычно next)
option-robber_chain-label = грабители после активного игрока
choice-robber_chain-next = следующий, у кого он есть
choice-robber_chain-all = все, у кого он есть

preset-standard = Каркассон с Грабителями
preset-base = Только базовая игра
preset-robbers-all = Грабители, и ставить могут все
preset-messages = Каркассон с Гонцами
preset-everything = Грабители и Гонцы
preset-everything-all = Грабители и Гонцы, и ставить могут все
preset-no-farmers = Грабители без крестьян

carcassonne-six-need-a-set = Шестой цвет приходит с Грабителями или Гонцами: { $seats ->
    [one] для { $seats } игрока
    [few] для { $seats } игроков
   *[many] для { $seats } игроков
} добавь один из наборов или играйте впятером.

## Тайлы, места, фигурки

tile-monastery = монастырь
tile-city = { $count ->
    [1] город с одной стороны
    [2] город с двух сторон
    [3] город с трёх сторон
   *[other] город на весь тайл
}
tile-cities = { $count ->
    [one] { $count } отдельный город
    [few] { $count } отдельных города
   *[many] { $count } отдельных городов
}
tile-pennant = щит
tile-road = дорога
tile-crossing = { $count ->
    [one] { $count } дорога от деревни
    [few] { $count } дороги от деревни
   *[many] { $count } дорог от деревни
}
tile-bag = мешок

term-tile = { $count ->
    [one] { $count } тайл
    [few] { $count } тайла
   *[many] { $count } тайлов
}
term-pennant = { $count ->
    [one] { $count } щит
    [few] { $count } щита
   *[many] { $count } щитов
}
term-city = { $count ->
    [one] { $count } город
    [few] { $count } города
   *[many] { $count } городов
}
term-knight = { $count ->
    [one] { $count } рыцарь
    [few] { $count } рыцаря
   *[many] { $count } рыцарей
}
term-farmer = { $count ->
    [one] { $count } крестьянин
    [few] { $count } крестьянина
   *[many] { $count } крестьян
}
term-message = { $count ->
    [one] { $count } послание
    [few] { $count } послания
   *[many] { $count } посланий
}
term-robber = { $count ->
    [one] { $count } грабитель
    [few] { $count } грабителя
   *[many] { $count } грабителей
}

kind-road = дорога
kind-city = город
kind-monastery = монастырь
kind-field = поле
meeple-road = разбойник
meeple-city = рыцарь
meeple-monastery = монах
meeple-field = крестьянин
feature-road = дорога { $name }
feature-city = город { $name }
feature-monastery = монастырь { $name }
feature-field = поле { $name }
way-north = { $count }С
way-east = { $count }В
way-south = { $count }Ю
way-west = { $count }З
way-start = старт
figure-meeple = счётный мипл
figure-courier = гонец

message-A = ценность твоей самой дешёвой дороги
message-B = ценность твоего самого дешёвого города
message-C = ценность твоего самого дешёвого монастыря
message-D = возьми и выложи ещё один тайл
message-E = по 2 очка за каждый щит в твоих городах
message-F = по 2 очка за каждого твоего рыцаря
message-G = по 2 очка за каждого твоего крестьянина
message-H = получи очки под одним своим подданным и забери его

## Что произошло

news-started = Стартовый тайл на столе; { $count ->
    [one] перемешан ещё { $count }
    [few] перемешаны ещё { $count }
   *[many] перемешано ещё { $count }
}.
news-drawn = **{ $who }** тянет: { $tile }. { $count ->
    [0] Это был последний тайл.
    [one] Остался { $count } тайл.
    [few] Осталось { $count } тайла.
   *[many] Осталось { $count } тайлов.
}
news-drawn-extra = **{ $who }** тянет ещё один тайл: { $tile }. { $count ->
    [0] Это был последний.
    [one] Остался { $count } тайл.
    [few] Осталось { $count } тайла.
   *[many] Осталось { $count } тайлов.
}
news-aside = Этот никуда не подходит и выходит из игры: { $tile }.
news-ran-out = Подходящих тайлов не осталось.
news-placed = **{ $who }** выкладывает тайл на { $spot } ({ $place }).
news-meeple = **{ $who }** { $kind ->
    [road] ставит разбойника на дорогу
    [city] ставит рыцаря в город
    [monastery] ставит монаха в монастырь
   *[field] кладёт крестьянина на поле
}.
news-no-meeple = **{ $who }** не ставит подданного.
news-robber = **{ $who }** ставит грабителя на деление { $space }.
news-robber-moved = **{ $who }** переводит грабителя с деления { $before } на { $after }.
news-robber-passed = **{ $who }** оставляет грабителя на месте.
news-way = **{ $who }** { $before } → { $after }
news-way-courier = **{ $who }** (гонец) { $before } → { $after }
news-completed-scored = { $kind ->
    [road] Дорога завершена
    [city] Город завершён
    [monastery] Монастырь завершён
   *[field] Поле завершено
}: { $sum }. { $moves }.
news-completed = { $kind ->
    [road] Дорога завершена
    [city] Город завершён
    [monastery] Монастырь завершён
   *[field] Поле завершено
}: { $sum }. Очки: { $names }.
news-completed-nobody = { $kind ->
    [road] Дорога завершена
    [city] Город завершён
    [monastery] Монастырь завершён
   *[field] Поле завершено
}, но там никого нет ({ $sum }).
news-scored = { $kind ->
    [road] Дорога
    [city] Город
    [monastery] Монастырь
   *[field] Поле
}: { $sum }. { $way }.
news-stolen = Грабитель игрока **{ $who }** берёт половину очков игрока **{ $whom }**: { $award } / 2 { $odd ->
    [yes] = { $points }, округляя вверх
   *[no] = { $points }
}. { $way }.
news-followed = { $count ->
    [1] Грабитель игрока { $names } идёт следом
   *[other] Грабители игроков { $names } идут следом
} на деление { $space }.
news-home = Вернулись в запас: { $counts }.
news-count = **{ $who }** { $count }
news-plus = **{ $who }** +{ $points }
news-message = **{ $who }** попадает на тёмное деление и тянет послание { $letter }: { $message }.
news-two = Два очка вместо послания. { $way }.
news-message-scored = Послание { $letter }: { $sum }. { $way }.
news-recalled = **{ $who }** забирает { $kind ->
    [road] разбойника
    [city] рыцаря
    [monastery] монаха
   *[field] крестьянина
}.
news-robber-bonus = Грабители, что остались на шкале: { $counts }.
news-final = { $kind ->
    [road] Незавершённые дороги
    [city] Незавершённые города
    [monastery] Незавершённые монастыри
   *[field] Поля
}: { $features }.
news-final-one = { $names } { $sum }
news-won = Побеждает { $names }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}. Поздравляем!
news-shared = Победу делят { $names }: по { $points ->
    [one] { $points } очку
    [few] { $points } очка
   *[many] { $points } очков
}. Поздравляем!
news-scores = Итог: { $counts }.

outcome-most-points = Земля выложена: побеждает тот, у кого больше очков.
outcome-shared = Земля выложена, и победа общая.

## Кого ждёт стол, для всех

ask-place = **{ $who }** выкладывает тайл.
ask-robber = **{ $who }** может вывести грабителя на шкалу.
ask-meeple = **{ $who }** может поставить подданного на тайл.
ask-award = **{ $who }** выбирает, что подсчитывается сейчас.
ask-steal = **{ $who }** выбирает, у кого крадёт грабитель.
ask-message = **{ $who }** решает, что делать с посланием { $letter }.

## Кого ждёт стол, для самого игрока

own-wait = Стол позовёт тебя, когда придёт твоя очередь.
own-place = Твой тайл: { $tile }. Выбери место по букве и поворот по числу.
own-robber = Поставь грабителя рядом с чужой счётной фигуркой: он возьмёт половину её следующих очков. Или подожди.
own-robber-move = Переведи грабителя к другой чужой счётной фигурке или оставь его на месте.
own-meeple = Поставь подданного на место с буквой или никуда. { $count ->
    [one] У тебя { $count } подданный
    [few] У тебя { $count } подданных
   *[many] У тебя { $count } подданных
}.
own-award = Выбери, что подсчитать первым: украсть могут только из первого.
own-award-figures = Выбери, что подсчитать сейчас и какая фигурка пойдёт. ● — тёмное деление.
own-steal = Твой грабитель крадёт: выбери, у кого, — половину первых очков.
own-message = Послание { $letter }: { $message }. Сделай это или возьми 2 очка.
own-message-two = Послание { $letter }: { $message }. Сейчас оно ничего не даёт: возьми 2 очка.

## Кнопки и меню

label-place = { $spot } ↻{ $turn }
label-robber = Деление { $space } · { $names }
label-stay = Оставить грабителя
label-meeple = { $letter } · { $meeple } ({ $worth })
worth = пока { $points }
worth-now = сразу { $points }
label-pass = Без подданного
label-award = { $letter } · { $kind } { $points }: { $move }
label-steal = { $whom }, половина — { $points }: { $move }
label-steal-courier = { $whom } (гонец), половина — { $points }: { $move }
label-two = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: { $move }
label-follow = Послание { $letter }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: { $move }
label-draw = Ещё один тайл
label-recall = { $letter } · { $kind } ({ $place }), { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: { $move }

menu-place = Выложить тайл { $part ->
    [north] на севере
    [middle] посередине
    [south] на юге
   *[whole] на место
}: { $first } – { $last }…
menu-place-one = Выложить тайл на { $spot }…
menu-robber = Грабитель идёт на…
menu-stay = Грабитель…
menu-meeple = Поставить подданного на…
menu-pass = Без подданного…
menu-award = Подсчитать сейчас…
menu-steal = Украсть у…
menu-two = Взять два очка фигуркой…
menu-follow = Выполнить послание фигуркой…
menu-draw = Ещё один тайл…
menu-recall = Получить очки и забрать…

## Стол словами

table-board = { $count ->
    [one] На столе { $count } тайл
    [few] На столе { $count } тайла
   *[many] На столе { $count } тайлов
}
table-left = в стопке { $count }
table-aside = отложено { $count }
table-last = Последний тайл: { $place }, { $sides }
table-seat = { $who }: { $parts }
table-road = { $count ->
    [one] { $count } разбойник
    [few] { $count } разбойника
   *[many] { $count } разбойников
}
table-city = { $count ->
    [one] { $count } рыцарь
    [few] { $count } рыцаря
   *[many] { $count } рыцарей
}
table-monastery = { $count ->
    [one] { $count } монах
    [few] { $count } монаха
   *[many] { $count } монахов
}
table-field = { $count ->
    [one] { $count } крестьянин
    [few] { $count } крестьянина
   *[many] { $count } крестьян
}
table-track = на шкале { $meeple } и { $courier }
table-stands = { $meeples } (пока { $points })
table-tile = Тянет { $who }: { $tile }
table-message = Послание { $letter }: { $message }
table-place = { $place }. { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
source-road = дороги { $points }
source-city = города { $points }
source-monastery = монастыри { $points }
source-field = поля { $points }
source-theft = украдено { $points }
source-message = послания { $points }
source-robber = грабитель { $points }

hand-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
hand-supply = { $count ->
    [one] { $count } подданный в запасе
    [few] { $count } подданных в запасе
   *[many] { $count } подданных в запасе
}
hand-track = счётный мипл на { $meeple }, гонец на { $courier }
robber-free = грабитель в запасе
robber-on = грабитель на { $space }

## Слова на картинках

picture-result = Земля выложена

## Отказы

why-over = Игра окончена; новый стол открывается одной командой.
why-not-your-turn = Сейчас очередь другого; стол позовёт тебя, когда придёт твоя.
why-not-now = Это делается в другой момент хода.
why-no-such-spot = «{ $spot }» — не место на этом поле; { $count ->
    [one] всего { $count } место, с буквами по порядку от A
    [few] всего { $count } места, с буквами по порядку от A
   *[many] всего { $count } мест, с буквами по порядку от A
}.
why-does-not-fit = При таком повороте тайл на { $spot } не подходит; подходят четверти оборота: { $turns }.
why-no-such-feature = На только что выложенном тайле нет «{ $feature }»; посмотри на буквы на его картинке.
why-no-farmers = За этим столом играют без крестьян; дороги, города и монастыри открыты для тебя.
why-feature-taken = Там уже стоит подданный ({ $feature }); выбери место, которое ещё свободно.
why-no-meeples-left = Твой запас пуст; подданные вернутся, когда их место будет завершено.
why-no-such-space = На шкале деления от 0 до 49; { $space } среди них нет.
why-robber-already-there = Твой грабитель уже стоит на { $space }; переведи его в другое место или оставь.
why-nobody-there = На { $space } нет чужой счётной фигурки; выбери деление, где она есть.
why-not-your-award = За это тебе сейчас очков не положено ({ $feature }); выбери из того, что предлагается.
why-other-award-first = Здесь первым подсчитывается другое, а для тебя порядок ничего не меняет.
why-no-such-figure = «{ $figure }» — не твоя счётная фигурка за этим столом.
why-nothing-to-steal = Грабитель берёт у фигурки, которая стояла на его делении и только что получила очки; эта не такая ({ $figure }).
why-other-message = Вытянуто послание { $message }; выбери то, что оно предлагает, или два очка.
why-message-lacks = На поле у тебя нет того, что считает послание { $message }; возьми два очка.
why-not-your-meeple = Там нет твоего подданного ({ $meeple }); выбери одного из своих.

## Правила

rules-goal = ## Каркассон
    Тайл за тайлом растёт земля. Твои подданные на ней приносят очки: разбойники на дорогах, рыцари в городах, монахи в монастырях, крестьяне на полях. Побеждает тот, у кого больше очков.
rules-turn = **Твой ход.** Ты тянешь тайл и прикладываешь его к другим так, чтобы совпали все края. На картинке у каждого подходящего места есть буква, а у каждого поворота — число четвертей оборота. Потом можно поставить одного подданного на этот тайл, и завершённое подсчитывается.
rules-meeple = **Подданные.** Их у тебя семь. Подданный встаёт только туда, где во всём связанном объекте нет другого; позже объекты могут срастись. Он возвращается, когда его объект подсчитан.
rules-score = **Подсчёт.** Дорога завершена между двумя концами: 1 очко за тайл. Город, замкнутый стеной: 2 очка за тайл и 2 за каждый щит. Монастырь с восемью тайлами вокруг: 9. Очки получает тот, у кого там больше всего подданных; при равенстве все равные получают их полностью.
rules-farmers = **Крестьяне** лежат на своём поле до конца. Тогда каждый завершённый город, который касается поля, даёт 3 очка.
rules-end = **Конец** наступает с последним тайлом. Незавершённое даёт по 1 очку за тайл и щит; монастырь — 1 за себя и за каждый тайл вокруг.
rules-robbers = **Грабители.** Тайл с мешком позволяет поставить своего грабителя на шкалу рядом с чужой счётной фигуркой или перевести его туда. После тебя то же может следующий игрок с грабителем в запасе (за некоторыми столами — все такие игроки).
rules-steal = Когда фигурка рядом с твоим грабителем получает очки, он берёт половину первых из них, округляя вверх; другой ничего не теряет. Затем грабитель уходит домой. Он крадёт при первой возможности, никогда у тебя и никогда из украденного: за фигуркой вора идут другие грабители с её деления. Грабитель, оставшийся на шкале в конце, стоит 3 очка.
rules-messages = **Гонцы.** У каждого есть ещё и гонец, и каждый подсчёт двигает одну из двух фигурок на выбор. Если в твой ход твоя фигурка встала на тёмное деление (0, 5, 10 …), ты тянешь послание: сделай, что оно велит, или возьми 2 очка.
rules-bot = **Здесь** ты нажимаешь на место, затем на поворот и на то, куда встанет подданный; ход можно вернуть, пока не вытянуто ничего нового. В тексте места считаются от стартового тайла: 2В 1С — два тайла на восток и один на север. ● — тёмное деление.
