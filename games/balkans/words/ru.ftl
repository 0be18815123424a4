# Битва за Балканы по-русски.

## The game in lists and commands

game-name = Битва за Балканы
game-blurb = Эпоха Калояна: приказы, войны и Влияние на 46 землях. 2–5 игроков.
verb-kingdom = Выбрать царство, которое ты поведёшь
verb-keep = Стратегическое начало: оставить часть из пяти царских карт, по 2 золота
verb-plan = Выбрать четыре приказа на раунд
verb-order = Начать исполнять приказ
verb-with = Сыграть эти карты вместе с начатым приказом
verb-choose = Ответить на открытый вопрос
verb-back = Отменить последний ответ
verb-skip = Пропустить ход, сбросив приказ втёмную
verb-card = Сыграть свою карту
verb-ransom = Выкупить свою пленённую армию
verb-end = Закончить ход
verb-hire = Нанять армию в своей земле
verb-promote = Превратить регулярную армию в элитную
verb-build = Построить флотилию у своей земли
verb-home = Венеция: построить флотилию в родном море
verb-repair = Восстановить разорённую землю
verb-disband = Распустить своё войско с карты
verb-break = Выйти из союза
verb-sail = Двинуть флотилию, с армией на борту или без
verb-ask = Попросить пропустить через пролив
verb-march = Послать армии к цели
verb-grant = Разрешить проход
verb-refuse = Отказать в проходе
verb-defend = Ответить на Наступление приказом Оборона
verb-fight = Выбрать следующую битву
verb-meet = Встретить нападающих в поле или остаться в осаде
verb-consent = Позволить ли союзнику оборонять твою землю
verb-establish = Выложить карту как Утверждённую стратегию
verb-royal = Развитие: взять царскую карту
verb-buy = Развитие: купить верхнюю Стратегию
verb-reshuffle = Развитие: замешать сброшенные царские карты обратно в колоду
verb-lend = Одолжить союзнику флотилии у места битвы
verb-hand = Объявить тактику с руки
verb-draw = Объявить, что берёшь Общую боевую тактику
verb-tactic = Подготовить эту тактику взакрытую
verb-count = Выбрать, чья тактика считается для вашей стороны
verb-lose = Отдать эти войска в потери
verb-retreat = Бежать из битвы
verb-stay = Остаться в битве
verb-embark = Отвести армию на борт своей пустой флотилии
verb-withdraw = Отвести всё, что осталось, в соседнее место
verb-propose = Предложить союз
verb-accept = Принять союз
verb-decline = Отклонить союз
verb-done = Закончить этот шаг
verb-pass = Пасовать
verb-surrender = Начать сдаваться
verb-yield = Подтвердить сдачу, назвав своё царство
field-kingdom-kingdom = Царство, например Болгария
field-keep-cards = Царские карты, которые оставляешь; можно ни одной
field-plan-orders = Четыре приказа, например сбор, вооружение, наступление, наступление
field-order-kind = Какой приказ: сбор, вооружение, наступление, оборона, развитие
field-with-cards = Карты к приказу
field-skip-kind = Приказ, который сбрасываешь
field-card-card = Карта, которую играешь
field-choose-what = Ответ: земля, море, царство или число
field-ransom-kind = Какую армию: регулярную, элитную или царскую
field-ransom-captor = Кто держит её в плену
field-hire-kind = Какую армию: регулярную, элитную или царскую
field-hire-land = Земля, в которой нанимаешь
field-promote-land = Земля, где регулярная армия станет элитной
field-build-land = Земля, которая строит флотилию
field-build-sea = Море, где появится флотилия
field-home-army = Взять ли на борт регулярную армию ещё за 1 золото
field-repair-land = Земля, которую восстанавливаешь
field-disband-place = Где стоит войско
field-disband-kind = Какое войско: регулярная армия, элитная или флотилия
field-sail-fleet = Флотилия по её морю, с + и армией на борту, если она есть
field-ask-strait = Пролив, через который хочешь пройти
field-march-armies = Армии, которые идут, каждая как земля:вид:номер
field-fight-place = Место битвы
field-meet-how = Поле или осада
field-consent-yes = Да позволит союзнику оборонять
field-establish-card = Карта, которую утверждаешь
field-lend-to = Союзник, которому одалживаешь
field-tactic-card = Тактика, которую готовишь
field-count-seat = Чья тактика считается
field-lose-pieces = Войска, которые отдаёшь
field-embark-kind = Какая армия поднимается на борт
field-embark-sea = Море пустой флотилии
field-withdraw-to = Куда отойти
field-propose-members = Царства через +, твоё среди них
field-yield-what = Царство, от которого отказываешься: своё
option-mode = Стандартная игра или для опытных (обычно стандартная)
option-mode-label = игра
option-target = Влияние для победы: от 10 до 200 (обычно 30)
option-target-label = цель во Влиянии
option-influence_victory = Победа по Влиянию: да или нет (обычно да)
option-influence_victory-label = победа по Влиянию
option-territorial_victory = Одиннадцатая земля даёт победу: да или нет (обычно да)
option-territorial_victory-label = победа по землям
option-annihilation = Побеждает только последний уцелевший: да или нет (обычно нет)
option-annihilation-label = полное уничтожение
option-round_limit = Последний раунд, от 1 до 50; 0 – без предела (обычно 0)
option-round_limit-label = последний раунд
option-control_territory = Земля, дающая победу за два Планирования подряд (обычно нет)
option-control_territory-label = земля для контроля
option-money_goal = Золото, дающее победу сразу, от 10 до 500; 0 – нет (обычно 0)
option-money_goal-label = цель в золоте
option-strategic_start = Начать с 5 золотыми сверху и выбором царских карт: да или нет (обычно нет)
option-strategic_start-label = стратегическое начало
option-manoeuvre = Наступление можно играть как Манёвр: да или нет (обычно нет)
option-manoeuvre-label = Манёвр
option-non_players = Чем станут земли царств без игрока (обычно автоматически)
option-non_players-label = царства без игрока
option-alliances = Союзы по договору, постоянные команды или без союзов (обычно свободные)
option-alliances-label = союзы
option-teams = Места первой команды, от 0; остальные – вторая (обычно 0 2 4)
option-teams-label = первая команда
option-seat_order = Порядок хода: по жребию или как сидите (обычно жребий)
option-seat_order-label = порядок хода
option-kingdom_choice = Царства выбирают по очереди или по жребию (обычно по очереди)
option-kingdom_choice-label = царства
choice-mode-standard = стандартная
choice-mode-advanced = для опытных
choice-control_territory-none = нет
choice-non_players-auto = автоматически
choice-non_players-neutral = нейтральные
choice-non_players-sovereign = суверенные
choice-non_players-unplayable = неигровые
choice-alliances-free = свободные
choice-alliances-teams = команды
choice-alliances-none = нет
choice-seat_order-lot = по жребию
choice-seat_order-as_seated = как сидим
choice-kingdom_choice-draft = по очереди
choice-kingdom_choice-lot = по жребию
preset-standard = Стандартная игра
preset-advanced = Игра для опытных
preset-teams = Командная война до 15 Влияния
preset-no-alliances = Каждый за себя, до 15 Влияния
preset-manoeuvre = Для опытных, с Манёвром и стратегическим началом
preset-control = Борьба за одну землю, пять раундов
preset-money = Гонка за 50 золота, пять раундов
preset-annihilation = Уничтожение, пять раундов
preset-quick = Быстрая война на два раунда
balkans-no-victory = Этому столу нужен способ победить: разреши хотя бы один.
balkans-money-goal = Цель в золоте начинается с { $least }; 0 её отключает.
balkans-teams-need-three = Для команд нужно хотя бы трое; за этим столом вас { $seats }.
balkans-teams-empty = В обеих командах кто-то нужен: назови часть мест, не все.

## Refusals

why-over = Игра окончена; до нового стола – одна команда.
why-not-your-turn = Сейчас играют другие; стол позовёт тебя, когда придёт твой черёд.
why-not-now = Это делается в другой момент раунда.
why-unknown-name = «{ $name }» на этой карте нет; названия подсказываются при вводе.
why-not-in-hand = Карты { $card } у тебя нет; сыграй одну из своих.
why-wrong-moment = { $card } играется в другой момент.
why-card-not-now = Карте { $card } сейчас не на что действовать, или она уже сыграна; её час ещё придёт.
why-too-dear = Это стоит { $cost ->
    [one] { $cost } золото
    [few] { $cost } золота
    [many] { $cost } золота
   *[other] { $cost } золота
}, а у тебя { $gold }; можно что-нибудь подешевле.
why-four-orders = План – это ровно четыре из твоих приказов.
why-no-such-order = У тебя нет несыгранного приказа «{ $kind }» в этом раунде; сыграй другой или пропусти ход.
why-not-your-land = { $land } – не твоя земля; здесь действуют твои.
why-besieged = { $land } в осаде и не вооружается; другие твои земли могут.
why-in-revolt = Бунт ({ $land }): эта земля не вооружается; другие твои земли могут.
why-land-has-acted = Эта земля ({ $land }) уже действовала в этом Вооружении; может другая.
why-needs-fortress = { $land } без крепости и лагеря: там нанимают только регулярные армии.
why-none-in-reserve = Все фишки этого вида ({ $kind }) на карте; роспуск освободит одну.
why-out-of-reach = { $place } – слишком далеко, или путь закрыт; в списке то, до чего можно дойти.
why-strait-closed = Проход ({ $strait }) закрыт без разрешения владельца; его можно попросить.
why-asked-already = О проходе ({ $strait }) в этом приказе уже спрашивали, или он не нужен.
why-no-ally = Ты не состоишь в союзе; предложить его можно в Разборе.
why-alliance-not-whole = Предложение включает тебя и союзы участников целиком.
why-finish-first = Кое-что начато: заверши это или вернись назад.
why-nothing-like-it = Этого сейчас нет среди возможного; в меню всё, что можно.

## How a table ends

outcome-territory = Одиннадцатая земля взята: война выиграна.
outcome-money = Цель в золоте достигнута.
outcome-annihilation = Устояла лишь одна сторона.
outcome-control = Спорная земля удержана от Планирования до Планирования.
outcome-influence = Цель во Влиянии достигнута.
outcome-rounds = Последний раунд окончен: решает Влияние.

## Names and counts

kind-regular = регулярная армия
kind-elite = элитная армия
kind-royal = царская армия
kind-fleet = флотилия
n-regular = { $n ->
    [one] { $n } регулярная армия
    [few] { $n } регулярные армии
    [many] { $n } регулярных армий
   *[other] { $n } регулярные армии
}
n-elite = { $n ->
    [one] { $n } элитная армия
    [few] { $n } элитные армии
    [many] { $n } элитных армий
   *[other] { $n } элитные армии
}
n-royal = { $n ->
    [one] { $n } царская армия
    [few] { $n } царские армии
    [many] { $n } царских армий
   *[other] { $n } царские армии
}
n-fleet = { $n ->
    [one] { $n } флотилия
    [few] { $n } флотилии
    [many] { $n } флотилий
   *[other] { $n } флотилии
}
n-army = { $n ->
    [one] { $n } армия
    [few] { $n } армии
    [many] { $n } армий
   *[other] { $n } армии
}
n-any = { $n ->
    [one] { $n } войско
    [few] { $n } войска
    [many] { $n } войск
   *[other] { $n } войска
}
n-lands = { $n ->
    [one] { $n } земля
    [few] { $n } земли
    [many] { $n } земель
   *[other] { $n } земли
}
n-gold = { $n ->
    [one] { $n } золото
    [few] { $n } золота
    [many] { $n } золота
   *[other] { $n } золота
}
n-influence = { $n ->
    [one] { $n } Влияние
    [few] { $n } Влияния
    [many] { $n } Влияния
   *[other] { $n } Влияния
}
n-drawn-royal = { $n ->
    [one] { $n } царская карта
    [few] { $n } царские карты
    [many] { $n } царских карт
   *[other] { $n } царские карты
}
n-drawn-strategy = { $n ->
    [one] { $n } Стратегия
    [few] { $n } Стратегии
    [many] { $n } Стратегий
   *[other] { $n } Стратегии
}
order-harvest = Сбор
order-arming = Вооружение
order-offensive = Наступление
order-manoeuvre = Манёвр
order-defence = Оборона
order-development = Развитие
season-spring = весна
season-summer = лето
season-autumn = осень
season-winter = зима
power-neutral = нейтральная
power-unplayable = неигровая
piece-at = { $kind }, { $place }
piece-laden = { $kind } ({ $load }), { $place }
piece-lent = { $piece } (взаймы: { $who })
word-none = ничего
word-stay = остаётся на борту
word-aboard = армия на борту
word-yes = да
word-no = нет
word-field = встретить в поле
word-siege = остаться за стенами
source-base = основа
source-lands = земли
source-land = защитники земли
source-armies = армии
source-fleets = флотилии
source-fortress = крепость
source-victory = победа
source-breach = разрыв союза
source-royal-lost = потеря царской армии
source-royal-destroyed = уничтожена царская армия
source-start = стратегическое начало
source-strategy = покупка Стратегии
source-stolen = взято в битве
term = { $source } { $n }
sum = { $parts } = { $total }
side-attackers = нападающие
side-defenders = защитники
for-attackers = нападающих
for-defenders = защитников
of-attackers = нападающих
of-defenders = защитников
side-neutral = защитники земли
side-neutral-against = защитников земли

## What happened

news-order = Порядок хода: { $names }.
news-kingdom = { $who } – { $kingdom }
news-drew = Взяты карты: { $draws }.
news-drew-one = { $who } { $cards }
news-shuffled = Сброс замешан в новую колоду.
news-answered-keep = Выбрали, какие царские карты оставить: { $names }.
news-answered-plan = Планы готовы: { $names }.
news-answered-tactic = Тактики готовы: { $names }.
news-answered-alliance = Ответили на предложение: { $names }.
news-kept = { $who } оставляет: { $cards }.
news-round = Раунд { $n } начинается с Планирования.
news-season = Сезон: { $season }.
news-played = { $who } исполняет приказ: { $order }.
news-played-at = { $who } исполняет приказ: { $order } – { $place }.
news-played-from = { $who } исполняет приказ: { $order } – { $place } → { $target }.
news-skipped = { $who } пропускает ход; приказ сброшен втёмную.
news-harvested = { $who } собирает золото: { $sum }.
news-gold = { $who }: { $sign }{ $n } { $n ->
    [one] золото
    [few] золота
    [many] золота
   *[other] золота
} ({ $why }).
news-influence = { $who }: Влияние { $sign }{ $n } ({ $why }).
news-gained = { $who } получает Влияние: { $sum }.
news-armed = { $who } вооружается за { $gold }: { $what }.
news-promoted = { $n ->
    [one] { $n } регулярная армия становится элитной
    [few] { $n } регулярные армии становятся элитными
    [many] { $n } регулярных армий становятся элитными
   *[other] { $n } регулярные армии становятся элитными
} – { $place }
news-repaired = восстановление – { $place }
news-at = { $what } – { $place }
news-disbanded = { $who } распускает: { $what }.
news-passage-asked = { $who } просит прохода у игрока { $whom }: { $strait }.
news-passage-granted = { $who } разрешает проход игроку { $whom }: { $strait }.
news-passage-refused = { $who } отказывает в проходе игроку { $whom }: { $strait }.
news-moves = { $who } двигает войска: { $moves }.
move-armies = { $what }, { $from } → { $to }
move-laden = { $what } ({ $load }), { $path }
move-taken = { $what } ({ $load }, { $land }), { $path }
news-landed = { $who } высаживает: { $what } – { $place }.
news-reaction = { $who } отвечает Обороной: { $place }.
news-reaction-over = { $who }: ответ на Наступление окончен.
news-siege = { $who } начинает осаду: { $place }.
news-siege-over = Осада окончена: { $place }.
news-meets-field = { $who } встречает нападающих в поле: { $place }.
news-meets-siege = { $who } остаётся за стенами: { $place }.
news-defence-asked = { $who } просит у игрока { $whom } согласия на Оборону: { $place }.
news-consent-yes = { $who } соглашается: { $place }.
news-consent-no = { $who } не соглашается: { $place }.
battle-sea = Морская битва
battle-field = Полевая битва
battle-siege = Крепостная битва
battle-neutral = Битва
news-battle = ⚔ { $kind }, { $place }: { $attackers } против { $defenders }.
news-lent = { $who } одалживает игроку { $whom }: { $fleets }.
news-card = { $who } играет карту «{ $card }»: { $text }.
news-card-paid = { $who } играет карту «{ $card }» за { $gold }: { $text }.
news-passed = Пас: { $names }.
news-declared-hand = Тактика с руки: { $names }.
news-declared-draw = Берут Общую боевую тактику: { $names }.
news-tactics = Тактики: { $tactics }.
news-tactic = { $who } – { $card } ({ $text })
news-counts = За { $side } считается тактика игрока { $who }: { $card }.
news-strength = Нападающие: { $attackers }; защитники: { $defenders }.
news-round-won = Боевой раунд { $n }: верх берут { $side } ({ $why }).
news-losses = Потери { $side }: { $n } (атака { $attack }; защита { $defence }).
news-destroyed-one = { $who } { $what }
news-retreated = Бегство: { $names }.
news-stayed = Битва продолжается: { $names }.
news-battle-won = Битву выигрывают { $side }: { $place }.
news-embarked = { $who } берёт на борт: { $what }, { $land } → { $sea }.
news-withdrew = { $who } отходит: { $from } → { $to }.
news-captured = { $who } берёт землю: { $place }.
news-captured-from = { $who } забирает землю: { $place } (была у: { $whom }).
news-freed = Земля теперь нейтральна: { $place }.
news-captive = { $who } берёт в плен: { $what } игрока { $whom }.
news-rescued = { $who } спасает: { $what } – { $place }.
news-recruited = { $who } собирает: { $what } – { $place }.
news-ransomed = { $who } платит игроку { $whom } выкуп, { $gold }: { $what }.
news-camp = { $who } разбивает военный лагерь: { $place }, уровень { $level }.
news-revolt-on = Вспыхивает бунт: { $place }.
news-revolt-off = Бунт стихает: { $place }.
news-ruin-on = Разруха: { $place }.
news-ruin-off = Разруха преодолена: { $place }.
news-established = { $who } утверждает карту { $card }.
news-peeked-hand = { $who } смотрит карты игрока { $whom }.
news-peeked-orders = { $who } смотрит приказы игрока { $whom }.
news-lasting = { $card } лежит перед игроком { $who }, пока действует.
news-broken = { $who } разрывает союз: { $others }.
news-proposed = { $who } предлагает союз: { $members }.
news-answers = За: { $yes }; против: { $no }.
news-allied = Отныне союзники: { $members }.
news-razbor = Разбор: подводим итоги года.
news-eliminated = { $who } остаётся без земель и выбывает.
news-surrendered = { $who } сдаётся.
news-first = Первый игрок теперь – { $who }.
news-won = Победа: { $names }! Все сыграли славно.
news-won-nobody = Победителей не осталось. Все сыграли славно.
nobody = никто

## Whom the table waits for (phases), as everybody reads it

ask-choose_kingdom = Выбор царства: { $names }.
ask-strategic_start = Какие царские карты оставить – ждём: { $names }.
ask-planning = Планирование – ждём: { $names }.
ask-turn = Ход: { $names }.
ask-turn_close = Завершает ход: { $names }.
ask-arming = Вооружается: { $names }.
ask-move = Двигает войска: { $names }.
ask-off_reaction = На Наступление может ответить: { $names }.
ask-strait_permission = О проходе решает: { $names }.
ask-choose_battle = Следующую битву выбирает: { $names }.
ask-battle_choice = Выбор – поле или осада: { $names }.
ask-ally_consent = Об Обороне решает: { $names }.
ask-development = Развитие: { $names }.
ask-battle = Битва – ждём: { $names }.
ask-alliance = Предложен союз – ждём: { $names }.
ask-razbor = Разбор – ждём: { $names }.

## What a seat itself may do

own-wait = Сейчас делать нечего. { $line }
own-planned = Твой план готов; его можно менять, пока не готовы все.
own-out = Ты вне этой игры.
own-choose_kingdom = Выбери царство, которое поведёшь.
own-strategic_start = Выбери царские карты, по 2 золота за каждую.
own-planning = Выбери четыре приказа на раунд.
own-turn = Твой ход: исполни приказ или пропусти.
own-turn_close = Приказ исполнен: сыграй карту или заверши ход.
own-arming = Вооружай земли, по одному действию; потом «Готово».
own-off_aggression = Перед походом можно разорвать союз за 2 Влияния.
own-off_fleets = Двигай флотилии к цели: { $place }; потом «Готово».
own-off_armies = Пошли армии к цели: { $place }; потом «Готово».
own-off_reaction = Цель – { $place }: приведи помощь, сыграй карту или «Готово».
own-strait_permission = { $who } просит прохода: { $place }. Разреши или откажи.
own-choose_battle = Выбери следующую битву.
own-battle_choice = Под ударом { $place }: встреть врага в поле или останься за стенами.
own-ally_consent = { $who } хочет оборонять твою землю – { $place }. Согласиться?
own-defence_moves = Перемести армии вокруг цели – { $place }; потом «Готово».
own-development = Развитие: утверди, возьми, купи, замешай – в этом порядке; потом «Готово».
own-battle_lend = Твой союзник бьётся – { $place }: одолжи флотилии или пасуй.
own-battle_start = Перед битвой – { $place }: сыграй карту или пасуй.
own-battle_declare = Битва – { $place }: тактика с руки или из колоды?
own-balance = До тактик: { $attackers } { $strong }, { $defenders } { $weak }.
own-battle_pick = Выбери тактику; её не видно, пока не готовы все.
own-battle_side_tactic = Выбери, чья тактика считается для вашей стороны.
own-battle_losses = Выбери свои потери.
own-battle_retreat = Остаться в битве или бежать?
own-battle_end = После битвы – { $place }: сыграй карту или пасуй.
own-battle_withdraw = Выбери, куда отходят твои войска.
own-razbor_diplomacy = Предложи союз, выйди из своего или пасуй.
own-alliance_answer = { $who } предлагает союз: { $members }. Прими или отклони.
own-razbor_cards = Разбор: сыграй карту или пасуй.

## Buttons, rows and headings

label-none = Без карт
label-skip = Пропустить: сбросить – { $order }
label-skip-none = Пропустить
label-back = ← Назад
label-ransom = Выкуп: { $kind }, { $gold } – { $who }
label-end = Закончить ход
label-row = { $place }: { $what }, { $gold }
label-promote = в элитную
label-fleet = флотилия → { $sea }
label-home-laden = флотилия с регулярной армией
label-repair = восстановление
label-disband = Распустить: { $what }
label-break = Разорвать союз
label-ask = Просить прохода: { $place }
label-grant = Разрешить
label-refuse = Отказать
label-defend = Сыграть Оборону
label-meet-field = Полевая битва ({ $attackers } против { $defenders })
label-meet-siege = Осада ({ $attackers } против { $defenders })
label-establish = Утвердить { $card }: { $gold }
label-royal = Взять царскую карту
label-buy = Купить Стратегию: { $gold }
label-reshuffle = Замешать царские карты
label-lend = Одолжить флотилии: { $who }
label-hand = С руки
label-draw = Из колоды
label-retreat = Бежать
label-stay = Остаться
label-embark = { $kind } на борт: { $sea }
label-withdraw = Отойти: { $place }
label-accept = Принять
label-decline = Отклонить
label-done = Готово
label-pass = Пас
label-surrender = Сдаться…
label-consent-yes = Согласиться
label-consent-no = Не соглашаться
label-target = { $place } – { $owner }
label-target-far = { $place } – { $owner } (вне досягаемости)
pick-keep = Выбери царские карты…
pick-plan = Выбери четыре приказа…
pick-with = Карты к приказу…
pick-march = Послать армии: { $place }…
pick-lose = Выбери потери…
pick-yield = Чтобы сдаться, отметь своё царство…
menu-kingdom = Выбери царство…
menu-order = Исполнить приказ…
menu-skip = Пропустить ход, сбросив…
menu-card = Сыграть карту…
menu-ransom = Выкупить армию…
menu-hire-regular = Нанять регулярную армию…
menu-hire-elite = Нанять элитную армию…
menu-hire-royal = Нанять царскую армию…
menu-promote = Повысить до элитной…
menu-build = Построить флотилию…
menu-repair = Восстановить…
menu-disband = Распустить…
menu-sail = Двинуть флотилию…
menu-ask = Попросить прохода…
menu-fight = Следующая битва…
menu-establish = Утвердить карту…
menu-tactic = Подготовить тактику…
menu-count = Чья тактика считается…
menu-lend = Одолжить флотилии…
menu-embark = Взять армию на борт…
menu-withdraw = Отойти…
menu-propose = Предложить союз…
label-located = { $place } ({ $n })
menu-other = Что делать…
menu-choose = Куда послать армии…
menu-choose-cards = Карты к приказу…
menu-choose-target = Цель: { $group }…
menu-choose-origin = Манёвр откуда…
menu-choose-attack = Манёвр против: { $group }…
menu-choose-sea = Флотилия приходит в…
menu-choose-cargo = Кто поднимается на борт…
menu-choose-land = Выбери землю…
menu-choose-armies = Выбери армии…
menu-choose-seat = Выбери игрока…
menu-choose-piece = Выбери войско…
menu-choose-number = Сколько…
menu-choose-drop = Где высадится армия…
menu-choose-surrender = Сдаёшься?
group-hostile = вражеские земли
group-free = свободные земли
group-own = твои и союзные земли
group-in = { $group } – { $region }
region-danube = Болгария и Дунай
region-thrace = Фракия и проливы
region-macedonia = Македония и Эпир
region-adriatic = Сербия и Адриатика
region-asia = Малая Азия
region-islands = Эллада и острова

## The table and the hand in words

table-round = Раунд { $n }
table-target = цель в кольце: { $place }
table-first = первый игрок: { $who }
table-seat = { $who } ({ $kingdom }): Влияние { $influence }, золото { $gold }, земли { $lands }, карты { $cards }, приказы { $orders }
table-out = { $who }: вне игры
table-sieges = В осаде: { $places }
table-battle = { $kind }, { $place }: { $attackers } { $strength } – { $defenders } { $resistance }
table-place = { $place }. { $names }
table-scores = { $who } ({ $influence }, { $lands })
hand-orders = Твои приказы: { $orders }
hand-prepared = Выбрано втайне: { $what }
hand-drawn = Взяты на выбор: { $cards }
hand-peek-hand = Увиденные карты ({ $who }): { $what }
hand-peek-orders = Увиденные приказы ({ $who }): { $what }
hand-advantage = Преимущество – { $card }
card-line = { $card } ({ $timing }): { $text }
card-line-paid = { $card } ({ $timing }, { $gold }): { $text }
card-short = { $card } – { $text }
card-cost = { $card } ({ $gold })
when = { $text }, если { $conditions }
timing-battle_start = начало битвы
timing-tactic = тактика
timing-battle_end = конец битвы
timing-razbor = Разбор
timing-order = с приказом { $order }
timing-attacked = при нападении
timing-foreign_turn = в чужой ход
timing-own_turn = в свой ход
stat-strength = сила { $sign }{ $n }
stat-attack = атака { $sign }{ $n }
stat-defence = защита { $sign }{ $n }
effect-mod = { $stats }
effect-mod_per = { $stats } { $per }, не больше { $max }
effect-destroy_enemy = враг теряет: { $what }
effect-no_fortress = крепость не считается
effect-levy = в бой за твою землю вступает не больше чем { $what }, каждая по своей цене
effect-force_draw = враги берут тактики из колоды
effect-second_draw = беря тактику, видишь две и оставляешь одну
effect-negate_text = действия вражеских тактик не считаются
effect-capture = пленяешь из уничтоженных: { $what }
effect-rescue = из уничтоженных в твою землю вернётся: { $what }
effect-promote = станет элитной: { $what }
effect-ruin = земля разорена
effect-gold = +{ $n } { $n ->
    [one] золото
    [few] золота
    [many] золота
   *[other] золота
}
effect-steal_gold = берёшь до { $n } золота у врага
effect-influence = Влияние +{ $n }
effect-draw = берёшь: { $cards }
effect-gold_per = золото +{ $n } { $per }, не больше { $max }
effect-recruit = в твоей крепости: { $what }
effect-annex_neutral = берёшь соседнюю нейтральную землю без крепости
effect-battle_bonus = сила +{ $n } во всех твоих битвах до конца следующего Разбора
effect-order_gold = ещё { $n ->
    [one] { $n } золото
    [few] { $n } золота
    [many] { $n } золота
   *[other] { $n } золота
}
effect-order_gold_per = ещё { $n ->
    [one] { $n } золото
    [few] { $n } золота
    [many] { $n } золота
   *[other] { $n } золота
} { $per }, не больше { $max }
effect-hire_discount = цены выше 1 ниже на { $n }
effect-extra_actions = { $n ->
    [one] ещё { $n } действие
    [few] ещё { $n } действия
    [many] ещё { $n } действий
   *[other] ещё { $n } действия
}
effect-land_range = армии идут до { $n } земель
effect-sea_range = флотилии идут до { $n } морей
effect-pass_sovereign = армии проходят суверенные земли
effect-pass_fleets = флотилии проходят мимо вражеских
effect-assault = крепость штурмуют сразу
effect-camp = лагерь – сильная крепость
effect-price_discount = Стратегии дешевле на { $n }
effect-counter_march = к цели подходит подмога не дальше чем за { $range } земли: не больше чем { $what }
effect-evacuate = все твои армии уходят от цели в соседнюю землю
effect-peek_hand = лишь ты видишь { $n ->
    [one] { $n } карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
} другого игрока
effect-lose_gold = другой игрок теряет { $n } золота
effect-build_fleet = строишь флотилию у своей земли по её цене
effect-revolt = бунт во вражеской земле без её армий
effect-peek_orders = лишь ты видишь несыгранные приказы другого
effect-goal = Влияние +{ $n } в Разборе
effect-goal_per = Влияние +{ $n } в Разборе { $per }, не больше { $max }
effect-razbor_gold = золото +{ $n } в Разборе
per-elite = { $n ->
    [one] за каждую элитную армию
    [few] за каждые { $n } элитные армии
    [many] за каждые { $n } элитных армий
   *[other] за каждые { $n } элитных армий
}
per-regular = { $n ->
    [one] за каждую регулярную армию
    [few] за каждые { $n } регулярные армии
    [many] за каждые { $n } регулярных армий
   *[other] за каждые { $n } регулярных армий
}
per-fleet = { $n ->
    [one] за каждую флотилию
    [few] за каждые { $n } флотилии
    [many] за каждые { $n } флотилий
   *[other] за каждые { $n } флотилий
}
per-royal = { $n ->
    [one] за каждую царскую армию
    [few] за каждые { $n } царские армии
    [many] за каждые { $n } царских армий
   *[other] за каждые { $n } царских армий
}
per-rich = { $n ->
    [one] за каждую богатую землю
    [few] за каждые { $n } богатые земли
    [many] за каждые { $n } богатых земель
   *[other] за каждые { $n } богатых земель
}
per-fortress = { $n ->
    [one] за каждую крепость
    [few] за каждые { $n } крепости
    [many] за каждые { $n } крепостей
   *[other] за каждые { $n } крепостей
}
per-coastal = { $n ->
    [one] за каждую приморскую землю
    [few] за каждые { $n } приморские земли
    [many] за каждые { $n } приморских земель
   *[other] за каждые { $n } приморских земель
}
per-territory = { $n ->
    [one] за каждую землю
    [few] за каждые { $n } земли
    [many] за каждые { $n } земель
   *[other] за каждые { $n } земель
}
per-seas_with_fleet = { $n ->
    [one] за каждое море с твоей флотилией
    [few] за каждые { $n } моря с твоей флотилией
    [many] за каждые { $n } морей с твоей флотилией
   *[other] за каждые { $n } морей с твоей флотилией
}
cond-attacker = ты нападаешь
cond-defender = ты защищаешь
cond-sea = битва на море
cond-land = битва на суше
cond-field = битва в поле
cond-siege = битва за крепость
cond-has_royal = бьётся твоя царская армия
cond-has_elite = бьётся твоя элита
cond-regulars = { $n ->
    [one] бьётся хотя бы { $n } регулярная армия
    [few] бьются хотя бы { $n } регулярные армии
    [many] бьются хотя бы { $n } регулярных армий
   *[other] бьются хотя бы { $n } регулярных армий
}
cond-more_troops = у тебя больше войск
cond-fewer_troops = у тебя меньше войск
cond-own_territory = земля твоя
cond-vs_player = враг – игрок
cond-won = победа твоя
cond-lost = битва проиграна
cond-most_rich = у тебя больше всех богатых земель
cond-owns = ты владеешь: { $places }
cond-coast = у тебя есть берег: { $places }

## Words in the pictures

picture-planning = Планирование
picture-razbor = Разбор
picture-setup = Подготовка
picture-out = вне игры

## The rules page

rules-goal = ## Битва за Балканы
    Четвёртый крестовый поход сокрушил Византию; веди царство во времена Калояна. Побеждает тот, кто первым достиг цели во Влиянии при Разборе или взял одиннадцатую землю. Стол может выбрать и другие цели.
rules-round = **Раунд.** В Планировании все тайно выбирают четыре приказа. Затем в каждый сезон (три; в игре для опытных четыре) каждый по очереди исполняет один или пропускает ход. Раунд завершает Разбор.
rules-orders = **Добыча** даёт 2 золота, по 1 за землю и ещё 1 за богатую. **Вооружение**: каждая земля делает что-то одно: регулярная армия за 1, элитная за 3 или повышение за 2, царская за 4, флотилия за 2. Элитной и царской нужна крепость. **Наступление** ведёт армии через две земли и флотилии через два моря к одной цели. **Оборона** (для опытных) ставит лагерь и двигает армии. **Развитие** (для опытных) даёт брать, покупать и утверждать карты.
rules-move = **Движение.** Армии проходят свободные и свои земли, но не суверенные и не сквозь вражеские армии. Флотилия везёт одну армию. Пролив открыт владельцу его земли и тому, кого он пропустит. Хозяин цели может привести помощь, насколько хватает крепости.
rules-battle = **Битвы.** Каждая сторона складывает войска (регулярная 1, элитная 2, царская 3; флотилия 1, на море 2), одну тактику с руки или из колоды, карты и стены. Большая сумма побеждает, ничья – за защитниками. В стандартной игре проигравший боевой раунд теряет одно войско, и можно бежать; для опытных решает один раунд, а потери – атака минус защита. Проигравший отходит.
rules-siege = **Осады.** За землю без крепости бьются сразу. За стенами хозяин выбирает поле или осаду; осада решается в Разборе. Осаждённая земля не вооружается и не даёт золота.
rules-map = **Карта.** Числа – земли, буквы – моря, ворота – проливы в цвете их владельца. Башня – крепость, шатёр – лагерь, монета – богатая земля, пламя – бунт, череп – разруха; через толстые тёмные границы пройти нельзя, по пунктиру можно. У чисел стоят армии: регулярные (человек), элитные (конь), царская (корона); мечи в красной рамке – осада. В строках: звезда – Влияние, монета – золото, щит – земли, карты – царские + Стратегии, песочные часы – оставшиеся приказы, флаг – первый игрок.
rules-razbor = **Разбор.** Осады кончаются, союзы заключают и покидают, играют карты; затем каждая земля даёт 1 Влияние, а преимущества – ещё. Все берут царскую карту и Стратегию. Потеря царской армии стоит 2 Влияния, разрыв союза в Наступлении – тоже.

## Small questions of what one has begun

own-asking-cards = Какие карты сыграешь с приказом? Можно и без них.
own-asking-target = Выбери цель приказа.
own-asking-origin = Выбери, откуда начнётся Манёвр.
own-asking-attack = Выбери землю для нападения или никакую.
own-asking-sea = Выбери море, куда придёт флотилия.
own-asking-cargo = Выбери, кто поднимется на борт.
own-asking-land = Выбери землю.
own-asking-armies = Выбери, какие армии пойдут.
own-asking-seat = Выбери игрока.
own-asking-piece = Выбери войско.
own-asking-number = Выбери, сколько.
own-asking-drop = Выбери, где высадится армия.
own-asking-surrender = Ты сдаёшься: отметь своё царство или вернись назад.

## Lands to be controlled (option control_territory)

choice-control_territory-bosnia = Босния
choice-control_territory-zeta = Зета
choice-control_territory-raska = Рашка
choice-control_territory-belgrade = Белград
choice-control_territory-nis = Ниш
choice-control_territory-oltenia = Олтения
choice-control_territory-vlachia = Валахия
choice-control_territory-philippopolis = Филиппополь
choice-control_territory-serres = Серры
choice-control_territory-thessalonica = Салоники
choice-control_territory-velbazhd = Велбужд
choice-control_territory-skopje = Скопье
choice-control_territory-pelagonia = Пелагония
choice-control_territory-ohrid = Охрид
choice-control_territory-thessaly = Фессалия
choice-control_territory-athens = Афины
choice-control_territory-achaea = Ахея
choice-control_territory-laconia = Лакония
choice-control_territory-kefalonia = Кефалония
choice-control_territory-caria = Кария
choice-control_territory-paphlagonia = Пафлагония
round-more = { $strong } против { $weak }
round-even = по { $strong }: ничья – за защитниками
news-destroyed-round = Потеряны в боевом раунде: { $what }.
news-destroyed-card = Потеряны из-за карты: { $what }.
news-destroyed-aboard = Утонули с флотилией: { $what }.
news-destroyed-nowhere = Потеряны, отходить было некуда: { $what }.
side-you = ты
side-yours = твоя сторона

## Answers given beforehand

standing-battle = Без карт в этой битве
standing-battle-given = В этой битве ты не играешь карт и берёшь тактики из колоды.
standing-round = В этом раунде больше без карт
standing-round-given = До конца раунда ты не играешь карт: пасуешь, берёшь тактики из колоды, и ходы кончаются сами.
standing-refuse = Отказывать в проходе весь раунд
standing-refuse-given = До конца раунда ты никого не пускаешь через свои проливы.
