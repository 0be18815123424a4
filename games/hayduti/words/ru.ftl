# «Гайдуки» по-русски. Имена игроков приходят обезвреженными и не склоняются; `card`, `cards`, `stat`, `goal` и `deets`
# приходят словами отсюда, в отказах тоже; выдуманное приходит так, как его набрали.
#
# Один термин для одного: комитет = сторона игрока · набор, деятельность, боевая мощь = три его показателя · тайный,
# раскрыт, разгромлен = его состояния · гайдук = карта для групп: вклад (показатель, которому она служит), сила, цвет ·
# воевода = карта, которую выдвигают ради очков · деятель = историческое лицо, которое выдвигают и которое помогает ·
# заптий, заптии · поле = шестнадцать карт посередине · разведать, вербовать, вербовать с риском = три действия · сброс =
# убрать карты с рук · группа = гайдуки, сыгранные вместе · выдвинуть = ввести в игру группой · оборот = использованные
# карты снова становятся колодой.

## Игра в списках и командах

game-name = Гайдуки
game-blurb = Вербуй гайдуков, берегись заптиев, выдвигай воевод и деятелей. 2–6 игроков.

verb-scout = Разведка: открой закрытую карту поля
verb-recruit = Надёжная вербовка: возьми открытую карту поля
verb-risk = Рискованная вербовка: возьми верхнюю карту колоды; заптий прервёт твои действия
verb-pass = Закончить действия в этом ходу
verb-sofroniy = Софроний: открой верхнюю карту колоды рядом с полем
verb-hadzhi = Хаджи Димитр: убери открытого заптия
verb-meet = Встретить заптия с Левским, с Дедом Ильо или без помощи
verb-clear = Сбросить карты с рук
verb-improve = Начать группу, которая улучшит твой показатель
verb-raise = Начать группу, которая выдвинет воеводу или деятеля
verb-gather = Сказать, что общего у гайдуков группы
verb-group = Собрать группу из этих гайдуков
verb-spare = Раковский: оставить гайдука группы себе
verb-back = Вернуться и выбрать группе другую цель
verb-skip = В этом ходу без группы
verb-keep = Петко: спасти свои карты при разгроме
verb-take = Хитов: взять карты, которые теряет другой комитет
verb-elevate = Каравелов: выбрать показатель, который вырастет на один перед подсчётом

field-scout-pos = Номер закрытой карты
field-recruit-pos = Номер открытой карты
field-hadzhi-pos = Номер заптия, который уйдёт
field-meet-deets = Чью помощь берёшь: Левский, Дед Ильо или никто
field-clear-cards = Карты для сброса; пропусти, чтобы оставить все, если это возможно
field-improve-stat = Что растёт: набор, деятельность или боевая мощь
field-raise-card = Кого выдвинуть, например V10 или Левский
field-gather-by = Показатель, цвет или гайдук, чей вклад считается, например d2g
field-group-cards = Гайдуки группы, например d2g n3g; названный раньше уже в ней
field-spare-cards = Гайдук, который останется у тебя; пропусти, чтобы сыграть всех
field-keep-cards = Карты, которые спасти; пропусти, чтобы не спасать ничего
field-take-cards = Карты, которые взять; пропусти, чтобы не брать ничего
field-elevate-stat = Что растёт: набор, деятельность или боевая мощь

option-rotations = Оборотов колоды до конца: 2 коротко, 3 средне, от 4 до 10 долго (обычно 2)
option-rotations-label = обороты
option-random_first = Первого игрока выбирает жребий; «нет»: кто сел первым (обычно да)
option-random_first-label = первый по жребию
option-advanced_hands = Кто ходит позже, начинает с одной-двумя картами: да или нет (обычно нет)
option-advanced_hands-label = начальные карты
option-hidden_discards = Сброшенные и потерянные карты остаются тайной: да или нет (обычно нет)
option-hidden_discards-label = скрытый сброс
option-parallel = Действуют по очереди, сбрасывают все сразу, потом группы: да или нет (обычно нет)
option-parallel-label = параллельная игра
option-uprising = Всенародное восстание, могут проиграть все: нет, лёгкое, обычное, трудное, свои цели (обычно нет)
option-uprising-label = всенародное восстание
choice-uprising-off = нет
choice-uprising-easy = лёгкое
choice-uprising-normal = обычное
choice-uprising-hard = трудное
choice-uprising-custom = свои цели
option-target_nabor = Цель восстания для показателя «Набор», 5–13; только при своих целях (обычно 7)
option-target_nabor-label = цель: Набор
option-target_deynost = Цель восстания для показателя «Деятельность», 5–13; только при своих целях (обычно 7)
option-target_deynost-label = цель: Деятельность
option-target_boyna = Цель восстания для показателя «Боевая мощь», 5–13; только при своих целях (обычно 7)
option-target_boyna-label = цель: Боевая мощь
option-premature = Конец, как только цели достигнуты: да или нет; только при восстании (обычно нет)
option-premature-label = преждевременное восстание

preset-standard = Гайдуки, короткая игра: два оборота
preset-medium = Средняя игра: три оборота
preset-expert = Начало для опытных: жребий и начальные карты
preset-seat-order = Начинает тот, кто сел первым
preset-hidden = Скрытый сброс
preset-parallel = Параллельная игра: все сбрасывают сразу
preset-uprising = Всенародное восстание
preset-uprising-easy = Всенародное восстание, лёгкое, может начаться раньше срока
preset-uprising-hard = Всенародное восстание, трудное, три оборота
preset-uprising-custom = Всенародное восстание с целями 8, 7, 6
preset-everything = Всё сразу: четыре оборота, параллельно, трудное восстание

hayduti-premature-needs-uprising = Преждевременное восстание бывает только при восстании: выбери сложность или играй без обоих.

## Карты и люди

stat-nabor = Набор
stat-deynost = Деятельность
stat-boyna = Боевая мощь
colour-green = зелёный
colour-blue = синий
colour-red = красный
colour-yellow = жёлтый
card-haydut = { $stat } { $strength } ({ $colour })
card-voyvoda = воевода { $cost }
card-zaptie = заптий { $strength }
item-voyvoda = Воевода, цена { $cost }, очки { $points }
item-voyvoda-at = Воевода, цена { $cost }, очки { $points }, на поле, номер { $pos }
item-deets = { $name } ({ $cost }): { $hint }
item-deets-at = { $name } ({ $cost }, номер { $pos }): { $hint }
item-zaptie = Заптий, сила { $strength }
item-none = никто
item-copy = { $card }, { $number } из { $count }

## Что делают деятели

hint-group_bonus = +{ $bonus } любой группе
hint-group_bonus-stat = +{ $bonus } группам «{ $stat }»
hint-group_bonus-size = +{ $bonus } группам от { $size } гайдуков
hint-peek_to_field = открывает новую карту
hint-remove_zaptie = убирает заптия
hint-extra_actions = +{ $actions } действия при заптиях { $threshold }+
hint-ignore_first_zaptie = минует первого заптия
hint-exposed_bonus = гонит раскрывшего заптия
hint-keep_from_group = гайдук группы остаётся
hint-group_when_broken = группа перед разгромом
hint-keep_when_broken = спасает карты при разгроме: { $keep }
hint-take_when_broken = берёт из чужих потерь: { $take }
ability-group_bonus = любая твоя группа сильнее на { $bonus }.
ability-group_bonus-stat = группы с вкладом «{ $stat }» сильнее на { $bonus }.
ability-group_bonus-size = группы, где гайдуков { $size } или больше, сильнее на { $bonus }.
ability-peek_to_field = до первого действия можно открыть верхнюю карту колоды рядом с полем; заптия там не встречают.
ability-remove_zaptie = до первого действия можно убрать открытого заптия; на его место ляжет закрытая карта.
ability-extra_actions = действий больше на { $actions }, если до первого из них открытые заптии вместе имеют силу { $threshold } или больше.
ability-ignore_first_zaptie = первого заптия, встреченного за ход, можно миновать. Рискованная вербовка всё равно прервёт действия.
ability-exposed_bonus = заптий, который тебя раскрывает, может уйти, а на руках в этом ходу можно оставить карт больше на { $keep }.
ability-keep_from_group = пока комитет тайный, на руках может остаться гайдук группы (не больше { $keep }).
ability-group_when_broken = если комитет разгромлен при разведке, сначала можно собрать группу.
ability-keep_when_broken = если твой комитет разгромлен, можно спасти карты (до { $keep }) и снова стать тайным.
ability-take_when_broken = если разгромлен другой комитет, можно взять из карт, которые он теряет (до { $take }).
prescore-each = Перед подсчётом: каждый показатель +1.
prescore-choice = Перед подсчётом: показатель на выбор +1.
prescore-stat = Перед подсчётом: { $stat } +1.
scoring-if_leader = Очки: { $points }, если ты лидер показателя «{ $stat }».
scoring-per_led_stat = Очки: по { $points } за каждый показатель, где ты лидер.
scoring-per_deets = Очки: по { $points } за каждого выдвинутого тобой деятеля, считая этого.
scoring-per_voyvoda = Очки: по { $points } за каждого выдвинутого тобой воеводу.

## Что произошло

news-started = Поле выложено: шестнадцать закрытых карт. Начинает **{ $who }**.
news-start-hands = Начальные карты: { $hands }.
news-start-hand = **{ $who }** { $count }
news-round = Раунд { $number }: первым действует **{ $who }**.
news-deeds = **{ $who }** { $deeds }.
did-scout = разведывает { $finds }
did-recruit = вербует { $finds }
did-risk = вербует с риском и тайком берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
did-risk-nothing = хочет вербовать с риском, но брать уже нечего
did-stop = заканчивает, не использовав { $count ->
    [one] { $count } действие
    [few] { $count } действия
    [many] { $count } действий
   *[other] { $count } действия
}
did-clear = сбрасывает { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}: { $cards }
did-clear-hidden = сбрасывает { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
did-clear-none = оставляет все карты
did-no-group = не собирает группу
news-find = { $pos }: { $card }
news-risky-zaptie = **{ $who }** вербует с риском и встречает: { $card } (теперь номер { $pos }). Ни действий, ни группы в этом ходу больше нет.
news-sofroniy = **{ $who }**: { $deets } открывает карту, номер { $pos }: { $card }.
news-sofroniy-nothing = **{ $who }**: { $deets } уже ничего не может открыть.
news-hadzhi = **{ $who }**: { $deets } убирает с места { $pos } карту «{ $card }»; туда ложится закрытая карта.
news-hadzhi-gap = **{ $who }**: { $deets } убирает с места { $pos } карту «{ $card }»; место остаётся пустым.
news-benkovski = **{ $who }**: { $deets } поднимает комитет: ещё { $count ->
    [one] { $count } действие
    [few] { $count } действия
    [many] { $count } действий
   *[other] { $count } действия
}.
news-ignored = **{ $who }**: { $deets } проводит мимо, { $card } ничего не замечает.
news-exposed = **{ $who }**: комитет раскрыт.
news-ilyo = { $deets } прогоняет карту «{ $card }»: на руках можно оставить ещё { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
news-withstood = **{ $who }**: комитет выстоял. Заптии { $total }, боевая мощь { $boyna }.
news-broken = **{ $who }**: комитет разгромлен. Заптии { $total }, боевая мощь только { $boyna }.
news-petko = **{ $who }**: { $deets } спасает { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
news-petko-none = **{ $who }**: { $deets } ничего не спасает.
news-hitov = **{ $who }**: { $deets } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
} из потерь игрока **{ $whom }**: { $cards }.
news-hitov-hidden = **{ $who }**: { $deets } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
} из потерь игрока **{ $whom }**.
news-hitov-none = **{ $who }** ничего не берёт из потерь игрока **{ $whom }**.
news-lost = **{ $who }** теряет { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}: { $cards }.
news-lost-hidden = **{ $who }** теряет { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
news-field-cleared = Открытые карты уходят с поля: { $cards }.
news-chosen = { $count ->
    [1] Выбор сделан: { $names }
   *[other] Выбор сделали: { $names }
}.
news-group = **{ $who }** собирает группу, вклад «{ $stat }»: { $cards }. Сила { $sum }.
news-improved = { $stat }: { $before } → { $after }.
news-raised = Выдвинут: { $card }.
news-raised-field = Выдвинут: { $card }, с места { $pos }.
news-raised-points = В конце это очки: { $points }.
news-rakovski = { $deets } оставляет на руках: { $cards }.
news-no-group = { $count ->
    [1] Без группы в этом ходу: { $names }
   *[other] Без группы в этом ходу: { $names }
}.
news-secret = { $count ->
    [1] Комитет снова тайный: { $names }
   *[other] Комитеты снова тайные: { $names }
}.
news-rotated = Колода перемешана заново: оборот { $number } из { $total }.
news-silver = Входят серебряные карты.
news-gold = Входят золотые карты.
news-silver-gold = Входят серебряные и золотые карты.
news-final = Последний оборот окончен: больше ничего не берут.
news-broke-out = Восстание начинается: цели достигнуты!
news-prescored = **{ $who }**: { $deets } перед подсчётом: { $stats }.
news-prescored-stat = { $stat } { $after }
news-failed = Лучшие значения: { $best }. Цели: { $targets }. Восстание не удалось.
news-winner = { $count ->
    [1] Побеждает { $names }, очков: { $points }. Поздравляем!
   *[other] Победу делят { $names }, очков у каждого: { $points }. Поздравляем!
}
news-nobody = На этот раз победителя нет. В следующий раз поднимется вся Болгария!

score-stats = { $values } (показатели)
score-led = { $count } × { $each } (лидер: { $stats })
score-voyvodas = { $values } (воеводы)
score-deets = { $count } × { $each } ({ $deets })
score-line = **{ $who }**: { $terms } = { $total }

outcome-score = Очки подсчитаны.
outcome-uprising-won = Восстание удалось.
outcome-uprising-failed = Восстание не удалось: проиграли все.

## Кого ждёт стол, для всех

ask-actions = Действует **{ $who }**: { $count ->
    [one] осталось { $count } действие
    [few] осталось { $count } действия
    [many] осталось { $count } действий
   *[other] осталось { $count } действия
}.
ask-encounter = **{ $who }** встречает: { $card } – и решает, кто поможет.
ask-broken_group = Комитет разгромлен, но Поп Харитон позволяет сначала одну группу: выбирает **{ $who }**.
ask-broken_keep = **{ $who }** выбирает, что спасёт Петко.
ask-broken_take = **{ $who }** выбирает, что Хитов возьмёт у игрока **{ $whom }**.
ask-clearing = **{ $who }** сбрасывает: останется не больше { $count ->
    [one] { $count } карты
    [few] { $count } карт
    [many] { $count } карт
   *[other] { $count } карты
}.
ask-clearing-all = Все сбрасывают сразу. Ещё выбирают: { $names }.
ask-forming = **{ $who }** может собрать группу.
ask-final_choice = **{ $who }** выбирает показатель, который поднимет Каравелов.

## Кого ждёт стол, для самого игрока

own-actions = Твой ход, осталось { $count ->
    [one] { $count } действие
    [few] { $count } действия
    [many] { $count } действий
   *[other] { $count } действия
}: разведай номер или вербуй.
own-actions-none = Действий нет; заканчивай.
own-secret = Твой комитет тайный: следующий заптий лишь раскроет его.
own-exposed = Твой комитет раскрыт: сила заптиев { $total }. Если с новым она превысит { $boyna }, комитет разгромят.
own-encounter = Ты встречаешь: { $card }, номер { $pos }. Кто поможет?
own-broken_group = Твой комитет разгромлен. Поп Харитон позволяет сначала одну группу: выбери её цель или откажись.
own-broken_keep = Твой комитет разгромлен. Выбери, что спасёт Петко: до { $count ->
    [one] { $count } карты
    [few] { $count } карт
    [many] { $count } карт
   *[other] { $count } карты
}.
own-broken_take = Хитов: выбери из потерь игрока **{ $whom }** до { $count ->
    [one] { $count } карты
    [few] { $count } карт
    [many] { $count } карт
   *[other] { $count } карты
}.
own-clearing = Сброс: у тебя { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}, остаться может { $limit }, так что сбрось хотя бы { $least }. Больше можно всегда.
own-clearing-free = Сбрось что хочешь: { $count ->
    [1] твоя единственная карта может и остаться
   *[other] могут остаться и все карты ({ $count })
}.
own-chosen = Ты сбрасываешь: { $cards }. Выбор можно менять, пока не выбрали все. Ещё выбирают: { $names }.
own-chosen-none = Ты оставляешь все карты. Выбор можно менять, пока не выбрали все. Ещё выбирают: { $names }.
own-forming = Выбери цель группы или откажись от неё.
own-forming-none = В этом ходу ни одна цель не достижима: откажись от группы.
own-way = Цель: { $goal }, сила { $need }. Что общего у гайдуков?
own-cards = Цель: { $goal }, сила { $need }. Общее: { $by }. Выбери гайдуков.
own-cards-bonus = Бонус: { $bonuses }.
bonus = +{ $bonus } { $deets }
bonus-size = +{ $bonus } { $deets } (от { $size } гайдуков)
own-cards-missing = От них нужно { $missing } или больше.
own-spare = Группа собрана: { $cards }. Раковский может оставить одного из неё тебе.
own-final_choice = Каравелов: какой твой показатель вырастет на один?

## Кнопки и меню

label-scout = Разведать { $pos } – ряд { $row }, столбец { $column }
label-scout-beside = Разведать { $pos } – рядом с полем
label-recruit = Завербовать { $pos }: { $card }
label-risk = Вербовать с риском
label-pass = Закончить действия
label-sofroniy = Софроний: открыть карту
label-hadzhi = Хаджи Димитр: убрать { $pos } – { $card }
label-meet-levski = Левский: миновать его
label-meet-ilyo = Дед Ильо: раскрыт, но заптий уйдёт
label-meet-none = Без помощи
label-improve = { $stat }: { $before } → { $after } (сила { $need })
label-raise = Выдвинуть: { $card }
label-gather-stat = Вклад «{ $by }»: до { $reach }
label-gather-colour = Цвет: { $by }, до { $reach }
label-gather-card = Цвет и вклад как у { $by }: до { $reach }
label-group = Собрать группу: { $sum } (нужно: { $need })
label-group-alone = Только { $card }
label-group-none = Без гайдуков
label-spare-none = Никого не оставлять
label-keep-none = Ничего не спасать
label-take-none = Ничего не брать
label-clear-none = Оставить всё
label-back = Другая цель
label-skip = Без группы
label-elevate = { $stat }: { $before } → { $after }
label-pick-clear = Сбросить не меньше { $least }: останется до { $limit }
label-pick-clear-free = Сбросить что хочешь: останется до { $limit }
label-pick-group = Выбери гайдуков: вместе { $need } или больше
label-pick-group-any = Выбери гайдуков
label-pick-spare = Оставить себе: до { $most }
label-pick-keep = Спасти: до { $most }
label-pick-take = Взять: до { $most }

menu-scout = Разведка: открыть номер…
menu-recruit = Надёжная вербовка…
menu-goal = Цель группы…
menu-gather = Что общего у гайдуков…
menu-hadzhi = Хаджи Димитр: убрать заптия с места…
menu-meet = Кто поможет против заптия…
menu-elevate = Каравелов: поднять…
menu-other = Выбери…

## Ответы, данные заранее

standing-no-group = В этом ходу без группы
standing-no-group-given = В этом ходу группу ты не собираешь, и спрашивать не будут.

## Стол словами

table-deck = Оборот { $done } из { $total } · Колода { $deck } · Использовано { $used }
table-zaptie = Заптии на поле: { $total }
table-final = Больше ничего не берут
table-targets = Цели восстания: { $targets }
table-stat = { $stat } { $value }
table-secret = тайный
table-exposed = раскрыт
table-broken = разгромлен
table-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
table-voyvodas = воеводы { $costs }
table-deytsi = деятели { $names }
table-raised = выдвинуто { $count }
table-chosen = выбор сделан
table-seat = { $who }: { $parts }
table-up = Открыты: { $cards }
table-down = Закрыты: { $places }
table-lost = Теряются: { $cards }
table-place = { $place }. { $line }

## Рука словами

hand-haydut = { $strength } { $colour }
hand-line = { $stat }: { $cards }
hand-voyvodas = Воеводы: { $cards }
hand-voyvoda = { $cost } (очки { $points })
hand-deets = { $name } ({ $cost }): { $words }
hand-held = У тебя на руках
hand-raised = Выдвинут тобой
hand-open = Открыт на поле
hand-later = со следующего хода
hand-heading = { $heading } – { $line }

## Слова на картинках

picture-zaptie = заптии
picture-final = конец

## Отказы

why-over = Игра окончена; новый стол – одной командой.
why-not-your-turn = Сейчас действует другой комитет; стол позовёт, когда придёт твой черёд.
why-not-now = Это бывает в другой момент хода.
why-unknown-card = «{ $card }» – такой карты в игре нет; набери V10, d2g или имя, например Левский.
why-unknown-stat = «{ $stat }» – такого показателя нет; есть Набор, Деятельность и Боевая мощь.
why-no-such-position = На месте { $pos } карты нет; выбери номер, который виден на поле.
why-already-up = Карта { $pos } уже открыта; если это не заптий, её можно завербовать.
why-still-down = Карта { $pos } закрыта; сначала разведай её.
why-zaptie-stays = На месте { $pos } заптий; вербуют революционеров.
why-no-zaptie = На месте { $pos } нет открытого заптия; Хаджи Димитр убирает только таких.
why-deck-done = Последний оборот окончен; разведка и надёжная вербовка идут дальше, а брать из колоды уже нечего.
why-act-first = В ходу есть хотя бы одно действие; после него можно закончить.
why-not-raised = Для этого нужен выдвинутый тобой деятель: { $deets }.
why-raised-now = { $deets } помогает со следующего твоего хода.
why-used-already = { $deets } уже помогает в этом ходу; снова – в следующем.
why-acted-already = { $deets } помогает только до первого действия хода.
why-no-help-now = { $deets } не может помочь против этого заптия; выбери из предложенных ответов.
why-not-in-hand = Этого у тебя на руках нет: { $card }. Выбери из карт, которые держишь.
why-not-on-offer = Здесь это не выбирают: { $card }. Выбери из предложенных карт.
why-named-twice = Названо дважды: { $card }. Достаточно одного раза.
why-too-many-stay = Остаться может не больше { $limit ->
    [one] { $limit } карты
    [few] { $limit } карт
    [many] { $limit } карт
   *[other] { $limit } карты
}, так что сбрось хотя бы { $least }.
why-too-many = Здесь можно выбрать не больше { $most ->
    [one] { $most } карты
    [few] { $most } карт
    [many] { $most } карт
   *[other] { $most } карты
}.
why-at-maximum = { $stat }: это вершина планшета; целью может быть другой показатель или карта.
why-out-of-reach = Цель «{ $goal }» требует силы { $need }; твоим гайдукам доступны другие цели, а в следующем ходу, может, и эта.
why-not-raisable = Выдвигают воевод и деятелей из руки или открытых на поле, а не это: { $card }.
why-gather-first = Сначала выбери, что общего у гайдуков группы.
why-no-such-way = Такая группа до цели не дотянет: { $by }. Выбери из предложенных.
why-too-weak = Сила { $strength } из { $need }, считая бонусы: добавь гайдуков или выбери посильнее.
why-group-begun = Группа уже начата: закончи её или вернись к выбору цели.
why-no-group-begun = Сначала выбери цель группы.

## Страница правил

rules-goal = ## Гайдуки
    Ты ведёшь революционный комитет. Три его показателя начинаются с 4: **Набор** (сколько карт можно оставить на руках), **Деятельность** (действия за ход), **Боевая мощь**. На поле шестнадцать закрытых карт; побеждает тот, у кого больше очков.
rules-actions = **Действия.** По одному за каждое очко Деятельности. *Разведка* открывает карту. *Надёжная вербовка* берёт открытую. *Рискованная вербовка* тайком берёт верхнюю карту колоды; заптий там прерывает действия и лишает группы. После первого действия можно остановиться.
rules-zaptie = **Заптии.** Первый встреченный лишь раскрывает тайный комитет. Раскрытый комитет разгромлен, когда открытые заптии вместе сильнее его Боевой мощи: карты на руках потеряны, открытые карты уходят с поля, ход окончен, комитет снова тайный. Без карт на руках раскрытый комитет становится тайным в конце хода.
rules-clearing = **Сброс.** После действий сбрось карты из руки: остаётся не больше, чем твой Набор.
rules-group = **Группа.** Раз за ход сыграй гайдуков одного цвета или одного вклада. Их силы и бонусы складываются. *Улучши* показатель вклада из группы до самого высокого оплаченного значения: { $costs }. Или *выдвини* воеводу либо деятеля из руки или открытого на поле, если силы хватает на цену.
rules-deytsi = **Деятели** помогают со следующего хода после выдвижения:
rules-deets = { $name } ({ $cost }): { $words }
rules-end = **Конец.** Когда колода пуста, использованные карты перемешивают: это оборот. После условленного больше ничего не берут и считают: показатели, { $leader } за каждый, где ты лидер, воеводы (2, 3, 5, 7), деятели. Выдвинутые карты не теряются никогда.
rules-variants = **Варианты.** *Всенародное восстание*: если лучшее значение какого-то показателя ниже цели, проиграли все. *Параллельная игра*: действуют по очереди, сбрасывают сразу все, потом собирают группы.
