# Битва за Балканы по-русски. Имена игроков приходят экранированными; их не склоняем: «игрока …», «игроку …».
#
# Одно слово для одной вещи: Влияние (очки) · приказ (Сбор, Вооружение, Наступление, Манёвр, Оборона, Развитие) ·
# Планирование · сезон · Разбор (конец раунда) · земля, море, пролив · крепость, уровень, стены (крепость или лагерь) ·
# лагерь · регулярная, элитная, царская армия; флотилия; отряд (армия или флотилия) · резерв · полевая, морская битва,
# битва за крепость · боевой раунд · сила, атака, защита · потери · отступление (по своей воле) · отход (после битвы) · Общая
# боевая тактика, Стратегия, царская карта, преимущество · утвердить · союз · нейтральная, суверенная, вне игры · бунт,
# разруха (и восстановление) · пленник, выкуп · золото, но счётом «18 золотых» · пропустить (ход) · пасовать (не играть карту).

## Игра в списках и командах

game-name = Битва за Балканы
game-blurb = Эпоха Калояна: приказы, войны и Влияние на 46 землях. 2–5 игроков.
game-aim = Собирай Влияние ★, чтобы победить: каждая твоя земля приносит около 1 за раунд.
verb-kingdom = Выбрать царство, которое ты поведёшь
verb-keep = Стратегическое начало: оставить часть из пяти царских карт, по 2 золотых
verb-plan = Выбрать четыре приказа на раунд
verb-order = Начать исполнять приказ
verb-attack = Сыграть Наступление без карт: назови цель
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
verb-disband = Распустить свой отряд с карты
verb-break = Выйти из союза
verb-voyage = Двинуть флотилию сразу, с её грузом
verb-sail = Двинуть флотилию, с армией на борту или без
verb-ask = Попросить пропустить через пролив
verb-send = Послать к цели армии, а с ними и флотилии, одним ходом
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
verb-tactic = Подготовить эту тактику втёмную
verb-count = Выбрать, чья тактика считается для вашей стороны
verb-lose = Отдать эти войска в потери
verb-retreat = Отступить из битвы
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
field-attack-land = Цель Наступления
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
field-home-army = Взять ли на борт регулярную армию ещё за 1 золотой
field-repair-land = Земля, которую восстанавливаешь
field-disband-place = Где стоит отряд
field-disband-kind = Какой отряд: регулярная армия, элитная или флотилия
field-voyage-fleet = Флотилия по её морю, с + и армией на борту, если она есть
field-voyage-to = Море, куда она идёт
field-voyage-cargo = Её груз: none, aboard или армия как вид@земля
field-sail-fleet = Флотилия по её морю, с + и армией на борту, если она есть
field-ask-strait = Пролив, через который хочешь пройти
field-send-armies = Армии как земля:вид:номер, all или guarded; и fleets, чтобы шли флотилии
field-march-armies = Армии, которые идут, каждая как земля:вид:номер
field-fight-place = Место битвы
field-meet-how = Поле или осада
field-consent-yes = «Да» позволит союзнику оборонять твою землю
field-establish-card = Карта, которую утверждаешь
field-lend-to = Союзник, которому одалживаешь
field-tactic-card = Тактика, которую готовишь
field-count-seat = Чья тактика считается
field-lose-pieces = Войска, которые отдаёшь
field-embark-kind = Какая армия поднимается на борт
field-embark-sea = Море пустой флотилии
field-withdraw-to = Куда отойти
field-propose-members = Царства союза, твоё среди них
field-yield-what = Царство, от которого отказываешься: своё
option-mode = Стандартная игра или для опытных (обычно стандартная)
option-mode-label = игра
option-target = Влияние для победы: от 10 до 200 (обычно 30)
option-target-label = цель по Влиянию
option-influence_victory = Победа по Влиянию: да или нет (обычно да)
option-influence_victory-label = победа по Влиянию
option-territorial_victory = Одиннадцатая земля даёт победу: да или нет (обычно да)
option-territorial_victory-label = победа по землям
option-annihilation = Побеждает только последний уцелевший: да или нет (обычно нет)
option-annihilation-label = полное уничтожение
option-round_limit = Последний раунд, от 1 до 50; 0 – без предела (обычно 0)
option-round_limit-label = последний раунд
choice-round_limit-0 = нет
option-control_territory = Земля, дающая победу за два Планирования подряд (обычно нет)
option-control_territory-label = земля для контроля
option-money_goal = Золото, дающее победу сразу, от 10 до 500; 0 – нет (обычно 0)
option-money_goal-label = цель по золоту
choice-money_goal-0 = нет
option-strategic_start = Ещё 5 золотых в начале и выбор царских карт: да или нет (обычно нет)
option-strategic_start-label = стратегическое начало
option-manoeuvre = Наступление можно играть как Манёвр: да или нет (обычно нет)
option-manoeuvre-label = Манёвр
option-non_players = Чем станут земли царств без игрока (обычно автоматически)
option-non_players-label = царства без игрока
option-alliances = Союзы по договору, постоянные команды или без союзов (обычно свободные)
option-alliances-label = союзы
option-teams = Места первой команды, от 0; остальные – вторая (обычно 0 2 4)
option-teams-label = места первой команды
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
choice-non_players-unplayable = вне игры
choice-alliances-free = свободные
choice-alliances-teams = команды
choice-alliances-none = нет
choice-seat_order-lot = по жребию
choice-seat_order-as_seated = как сидим
choice-kingdom_choice-draft = по очереди
choice-kingdom_choice-lot = по жребию
preset-standard = Стандартная игра
preset-standard-about = Победа за 30 очков Влияния или одиннадцатую землю; союзы по уговору.
preset-advanced = Игра для опытных
preset-advanced-about = Преимущества и карты со всеми эффектами. Для тех, кто знает стандартную игру.
preset-teams = Командная война до 30 очков Влияния
preset-teams-about = Две постоянные команды с общим Влиянием; победа за 30 очков, меньшей за 15.
preset-no-alliances = Каждый за себя, до 15 очков Влияния
preset-no-alliances-about = Без союзов, царства по жребию; победа за 15 очков Влияния.
preset-manoeuvre = Для опытных, с Манёвром и стратегическим началом
preset-manoeuvre-about = Наступление может быть и Манёвром, первые карты на выбор; победа за 12 очков Влияния.
preset-control = Борьба за одну землю, пять раундов
preset-control-about = Побеждает тот, кто удержит одну большую землю два Планирования подряд.
preset-money = Гонка за золотом: цель 50, пять раундов
preset-money-about = Кто первым соберёт 50 золотых, сразу побеждает.
preset-annihilation = Уничтожение, пять раундов
preset-annihilation-about = Побеждает последнее царство, а после 5 раундов – большее Влияние; для опытных.
preset-quick = Быстрая война на два раунда
preset-quick-about = Два раунда, царства по жребию: попробовать игру за вечер.
balkans-no-victory = Этому столу нужен способ победить: разреши хотя бы один.
balkans-money-goal = Цель по золоту начинается с { $least }; 0 её отключает.
balkans-teams-need-three = Для команд нужно хотя бы трое; за этим столом вас { $seats }.
balkans-teams-empty = В каждой команде кто-то должен быть: назови часть мест, а не все.

## Отказы

why-over = Игра окончена; новый стол открывается одной командой.
why-not-your-turn = Сейчас играют другие; стол позовёт, когда придёт твой черёд.
why-not-now = Не сейчас: стол ждёт другого хода.
why-unknown-name = «{ $name }» на этой карте нет; названия подсказываются при вводе.
why-not-in-hand = Карты { $card } у тебя нет; сыграй одну из своих.
why-wrong-moment = Не сейчас: { $card }.
why-card-not-now = Карте { $card } сейчас не на что действовать, или карта с этим названием уже сыграна; сыграешь её позже.
why-too-dear = Это стоит { $cost ->
    [one] { $cost } золотой
    [few] { $cost } золотых
    [many] { $cost } золотых
   *[other] { $cost } золотых
}, а у тебя { $gold }; можно что-нибудь подешевле.
why-four-orders = План – это ровно четыре из твоих приказов.
why-no-such-order = У тебя нет несыгранного приказа «{ $kind }» в этом раунде; сыграй другой или пропусти ход.
why-not-your-land = { $land } – не твоя земля; здесь действуют твои.
why-besieged = Осада ({ $land }): эта земля не вооружается; другие твои могут.
why-in-revolt = Бунт ({ $land }): эта земля не вооружается; другие твои земли могут.
why-land-has-acted = Эта земля ({ $land }) уже действовала в этом Вооружении; может другая.
why-needs-fortress = { $land } без крепости и лагеря: там нанимают только регулярные армии.
why-none-in-reserve = Все фишки этого вида ({ $kind }) на карте; роспуск освободит одну.
why-out-of-reach = { $place } – слишком далеко, или путь закрыт; в списке то, до чего можно дойти.
why-strait-closed = Проход ({ $strait }) закрыт без разрешения владельца; его можно попросить.
why-asked-already = О проходе ({ $strait }) в этом приказе уже спрашивали, или он не нужен.
why-no-ally = Ты не состоишь в союзе; предложить его можно в Разборе.
why-alliance-not-whole = Назови и своё царство, и всех союзников тех, кого называешь.
why-finish-first = Кое-что начато: заверши это или вернись назад.
why-nothing-like-it = Этого сейчас нет среди возможного; в меню всё, что можно.

## Чем кончается игра

outcome-territory = Одиннадцатая земля взята: война выиграна.
outcome-money = Цель по золоту достигнута.
outcome-annihilation = Устояла лишь одна сторона.
outcome-control = Спорная земля удержана от Планирования до Планирования.
outcome-influence = Цель по Влиянию достигнута.
outcome-rounds = Последний раунд окончен: решает Влияние.

## Названия и числа

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
    [one] { $n } отряд
    [few] { $n } отряда
    [many] { $n } отрядов
   *[other] { $n } отряда
}
n-lands = { $n ->
    [one] { $n } земля
    [few] { $n } земли
    [many] { $n } земель
   *[other] { $n } земли
}
lands-rich = { $lands }, { $n ->
    [one] { $n } богатая
    [few] { $n } богатые
    [many] { $n } богатых
   *[other] { $n } богатых
}
n-gold = { $n ->
    [one] { $n } золотой
    [few] { $n } золотых
    [many] { $n } золотых
   *[other] { $n } золотых
}
n-points = { $n ->
    [one] { $n } очко Влияния
    [few] { $n } очка Влияния
    [many] { $n } очков Влияния
   *[other] { $n } очка Влияния
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
power-unplayable = вне игры
piece-at = { $kind }, { $place }
piece-laden = { $kind } ({ $load }), { $place }
piece-lent = { $piece } (взаймы: { $who })
word-none = ничего
word-none-cargo = никто
word-none-attack = без нападения
word-stay = остаётся на борту
word-aboard = армия на борту
word-all = все
word-guarded = все, кроме стражи
word-fleets = флотилии
word-yes = да
word-no = нет
word-field = встретить в поле
word-siege = остаться за стенами
source-base = основа
source-lands = земли
source-land = земля
source-armies = армии
source-fleets = флотилии
source-fortress = крепость
source-victory = победа
source-breach = разрыв союза
source-royal-lost = потеря царской армии
source-royal-destroyed = уничтожена царская армия
source-start = стратегическое начало
source-stolen = взято в битве
term = { $source } { $n }
term-lands = { $n } ({ $lands })
sum = { $parts } = { $total }
side-attackers = нападающие
side-defenders = защитники
for-attackers = нападающих
for-defenders = защитников
of-attackers = нападающих
of-defenders = защитников
side-neutral = защитники земли
side-neutral-against = защитники земли

## Что произошло

news-order = Порядок хода: { $names }.
news-kingdom = { $who } – { $kingdom }
news-drew = Взяты карты: { $draws }.
news-drew-each = Взяты карты: { $names }, у каждого { $cards }.
news-drew-one = { $who } { $cards }
news-shuffled-common = Сыгранные Общие боевые тактики замешаны в новую колоду.
news-shuffled-strategy = Сыгранные Стратегии замешаны в новую колоду.
news-shuffled-royal = { $who } замешивает сыгранные царские карты обратно в колоду.
news-answered-keep = Выбрали, какие царские карты оставить: { $names }.
news-answered-plan = { $count ->
    [1] План готов: { $names }
   *[other] Планы готовы: { $names }
}.
news-answered-tactic = { $count ->
    [1] Тактика выбрана: { $names }
   *[other] Тактики выбраны: { $names }
}.
news-answered-alliance = Ответили на предложение: { $names }.
news-kept = { $who } оставляет: { $cards }.
news-round = Раунд { $n } начинается с Планирования.
news-season = Сезон: { $season }.
news-played = { $who } исполняет приказ: { $order }.
news-played-at = { $who } исполняет приказ: { $order } – { $place }.
news-played-from = { $who } исполняет приказ: { $order } – { $place } → { $target }.
news-skipped = { $who } пропускает ход; приказ сброшен втёмную.
news-harvested = { $who } исполняет Сбор, золото: { $sum }.
news-gold = { $who }: { $sign }{ $n } { $n ->
    [one] золотой
    [few] золотых
    [many] золотых
   *[other] золотых
} ({ $why }).
news-stolen = { $who } забирает { $gold } у игрока { $whom }.
news-bought = { $who } покупает за { $gold }: { $what }.
news-influence = { $who }: Влияние { $sign }{ $n } ({ $why }).
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
news-passage-asked = { $who } просит игрока { $whom } пропустить: { $strait }.
news-passage-granted = { $who } разрешает проход игроку { $whom }: { $strait }.
news-passage-refused = { $who } отказывает в проходе игроку { $whom }: { $strait }.
news-moves = { $who } двигает войска: { $moves }.
news-nothing-moved = { $who } никого не посылает: приказ пропадает.
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
battle-siege = Битва за крепость
battle-neutral = Битва
news-battle = ⚔ { $kind }, { $place }: в нападении { $attackers }, в обороне { $defenders }.
news-lent = { $who } одалживает игроку { $whom }: { $fleets }.
news-card = { $who } играет карту «{ $card }»: { $text }.
news-card-paid = { $who } играет карту «{ $card }» за { $gold }: { $text }.
news-passed = { $names } { $count ->
    [1] пасует
   *[other] пасуют
}.
news-declared-hand = { $names } { $count ->
    [1] играет тактику с руки
   *[other] играют тактики с руки
}.
news-declared-draw = { $names } { $count ->
    [1] берёт Общую боевую тактику
   *[other] берут Общие боевые тактики
}.
news-tactics = Тактики: { $tactics }.
news-tactic = { $who } – { $card } ({ $text })
news-counts = За { $side } считается тактика игрока { $who }: { $card }.
news-round-won = Боевой раунд { $n }: нападающие – { $attackers }; защитники – { $defenders }. Верх берут { $side }.
news-losses = Потери { $side }: { $n } (атака { $attack }; защита { $defence }){ $all ->
    [yes] {" "}– всё, что было
   *[no] {""}
}.
news-destroyed-one = { $who } { $what }
news-retreated = { $names } { $count ->
    [1] отступает
   *[other] отступают
}.
news-stayed = { $names } { $count ->
    [1] продолжает битву
   *[other] продолжают битву
}.
news-battle-won = Битву выигрывают { $side }: { $place }.
news-embarked = { $who } берёт на борт: { $what }, { $land } → { $sea }.
news-withdrew = { $who } отходит: { $from } → { $to }.
news-captured = { $who } берёт землю: { $place }.
news-captured-from = { $who } берёт землю: { $place }; прежний владелец – { $whom }.
news-freed = Земля теперь нейтральна: { $place }.
news-captive = { $who } берёт в плен: { $what } игрока { $whom }.
news-rescued = { $who } спасает: { $what } – { $place }.
news-recruited = { $who } собирает: { $what } – { $place }.
news-ransomed = { $who } платит игроку { $whom } выкуп, { $gold }: { $what }.
news-camp = { $who } разбивает военный лагерь: { $place }, уровень { $level }.
news-revolt-on = Вспыхивает бунт: { $place }.
news-revolt-of = Вспыхивает бунт: { $place }; владелец – { $whom }.
news-revolt-off = Бунт стихает: { $place }.
news-ruin-on = Разруха: { $place }.
news-ruin-off = Разруха преодолена: { $place }.
news-established = { $who } утверждает карту { $card }.
news-peeked-hand = { $who } смотрит карты игрока { $whom }.
news-peeked-orders = { $who } смотрит приказы игрока { $whom }.
news-own-draw = Ты берёшь: { $cards }.
news-own-tactics = Ты берёшь тактики на выбор: { $cards }.
news-own-hand = Ты видишь карты игрока { $whom }: { $shown }.
news-own-orders = Ты видишь приказы игрока { $whom }: { $shown }.
news-own-nothing = Игроку { $whom } нечего тебе показать.
news-lasting = { $card } лежит перед игроком { $who }, пока действует.
news-broken = { $who } разрывает союз: { $others }.
news-proposed = { $who } предлагает союз: { $members }.
news-answers = { $no ->
    [none] Согласны: { $yes }.
   *[other] За: { $yes }; против: { $no }.
}
news-allied = Отныне союзники: { $members }.
news-razbor = Разбор: подводим итоги года.
news-eliminated = { $who } остаётся без земель и выбывает.
news-surrendered = { $who } сдаётся.
news-first = Первый игрок теперь – { $who }.
news-won = Победа: { $names }! Отличная игра!
news-won-nobody = Победителей не осталось. Отличная игра!

## Кого ждёт стол, для всех

ask-choose_kingdom = Выбор царства: { $names }.
ask-strategic_start = Какие царские карты оставить – ждём: { $names }.
ask-planning = Планирование – ждём: { $names }.
ask-turn = Ход: { $names }.
ask-turn_close = Ждём, пока { $names } завершит ход.
ask-arming = Вооружение – ждём: { $names }.
ask-move = Движение войск – ждём: { $names }.
ask-off_reaction = На Наступление может ответить: { $names }.
ask-strait_permission = О проходе решает: { $names }.
ask-choose_battle = Следующую битву выбирает: { $names }.
ask-battle_choice = Выбор – поле или осада: { $names }.
ask-ally_consent = Об Обороне решает: { $names }.
ask-development = Развитие – ждём: { $names }.
ask-battle = Битва – ждём: { $names }.
ask-alliance = Предложен союз – ждём: { $names }.
ask-razbor = Разбор – ждём: { $names }.

## Кого ждёт стол, для самого игрока

own-wait = Сейчас делать нечего. { $line }
own-planned = Твой план готов; его можно менять, пока не готовы все.
own-out = Ты вне этой игры.
own-choose_kingdom = Выбери царство, которое поведёшь.
own-strategic_start = Выбери царские карты, по 2 золотых за каждую.
own-planning = { $kingdom }: выбери четыре приказа на раунд; порядок решишь по ходу игры.
own-planning-standard = { $kingdom }: выбери четыре приказа на три сезона; один останется.
own-turn = Твой ход: исполни приказ или пропусти.
own-turn_close = Приказ исполнен: сыграй карту или заверши ход.
own-turn_close-none = Приказ исполнен. Подходящей карты сейчас нет: заверши ход.
own-arming = Вооружи свои земли: в каждой одно действие; потом нажми «Готово».
own-off_aggression = Перед походом можно разорвать союз за 2 очка Влияния.
own-off_fleets = Двигай флотилии и посылай армии к цели: { $place }; потом нажми «Готово».
own-off_fleets-first = Двигай флотилии к цели: { $place } – или откажись от приказа.
own-off_armies = Пошли армии к цели: { $place }; потом нажми «Готово».
own-off_armies-first = Пошли армии к цели: { $place } – или откажись от приказа.
own-lifts = Если послать всех, кончится твоя осада: { $places }.
own-strips = Если послать всех, осаждённая земля останется пустой: { $places }.
own-off_reaction = Нападение: { $place }!
own-off_reaction-meet = Нападение: { $place }!
own-off_reaction-none = Цель – { $place }. Ответить нечем.
own-strait_permission = { $who } просит пропустить: { $place }. Разреши или откажи.
own-choose_battle = Выбери следующую битву.
own-battle_choice = Под ударом { $place }: встреть врага в поле или останься за стенами.
own-ally_consent = { $who } хочет оборонять твою землю – { $place }. Согласиться?
own-defence_moves = Перемести армии между землями: { $place } и твои соседние; потом нажми «Готово».
own-development = Развитие: утверди, возьми, купи, замешай – в этом порядке; потом нажми «Готово».
own-battle_lend = Твой союзник бьётся – { $place }: одолжи флотилии или пасуй.
own-battle_start = Перед битвой – { $place }: сыграй карту или пасуй.
own-battle_start-tactic = Перед битвой – { $place }: карта для её начала или тактика?
own-battle_start-none = Перед битвой – { $place }: подходящей карты нет, пасуй.
own-battle_declare = Битва – { $place }: тактика с руки или из колоды?
own-battle_declare-none = Битва – { $place }: сыграть тактику с руки нельзя, тяни из колоды.
own-balance = { $attackers } – { $strong }, { $defenders } – { $weak }; при равенстве побеждает защита.
own-battle_pick = Выбери тактику; её не видно, пока не готовы все.
own-battle_side_tactic = Выбери, чья тактика считается для вашей стороны.
own-battle_losses = Выбери свои потери.
own-battle_losses-on = Ты теряешь: { $lost }. Потом биться дальше или отступить? Или выбери другие потери.
own-battle_retreat = Остаться или отступить?
own-battle-fate =
    { $won ->
        [yes] Битва выиграна – { $place }
       *[no] Битва проиграна – { $place }
    }
own-battle_end = { $fate }: сыграй карту или пасуй.
own-battle_end-none = { $fate }: подходящей карты нет, пасуй.
own-battle_end-withdraw = { $fate }: сыграй карту или выбери, куда отходят твои войска.
own-battle_withdraw = Выбери, куда отходят твои войска.
own-razbor_diplomacy = Предложи союз, выйди из своего или пасуй.
own-alliance_answer = { $who } предлагает союз: { $members }. Прими или отклони.
own-razbor_cards = Разбор: сыграй карту или пасуй.
own-razbor_cards-none = Разбор: подходящей карты нет, пасуй.

## Кнопки, строки, заголовки

label-none = Без карт
label-with = { $order } + { $card }
label-skip = Пропустить и сбросить: { $order }
label-skip-none = Пропустить
label-back = ← Назад
label-ransom = Выкуп: { $kind }, { $gold } – { $who }
label-end = Закончить ход
label-row = { $place }: { $what }, { $gold }
label-promote = повысить в элитную
label-fleet = флотилия → { $sea }
label-home-laden = флотилия с регулярной армией
label-repair = восстановление
label-disband = Распустить: { $what }
label-break = Разорвать союз
label-ask = Просить проход: { $place }
label-grant = Разрешить
label-refuse = Отказать
label-defend = Сыграть Оборону
label-meet-field = В поле: { $defenders } против { $attackers }
label-meet-siege = За стенами: { $defenders } против { $attackers }
label-establish = Утвердить { $card }: { $gold }
label-royal = Взять царскую карту
label-buy = Купить Стратегию: { $gold }
label-reshuffle = Замешать царские карты
label-lend = Одолжить флотилии: { $who }
label-hand = С руки
label-draw = Тактика из колоды, +{ $least }–{ $most }
label-draw-on = Биться, из колоды +{ $least }–{ $most }
label-fight-on = Биться дальше: { $label }
label-lose-rather = Лучше потерять: { $what }
label-retreat = Отступить
label-stay = Остаться
label-shift = Армии сюда: { $place }
label-voyage = { $piece } → { $sea }
label-voyage-laden = { $piece } → { $sea } ({ $cargo })
label-sail = Двинуть: { $piece }
label-propose = Союз: { $members }
label-embark = { $kind } на борт: { $sea }
label-withdraw = Отойти: { $place }
label-accept = Принять
label-decline = Отклонить
label-done = Готово
label-done-keep = Готово: оставить { $gold }
label-let-come = Пусть приходят
label-leave-empty = Оставить пустой
label-sum = { $label }: { $mine } против { $theirs }
label-call-off = Отказаться от приказа (он пропадёт)
label-pass = Пас
label-surrender = Сдаться…
label-consent-yes = Согласиться
label-consent-no = Не соглашаться
label-target = { $place } – { $owner }
label-target-far = { $place } – { $owner } (вне досягаемости)
label-target-leave = { $place } – { $owner } (если пропустят)
pick-keep = Выбрать царские карты…
pick-plan = Выбрать четыре приказа…
pick-with = Карты к приказу…
label-send-all = Послать всех
label-send-armies = Только армии
label-send-guarded = Всех, кроме стражи
label-send-ships = Флотилии с их грузом
label-counted = { $label } ({ $what })
label-send = Послать: { $what }
sums-field = ты { $attackers }, они { $defenders } без помощи
sums-siege = ты { $attackers }, они { $defenders } (в осаде { $walls }), без помощи
sums-walls = ты { $attackers } (за стенами { $walls }), они { $defenders }, без помощи
sums-neutral = ты { $attackers }, они { $defenders }
sums-drawn = тактики +{ $least }–{ $most }, ничья – за защитниками
sums-drawn-more = тактики: ты +{ $least }–{ $most }, они +{ $least }–{ $worst }, ничья – за защитниками
sum-fleets = { $n } ({ $fleets } морем)
sum-walls = { $n } (стены { $walls })
sum-behind = { $n } (стены: { $walls })
pick-send = Послать часть…
pick-march = Послать армии: { $place }…
pick-lose = Выбрать потери…
pick-yield = Чтобы сдаться, отметь своё царство…
menu-kingdom = Выбрать царство…
menu-plan = Готовый план…
menu-order = Исполнить приказ…
menu-skip = Пропустить ход и сбросить…
menu-card = Сыграть карту…
menu-ransom = Выкупить армию…
menu-hire-regular = Нанять регулярную армию…
menu-hire-elite = Нанять элитную армию…
menu-hire-royal = Нанять царскую армию…
menu-promote = Повысить до элитной…
menu-build = Построить флотилию…
menu-repair = Восстановить…
menu-disband = Распустить…
menu-voyage = Двинуть флотилию…
menu-sail = Двинуть флотилию…
menu-ask = Просить проход…
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
menu-attack = Наступление: { $group }…
menu-choose-target = Цель: { $group }…
menu-choose-far = Вне досягаемости этого приказа…
menu-choose-origin = Манёвр откуда…
menu-choose-attack = Манёвр против: { $group }…
menu-choose-sea = Флотилия приходит в…
menu-choose-cargo = Кто поднимается на борт…
menu-choose-land = Выбрать землю…
menu-choose-armies = Выбрать армии…
menu-choose-seat = Выбрать игрока…
menu-choose-piece = Выбрать отряд…
menu-choose-number = Сколько…
menu-choose-drop = Где высадится армия…
menu-choose-surrender = Сдаёшься?
group-hostile = вражеские земли
group-free = земли без игрока
group-own = твои и союзные земли
group-in = { $region } – { $group }
region-danube = Болгария и Дунай
region-thrace = Фракия и проливы
region-macedonia = Македония и Эпир
region-adriatic = Сербия и Адриатика
region-asia = Малая Азия
region-islands = Эллада и острова
label-kingdom = { $kingdom }: { $how }
hand-kingdom = { $kingdom }. { $homelands }

## Стол и карты словами

table-round = Раунд { $n }
table-round-of = Раунд { $n } из { $last }
table-target = цель в кольце: { $place }
table-first = первый игрок: { $who }
table-seat = { $who } ({ $kingdom }): Влияние { $influence }, золото { $gold }, земли { $lands }, карты { $cards }, приказы { $orders }
table-out = { $who }: вне игры
table-sieges = В осаде: { $places }
table-battle = { $kind }, { $place }: { $attackers } { $strength } – { $defenders } { $resistance }
table-place = { $place }. { $names }
table-scores = { $who } ({ $influence }, { $lands })
hand-orders = Твои приказы: { $orders }
hand-plan = Твой план: { $orders }
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
effect-levy = на своей земле можешь добавить { $what } или меньше, оплатив каждую
effect-force_draw = враги не играют тактику с руки, а берут из колоды
effect-second_draw = беря тактику, видишь две и оставляешь одну
effect-negate_text = действия вражеских тактик не считаются
effect-capture = пленяешь из уничтоженных: { $what }
effect-rescue = из уничтоженных в твою землю вернётся: { $what }
effect-promote = станет элитной: { $what }
effect-ruin = земля разорена
effect-gold = +{ $n } { $n ->
    [one] золотой
    [few] золотых
    [many] золотых
   *[other] золотых
}
effect-steal_gold = { $n ->
    [one] берёшь до { $n } золотого у врага
    [few] берёшь до { $n } золотых у врага
    [many] берёшь до { $n } золотых у врага
   *[other] берёшь до { $n } золотых у врага
}
effect-influence = Влияние +{ $n }
effect-draw = берёшь: { $cards }
effect-gold_per = золото +{ $n } { $per }, не больше { $max }
effect-recruit = в твоей крепости: { $what }
effect-annex_neutral = берёшь соседнюю нейтральную землю без крепости
effect-battle_bonus = сила +{ $n } во всех твоих битвах до конца следующего Разбора
effect-order_gold = ещё { $n ->
    [one] { $n } золотой
    [few] { $n } золотых
    [many] { $n } золотых
   *[other] { $n } золотых
}
effect-order_gold_per = ещё { $n ->
    [one] { $n } золотой
    [few] { $n } золотых
    [many] { $n } золотых
   *[other] { $n } золотых
} { $per }, не больше { $max }
effect-hire_discount = цены выше 1 ниже на { $n }
effect-extra_actions = { $n ->
    [one] ещё { $n } действие
    [few] ещё { $n } действия
    [many] ещё { $n } действий
   *[other] ещё { $n } действия
}
effect-land_range = армии идут до { $n ->
    [one] { $n } земли
    [few] { $n } земель
   *[many] { $n } земель
}
effect-sea_range = флотилии идут до { $n ->
    [one] { $n } моря
    [few] { $n } морей
   *[many] { $n } морей
}
effect-pass_sovereign = армии проходят суверенные земли
effect-pass_fleets = флотилии проходят мимо вражеских
effect-assault = крепость штурмуют сразу
effect-camp = лагерь – сильная крепость
effect-price_discount = Стратегии дешевле на { $n }
effect-counter_march = подкрепление к цели (самое большее { $what }), не дальше { $range ->
    [one] { $range } шага
    [few] { $range } шагов
   *[many] { $range } шагов
}
effect-evacuate = все твои армии отходят из атакованной земли в соседнюю
effect-peek_hand = лишь ты видишь { $n ->
    [one] { $n } карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
} другого игрока
effect-lose_gold = другой игрок теряет { $n } { $n ->
    [one] золотой
    [few] золотых
   *[many] золотых
}
effect-build_fleet = строишь флотилию у своей земли по её цене
effect-revolt = бунт во вражеской земле, которую не охраняет армия
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
cond-attacker-side = сторона нападает
cond-defender = ты защищаешься
cond-defender-side = сторона защищается
cond-sea = битва на море
cond-land = битва на суше
cond-field = битва в поле
cond-siege = битва за крепость
cond-has_royal = бьётся твоя царская армия
cond-has_elite = бьётся твоя элита
cond-has_elite-side = бьётся элита этой стороны
cond-regulars = { $n ->
    [one] бьётся хотя бы { $n } регулярная армия
    [few] бьются хотя бы { $n } регулярные армии
    [many] бьются хотя бы { $n } регулярных армий
   *[other] бьются хотя бы { $n } регулярных армий
}
cond-more_troops = у тебя больше войск
cond-more_troops-side = у стороны больше войск
cond-fewer_troops = у тебя меньше войск
cond-fewer_troops-side = у стороны меньше войск
cond-own_territory = земля твоя
cond-vs_player = враг – игрок
cond-won = победа твоя
cond-lost = битва проиграна
cond-most_rich = у тебя больше всех богатых земель
cond-owns = { $n ->
    [1] ты владеешь: { $places }
    [2] ты владеешь обеими: { $places }
   *[other] ты владеешь всеми: { $places }
}
cond-coast = { $n ->
    [1] у тебя есть берег: { $places }
    [2] у тебя есть берег одного из двух: { $places }
   *[other] у тебя есть берег одного из: { $places }
}

## Слова на картинках

picture-planning = Планирование
picture-razbor = Разбор
picture-setup = Подготовка
picture-out = вне игры
picture-piece = сила { $strength }, { $gold }
picture-course = Влияние по раундам
picture-from-lands = земли
picture-from-advantages = преимущества
picture-from-others = прочее
legend-tower = крепость
legend-tent = лагерь
legend-coin = богатая; золото
legend-fire = бунт
legend-skull = разруха
legend-person = регулярные армии
legend-horse = элитные армии
legend-crown = царская армия
legend-ship = флотилии
legend-siege = осаждающие
legend-gate = пролив
legend-shield = чья; земли
legend-dots = суверенная земля
legend-wall = прохода нет
legend-ring = цель, битва
legend-arrow = последние ходы
legend-star = Влияние
legend-cards = карты на руках
legend-hourglass = остаток приказов
legend-flag = первый игрок
legend-pointer = чей ход

## Малые вопросы начатого

own-asking-for = { $card }. { $question }
own-asking-cards = Какие карты сыграешь с приказом? Можно и без них.
own-asking-cards-first = Если добавляешь к нему карты, сначала выбери их.
own-asking-target = Выбери цель приказа.
own-asking-target-far = Выбери цель приказа. Вне досягаемости: { $n ->
    [one] { $n } земля
    [few] { $n } земли
   *[many] { $n } земель
}.
own-asking-camp = Выбери свою землю для лагеря.
own-asking-origin = Выбери, откуда начнётся Манёвр.
own-asking-attack = Выбери землю для нападения или никакую.
own-asking-sea = Выбери море, куда придёт флотилия.
own-asking-cargo = Выбери, кто поднимется на борт.
own-asking-land = Выбери землю.
own-asking-armies = Выбери, какие армии пойдут.
own-asking-seat = Выбери игрока.
own-asking-piece = Выбери отряд.
own-asking-number = Выбери число.
own-asking-drop = Выбери, где высадится армия.
own-asking-surrender = Ты сдаёшься: отметь своё царство или вернись назад.

## Земли, за которые идёт борьба (настройка control_territory)

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
news-destroyed-round = Потеряны в боевом раунде: { $what }.
news-destroyed-card = Потеряны из-за карты: { $what }.
news-destroyed-aboard = Утонули с флотилией: { $what }.
news-destroyed-nowhere = Потеряны, отходить было некуда: { $what }.
side-you = ты
side-yours = твоя сторона

## Ответы заранее

auto-answer-battle = Бейся за меня, тяни тактики
auto-answer-battle-given = До конца этой битвы ты не играешь карт и берёшь тактики из колоды; в следующей спросим снова.
auto-answer-stay = Остаться до конца битвы
auto-answer-stay-given = В этой битве ты остаёшься до конца: берёшь тактики из колоды и теряешь самые дешёвые войска.
auto-answer-round = Не играй моих карт до конца раунда
auto-answer-round-given = До конца раунда ты не играешь карт: пасуешь, берёшь тактики из колоды, и ходы кончаются сами. Приказы выбираешь по-прежнему ты.
auto-answer-refuse = Отказывай в проходе до конца раунда
auto-answer-refuse-given = До конца раунда ты никого не пускаешь через свои проливы.

## Что даёт и чего стоит выбор

about-kingdom-venice = Моря с твоими флотилиями дают золото и Влияние: держи берега, не воюй в глубине.
about-kingdom-epirus = Много дешёвых армий; Салоники и Константинополь приносят Влияние.
about-kingdom-nicaea = Сильна дома: держи свою землю, расти и возьми Константинополь, он приносит Влияние.
about-kingdom-latin = Мало армий, зато элитные; Константинополь и Салоники вместе приносят Влияние.
about-kingdom-bulgaria = Веди атаки царской армией; берега Белого и западных морей приносят Влияние.
about-pick-keep = Каждая оставленная карта стоит 2 золотых; остальные вернутся в твою царскую колоду.
about-pick-plan = По одному за сезон, в любом порядке; заранее их никто не видит.
about-pick-with = Они оплачиваются сразу и действуют только для этого приказа.
about-pick-send = Они идут, и другая сторона отвечает; те, что остались, стерегут свою землю.
about-pick-march = Эти армии идут к цели; те, что остались, стерегут свою землю.
about-pick-lose = Эти войска уходят с карты и возвращаются в твой резерв.
about-pick-yield = Назовёшь своё царство – игра для тебя окончена; любое другое вернёт назад.
about-keep = Ничего не оставляешь и не платишь, колода остаётся целой.
about-with = Приказ действует сам по себе, карты остаются у тебя.
about-order-harvest = Даст { $gold }: 2 + 1 за землю (2 за богатую); без земель в осаде, разрухе и бунте.
about-order-arming = Каждая земля один раз нанимает, повышает, строит флотилию или восстанавливается.
about-order-offensive = Армии и флотилии не дальше двух шагов идут к одной земле.
about-order-manoeuvre = Войска одного места расходятся по твоим землям и могут напасть на одну.
about-order-defence = Лагерь хранит твою землю как стены 1-го уровня до конца раунда; можно двигать армии.
about-order-development = Лучшие карты: утверди одну на всю игру, возьми царскую, купи Стратегии, замешай царские.
about-skip = В этот сезон ты ничего не делаешь, а приказ сброшен до конца раунда, и его не видно.
about-skip-none = Приказов не осталось; ход идёт дальше.
about-card = Играется: { $timing }; бесплатна и потом уходит в сброс.
about-card-stays = Играется: { $timing }; бесплатна и остаётся на столе.
about-card-troops = Играется: { $timing }; бесплатна, но войска оплачиваются.
about-card-paid = Играется: { $timing }; у тебя останется { $left }.
about-card-paid-troops = Играется: { $timing }; у тебя останется { $left }, а войска оплачиваются отдельно.
about-card-idle = В этой битве сейчас ничего не изменит.
about-tactic = В этой битве: { $text }
about-choose-none = Ничего и никого не добавлять.
about-choose-none-cargo = Флотилия идёт, никого не взяв на борт.
about-choose-none-attack = Ни на кого не нападать; войска только расходятся.
about-choose-stay = Остаётся на борту, пока её не высадит другой приказ.
about-choose-aboard = Груз идёт с флотилией и высадится после морских битв.
about-choose-cards = Твоя карта может усилить приказ.
about-choose-target = Земля, ради которой отдан приказ; она одна.
about-choose-origin = Двигаются только войска этого места и морей рядом.
about-choose-attack = Манёвр нападает на эту землю.
about-choose-sea = Здесь флотилия остановится; рядом с целью она считается в битве.
about-choose-cargo = Эта армия поднимется по пути и высадится у цели после морских битв.
about-choose-land = Здесь подействует карта.
about-choose-armies = Сюда могут дойти армии, которым хватит хода.
about-choose-seat = Карта направлена на этого игрока.
about-choose-piece = Отряд, на который действует карта.
about-choose-number = Столько, каждая по своей цене.
about-choose-drop = Здесь армия сойдёт на берег после морских битв.
about-choose-surrender = Выйти из игры насовсем или вернуться.
about-hire-regular = Сила 1 в битве; у тебя останется { $left }.
about-hire-elite = Сила 2 в битве; у тебя останется { $left }.
about-hire-royal = Сила 3; её потеря стоит 2 очка Влияния. Останется { $left }.
about-promote = Регулярная армия там станет элитной: сила 2 вместо 1. Останется { $left }.
about-build = Сила 2 на море, 1 в битве на берегу, везёт одну армию. Останется { $left }.
about-home = Появится в родном море и не займёт действие земли. Останется { $left }.
about-repair = Земля снова даст золото, но больше ничего в этом Вооружении. Останется { $left }.
about-buy = Верхняя Стратегия придёт к тебе, следующая дороже. Останется { $left }.
about-ransom = Армия вернётся в твой резерв; у тебя останется { $left }.
about-disband = Вернётся в резерв, бесплатно; потом можно нанять в другом месте.
about-meet-field = Битва сейчас, в открытом поле: стены не считаются.
about-meet-siege = Сейчас ничего; в Разборе бой, и стены считаются. До того ни золота, ни Вооружения.
about-consent-yes = Союзник сможет двигать армии в твою землю и из неё.
about-consent-no = Ничего не двинется, а приказ останется у союзника.
about-break = Сразу, за 2 очка Влияния: вы сможете нападать друг на друга.
about-break-razbor = Ты выходишь из союза и ничего не платишь.
about-back = Отменяет твой последний ответ; его никто не видел.
about-end = Начнётся ход следующего игрока.
about-surrender = Спросим ещё раз; потом твоё царство выйдет из игры.
about-send = Идут все, кто может, и другая сторона отвечает
about-send-fleets = Идут все, кто может, и морем; другая сторона отвечает
about-send-ships = Плывут все флотилии, что могут, с армией, если на месте остаётся другая; по суше никто
about-send-guarded = В каждой земле остаётся армия, при осаде – все
about-send-lifts = Кончится твоя осада: { $places }
about-send-strips = Без армии останется: { $places }
about-send-help = Придёт на помощь до битвы.
about-voyage = Флотилия идёт туда, а кто на борту, высадится после битв на море.
about-sail = Дальше выберешь, куда она идёт и кого везёт.
about-ask = Владелец ответит «да» или «нет» до конца приказа.
about-grant = Их флотилии проходят до конца этого приказа.
about-refuse = Их флотилии останутся по ту сторону на этот приказ.
about-defend = Играешь Оборону: помощь может прийти с расстояния до двух земель или морей.
about-fight = Эта битва следующая, остальные за ней.
about-establish = Один раз 5 золотых; потом карту можно играть снова и снова до конца игры.
about-royal = Одна карта из колоды твоего царства.
about-reshuffle = Все сыгранные царские карты можно будет взять снова.
about-lend = Все твои флотилии у битвы до конца хода считаются за союзника.
about-hand = Это слышат все; сама карта скрыта, пока не откроют все.
about-draw = Общая тактика, скрытая до открытия; чаще всего сила +1 или +2.
about-count = Только эта тактика считается за вашу сторону; прочие в сброс.
about-retreat = Битва проиграна: уцелевшие отойдут, а кому некуда, те потеряны.
about-retreat-allies = Твои уцелевшие отойдут, а кому некуда, те потеряны. Союзники могут биться дальше.
about-stay = Если останется и другая сторона, будет ещё один раунд.
about-embark = На борту она в безопасности и уйдёт с флотилией.
about-withdraw = Туда уйдёт всё, что у тебя осталось.
about-propose = Если примут все: без боёв между вами, свободный проход, общая оборона; побеждает каждый сам.
about-accept = Если примут все, вы сразу союзники.
about-decline = Такого союза не будет; тебе это ничего не стоит.
about-done-arming = Непотраченное золото останется на следующий сезон.
about-done-off_aggression = Союз остаётся, Наступление продолжается.
about-done-off_fleets = Больше флотилии в этом приказе не двигаются.
about-done-off_armies = Больше армий не пойдёт; потом отвечает другая сторона.
about-call-off = Никто не послан: приказ пропадёт.
about-done-off_reaction = Ты никого не посылаешь.
about-done-off_reaction-empty = Защищать некому: если придёт армия, она займёт землю или осадит её стены.
about-done-defence_moves = Армии стоят как есть; приказ окончен.
about-done-development = Приказ окончен; что не сделано, то пропущено.
about-pass-battle_lend = Твои флотилии в этом бою не участвуют.
about-pass-battle_start = Пока без карты; если сыграет другой, можно будет и тебе.
about-pass-battle_end = Пока без карты; когда спасуют все, проигравшие отойдут.
about-pass-razbor_diplomacy = Между тобой и другими всё остаётся по-прежнему.
about-pass-razbor_cards = Больше карт в этом Разборе ты не играешь.
gloss-harvest = 2 золотых + 1 за землю (2 за богатую).
gloss-arming = Каждая земля делает одно: наём (1 золотой, элитная 3, царская 4), повышение (2), флотилия (2).
gloss-offensive = Поход не дальше двух земель или морей к одной цели.
gloss-manoeuvre = Войска одного места расходятся.
gloss-defence = Лагерь как стены в твоей земле и перестановка армий; или ответ на Наступление.
gloss-development = Брать, покупать, утверждать и замешивать карты.
gloss-card = { $timing }: { $text }
gloss-regular = сила 1; наём стоит 1 золотой
gloss-elite = сила 2; наём стоит 3 золотых
gloss-royal = сила 3; наём стоит 4 золотых; потеря стоит 2 очка Влияния
gloss-fleet = сила 2 на море, 1 в битве на берегу; постройка стоит 2 золотых
gloss-laden = флотилия с армией на борту; гибнут вместе
gloss-besieging = { $piece }; осаждает эту землю
about-choose-shift = Дальше выберешь, какие армии вокруг пойдут туда.
about-choose-far = Вне досягаемости: с этим приказом твоей армии туда не дойти.
about-choose-leave = Твоей флотилии нужно разрешение на проход: { $straits } ({ $who }).
doubt-far = Туда не добраться: с этим приказом ни одна твоя армия не дойдёт, а приказ будет истрачен.
doubt-card = В этой битве карта сейчас ничего не изменит, но будет истрачена.
doubt-arming = У тебя нет золота: нанять или построить ничего не выйдет, а приказ будет истрачен.
doubt-troops = У тебя нет ни армии, ни флотилии, чтобы послать: приказ пропадёт впустую.
doubt-send = В осаде и без единой армии: { $places }. В Разборе земля падёт.
doubt-beaten = Сил не хватит: с вытянутой тактикой не больше { $best } против { $defenders }.
doubt-retreat = Твоя сторона сильнее; кто отступит, проиграет битву.

## Для новичков и что можно посмотреть

tip-choose_kingdom = Земли, лежащие рядом, легче удержать. Взгляни на башни и монеты.
tip-strategic_start = Царские карты сильны, но за 2 золотых нанимают и две армии. Оставь две-три.
tip-planning = Хороший первый план: Сбор, Вооружение и два Наступления.
tip-turn = Нет золота – Сбор. Есть, но нет цели – Вооружение. Нападай с запасом: при равенстве побеждает защита.
tip-turn_close = Некоторые карты можно сыграть и сейчас; обычно ход заканчивают.
tip-arming = Каждая земля действует один раз. Ставь войска там, откуда пойдёшь и куда может войти сосед.
tip-off_aggression = Продолжишь – союз останется. Разрыв стоит 2 очка Влияния и может вызвать битвы.
tip-off_fleets = Флотилия у цели даёт 1 и может привезти армию. Не нужно – «Готово».
tip-strait_permission = Пропуск может порадовать соседа – или привести его к твоим берегам.
tip-off_armies = Пошли столько, чтобы хватило и со слабой тактикой, но оставь стражу: пустую землю просто займут.
tip-off_reaction = Приведи армии оттуда, докуда достают стены, или сыграй карту. Или пусть приходят.
tip-choose_battle = Начни там, где победа откроет путь к следующей битве.
tip-battle_choice = В поле: решится сейчас, без стен. За стенами: бой в Разборе, а до того нет золота.
tip-ally_consent = Союзник приведёт армии в твою осаждённую землю. Чаще всего это услуга.
tip-defence_moves = Переставляй армии между своими землями здесь. Пришла армия в осаду – сразу бой.
tip-development = Четыре шага по порядку, каждый один раз. Каждая следующая Стратегия дороже.
tip-battle_lend = Твои флотилии здесь могут считаться за союзника в этот ход. Их можно потерять.
tip-battle_start = Сравни две суммы: карта стоит того, если она решает битву.
tip-battle_declare = Тактика с руки надёжна, из колоды – удача. Лучшие береги для важных битв.
tip-battle_pick = Её откроют вместе со всеми, тогда же и заплатишь.
tip-battle_side_tactic = За вашу сторону считается одна тактика. Ты ведёшь – тебе и выбирать.
tip-battle_losses = Отдай то, что дешевле вернуть. Потеря царской армии стоит 2 очка Влияния.
tip-battle_retreat = Кто отступает, проигрывает битву, но спасает уцелевшие войска.
tip-battle_end = Некоторые карты берут пленных, спасают войска или дают золото. Потом проигравшие отходят.
tip-battle_withdraw = В соседнюю землю или на борт пустых флотилий. Кому нет места, тот потерян.
tip-razbor_diplomacy = Союзники не воюют и проходят через земли друг друга. Выйти сейчас можно бесплатно.
tip-alliance_answer = Если примут все, вы союзники, пока кто-то не выйдет. Ответы тайны, пока не ответят все.
tip-razbor_cards = Они дают золото, Влияние или земли. По одной, по очереди; пас – окончательный.
tip-asking-cards = Карты усиливают приказ и уходят вместе с ним. Можно и без них.
tip-asking-target = Земли без игрока – лучшая первая цель: защита 1 и тактика.
tip-asking-sea = Считается только флотилия рядом с целью. Через пролив пропускает его владелец.
tip-asking-cargo = На борту место для одной армии. Высадится после морских битв; утонет флотилия – пропадёт и она.
tip-asking-origin = Двигает войска одного места в твои земли и моря вокруг или нападает на одну землю.

lesson-last = Урок закончится осенью и Разбором.
learnt-land = Земля взята: посылай больше, чем её защита вместе со слабой тактикой, ведь при равенстве побеждает защитник. Дешевле всего нейтральные земли.
learnt-siege = Началась осада: кто остался за стенами, сражается только в Разборе, и стены считаются; до тех пор земля не даёт золота.
learnt-lost = Земля потеряна: оставленная армия или вовремя сыгранное Вооружение заставит врага подумать дважды.
learnt-reckoning = Каждый раунд кончается Разбором: осады решаются, а земли приносят Влияние. Побеждает Влияние, а не золото.
walls = { $n ->
    [one] крепость, уровень { $n }
    [few] сильная крепость, уровень { $n }
    [many] сильная крепость, уровень { $n }
   *[other] сильная крепость, уровень { $n }
}
walls-none = без стен
land-rich = богатая
land-revolt = бунт
land-ruin = разруха
land-resists = защита { $n } + тактика
land-empty-open = пусто: берётся без боя, если не придёт помощь
land-empty-walls = пусто: осада, и падёт в Разборе, если не придёт помощь
land-by-sea = только морем
land-sea-foes = вражеских флотилий там, бой сначала с ними: { $n }
look-outside = Эта земля вне игры: войти в неё нельзя.
look-battle = Силы без тактик: { $attackers } – { $strong }; { $defenders } – { $weak }. При равенстве побеждает защита.
look-land = { $short }. В начале: { $home }.
look-near = Соседи по суше: { $places }
look-seas = Моря рядом: { $places }
look-owner = Сейчас владеет: { $who }
look-stands = Там: { $who } – { $what }
look-besieged = Осаждают: { $names }
look-coasts = Берега: { $places }
look-beside = Соседние моря: { $places }
look-gate = { $strait } ведёт: { $sea }
look-strait = Соединяет: { $seas }. Открывает и закрывает его владелец земли: { $land }.
nothing = нет
kingdom-short = { $lands }, { $armies }, { $fleets }; { $advantages }
look-homelands = Родные земли: { $places }
look-troops = Войска в начале: { $what }
look-no-royal = Царской армии нет, зато флотилии в родном море строятся и без земли.
look-leads = Ведёт { $who }
look-order = { $order } (приказ)
look-sign = { $sign } (знак на карте или под ней)
look-map = Карта: { $region }
look-kingdom = { $kingdom } (царство)
look-advantage = { $card } (преимущество)
look-held = Преимущество царства ({ $kingdom }): лежит открыто и действует всю игру.
look-required = { $text }, только если кто-то ведёт царство: { $kingdom }
look-deck-common = Общая боевая тактика; таких карт: { $n }
look-deck-strategy = Стратегия; таких карт: { $n }
look-deck-royal = Царская карта ({ $kingdom }); таких карт: { $n }
look-when = Играется: { $timing }. Цена: { $gold }.
look-advanced = Только в игре для опытных.
look-establish = Можно утвердить при Развитии.
look-in-hand = У тебя на руках: { $n }
look-established = Утверждена, лежит у игрока { $who }.
look-lasting = Действует сейчас, лежит у игрока { $who }.
look-discarded = В сбросе: { $n }

## Приказы, знаки, термины, страницы правил

order-harvest-text = 2 золотых и по 1 за каждую твою землю без осады, разрухи и бунта; богатая даёт 2. Карты и некоторые преимущества прибавляют ещё.
order-arming-text = Каждая твоя земля без осады и бунта делает что-то одно: нанимает регулярную армию (1 золотой), за стенами элитную (3) или царскую (4), повышает регулярную до элитной (2), строит флотилию в море рядом (2) или восстанавливается (2). Если все твои армии или флотилии на карте, одну можно распустить бесплатно.
order-offensive-text = Цель – одна земля. Флотилии идут не дальше двух морей, потом армии не дальше двух земель; хозяин может ответить; сначала битвы на море, потом высадка, потом бой за землю. Целью может быть и своя земля – чтобы снять с неё осаду.
order-manoeuvre-text = Наступление по-другому, если стол это позволяет: войска одного места расходятся по твоим землям и морям вокруг и могут напасть на одну землю.
order-defence-text = Для опытных. В твоей земле приказ становится лагерем (уровень 1) до конца раунда, и армии переставляются между ней и твоими землями рядом. Несыгранным он может стать ответом на Наступление: тогда помощь приходит с расстояния до двух земель или морей.
order-development-text = Для опытных. В таком порядке, каждое один раз: утвердить карту за 5 золотых, взять царскую карту, купить до пяти Стратегий за 1, 2, 3, 4, 5 золотых, замешать царские карты.
sign-tower = Башня
sign-tower-text = Крепость: одна башня – уровень 1, две – сильная крепость, уровень 2. В осаде уровень прибавляется к сумме защитников, и здесь нанимают элитные и царские армии.
sign-tent = Шатёр
sign-tent-text = Лагерь от приказа Оборона: действует как крепость до конца раунда.
sign-coin = Монета
sign-coin-text = У земли: она богата и при Сборе даёт 2 золотых вместо 1. В строке под картой: золото игрока.
sign-fire = Пламя
sign-fire-text = Бунт: земля не даёт золота и Влияния и не вооружается, пока там не встанет армия её владельца или не кончится раунд.
sign-skull = Череп
sign-skull-text = Разруха: земля не даёт золота, пока её не восстановят за 2 золотых при Вооружении.
sign-person = Человек
sign-person-text = Регулярные армии и сколько их: сила 1 у каждой.
sign-horse = Конь
sign-horse-text = Элитные армии и сколько их: сила 2 у каждой; для опытных ещё атака 1 и защита 1.
sign-crown = Корона
sign-crown-text = Царская армия: сила 3. Кто её потеряет, теряет 2 очка Влияния, кто уничтожит – получает 2.
sign-ship = Корабль
sign-ship-text = Флотилии в море: знак хозяина на борту, сколько их и что они везут.
sign-siege = Мечи в красной рамке
sign-siege-text = Эти армии осаждают землю; всё решится в Разборе. Мечи у названия под картой: там идёт битва.
sign-gate = Ворота
sign-gate-text = Пролив между двумя морями, в цвете владельца земли, у которой ключ. Остальным нужно его разрешение.
sign-shield = Щит
sign-shield-text = Номер земли на щите хозяина; простой круг – ничья земля. В строке под картой: сколько земель у игрока.
sign-dots = Земля в точках
sign-dots-text = Точки: земля суверенной державы. Бледная и пустая: нейтральная. Серая: вне игры. Цвет и штриховка: земля игрока.
sign-wall = Толстая граница
sign-wall-text = Горы или вода: армии здесь не пройдут. Через тонкие линии пройти можно, а ряд точек над водой – переправа для армий.
sign-ring = Золотое кольцо
sign-ring-text = Цель приказа или место битвы. Малая карта в углу показывает, где этот участок.
sign-arrow = Стрелка
sign-arrow-text = Куда шли войска по последнему приказу, в цвете их хозяина.
sign-star = Звезда
sign-star-text = Влияние игрока, а за чертой – сколько нужно для победы.
sign-cards = Карты
sign-cards-text = Карты на руках у игрока: царские + Стратегии.
sign-hourglass = Песочные часы
sign-hourglass-text = Сколько приказов игроку осталось в этом раунде.
sign-flag = Флаг
sign-flag-text = Первый игрок: начинает каждый сезон раунда. После каждого Разбора флаг переходит дальше.
sign-pointer = Золотая рамка
sign-pointer-text = Стол ждёт этого игрока.
term-influence = Влияние
term-influence-text = Очки игры. В каждом Разборе своя земля даёт 1, преимущества – ещё. Некоторые карты его дают; потеря царской армии или разрыв союза стоят 2. Ниже 0 не падает.
term-razbor = Разбор
term-razbor-text = Конец раунда: решаются осады, заключаются союзы, играются карты, считается Влияние, берутся карты.
term-planning = Планирование
term-planning-text = Начало раунда: все тайно выбирают четыре приказа. Свои можно менять, пока не готовы все.
term-season = Сезон
term-season-text = Весна, лето, осень; для опытных и зима. В каждый сезон у каждого один ход, начиная с первого игрока.
term-target = Цель
term-target-text = Земля, ради которой отдан приказ, в золотом кольце; или Влияние, которое даёт победу.
term-first = Первый игрок
term-first-text = Кто начинает каждый сезон; в начале – по жребию или как сидите. После каждого Разбора флаг переходит к следующему.
term-neutral = Нейтральная земля
term-neutral-text = Ничья земля, бледная на карте. Армии проходят через неё. Её сила – 1 плюс стены и тактика из колоды; её берёт один выигранный раунд, а войск она не теряет.
term-sovereign = Суверенная земля
term-sovereign-text = Земля державы, которую никто не ведёт, в точках на карте. Армии через неё не проходят. Её сила – сколько земель осталось у державы (у Боснии 1, но две тактики), плюс стены и тактика из колоды.
term-level = Уровень
term-level-text = Как крепки стены: 1 у крепости и лагеря, 2 у сильной крепости. Прибавляется в осаде и решает, издалека ли может прийти помощь при нападении.
term-siege = Осада
term-siege-text = Нападающие стоят у стен, и никто не вышел. Земля не даёт золота и не вооружается. В Разборе за неё бьются, и стены считаются, а если внутри никого, она падает. Армия, пришедшая на помощь, бьётся с осаждающими в поле.
term-field = Полевая битва
term-field-text = Битва в открытом поле: стены не считаются.
term-tactic = Тактика
term-tactic-text = По одной карте от стороны в каждый боевой раунд: с руки или верхняя из общей колоды. Кто играет с руки, говорит об этом.
term-strategy = Стратегия
term-strategy-text = Карта из колоды, общей для всех. В начале у каждого две, после каждого Разбора берут ещё одну.
term-royal_card = Царская карта
term-royal_card-text = Карта из колоды царства, в ней двенадцать. В начале у каждого две, после каждого Разбора берут ещё одну.
term-advantage = Преимущество
term-advantage-text = Что есть у царства с первого до последнего раунда: лежит открыто и ничего не стоит.
term-established = Утверждённая стратегия
term-established-text = Для опытных: карта, навсегда выложенная за 5 золотых. Её играют снова и снова, каждый раз по её цене.
term-strength = Сила
term-strength-text = Что сравнивают в битве: войска, стены в осаде, карты, преимущества, одна тактика. Большая сумма берёт раунд, ничья – за защитниками.
term-attack = Атака и защита
term-attack-text = Для опытных: сторона теряет атаку другой минус свою защиту. Атака: 1 за победу, 1 за элитную или царскую армию, карты. Защита: 1 за элитную или царскую армию, стены, карты.
term-losses = Потери
term-losses-text = Стандартная игра: проигравший раунд теряет один отряд на свой выбор. Для опытных: атака минус защита, у обеих сторон. Потерянное возвращается в резерв.
term-retreat = Отступление
term-retreat-text = Стандартная игра: после раунда сначала проигравший, потом победитель может уйти. Кто отступает, тот проиграл и отходит.
term-reserve = Резерв
term-reserve-text = Твои войска вне карты: 10 армий, регулярных и элитных вместе, 5 флотилий, 1 царская армия. Если он пуст, распусти что-нибудь при Вооружении.
term-passage = Проход
term-passage-text = Разрешение пройти пролив; его даёт или не даёт владелец земли с ключом, на один приказ.
term-alliance = Союз
term-alliance-text = Заключается в Разборе, если согласны все. Союзники не воюют, проходят через земли друг друга и обороняются вместе. Побеждает каждый сам. Выйти в Разборе можно бесплатно, в Наступлении – за 2 очка Влияния.
term-captive = Пленник
term-captive-text = Армия, взятая картой. Её можно выкупить в свой ход: 1 золотой за регулярную, за лучшую больше; золото идёт пленившему.
term-camp = Лагерь
term-camp-text = Приказ Оборона в земле: стены уровня 1 до конца раунда или пока землю не возьмут.
term-revolt = Бунт
term-revolt-text = Его поднимают картой во вражеской земле, которую не охраняет ни одна армия. Земля остаётся за владельцем, но не даёт ему золота и Влияния и не вооружается. Бунт кончается, когда после приказа там стоит армия владельца или союзника, когда земля меняет владельца или с концом раунда.
term-ruin = Разруха
term-ruin-text = Остаётся после некоторых карт. Земля не даёт золота, пока владелец не восстановит её за 2 золотых при Вооружении; это и есть её действие в нём.
term-team = Команда
term-team-text = Постоянные союзники, если так договорились: Влияние общее и победа тоже.
page-goal = Цель игры
page-goal-text = Время Калояна: крестоносцы держат Константинополь, Византия распалась, и ты ведёшь одно из царств, которым нужно всё.
    Ты копишь **Влияние**. В конце раунда каждая твоя земля даёт 1, преимущества и карты – ещё. Кто к тому времени набрал нужное, победил; одиннадцатая земля приносит победу сразу. Что считается здесь, сказано на странице об этом столе.
    А **раунд** идёт так: все тайно выбирают четыре приказа (Планирование). Сезон за сезоном каждый играет по одному. Потом Разбор: подсчёт очков.
page-signs = Карта и знаки
page-signs-text = У земли номер на щите хозяина, у моря буква; в текстах есть и то, и другое: Фракия (17). Бледные земли нейтральны, в точках – суверенны, серые – вне игры.
    Под номером – армии. Мечи в красной рамке – осаждающие. Через толстые тёмные границы не пройти, по точкам над водой можно.
    В строках внизу: звезда – Влияние, монета – золото, щит – земли, карты – царские + Стратегии, песочные часы – оставшиеся приказы, флаг – первый игрок; золотая рамка – кого ждём.
    Любую землю, карту и знак можно посмотреть: /balkans look.
page-pieces = Войска
page-pieces-text = У тебя десять армий, пять флотилий и царская армия (у Венеции её нет). Потерянное возвращается в резерв.
    • Регулярная армия: 1 золотой, сила 1.
    • Элитная: 3 золотых или 2 за повышение регулярной; сила 2. Только за стенами.
    • Царская: 4 золотых, сила 3. Только за стенами. Её потеря стоит 2 очка Влияния и даёт 2 победителю.
    • Флотилия: 2 золотых; сила 2 на море, 1 в битве на её берегу. Везёт одну армию.
    В игре для опытных элитные и царские дают ещё атаку 1 и защиту 1.
page-orders = Приказы
page-orders-text = Приказов по два каждого вида; в Планировании тайно выбираешь четыре.
    • **Сбор**: 2 золотых, по 1 за землю и ещё 1 за богатую.
    • **Вооружение**: каждая твоя земля делает что-то одно: нанимает, повышает, строит флотилию, восстанавливается.
    • **Наступление**: армии не дальше двух земель и флотилии не дальше двух морей идут к одной земле.
page-orders-standard = Сезонов три, поэтому один из четырёх останется. Вместо приказа можно пропустить ход; приказ сбрасывается втёмную.
page-orders-advanced = • **Оборона**: лагерь (стены уровня 1) в твоей земле и перестановка армий; или, сбережённая, ответ на Наступление.
    • **Развитие**: утвердить карту (5 золотых), взять царскую, купить Стратегии (1, 2, 3 … золотых), замешать.
    Сезонов четыре. Вместо приказа можно пропустить ход; приказ сбрасывается втёмную.
page-turn = Один ход целиком
page-turn-text = Ты ведёшь Болгарию и играешь **Наступление**. Цель – Родопы у латинян, с одной элитной армией и без стен.
    1. Флотилии: не двигаешь. Готово.
    2. Армии: две регулярные идут из Копсиса, элитная – из Средеца, через нейтральный Филиппополь. Готово.
    3. Латиняне могли бы привести помощь или сыграть карту, но обходятся без этого.
    4. Битва. У тебя 4, у них 2 и ещё 1 от преимущества «Крестоносцы». Можно играть карты; обе стороны пасуют.
    5. Ты берёшь тактику из колоды, они играют с руки: у тебя +2, у них +1. 6 против 4: победа твоя, их армия потеряна.
    6. Родопы твои: теперь 1 золотой при Сборе и 1 очко Влияния в Разборе. Ход окончен.
page-move = Движение
page-move-text = • **Армии** идут не дальше двух земель. Земля между ними может быть твоей, свободной или чужой без армий, но не суверенной; элитные и царские проходят и там, где стоят одни регулярные.
    • **Флотилии** идут не дальше двух морей и встают у цели, при Манёвре и там, где нет вражеских. По пути поднимается одна армия; высадится после морских битв.
    • **Проливы** (ворота): кто владеет их землёй, тот и решает, кто пройдёт; остальные просят.
    • **Помощь**: при нападении хозяин приводит войска, насколько хватает стен: уровень 1 – один шаг, уровень 2 – два. Если у цели встретились вражеские флотилии, сначала бьются они.
page-battle = Битвы
page-battle-text = Каждая сторона складывает войска, карты и преимущества, в осаде стены, и одну **тактику**. Сначала карты начала битвы, по очереди, пока не спасуют все. Потом каждый говорит: с руки или из колоды. Открывают все сразу: большая сумма побеждает, ничья – за защитниками.
page-battle-standard = Проигравшая сторона теряет один отряд. Потом может отступить проигравший, а за ним и победитель. Иначе новый раунд, и так пока от одной из сторон ничего не останется.
    Проигравшие отходят в соседнюю свою землю или на борт; кому некуда, те потеряны. Если победили нападающие и у них там осталась армия, земля переходит к ним.
page-battle-advanced = Раунд один. Затем каждая сторона теряет атаку другой (1 за победу, 1 за элитную или царскую армию, карты) минус свою защиту (элитные и царские армии, стены, карты).
    Проигравшие отходят в соседнюю свою землю или на борт; кому некуда, те потеряны. Если победили нападающие и у них там осталась армия, земля переходит к ним.
page-siege = Осады
page-siege-text = За землю без стен бьются сразу, а пустую просто берут.
    За стенами хозяин выбирает: **поле**, битва сейчас, и стены не считаются, или **осада**. Пустые стены тоже осаждают.
    Осаждённая земля не даёт золота и не вооружается. В Разборе осада решается: битва, в которой стены считаются, а если внутри никого, земля падает.
    • **Освобождение**: если раньше туда придёт армия хозяина или союзника, она бьётся с осаждающими в поле. Хозяин может для этого сыграть Наступление на свою землю.
page-cards = Карты
page-cards-text = • **Общие боевые тактики**: одна колода на всех, из неё берут в битвах.
    • **Царские карты**: колода твоего царства, двенадцать: тактики и карты для битв, приказов и Разбора.
    • **Стратегии**: одна колода на всех, на любое время года.
    • **Преимущества**: лежат открыто и действуют всю игру.
    На карте сказано, когда её играют и сколько она стоит; платят сразу. В начале у тебя две царские и две Стратегии, после каждого Разбора берёшь ещё по одной. Карты с одним названием играют по одной за ход, битву или Разбор.
page-cards-standard = Карт для опытных в колодах нет.
page-cards-advanced = Некоторые карты можно **утвердить** при Развитии за 5 золотых: они лежат открыто, и их играют снова и снова.
page-free = Земли без игрока
page-free-text = • **Нейтральные** (бледные) проходимы. Их сила – 1 плюс стены и тактика из колоды.
    • **Суверенные** (в точках) непроходимы. Их сила – сколько земель осталось у державы (у Боснии 1, но две тактики), плюс стены и тактика из колоды.
    За те и другие бьются сразу: осады нет. Войск они не теряют; один выигранный раунд берёт землю. Если проиграешь, потери такие же, как против игрока, и твои войска отходят.
    Серые земли вне игры. Земли царств без игрока становятся нейтральными, суверенными или серыми: смотри страницу об этом столе.
page-razbor = Разбор и конец
page-razbor-text = После последнего сезона, в таком порядке:
    1. Решаются осады; в каком порядке, говорит первый игрок.
    2. Предлагают союзы и выходят из них.
    3. Карты Разбора, по одной, по очереди.
    4. Кто без земель, выбывает.
    5. Влияние: по 1 за землю без бунта и что дают преимущества.
    6. Цель достигнута? Побеждает тот, у кого больше Влияния; поровну – у кого больше земель.
    7. Флаг первого игрока переходит дальше.
    8. Все берут царскую карту и Стратегию.
    9. Приказы возвращаются, лагеря и бунты кончаются, начинается новый раунд.
page-kingdoms = Царства
page-kingdoms-text = С чем начинает каждое: земли, армии, флотилии и преимущества. Что они делают, скажет /balkans look.
page-variants = Этот стол
page-questions = Частые вопросы
page-questions-text = • **Кто начинает?** Первый игрок, с флагом; после каждого Разбора флаг переходит дальше.
    • **Союзники побеждают вместе?** Только постоянные команды. Прочие – союзники ради мира, и побеждает каждый сам.
    • **Зачем меня спрашивают, если играть нечего?** Чтобы никто не понял, что у тебя на руках. Выбери «Не играй моих карт до конца раунда», и больше не спросим.
    • **Все мои армии на карте?** Распусти одну при Вооружении, бесплатно, и найми в другом месте.
    • **Можно ли нападать без армий?** Флотилии выигрывают море, но землю берёт только армия.
    • **Можно ли напасть на союзника?** Сначала разорви союз: 2 очка Влияния в Наступлении, ничего в Разборе.
    • **А если падёт последняя земля?** Играешь до Разбора; нет её и тогда – выбываешь.
variant-standard = Стандартная игра: три вида приказов, три сезона, битвы в несколько раундов.
variant-advanced = Для опытных: пять видов приказов, четыре сезона, битвы в один раунд с атакой и защитой.
variant-influence = Побеждает тот, кто к концу раунда набрал очков Влияния: { $n }.
variant-influence-teams = Побеждает команда, которая к концу раунда набрала очков Влияния: { $n }, меньшая – { $less }.
variant-territory = Кто возьмёт одиннадцатую землю, сразу побеждает.
variant-annihilation = Побеждает только последний уцелевший.
variant-annihilation-others = Побеждает последний уцелевший.
variant-rounds = Раунд { $n } – последний: тогда решает Влияние.
variant-money = Кто первым наберёт { $gold }, побеждает сразу.
variant-control = Побеждает тот, чья эта земля два Планирования подряд: { $place }.
variant-neutral = Земли царств без игрока нейтральны.
variant-sovereign = Земли царств без игрока суверенны.
variant-unplayable = Земли царств без игрока вне игры.
variant-alliances-free = Союзы – как договоритесь.
variant-alliances-teams = Постоянные команды с общим Влиянием; при сравнении у меньшей команды оно считается вдвое.
variant-alliances-none = Без союзов.
variant-kingdoms-draft = Царства выбирают по очереди.
variant-kingdoms-lot = Царства раздают по жребию.
variant-start = Стратегическое начало: ещё 5 золотых, а из пяти царских карт остаются оплаченные.
variant-manoeuvre = Наступление можно играть как Манёвр.
news-round-tied = Боевой раунд { $n }: нападающие – { $attackers }; защитники – { $defenders }. Ничья: верх берут { $side }.
news-gains = Получено Влияние: { $gains }.
news-gains-one = { $who } { $sum }

## Где игра повернулась
turned-battle = Самая большая битва: { $place }, сила { $attackers } против { $defenders }.
turned-captured = Первая земля, сменившая хозяина: { $place }, её забирает { $who } (прежде: { $whom }).
turned-harvest = Самый богатый Сбор: { $who }, { $gold }.
