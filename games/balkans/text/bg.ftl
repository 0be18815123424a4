# Битката за Балканите на български. Имената на играчите идват обезопасени.
#
# Една дума за едно нещо: Влияние (точките) · заповед (Добив, Въоръжение, Настъпление, Маневриране, Отбрана, Развитие) ·
# Планиране · сезон · Разбор (краят на рунда) · територия (никога „земя“), море, проток · крепост, ниво, стени (крепост
# или лагер) · лагер · редовна, елитна, царска армия; флотилия; войска (армия или флотилия) · резерв · полева, крепостна,
# морска битка · боен рунд · сила, атака, защита · загуби · отстъпление (по своя воля) · оттегляне (след битката) · Обща
# бойна тактика, Стратегия, царска карта, предимство · утвърждавам · съюз · неутрална, суверенна, извън играта · бунт,
# разруха (и възстановяване) · пленник, откуп · давам назаем · пропускам (ход) · пасувам (не играя карта).

## The game in lists and commands

game-name = Битката за Балканите
game-blurb = Времето на Калоян: заповеди, войни и Влияние над 46 територии. 2–5 играчи.
game-aim = Събирай Влияние ★, за да спечелиш: всяка твоя територия носи около 1 на рунд.
verb-kingdom = Избери царството, което ще водиш
verb-keep = Стратегическо начало: задръж част от петте царски карти, по 2 злато
verb-plan = Избери четирите си заповеди за рунда
verb-order = Започни да изпълняваш заповед
verb-attack = Изиграй Настъпление без карти: назови целта
verb-with = Изиграй тези карти заедно със започнатата заповед
verb-choose = Отговори на въпроса, който чака
verb-back = Върни последния си отговор
verb-skip = Пропусни хода си и отхвърли заповед, без да я показваш
verb-card = Изиграй своя карта
verb-ransom = Откупи пленената си армия
verb-end = Приключи хода си
verb-hire = Наеми армия в своя територия
verb-promote = Повиши редовна армия в елитна
verb-build = Построй флотилия край своя територия
verb-home = Венеция: построй флотилия в родното море
verb-repair = Възстанови територия в разруха
verb-disband = Разпусни своя войска от картата
verb-break = Напусни съюза
verb-voyage = Премести флотилия наведнъж, с товара ѝ
verb-sail = Премести флотилия, със или без армия на борда
verb-ask = Поискай позволение да минеш през проток
verb-send = Прати наведнъж армии към целта, и флотилии, ако искаш
verb-march = Прати армии към целта
verb-grant = Разреши преминаването
verb-refuse = Откажи преминаването
verb-defend = Отговори на Настъпление със заповед Отбрана
verb-fight = Избери следващата битка
verb-meet = Излез на полето срещу нападателите или остани в обсада
verb-consent = Реши дали съюзникът да отбранява твоя територия
verb-establish = Положи карта като Утвърдена стратегия
verb-royal = Развитие: изтегли царска карта
verb-buy = Развитие: купи горната Стратегия
verb-reshuffle = Развитие: разбъркай изиграните царски карти обратно в тестето
verb-lend = Дай на съюзник назаем флотилиите си около битката
verb-hand = Обяви тактика от ръка
verb-draw = Обяви, че теглиш Обща бойна тактика
verb-tactic = Подготви тази бойна тактика с лице надолу
verb-count = Избери чия тактика важи за твоята страна
verb-lose = Дай тези войски за загуби
verb-retreat = Отстъпи от битката
verb-stay = Остани в битката
verb-embark = Оттегли армия на борда на своя празна флотилия
verb-withdraw = Оттегли всичко останало на съседно място
verb-propose = Предложи съюз
verb-accept = Приеми съюза
verb-decline = Откажи съюза
verb-done = Приключи тази стъпка
verb-pass = Пасувай
verb-surrender = Започни да се предаваш
verb-yield = Потвърди предаването, като посочиш царството си
field-kingdom-kingdom = Царството, например България
field-keep-cards = Царските карти, които задържаш; може и нито една
field-plan-orders = Четири заповеди, например добив, въоръжение, настъпление, настъпление
field-order-kind = Коя заповед: добив, въоръжение, настъпление, отбрана, развитие
field-attack-land = Целта на Настъплението
field-with-cards = Картите към заповедта
field-skip-kind = Заповедта, която отхвърляш
field-card-card = Картата, която играеш
field-choose-what = Отговорът: територия, море, царство или число
field-ransom-kind = Коя армия: редовна, елитна или царска
field-ransom-captor = Кой я държи в плен
field-hire-kind = Каква армия: редовна, елитна или царска
field-hire-land = Територията, в която наемаш
field-promote-land = Територията, в която редовна армия става елитна
field-build-land = Територията, която строи флотилията
field-build-sea = Морето, в което се появява флотилията
field-home-army = „Да“ качва редовна армия на борда за още 1 злато
field-repair-land = Територията, която възстановяваш
field-disband-place = Къде е войската
field-disband-kind = Каква войска: редовна, елитна или флотилия
field-voyage-fleet = Флотилията по морето ѝ, с + и армията на борда, ако има
field-voyage-to = Морето, до което стига
field-voyage-cargo = Товарът ѝ: none, aboard или армия като вид@територия
field-sail-fleet = Флотилията по морето ѝ, с + и армията на борда, ако има
field-ask-strait = Протокът, през който искаш да минеш
field-send-armies = Армии като територия:вид:номер, all или guarded; и fleets за флотилиите
field-march-armies = Армиите, които тръгват, всяка като територия:вид:номер
field-fight-place = Мястото на битката
field-meet-how = Поле или обсада
field-consent-yes = „Да“ позволява на съюзника да отбранява
field-establish-card = Картата, която утвърждаваш
field-lend-to = Съюзникът, на когото даваш назаем
field-tactic-card = Тактиката, която подготвяш
field-count-seat = Чия тактика важи
field-lose-pieces = Войските, които губиш
field-embark-kind = Видът армия, която се качва на борда
field-embark-sea = Морето на празната флотилия
field-withdraw-to = Къде се оттегляш
field-propose-members = Царствата в съюза, твоето сред тях
field-yield-what = Царството, от което се отказваш: твоето
option-mode = Стандартна или игра за напреднали (обикновено стандартна)
option-mode-label = игра
option-target = Влияние за победа: от 10 до 200 (обикновено 30)
option-target-label = нужно Влияние
option-influence_victory = Влиянието може да донесе победа: да или не (обикновено да)
option-influence_victory-label = победа с Влияние
option-territorial_victory = Единайсетата територия печели: да или не (обикновено да)
option-territorial_victory-label = победа с територии
option-annihilation = Печели само последният оцелял: да или не (обикновено не)
option-annihilation-label = пълно унищожение
option-round_limit = Последният рунд, от 1 до 50; 0 е без край (обикновено 0)
option-round_limit-label = последен рунд
choice-round_limit-0 = без
option-control_territory = Територия, която печели, ако е твоя в две поредни Планирания (обикновено никоя)
option-control_territory-label = територия за контрол
option-money_goal = Злато, което печели веднага, от 10 до 500; 0 е без цел (обикновено 0)
option-money_goal-label = нужно злато
choice-money_goal-0 = без
option-strategic_start = Начало с още 5 злато и избор на царски карти: да или не (обикновено не)
option-strategic_start-label = стратегическо начало
option-manoeuvre = Настъплението може да се играе като Маневриране: да или не (обикновено не)
option-manoeuvre-label = Маневриране
option-non_players = Какви стават териториите на царства без играч (обикновено автоматично)
option-non_players-label = царства без играч
option-alliances = Съюзи по уговорка, постоянни отбори или без съюзи (обикновено свободни)
option-alliances-label = съюзи
option-teams = Местата на първия отбор, от 0; другите са вторият (обикновено 0 2 4)
option-teams-label = първи отбор
option-seat_order = Редът на играта: по жребий или както седите (обикновено жребий)
option-seat_order-label = ред на играта
option-kingdom_choice = Царствата се избират поред или по жребий (обикновено поред)
option-kingdom_choice-label = царства
choice-mode-standard = стандартна
choice-mode-advanced = за напреднали
choice-control_territory-none = никоя
choice-non_players-auto = автоматично
choice-non_players-neutral = неутрални
choice-non_players-sovereign = суверенни
choice-non_players-unplayable = извън играта
choice-alliances-free = свободни
choice-alliances-teams = отбори
choice-alliances-none = няма
choice-seat_order-lot = по жребий
choice-seat_order-as_seated = както седим
choice-kingdom_choice-draft = избор поред
choice-kingdom_choice-lot = по жребий
preset-standard = Стандартна игра
preset-standard-about = Печелят 30 точки Влияние или единайсетата територия; съюзи по уговорка.
preset-advanced = Игра за напреднали
preset-advanced-about = Предимства и карти с всичките им ефекти. За тези, които познават стандартната игра.
preset-teams = Отборна война до 30 точки Влияние
preset-teams-about = Два постоянни отбора с общо Влияние; печелят с 30 точки, по-малкият с 15.
preset-no-alliances = Всеки сам за себе си, до 15 точки Влияние
preset-no-alliances-about = Без съюзи, царствата се теглят по жребий; печелят 15 точки Влияние.
preset-manoeuvre = За напреднали, с Маневриране и стратегическо начало
preset-manoeuvre-about = Настъплението може да е и Маневриране, избираш първите карти; печелят 12 точки Влияние.
preset-control = Битка за една територия, пет рунда
preset-control-about = Печели този, който държи една голяма територия в две поредни Планирания.
preset-money = Надпревара за 50 злато, пет рунда
preset-money-about = Който пръв събере 50 злато, печели веднага.
preset-annihilation = Унищожение, пет рунда
preset-annihilation-about = Печели последното царство, след пет рунда – най-голямото Влияние; за напреднали.
preset-quick = Бърза война за два рунда
preset-quick-about = Два рунда, царства по жребий: пробваш играта за една вечер.
balkans-no-victory = На тази маса трябва начин да се спечели: разреши поне един.
balkans-money-goal = Нужното злато започва от { $least }; с 0 няма такава победа.
balkans-teams-need-three = За отбори трябват поне трима; на тази маса сте { $seats }.
balkans-teams-empty = И в двата отбора трябва да има някой: посочи някои места, не всички.

## Refusals

why-over = Играта свърши; нова маса се отваря с една команда.
why-not-your-turn = Сега играят други; масата ще те повика, щом дойде твоят ред.
why-not-now = Не сега: масата чака друг ход.
why-unknown-name = „{ $name }“ го няма на тази карта; имената се подсказват, докато пишеш.
why-not-in-hand = { $card } не е сред картите ти; изиграй карта, която държиш.
why-wrong-moment = Сега не може: { $card }.
why-card-not-now = { $card } сега няма върху какво да действа или вече е изиграна; може да дойде по-късно.
why-too-dear = Това струва { $cost } злато, а имаш { $gold }; може нещо по-евтино.
why-four-orders = Планът е точно четири от заповедите ти.
why-no-such-order = Нямаш неизиграна заповед „{ $kind }“ в този рунд; изиграй друга или пропусни.
why-not-your-land = Територията { $land } не е твоя; тук действат твоите.
why-besieged = { $land } е в обсада и не може да се въоръжава; другите ти територии могат.
why-in-revolt = { $land } е в бунт и не може да се въоръжава; другите ти територии могат.
why-land-has-acted = { $land } вече действа в това Въоръжение; друга територия може.
why-needs-fortress = В { $land } няма крепост или лагер: там се наемат само редовни армии.
why-none-in-reserve = Всички фигури от този вид ({ $kind }) са на картата; разпускането освобождава една.
why-out-of-reach = { $place } е твърде далеч или нещо пречи по пътя; списъкът показва достижимото.
why-strait-closed = Протокът ({ $strait }) е затворен без позволение на владетеля; можеш да го поискаш.
why-asked-already = За преминаването ({ $strait }) вече попита в тази заповед или не е нужно.
why-no-ally = Не си в съюз; в Разбора можеш да предложиш.
why-alliance-not-whole = Включи себе си и всички съюзници на тези, които посочваш.
why-finish-first = Нещо е започнато: довърши го или се върни назад.
why-nothing-like-it = Това го няма сред възможното сега; менютата показват всичко възможно.

## How a table ends

outcome-territory = Единайсетата територия е превзета: войната е спечелена.
outcome-money = Нужното злато е събрано.
outcome-annihilation = Остана само една страна.
outcome-control = Спорната територия бе удържана от Планиране до Планиране.
outcome-influence = Нужното Влияние е събрано.
outcome-rounds = Последният рунд свърши: решава Влиянието.

## Names and counts

kind-regular = редовна армия
kind-elite = елитна армия
kind-royal = царска армия
kind-fleet = флотилия
n-regular = { $n ->
    [one] { $n } редовна армия
   *[other] { $n } редовни армии
}
n-elite = { $n ->
    [one] { $n } елитна армия
   *[other] { $n } елитни армии
}
n-royal = { $n ->
    [one] { $n } царска армия
   *[other] { $n } царски армии
}
n-fleet = { $n ->
    [one] { $n } флотилия
   *[other] { $n } флотилии
}
n-army = { $n ->
    [one] { $n } армия
   *[other] { $n } армии
}
n-any = { $n ->
    [one] { $n } войска
   *[other] { $n } войски
}
n-lands = { $n ->
    [one] { $n } територия
   *[other] { $n } територии
}
lands-rich = { $lands }, { $n ->
    [one] { $n } богата
   *[other] { $n } богати
}
n-gold = { $n } злато
n-points = { $n ->
    [one] { $n } точка Влияние
   *[other] { $n } точки Влияние
}
n-drawn-royal = { $n ->
    [one] { $n } царска карта
   *[other] { $n } царски карти
}
n-drawn-strategy = { $n ->
    [one] { $n } Стратегия
   *[other] { $n } Стратегии
}
order-harvest = Добив
order-arming = Въоръжение
order-offensive = Настъпление
order-manoeuvre = Маневриране
order-defence = Отбрана
order-development = Развитие
season-spring = пролет
season-summer = лято
season-autumn = есен
season-winter = зима
power-neutral = неутрална
power-unplayable = извън играта
piece-at = { $kind }, { $place }
piece-laden = { $kind } с { $load }, { $place }
piece-lent = { $piece } (назаем от { $who })
word-none = нищо
word-none-cargo = никой
word-none-attack = без нападение
word-stay = остава на борда
word-aboard = армията на борда
word-all = всички
word-guarded = всички без стражата
word-fleets = флотилиите
word-yes = да
word-no = не
word-field = излез на полето
word-siege = остани зад стените
source-base = основа
source-lands = територии
source-land = територия
source-armies = армии
source-fleets = флотилии
source-fortress = крепост
source-victory = победа
source-breach = развален съюз
source-royal-lost = загубена царска армия
source-royal-destroyed = унищожена царска армия
source-start = стратегическо начало
source-stolen = взето в битка
term = { $source } { $n }
term-lands = { $n } ({ $lands })
sum = { $parts } = { $total }
side-attackers = нападателите
side-defenders = защитниците
for-attackers = нападателите
for-defenders = защитниците
of-attackers = нападателите
of-defenders = защитниците
side-neutral = защитниците на територията
side-neutral-against = защитниците на територията

## What happened

news-order = Ред на играта: { $names }.
news-kingdom = { $who } води { $kingdom }
news-drew = Изтеглени карти: { $draws }.
news-drew-each = Изтеглени карти: { $names }, всеки по { $cards }.
news-drew-one = { $who } { $cards }
news-shuffled-common = Изиграните Общи бойни тактики са разбъркани в ново тесте.
news-shuffled-strategy = Изиграните Стратегии са разбъркани в ново тесте.
news-shuffled-royal = { $who } разбърква изиграните си царски карти обратно в тестето.
news-answered-keep = Избраха кои царски карти да задържат: { $names }.
news-answered-plan = { $names } { $count ->
    [1] има готов план
   *[other] имат готови планове
}.
news-answered-tactic = { $names } { $count ->
    [1] избра тактика
   *[other] избраха тактики
}.
news-answered-alliance = Отговориха на предложението: { $names }.
news-kept = { $who } задържа { $cards }.
news-round = Рунд { $n } започва с Планиране.
news-season = Сезон: { $season }.
news-played = { $who } изпълнява: { $order }.
news-played-at = { $who } изпълнява: { $order } – { $place }.
news-played-from = { $who } изпълнява: { $order } – { $place } → { $target }.
news-skipped = { $who } пропуска хода си; заповед отпада, без да се показва.
news-harvested = { $who } изпълнява Добив: { $sum } злато.
news-gold = { $who }: { $sign }{ $n } злато ({ $why }).
news-stolen = { $who } взема { $gold } от { $whom }.
news-bought = { $who } купува { $what } за { $gold }.
news-influence = { $who }: { $sign }{ $n } т. Влияние ({ $why }).
news-armed = { $who } се въоръжава за { $gold }: { $what }.
news-promoted = { $n ->
    [one] { $n } редовна армия става елитна
   *[other] { $n } редовни армии стават елитни
} – { $place }
news-repaired = възстановяване – { $place }
news-at = { $what } – { $place }
news-disbanded = { $who } разпуска: { $what }.
news-passage-asked = { $who } иска от { $whom } разрешение да мине: { $strait }.
news-passage-granted = { $who } пропуска { $whom }: { $strait }.
news-passage-refused = { $who } отказва преминаване на { $whom }: { $strait }.
news-moves = { $who } мести: { $moves }.
news-nothing-moved = { $who } не праща никого: заповедта пропада.
move-armies = { $what }, { $from } → { $to }
move-laden = { $what } с { $load }, { $path }
move-taken = { $what } с { $load } от { $land }, { $path }
news-landed = { $who } стоварва на брега: { $what } – { $place }.
news-reaction = { $who } отговаря с Отбрана: { $place }.
news-reaction-over = { $who } отговори на Настъплението.
news-siege = { $who } обсажда { $place }.
news-siege-over = Край на обсадата: { $place }.
news-meets-field = { $who } излиза на полето срещу нападателите: { $place }.
news-meets-siege = { $who } остава зад стените: { $place }.
news-defence-asked = { $who } иска от { $whom } съгласие за Отбрана: { $place }.
news-consent-yes = { $who } се съгласява: { $place }.
news-consent-no = { $who } не се съгласява: { $place }.
battle-sea = Морска битка
battle-field = Полева битка
battle-siege = Крепостна битка
battle-neutral = Битка
news-battle = ⚔ { $kind }, { $place }: { $attackers } срещу { $defenders }.
news-lent = { $who } дава назаем на { $whom } { $fleets }.
news-card = { $who } играе „{ $card }“: { $text }.
news-card-paid = { $who } играе „{ $card }“ за { $gold }: { $text }.
news-passed = { $names } { $count ->
    [1] пасува
   *[other] пасуват
}.
news-declared-hand = { $names } { $count ->
    [1] играе тактика от ръка
   *[other] играят тактики от ръка
}.
news-declared-draw = { $names } { $count ->
    [1] тегли Обща бойна тактика
   *[other] теглят Общи бойни тактики
}.
news-tactics = Тактики: { $tactics }.
news-tactic = { $who } – { $card } ({ $text })
news-counts = За { $side } важи тактиката на { $who }: { $card }.
news-round-won = Боен рунд { $n }: нападатели – { $attackers }; защитници – { $defenders }. Печелят { $side }.
news-losses = Загуби за { $side }: { $n } (атака { $attack }; защита { $defence }){ $all ->
    [yes] {" "}– всичко, което имаха
   *[no] {""}
}.
news-destroyed-one = { $who } { $what }
news-retreated = { $names } { $count ->
    [1] отстъпва
   *[other] отстъпват
}.
news-stayed = { $names } { $count ->
    [1] продължава битката
   *[other] продължават битката
}.
news-battle-won = Битката за { $place } печелят { $side }.
news-embarked = { $who } качва на борда { $what }: { $land } → { $sea }.
news-withdrew = { $who } се оттегля: { $from } → { $to }.
news-captured = { $who } превзема { $place }.
news-captured-from = { $who } превзема { $place } от { $whom }.
news-freed = Територията вече е неутрална: { $place }.
news-captive = { $who } пленява: { $what } на { $whom }.
news-rescued = { $who } спасява: { $what } – { $place }.
news-recruited = { $who } събира { $what } – { $place }.
news-ransomed = { $who } плаща на { $whom } откуп от { $gold }: { $what }.
news-camp = { $who } вдига военен лагер: { $place }, ниво { $level }.
news-revolt-on = Избухва бунт: { $place }.
news-revolt-of = Избухва бунт: { $place }, територия на { $whom }.
news-revolt-off = Бунтът стихва: { $place }.
news-ruin-on = Разруха: { $place }.
news-ruin-off = Разрухата е преодоляна: { $place }.
news-established = { $who } утвърждава { $card }.
news-peeked-hand = { $who } поглежда карти на { $whom }.
news-peeked-orders = { $who } поглежда заповедите на { $whom }.
news-own-draw = Теглиш: { $cards }.
news-own-tactics = Теглиш тактики, за да избереш една: { $cards }.
news-own-hand = Виждаш карти на { $whom }: { $shown }.
news-own-orders = Виждаш заповедите на { $whom }: { $shown }.
news-own-nothing = { $whom } няма какво да ти покаже.
news-lasting = { $card } остава пред { $who } до края на действието си.
news-broken = { $who } разваля съюза с { $others }.
news-proposed = { $who } предлага съюз: { $members }.
news-answers = { $no ->
    [none] { $yes } са съгласни.
   *[other] За: { $yes }; против: { $no }.
}
news-allied = Съюзници отсега: { $members }.
news-razbor = Разбор: равносметка на годината.
news-eliminated = { $who } остава без територии и излиза от играта.
news-surrendered = { $who } се предава.
news-first = Първи играч вече е { $who }.
news-won = Победа: { $names }! Браво на всички.
news-won-nobody = Не остана кой да победи. Браво на всички.

## Whom the table waits for (phases), as everybody reads it

ask-choose_kingdom = Чакаме { $names } да избере царство.
ask-strategic_start = Кои царски карти да останат – чакаме { $names }.
ask-planning = Планиране – чакаме { $names }.
ask-turn = { $names } е на ход.
ask-turn_close = Чакаме { $names } да приключи хода си.
ask-arming = Чакаме { $names } да се въоръжи.
ask-move = Чакаме { $names } да премести войски.
ask-off_reaction = { $names } може да отговори на Настъплението.
ask-strait_permission = Чакаме { $names } да реши за преминаването.
ask-choose_battle = Чакаме { $names } да избере следващата битка.
ask-battle_choice = Чакаме { $names } да избере: поле или обсада.
ask-ally_consent = Чакаме { $names } да реши за Отбраната.
ask-development = Развитие – чакаме { $names }.
ask-battle = Битка – чакаме { $names }.
ask-alliance = Предложен съюз – чакаме { $names }.
ask-razbor = Разбор – чакаме { $names }.

## What a seat itself may do

own-wait = Сега няма какво да правиш. { $line }
own-planned = Планът ти е готов; можеш да го смениш, докато не са готови всички.
own-out = Ти си извън тази игра.
own-choose_kingdom = Избери царството, което ще водиш.
own-strategic_start = Избери кои царски карти да задържиш, по 2 злато.
own-planning = { $kingdom }: избери четири заповеди за рунда; играеш ги в какъвто ред искаш.
own-planning-standard = { $kingdom }: избери четири заповеди за три сезона; една остава.
own-turn = Твой ред е: изпълни заповед или пропусни.
own-turn_close = Заповедта ти е изпълнена: играй карта или приключи хода.
own-turn_close-none = Заповедта ти е изпълнена. Подходяща карта нямаш: приключи хода.
own-arming = Въоръжи териториите си, по едно действие във всяка, и натисни „Готово“.
own-off_aggression = Преди да тръгнеш, можеш да развалиш съюза за 2 точки Влияние.
own-off_fleets = Премести флотилии и прати армии: { $place }; после натисни „Готово“.
own-off_fleets-first = Премести флотилии към { $place } или се откажи от заповедта.
own-off_armies = Прати армии към { $place }; после натисни „Готово“.
own-off_armies-first = Прати армии към { $place } или се откажи от заповедта.
own-lifts = Пратиш ли всички, свършва обсадата ти: { $places }.
own-strips = Пратиш ли всички, обсадената територия остава празна: { $places }.
own-off_reaction = Нападат { $place }!
own-off_reaction-meet = Нападат { $place }!
own-off_reaction-none = Целта е { $place }. Няма с какво да отговориш.
own-strait_permission = { $who } иска да мине: { $place }. Разреши или откажи.
own-choose_battle = Избери следващата битка.
own-battle_choice = Нападат { $place }: излез на полето или остани зад стените.
own-ally_consent = { $who } иска да отбранява { $place } вместо теб. Съгласяваш ли се?
own-defence_moves = Размести армии между { $place } и твоите територии до нея; после натисни „Готово“.
own-development = Развитие: утвърди, тегли, купи, разбъркай – в този ред; после натисни „Готово“.
own-battle_lend = Съюзникът ти се бие – { $place }: дай му флотилиите си назаем или пасувай.
own-battle_start = Преди битката – { $place }: играй карта или пасувай.
own-battle_start-tactic = Преди битката – { $place }: карта за началото ѝ или тактика?
own-battle_start-none = Преди битката – { $place }: нямаш подходяща карта, пасувай.
own-battle_declare = Битка – { $place }: тактика от ръка или теглиш?
own-battle_declare-none = Битка – { $place }: нямаш тактика за игра, тегли.
own-balance = { $attackers } – { $strong }, { $defenders } – { $weak }; при равенство печели защитникът.
own-battle_pick = Избери тактика; никой не я вижда, докато не са готови всички.
own-battle_side_tactic = Избери чия тактика важи за вашата страна.
own-battle_losses = Избери загубите си.
own-battle_losses-on = Губиш: { $lost }. После продължаваш или отстъпваш? Или избери други загуби.
own-battle_retreat = Оставаш или отстъпваш?
own-battle-fate =
    { $won ->
        [yes] Спечели битката – { $place }
       *[no] Загуби битката – { $place }
    }
own-battle_end = { $fate }: играй карта или пасувай.
own-battle_end-none = { $fate }: нямаш подходяща карта, пасувай.
own-battle_end-withdraw = { $fate }: играй карта или избери къде се оттеглят войските ти.
own-battle_withdraw = Избери къде се оттеглят войските ти.
own-razbor_diplomacy = Предложи съюз, напусни своя или пасувай.
own-alliance_answer = { $who } предлага съюз: { $members }. Приеми или откажи.
own-razbor_cards = Разбор: играй карта или пасувай.
own-razbor_cards-none = Разбор: нямаш подходяща карта, пасувай.

## Buttons, rows and headings

label-none = Без карти
label-with = { $order } + { $card }
label-skip = Пропусни (отпада { $order })
label-skip-none = Пропусни
label-back = ← Назад
label-ransom = Откуп: { $kind }, { $gold } за { $who }
label-end = Край на хода
label-row = { $place }: { $what }, { $gold }
label-promote = повиши в елитна
label-fleet = флотилия → { $sea }
label-home-laden = флотилия с редовна армия
label-repair = възстановяване
label-disband = Разпусни: { $what }
label-break = Развали съюза
label-ask = Поискай да минеш: { $place }
label-grant = Разреши
label-refuse = Откажи
label-defend = Играй Отбрана
label-meet-field = На полето: { $defenders } срещу { $attackers }
label-meet-siege = Зад стените: { $defenders } срещу { $attackers }
label-establish = Утвърди { $card }: { $gold }
label-royal = Изтегли царска карта
label-buy = Купи Стратегия: { $gold }
label-reshuffle = Разбъркай царските карти
label-lend = Дай флотилии на { $who }
label-hand = От ръка
label-draw = Изтегли тактика, +{ $least }–{ $most }
label-draw-on = Бий се още, изтегли +{ $least }–{ $most }
label-fight-on = Бий се още: { $label }
label-lose-rather = По-добре изгуби: { $what }
label-retreat = Отстъпи
label-stay = Остани
label-shift = Армии към { $place }
label-voyage = { $piece } → { $sea }
label-voyage-laden = { $piece } → { $sea } ({ $cargo })
label-sail = Премести: { $piece }
label-propose = Съюз: { $members }
label-embark = { $kind } на борда: { $sea }
label-withdraw = Оттегли се: { $place }
label-accept = Приеми
label-decline = Откажи
label-done = Готово
label-done-keep = Готово: пазиш { $gold }
label-let-come = Да идват
label-leave-empty = Остави я празна
label-sum = { $label }: { $mine } срещу { $theirs }
label-call-off = Откажи се от заповедта (пропада)
label-pass = Пас
label-surrender = Предай се…
label-consent-yes = Съгласи се
label-consent-no = Не се съгласявай
label-target = { $place } – { $owner }
label-target-far = { $place } – { $owner } (недостижима)
label-target-leave = { $place } – { $owner } (ако те пуснат)
pick-keep = Кои царски карти да останат…
pick-plan = Избери четири заповеди…
pick-with = Карти към заповедта…
label-send-all = Прати всички
label-send-armies = Само армиите
label-send-guarded = Всички без стражата
label-send-ships = Флотилиите и каквото носят
label-counted = { $label } ({ $what })
label-send = Прати: { $what }
sums-field = ти { $attackers }, те { $defenders } без помощ
sums-siege = ти { $attackers }, те { $defenders } (при обсада { $walls }), без помощ
sums-walls = ти { $attackers } (зад стените { $walls }), те { $defenders }, без помощ
sums-neutral = ти { $attackers }, те { $defenders }
sums-drawn = тактики +{ $least }–{ $most }, равенството е за защитниците
sums-drawn-more = тактики: ти +{ $least }–{ $most }, те +{ $least }–{ $worst }, равенството е за защитниците
sum-fleets = { $n } ({ $fleets } по море)
sum-walls = { $n } (стени { $walls })
sum-behind = { $n } (стени: { $walls })
pick-send = Прати някои…
pick-march = Прати армии: { $place }…
pick-lose = Избери загубите…
pick-yield = Предай се: посочи царството си…
menu-kingdom = Избери царство…
menu-plan = Готов план…
menu-order = Изпълни заповед…
menu-skip = Пропусни хода, отпада…
menu-card = Изиграй карта…
menu-ransom = Откупи армия…
menu-hire-regular = Наеми редовна армия…
menu-hire-elite = Наеми елитна армия…
menu-hire-royal = Наеми царската армия…
menu-promote = Повиши в елитна…
menu-build = Построй флотилия…
menu-repair = Възстанови…
menu-disband = Разпусни…
menu-voyage = Премести флотилия…
menu-sail = Премести флотилия…
menu-ask = Поискай преминаване…
menu-fight = Следваща битка…
menu-establish = Утвърди карта…
menu-tactic = Подготви тактика…
menu-count = Чия тактика важи…
menu-lend = Дай назаем флотилии…
menu-embark = Качи армия на борда…
menu-withdraw = Оттегли се…
menu-propose = Предложи съюз…
label-located = { $place } ({ $n })
menu-other = Какво ще правиш…
menu-choose = Накъде пращаш армии…
menu-choose-cards = Карти към заповедта…
menu-attack = Настъпление: { $group }…
menu-choose-target = Цел: { $group }…
menu-choose-far = Недостижими с тази заповед…
menu-choose-origin = Маневрирай от…
menu-choose-attack = Маневриране срещу: { $group }…
menu-choose-sea = Флотилията стига до…
menu-choose-cargo = Кой се качва на борда…
menu-choose-land = Избери територия…
menu-choose-armies = Избери армии…
menu-choose-seat = Избери играч…
menu-choose-piece = Избери войска…
menu-choose-number = Колко…
menu-choose-drop = Къде слиза армията…
menu-choose-surrender = Предаваш ли се?
group-hostile = враждебни територии
group-free = територии без играч
group-own = твои и съюзни територии
group-in = { $region } – { $group }
region-danube = България и Дунав
region-thrace = Тракия и протоците
region-macedonia = Македония и Епир
region-adriatic = Сърбия и Адриатика
region-asia = Мала Азия
region-islands = Елада и островите
label-kingdom = { $kingdom }: { $how }
hand-kingdom = { $kingdom }. { $homelands }

## The table and the hand in words

table-round = Рунд { $n }
table-round-of = Рунд { $n } от { $last }
table-target = отбелязана цел: { $place }
table-first = първи играч: { $who }
table-seat = { $who } ({ $kingdom }): Влияние { $influence }, злато { $gold }, територии { $lands }, карти { $cards }, заповеди { $orders }
table-out = { $who }: извън играта
table-sieges = В обсада: { $places }
table-battle = { $kind }, { $place }: { $attackers } { $strength } – { $defenders } { $resistance }
table-place = { $place }. { $names }
table-scores = { $who } ({ $influence }, { $lands })
hand-orders = Заповедите ти: { $orders }
hand-plan = Планът ти: { $orders }
hand-prepared = Избрано тайно: { $what }
hand-drawn = Изтеглени за избор: { $cards }
hand-peek-hand = Видени карти на { $who }: { $what }
hand-peek-orders = Видени заповеди на { $who }: { $what }
hand-advantage = Предимство – { $card }
card-line = { $card } ({ $timing }): { $text }
card-line-paid = { $card } ({ $timing }, { $gold }): { $text }
card-short = { $card } – { $text }
card-cost = { $card } ({ $gold })
when = { $text }, ако { $conditions }
timing-battle_start = начало на битка
timing-tactic = тактика
timing-battle_end = край на битка
timing-razbor = Разбор
timing-order = със заповед { $order }
timing-attacked = при нападение
timing-foreign_turn = в чужд ход
timing-own_turn = в твоя ход
stat-strength = { $sign }{ $n } сила
stat-attack = { $sign }{ $n } атака
stat-defence = { $sign }{ $n } защита
effect-mod = { $stats }
effect-mod_per = { $stats } { $per }, най-много { $max }
effect-destroy_enemy = врагът губи { $what }
effect-no_fortress = крепостта не се брои
effect-levy = на твоя територия можеш да добавиш до { $what }, като платиш всяка
effect-force_draw = враговете не играят тактика от ръка, а теглят
effect-second_draw = при теглене виждаш две тактики и пазиш една
effect-negate_text = действията на вражите тактики не важат
effect-capture = пленяваш { $what } от унищожените
effect-rescue = { $what } от унищожените се връща в твоя територия
effect-promote = { $what } става елитна
effect-ruin = територията е в разруха
effect-gold = +{ $n } злато
effect-steal_gold = вземаш до { $n } злато от враг
effect-influence = +{ $n } т. Влияние
effect-draw = теглиш { $cards }
effect-gold_per = +{ $n } злато { $per }, най-много { $max }
effect-recruit = { $what } в твоя крепост
effect-annex_neutral = вземаш съседна неутрална територия без крепост
effect-battle_bonus = +{ $n } сила във всички твои битки до края на следващия Разбор
effect-order_gold = още { $n } злато
effect-order_gold_per = още { $n } злато { $per }, най-много { $max }
effect-hire_discount = цените над 1 падат с { $n }
effect-extra_actions = { $n ->
    [one] още { $n } действие
   *[other] още { $n } действия
}
effect-land_range = армиите минават до { $n } територии
effect-sea_range = флотилиите минават до { $n } морета
effect-pass_sovereign = армиите минават през суверенни територии
effect-pass_fleets = флотилиите минават покрай враждебни
effect-assault = крепостта се щурмува веднага
effect-camp = лагерът е силна крепост
effect-price_discount = Стратегиите са с { $n } по-евтини
effect-counter_march = подкрепление за целта: до { $what }, от най-много { $range } територии разстояние
effect-evacuate = всичките ти армии се изтеглят от нападнатата територия в съседна
effect-peek_hand = само ти виждаш { $n ->
    [one] { $n } карта
   *[other] { $n } карти
} на друг играч
effect-lose_gold = друг играч губи { $n } злато
effect-build_fleet = строиш флотилия край своя територия на цената ѝ
effect-revolt = бунт във враждебна територия, която никоя армия не пази
effect-peek_orders = само ти виждаш неизиграните заповеди на друг
effect-goal = +{ $n } т. Влияние в Разбора
effect-goal_per = +{ $n } т. Влияние в Разбора { $per }, най-много { $max }
effect-razbor_gold = +{ $n } злато в Разбора
per-elite = { $n ->
    [one] за всяка елитна армия
   *[other] за всеки { $n } елитни армии
}
per-regular = { $n ->
    [one] за всяка редовна армия
   *[other] за всеки { $n } редовни армии
}
per-fleet = { $n ->
    [one] за всяка флотилия
   *[other] за всеки { $n } флотилии
}
per-royal = { $n ->
    [one] за всяка царска армия
   *[other] за всеки { $n } царски армии
}
per-rich = { $n ->
    [one] за всяка богата територия
   *[other] за всеки { $n } богати територии
}
per-fortress = { $n ->
    [one] за всяка крепост
   *[other] за всеки { $n } крепости
}
per-coastal = { $n ->
    [one] за всяка крайморска територия
   *[other] за всеки { $n } крайморски територии
}
per-territory = { $n ->
    [one] за всяка територия
   *[other] за всеки { $n } територии
}
per-seas_with_fleet = { $n ->
    [one] за всяко море с твоя флотилия
   *[other] за всеки { $n } морета с твоя флотилия
}
cond-attacker = нападаш
cond-attacker-side = страната напада
cond-defender = се защитаваш
cond-defender-side = страната се защитава
cond-sea = битката е морска
cond-land = битката е на суша
cond-field = битката е полева
cond-siege = битката е крепостна
cond-has_royal = се бие царската ти армия
cond-has_elite = се бие твоя елитна армия
cond-has_elite-side = се бие елитна армия на страната
cond-regulars = се бият поне { $n } редовни армии
cond-more_troops = имаш повече войски
cond-more_troops-side = страната има повече войски
cond-fewer_troops = имаш по-малко войски
cond-fewer_troops-side = страната има по-малко войски
cond-own_territory = територията е твоя
cond-vs_player = врагът е играч
cond-won = ти спечели
cond-lost = ти загуби
cond-most_rich = имаш най-много богати територии
cond-owns = { $n ->
    [1] владееш { $places }
    [2] владееш и двете: { $places }
   *[other] владееш всички: { $places }
}
cond-coast = { $n ->
    [1] имаш бряг на { $places }
    [2] имаш бряг на едно от двете: { $places }
   *[other] имаш бряг на едно от: { $places }
}

## Words in the pictures

picture-planning = Планиране
picture-razbor = Разбор
picture-setup = Подготовка
picture-out = извън играта
picture-piece = сила { $strength }, { $gold }
picture-course = Влияние по рундове
picture-from-lands = територии
picture-from-advantages = предимства
picture-from-others = друго
legend-tower = крепост
legend-tent = лагер
legend-coin = богата; злато
legend-fire = бунт
legend-skull = разруха
legend-person = редовни армии
legend-horse = елитни армии
legend-crown = царска армия
legend-ship = флотилии
legend-siege = обсаждащи
legend-gate = проток
legend-shield = чия е; територии
legend-dots = суверенна територия
legend-wall = не се минава
legend-ring = цел, битка
legend-arrow = последни ходове
legend-star = Влияние
legend-cards = карти в ръка
legend-hourglass = останали заповеди
legend-flag = първи играч
legend-pointer = кой е на ход

## Small questions of what one has begun

own-asking-for = { $card }. { $question }
own-asking-cards = Кои карти ще изиграеш със заповедта? Може и без.
own-asking-cards-first = Ако добавяш карти към нея, първо избери тях.
own-asking-target = Избери целта на заповедта.
own-asking-target-far = Избери целта на заповедта. Недостижими: { $n ->
    [one] { $n } територия
   *[other] { $n } територии
}.
own-asking-camp = Избери в коя своя територия да е лагерът.
own-asking-origin = Избери откъде започва Маневрирането.
own-asking-attack = Избери територия за нападение или никоя.
own-asking-sea = Избери до кое море стига флотилията.
own-asking-cargo = Избери кой се качва на борда.
own-asking-land = Избери територия.
own-asking-armies = Избери кои армии тръгват.
own-asking-seat = Избери играч.
own-asking-piece = Избери войска.
own-asking-number = Избери колко.
own-asking-drop = Избери къде слиза армията.
own-asking-surrender = Ще се предадеш ли? Посочи царството си или се върни назад.

## Lands to be controlled (option control_territory)

choice-control_territory-bosnia = Босна
choice-control_territory-zeta = Зета
choice-control_territory-raska = Рашка
choice-control_territory-belgrade = Белград
choice-control_territory-nis = Ниш
choice-control_territory-oltenia = Олтения
choice-control_territory-vlachia = Влахия
choice-control_territory-philippopolis = Филипопол
choice-control_territory-serres = Сяр
choice-control_territory-thessalonica = Солун
choice-control_territory-velbazhd = Велбъжд
choice-control_territory-skopje = Скопие
choice-control_territory-pelagonia = Пелагония
choice-control_territory-ohrid = Охрид
choice-control_territory-thessaly = Тесалия
choice-control_territory-athens = Атина
choice-control_territory-achaea = Ахея
choice-control_territory-laconia = Лакония
choice-control_territory-kefalonia = Кефалония
choice-control_territory-caria = Кария
choice-control_territory-paphlagonia = Пафлагония
news-destroyed-round = Загубени в бойния рунд: { $what }.
news-destroyed-card = Загубени заради карта: { $what }.
news-destroyed-aboard = Потънали с флотилията: { $what }.
news-destroyed-nowhere = Загубени, защото няма къде да се оттеглят: { $what }.
side-you = ти
side-yours = твоята страна

## Answers given beforehand

auto-answer-battle = Бий се вместо мен: тегли тактики
auto-answer-battle-given = До края на тази битка не играеш карти и теглиш тактиките си; в следващата пак ще те питаме.
auto-answer-stay = Остани, докато се реши
auto-answer-stay-given = Оставаш в тази битка, докато се реши: теглиш тактиките си и губиш най-евтините войски.
auto-answer-round = Не играй мои карти до края на рунда
auto-answer-round-given = До края на рунда не играеш карти: пасуваш, теглиш тактики и ходовете ти свършват сами. Заповедите пак избираш ти.
auto-answer-refuse = Отказвай преминаване този рунд
auto-answer-refuse-given = До края на рунда отказваш на всички своите протоци.

## What choices do and cost

about-kingdom-venice = Моретата с твои флотилии носят злато и Влияние: владей бреговете, не воювай навътре.
about-kingdom-epirus = Много евтини армии; Солун и Константинопол му носят Влияние.
about-kingdom-nicaea = Силна у дома: пази териториите си, расти и превземи Константинопол, който носи Влияние.
about-kingdom-latin = Малко, но елитни армии; Константинопол и Солун заедно носят Влияние.
about-kingdom-bulgaria = Води атаките с царската армия; бряг на Бяло море и на запад носи Влияние.
about-pick-keep = Всяка задържана карта струва 2 злато; другите се връщат в царското ти тесте.
about-pick-plan = По една на сезон, в какъвто ред искаш; никой не ги вижда предварително.
about-pick-with = Плащат се веднага и важат само за тази заповед.
about-pick-send = Те тръгват и другата страна отговаря; които оставиш, пазят територията си.
about-pick-march = Тези армии тръгват към целта; които оставиш, пазят територията си.
about-pick-lose = Тези войски напускат картата и се връщат в резерва ти.
about-pick-yield = Посочиш ли своето царство, играта свършва за теб; всяко друго име връща назад.
about-keep = Не задържаш нито една, не плащаш нищо и тестето ти остава цяло.
about-with = Заповедта важи, както е написана, а картите остават при теб.
about-order-harvest = Носи { $gold }: 2 + 1 за територия (2 за богата); без обсадените, разрушените и в бунт.
about-order-arming = Всяка твоя територия може веднъж да наеме, повиши, построи флотилия или да се възстанови.
about-order-offensive = Армии и флотилии от най-много две стъпки тръгват към територия: за превземане или помощ.
about-order-manoeuvre = Войските от едно място се разпръскват към твои територии и може да нападнат една.
about-order-defence = Лагер брани твоя територия като стени от ниво 1 до края на рунда; местиш и армии.
about-order-development = По-добри карти: утвърди една за цялата игра, тегли, купи Стратегии, разбъркай царските.
about-skip = Този сезон не правиш нищо, а заповедта отпада за рунда, без да се вижда.
about-skip-none = Нямаш повече заповеди; ходът минава нататък.
about-card = Играе се: { $timing }; безплатна е и после отива при изиграните.
about-card-stays = Играе се: { $timing }; безплатна е и остава на масата.
about-card-troops = Играе се: { $timing }; безплатна е, но войските с нея се плащат.
about-card-paid = Играе се: { $timing }; оставаш с { $left }.
about-card-paid-troops = Играе се: { $timing }; оставаш с { $left }, а войските се плащат отделно.
about-card-idle = В тази битка сега не променя нищо.
about-tactic = В тази битка: { $text }
about-choose-none = Не се добавя нищо и никой.
about-choose-none-cargo = Флотилията тръгва, без никой да се качва.
about-choose-none-attack = Не се напада никоя територия; войските само се разместват.
about-choose-stay = Остава на борда, докато по-късна заповед не я свали.
about-choose-aboard = Товарът тръгва с флотилията и слиза след морските битки.
about-choose-cards = Твоя карта може да подсили заповедта.
about-choose-target = Единствената територия, за която е заповедта.
about-choose-origin = Местят се само войски от това място и моретата до него.
about-choose-attack = Маневрирането напада тази територия.
about-choose-sea = Дотук стига флотилията; до целта тя се брои в битката.
about-choose-cargo = Тази армия се качва по пътя и слиза при целта след морските битки.
about-choose-land = Тук картата действа.
about-choose-armies = Дотук може да стигнат армии.
about-choose-seat = Картата е насочена към този играч.
about-choose-piece = За тази войска е картата.
about-choose-number = Толкова, всяка на цената си.
about-choose-drop = Тук армията слиза на брега след морските битки.
about-choose-surrender = Напускаш играта завинаги или се връщаш назад.
about-hire-regular = Сила 1 в битка; оставаш с { $left }.
about-hire-elite = Сила 2 в битка; оставаш с { $left }.
about-hire-royal = Сила 3; загубата ѝ струва 2 точки Влияние. Оставаш с { $left }.
about-promote = Редовна армия там става елитна: сила 2 вместо 1. Оставаш с { $left }.
about-build = Сила 2 в морето, 1 при битка на брега; носи една армия. Оставаш с { $left }.
about-home = Появява се в родното море и не отнема действие на територия. Оставаш с { $left }.
about-repair = Пак ще носи злато, но не прави друго в това Въоръжение. Оставаш с { $left }.
about-buy = Горната Стратегия идва при теб, следващата е по-скъпа. Оставаш с { $left }.
about-ransom = Армията се връща в резерва ти; оставаш с { $left }.
about-disband = Връща се безплатно в резерва и може да се наеме другаде.
about-meet-field = Битката е сега и на открито: стените ти не се броят.
about-meet-siege = Сега нищо; в Разбора има битка и стените се броят. Дотогава няма злато и Въоръжение.
about-consent-yes = Съюзникът може да мести армии към твоята територия и от нея.
about-consent-no = Нищо не се мести, а съюзникът запазва заповедта си.
about-break = Веднага, за 2 точки Влияние: можете да се нападате взаимно.
about-break-razbor = Напускаш съюза, без да плащаш нищо.
about-back = Връща последния ти отговор; никой не го е видял.
about-end = Идва ходът на следващия играч.
about-surrender = Ще те попитаме още веднъж; после царството ти излиза от играта.
about-send = Тръгват всички, които могат; после те отговарят
about-send-fleets = Тръгва всичко, което може, и по море; после те отговарят
about-send-ships = Тръгва всяка флотилия, която може, с армия, ако там остава друга; по суша – никой
about-send-guarded = Навсякъде остава по една армия, при обсада – всички
about-send-lifts = Свършва обсадата ти: { $places }
about-send-strips = Остава без армия: { $places }
about-send-help = Идва на помощ преди битката.
about-voyage = Флотилията стига дотам, а който е на борда, слиза след битките в морето.
about-sail = После избираш докъде стига и кого носи.
about-ask = Който владее протока, казва „да“ или „не“ до края на заповедта.
about-grant = Флотилиите им минават до края на тази заповед.
about-refuse = Флотилиите им остават отвъд за тази заповед.
about-defend = Играеш Отбрана: помощ може да дойде от най-много две територии или морета.
about-fight = Тази битка е следващата; другите идват след нея.
about-establish = Струва 5 злато веднъж; после важи отново и отново до края на играта.
about-royal = Една карта от тестето на царството ти.
about-reshuffle = Изиграните ти царски карти пак може да се изтеглят.
about-lend = Всичките ти флотилии край битката важат за съюзника до края на хода.
about-hand = Всички чуват това; самата карта е скрита до обръщането.
about-draw = Обща тактика, скрита до обръщането; повечето дават 1 или 2 сила.
about-count = Само тази тактика важи за твоята страна; другите отпадат.
about-retreat = Губиш битката; оцелелите се оттеглят, а които няма къде, се губят.
about-retreat-allies = Оцелелите се оттеглят, а които няма къде, се губят. Съюзниците може да продължат битката.
about-stay = Ако и другите останат, следва още един боен рунд.
about-embark = На борда е в безопасност и тръгва с флотилията.
about-withdraw = Всичко твое, което е останало, отива там.
about-propose = Ако всички приемат: без битки помежду ви, свободен път, обща отбрана; печели всеки сам.
about-accept = Ако всички приемат, веднага сте съюзници.
about-decline = Такъв съюз няма да има; не ти струва нищо.
about-done-arming = Непохарченото злато ти остава за другия сезон.
about-done-off_aggression = Оставате съюзници и Настъплението продължава.
about-done-off_fleets = Повече флотилии не се местят в тази заповед.
about-done-off_armies = Повече армии не тръгват; после отговаря другата страна.
about-call-off = Нищо не е пратено: заповедта пропада.
about-done-off_reaction = Не пращаш нищо.
about-done-off_reaction-empty = Никой не я брани: дойде ли армия, превзема я или обсажда стените ѝ.
about-done-defence_moves = Армиите остават така; заповедта свършва.
about-done-development = Заповедта свършва; несвършеното се пропуска.
about-pass-battle_lend = Флотилиите ти остават извън тази битка.
about-pass-battle_start = Сега без карта; ако друг изиграе, пак може и ти.
about-pass-battle_end = Сега без карта; когато всички пасуват, загубилите се оттеглят.
about-pass-razbor_diplomacy = Между теб и другите всичко остава както е.
about-pass-razbor_cards = Повече не играеш карти в този Разбор.
gloss-harvest = 2 злато + 1 за територия (2 за богата).
gloss-arming = Всяка територия прави едно: наема редовна (1 злато), елитна (3), царска (4), повишава (2), флотилия (2).
gloss-offensive = Придвижване до две територии или морета към една цел.
gloss-manoeuvre = Войските от едно място се разпръскват.
gloss-defence = Лагер като стени на твоя територия и разместени армии; или отговор на Настъпление.
gloss-development = Теглене, купуване, утвърждаване и разбъркване на карти.
gloss-card = { $timing }: { $text }
gloss-regular = сила 1; наема се за 1 злато
gloss-elite = сила 2; наема се за 3 злато
gloss-royal = сила 3; наема се за 4 злато; загубата ѝ – 2 точки Влияние
gloss-fleet = сила 2 в морето, 1 при битка на брега; строи се за 2 злато
gloss-laden = флотилия с армия на борда; губят се заедно
gloss-besieging = { $piece }; обсажда тази територия
about-choose-shift = После избираш кои армии наоколо да отидат там.
about-choose-far = Недостижима: с тази заповед твоя армия не може да стигне дотам.
about-choose-leave = Флотилията ти трябва да бъде пусната: { $straits } ({ $who }).
doubt-far = Недостижима територия: с тази заповед твоя армия не може да стигне дотам, а заповедта се изразходва.
doubt-card = В тази битка сега картата не променя нищо, а се изразходва.
doubt-arming = Нямаш злато: няма да можеш да наемеш или построиш нищо, а заповедта се изразходва.
doubt-troops = Нямаш нито армия, нито флотилия, която да пратиш: заповедта ще иде на вятъра.
doubt-send = В обсада и без нито една армия: { $places }. В Разбора ще падне.
doubt-beaten = Силите не стигат: с изтеглена тактика най-много { $best } срещу { $defenders }.
doubt-retreat = Твоята страна е по-силна; който отстъпи, губи битката.

## For beginners, and what is looked up

tip-choose_kingdom = Територии, които са една до друга, се пазят по-лесно. Виж кулите и монетите.
tip-strategic_start = Царските карти са силни, но с 2 злато се наемат и две армии. Задръж две-три.
tip-planning = Добър първи план: Добив, Въоръжение и две Настъпления.
tip-turn = Без злато: Добив. Злато без цел: Въоръжение. Нападай с голяма преднина: при равенство печели защитата.
tip-turn_close = Някои карти може да се играят и сега; обикновено приключваш хода.
tip-arming = Всяка територия действа веднъж. Въоръжи там, откъдето ще нападаш и където съсед може да влезе.
tip-off_aggression = Ако продължиш, съюзът остава. Развалиш ли го, губиш 2 точки Влияние и може да се стигне до битки.
tip-off_fleets = Флотилия до целта дава 1 и може да пренесе армия. Не ти трябва? „Готово“.
tip-strait_permission = Пуснеш ли ги, съседът може да се зарадва – или да стигне до бреговете ти.
tip-off_armies = Прати толкова, че да стигнат и със слаба тактика, но остави стража: празна територия просто се превзема.
tip-off_reaction = Доведи армии, докъдето стигат стените ти, или играй карта. Или ги остави да дойдат.
tip-choose_battle = Започни оттам, където победата отваря път за следващата битка.
tip-battle_choice = На полето: решава се сега, без стени. Зад стените: битката е в Разбора, дотогава няма злато.
tip-ally_consent = Съюзникът ще доведе армии в обсадената ти територия. Най-често е услуга.
tip-defence_moves = Размествай армии между териториите си тук. Дойде ли армия при обсада, веднага има битка.
tip-development = Четири стъпки в твърд ред, всяка веднъж. Всяка следваща Стратегия е по-скъпа.
tip-battle_lend = Флотилиите ти тук може да се броят за съюзника през този ход. Може да се загубят.
tip-battle_start = Сравни двата сбора: карта си струва, когато обръща битката.
tip-battle_declare = Тактиката от ръка е сигурна, изтеглената е късмет. Пази най-добрите за важни битки.
tip-battle_pick = Обръща се заедно с всички други и тогава се плаща.
tip-battle_side_tactic = За твоята страна важи само една тактика. Ти водиш, ти избираш.
tip-battle_losses = Дай това, което най-евтино се връща. Загубата на царската армия струва 2 точки Влияние.
tip-battle_retreat = Който отстъпи, губи битката, но спасява останалите си войски.
tip-battle_end = Някои карти вземат пленници, спасяват войски или носят злато. После загубилите се оттеглят.
tip-battle_withdraw = В съседна територия или на борда на празни флотилии. Които нямат място, се губят.
tip-razbor_diplomacy = Съюзниците не се бият помежду си и минават през териториите си. Напускането сега е безплатно.
tip-alliance_answer = Ако всички приемат, сте съюзници, докато някой не напусне. Отговорите са тайни до края.
tip-razbor_cards = Носят злато, Влияние или територии. По една, поред; пасът е окончателен.
tip-asking-cards = Картите подсилват заповедта и се изразходват с нея. Може и без тях.
tip-asking-target = Териториите без играч са най-добрата първа цел: защита 1 и тактика.
tip-asking-sea = Брои се само флотилия до целта. Владетелят на протока трябва да те пусне.
tip-asking-cargo = На борда има място за една армия. Слиза след морските битки; потъне ли флотилията, губиш и нея.
tip-asking-origin = Мести войските от едно място към твои територии и морета наоколо или напада една територия.

lesson-last = Урокът завършва с есента и Разбора.
learnt-land = Превзе територия: прати повече от защитата ѝ заедно със слаба тактика, защото при равенство побеждава защитникът. Най-лесни са неутралните.
learnt-siege = Започна обсада: който остане зад стените, се бие чак в Разбора и стените му се броят; дотогава територията не дава злато.
learnt-lost = Загуби територия: оставена армия или навременно Въоръжение карат нападателя да помисли два пъти.
learnt-reckoning = Всеки рунд завършва с Разбор: обсадите се решават и териториите носят Влияние. Играта се печели с Влияние, а не със злато.
walls = { $n ->
    [one] крепост, ниво { $n }
   *[other] силна крепост, ниво { $n }
}
walls-none = без стени
land-rich = богата
land-revolt = в бунт
land-ruin = в разруха
land-resists = защита { $n } + тактика
land-empty-open = празна: превзема се без битка, ако не дойде помощ
land-empty-walls = празна: обсажда се и пада в Разбора, ако не дойде помощ
land-by-sea = само с флотилия
land-sea-foes = вражески флотилии там, първо с тях: { $n }
look-outside = Тази територия е извън играта: никой не може да влезе в нея.
look-battle = Преди тактиките: { $attackers } – { $strong }; { $defenders } – { $weak }. При равенство печели защитникът.
look-land = { $short }. В началото: { $home }.
look-near = Съседи по суша: { $places }
look-seas = Морета до нея: { $places }
look-owner = Сега е на: { $who }
look-stands = Там: { $who } – { $what }
look-besieged = Обсаждат я: { $names }
look-coasts = Брегове: { $places }
look-beside = Съседни морета: { $places }
look-gate = { $strait } води към: { $sea }
look-strait = Свързва: { $seas }. Отваря го и го затваря владетелят на { $land }.
nothing = няма
kingdom-short = { $lands }, { $armies }, { $fleets }; { $advantages }
look-homelands = Родни територии: { $places }
look-troops = Войски в началото: { $what }
look-no-royal = Няма царска армия, но строи флотилии в родното си море и без територия.
look-leads = Води го { $who }
look-order = { $order } (заповед)
look-sign = { $sign } (знак на картата или под нея)
look-map = Карта: { $region }
look-kingdom = { $kingdom } (царство)
look-advantage = { $card } (предимство)
look-held = Предимство на царство { $kingdom }: лежи открито и важи през цялата игра.
look-required = { $text }, само ако някой води царство { $kingdom }
look-deck-common = Обща бойна тактика; копия: { $n }
look-deck-strategy = Стратегия; копия: { $n }
look-deck-royal = Царска карта ({ $kingdom }); копия: { $n }
look-when = Играе се: { $timing }. Цена: { $gold }.
look-advanced = Само в играта за напреднали.
look-establish = Може да се утвърди при Развитие.
look-in-hand = В ръка: { $n }
look-established = Утвърдена е пред { $who }.
look-lasting = В момента действа; изигра я { $who }.
look-discarded = При изиграните карти: { $n }

## Orders, signs, terms, and the pages of the rules

order-harvest-text = 2 злато и по 1 за всяка твоя територия, която не е в обсада, разруха или бунт; богатите носят по 2. Карти и някои предимства добавят още.
order-arming-text = Всяка твоя територия, която не е в обсада или бунт, може да направи едно нещо: наема редовна армия (1 злато), зад стени елитна (3) или царската (4), повишава редовна в елитна (2), строи флотилия в море до нея (2) или се възстановява (2). Ако всичките ти армии или флотилии са на картата, можеш безплатно да разпуснеш една.
order-offensive-text = Една територия е целта. Флотилиите минават до две морета, после армиите – до две територии; владетелят ѝ може да отговори; първо са битките в морето, после армиите слизат и накрая е битката на суша. Цел може да е и твоя територия, за да я освободиш от обсада.
order-manoeuvre-text = Настъпление, изиграно по друг начин, ако масата го позволява: войските от едно място се разпръскват към твои територии и към морета наоколо и може да нападнат една територия.
order-defence-text = За напреднали. Върху твоя територия заповедта става лагер (ниво 1) до края на рунда и армии се разместват между нея и твоите до нея. Неизиграна, тя може да е отговор на Настъпление: тогава помощ идва от най-много две територии или морета разстояние.
order-development-text = За напреднали. В този ред, всяко веднъж: утвърждаваш карта за 5 злато, теглиш царска карта, купуваш до пет Стратегии за 1, 2, 3, 4, 5 злато, разбъркваш царските си карти.
sign-tower = Кула
sign-tower-text = Крепост: една кула е ниво 1, две са силна крепост с ниво 2. При обсада нивото се добавя към сбора на защитниците, а елитни и царски армии се наемат тук.
sign-tent = Шатра
sign-tent-text = Лагер от заповед Отбрана: действа като крепост до края на рунда.
sign-coin = Монета
sign-coin-text = До територия: тя е богата и при Добив носи 2 злато вместо 1. В редовете под картата: златото на играча.
sign-fire = Пламък
sign-fire-text = Бунт: територията не носи злато и Влияние и не се въоръжава, докато там не застане армия на владетеля ѝ или рундът не свърши.
sign-skull = Череп
sign-skull-text = Разруха: територията не носи злато, докато не бъде възстановена за 2 злато при Въоръжение.
sign-person = Човек
sign-person-text = Редовни армии и колко са: сила 1 всяка.
sign-horse = Кон
sign-horse-text = Елитни армии и колко са: сила 2 всяка; за напреднали – и атака 1 и защита 1.
sign-crown = Корона
sign-crown-text = Царската армия: сила 3. Който я загуби, губи 2 точки Влияние, а който я унищожи, печели 2.
sign-ship = Кораб
sign-ship-text = Флотилии в море: знакът на играча на борда, броят им и после какво носят.
sign-siege = Мечове в червен кант
sign-siege-text = Тези армии обсаждат територията; решава се в Разбора. Мечове до име под картата: там се води битка.
sign-gate = Порта
sign-gate-text = Проток между две морета, в цвета на владетеля на територията, която го държи. Другите искат неговото позволение.
sign-shield = Щит
sign-shield-text = Номерът на територията върху щита на владетеля ѝ; обикновен кръг значи ничия. В редовете под картата: колко територии има играчът.
sign-dots = Територия на точки
sign-dots-text = На точки: държи я суверенна държава. Бледа и празна: неутрална. Сива: извън играта. Цвят и щриховка: на играч.
sign-wall = Дебела граница
sign-wall-text = Планина или вода: оттук армии не минават. През тънките линии се минава, а редица точки над водата е път по море, по който минават армии.
sign-ring = Златен кръг
sign-ring-text = Целта на заповедта или мястото на битката. Малката карта в ъгъла показва къде е близкият изглед.
sign-arrow = Стрелка
sign-arrow-text = Накъде са тръгнали войски с последната заповед, в цвета на владетеля им.
sign-star = Звезда
sign-star-text = Влиянието на играча, а зад чертата – колко печели.
sign-cards = Карти
sign-cards-text = Картите на играча: царски + Стратегии.
sign-hourglass = Пясъчен часовник
sign-hourglass-text = Колко заповеди остават на играча в този рунд.
sign-flag = Знаме
sign-flag-text = Първият играч: започва всеки сезон от този рунд. След всеки Разбор знамето минава нататък.
sign-pointer = Златна рамка
sign-pointer-text = Масата чака този играч.
term-influence = Влияние
term-influence-text = Точките в играта. Във всеки Разбор твоя територия носи 1, а предимствата – още. Някои карти го носят; загубена царска армия или развален съюз струват 2. Не пада под 0.
term-razbor = Разбор
term-razbor-text = Краят на рунда: решават се обсадите, сключват се съюзи, играят се карти, брои се Влиянието, теглят се карти.
term-planning = Планиране
term-planning-text = Началото на рунда: всеки тайно избира четири заповеди. Можеш да смениш своите, докато не са готови всички.
term-season = Сезон
term-season-text = Пролет, лято, есен; за напреднали и зима. Във всеки сезон всеки има един ход, като се започне от първия играч.
term-target = Цел
term-target-text = Територията, за която е заповедта, в златен кръг; или Влиянието, което печели.
term-first = Първи играч
term-first-text = Който започва всеки сезон; в началото – по жребий или както седите. След всеки Разбор знамето минава към следващия.
term-neutral = Неутрална територия
term-neutral-text = Ничия територия, бледа на картата. Армиите минават през нея. Силата ѝ е 1 плюс стените и изтеглена тактика; един спечелен рунд я превзема, а войски тя не губи.
term-sovereign = Суверенна територия
term-sovereign-text = Територия на държава, която никой не води, на точки. Армиите не минават през нея. Силата ѝ е колкото територии има още държавата (Босна: 1, но две тактики), плюс стените и изтеглена тактика.
term-level = Ниво
term-level-text = Колко здрави са стените: 1 за крепост или лагер, 2 за силна крепост. Добавя се при обсада и показва откъде може да дойде помощ при нападение.
term-siege = Обсада
term-siege-text = Нападатели пред стени, от които никой не е излязъл. Територията не носи злато и не се въоръжава. В Разбора се води битка, в която стените се броят, а ако вътре няма никого, територията пада. Армия, която дойде на помощ, се бие с обсаждащите на открито.
term-field = Полева битка
term-field-text = Битка на открито: стените не се броят.
term-tactic = Тактика
term-tactic-text = По една карта на страна във всеки боен рунд: от ръка или горната от общото тесте. Който играе от ръка, трябва да го каже.
term-strategy = Стратегия
term-strategy-text = Карта от тестето, общо за всички. В началото имаш две и теглиш по една след всеки Разбор.
term-royal_card = Царска карта
term-royal_card-text = Карта от тестето на царството, дванайсет на брой. В началото имаш две и теглиш по една след всеки Разбор.
term-advantage = Предимство
term-advantage-text = Каквото царството има от първия до последния рунд: лежи открито и не струва нищо.
term-established = Утвърдена стратегия
term-established-text = За напреднали: карта, оставена открита завинаги срещу 5 злато. Играе се отново и отново, всеки път на цената си.
term-strength = Сила
term-strength-text = Каквото се сравнява в битка: войски, стени при обсада, карти, предимства, една тактика. По-големият сбор печели рунда, равенството е за защитниците.
term-attack = Атака и защита
term-attack-text = За напреднали: страната губи атаката на другата минус своята защита. Атака: 1 за победа, 1 за елитна или царска армия, карти. Защита: 1 за елитна или царска армия, стени, карти.
term-losses = Загуби
term-losses-text = В стандартната игра загубилият боен рунд губи една войска по свой избор. За напреднали: атака минус защита, и за двете страни. Загубеното се връща в резерва.
term-retreat = Отстъпление
term-retreat-text = В стандартната игра след всеки рунд първо загубилият, после победителят може да си тръгне. Който отстъпи, е загубил и се оттегля.
term-reserve = Резерв
term-reserve-text = Войските ти извън картата: 10 армии, редовни и елитни общо, 5 флотилии, 1 царска армия. Ако е празен, разпусни нещо при Въоръжение.
term-passage = Преминаване
term-passage-text = Позволение да минеш през проток, дадено или отказано от владетеля на територията, която го държи, за една заповед.
term-alliance = Съюз
term-alliance-text = Сключва се в Разбора, ако всички приемат. Съюзниците не се бият, минават през териториите си и се бранят заедно. Печели всеки сам. Напускането е безплатно в Разбора и струва 2 точки Влияние при Настъпление.
term-captive = Пленник
term-captive-text = Армия, взета с карта. Можеш да я откупиш в своя ход: 1 злато за редовна, повече за по-добра; златото е за пленилия.
term-camp = Лагер
term-camp-text = Заповед Отбрана върху територия: стени с ниво 1 до края на рунда или докато територията бъде превзета.
term-revolt = Бунт
term-revolt-text = Избухва с карта във враждебна територия, която никоя армия не пази. Владетелят я запазва, но тя не му носи злато и Влияние и там не може да се въоръжава. Стихва, щом след някоя заповед там има армия на владетеля или съюзник, щом територията смени владетеля си или в края на рунда.
term-ruin = Разруха
term-ruin-text = Остава след някои карти. Територията не носи злато, докато владетелят не я възстанови за 2 злато при Въоръжение; това е и действието ѝ в него.
term-team = Отбор
term-team-text = Постоянни съюзници, ако така е уговорено: Влиянието им е общо и печелят заедно.
page-goal = Целта
page-goal-text = Времето на Калоян: кръстоносците държат Константинопол, Византия е на части, а ти водиш едно от царствата, които искат цялото.
    Събираш **Влияние**. В края на всеки рунд всяка твоя територия носи 1, а предимства и карти – още. Който тогава е стигнал целта, печели; който превземе единайсета територия, печели веднага. Страницата „Тази маса“ казва какво важи тук.
    А **рундът** върви така: всеки тайно избира четири заповеди (Планиране). Сезон след сезон всеки изпълнява по една. Накрая е Разборът: броят се точките.
page-signs = Картата и знаците
page-signs-text = Номерът на всяка територия е върху щита на владетеля ѝ, а всяко море има буква; в текстовете ги има и тях: Тракия (17). Бледите са неутрални, тези на точки – суверенни, сивите – извън играта.
    Под номера са армиите. Мечове в червен кант: обсаждащи. Дебелите тъмни граници не се минават; по точките над водата се минава.
    В редовете отдолу: звезда – Влияние, монета – злато, щит – територии, карти – царски + Стратегии, пясъчен часовник – оставащи заповеди, знаме – първи играч; златната рамка показва кого чакаме.
    Всяка територия, карта и знак може да се потърси: /balkans look.
page-pieces = Войските
page-pieces-text = Имаш десет армии, пет флотилии и една царска армия (Венеция няма). Загубеното се връща в резерва.
    • Редовна армия: 1 злато, сила 1.
    • Елитна армия: 3 злато или 2 за повишаване на редовна; сила 2. Само зад стени.
    • Царска армия: 4 злато, сила 3. Само зад стени. Загубата ѝ струва 2 точки Влияние и дава 2 на победителя ѝ.
    • Флотилия: 2 злато; сила 2 в морето, 1 при битка на брега. Носи една армия.
    За напреднали елитните и царските дават и атака 1, и защита 1.
page-orders = Заповедите
page-orders-text = Има по две заповеди от всеки вид; при Планирането тайно избираш четири.
    • **Добив**: 2 злато, по 1 за територия и още 1 за богата.
    • **Въоръжение**: всяка твоя територия прави едно нещо: наема, повишава, строи флотилия, възстановява се.
    • **Настъпление**: армии от най-много две територии и флотилии от най-много две морета разстояние тръгват към една територия.
page-orders-standard = Сезоните са три, затова една от четирите остава неизиграна. Вместо да играеш заповед, можеш да пропуснеш; тя отпада, без да се вижда.
page-orders-advanced = • **Отбрана**: лагер (стени с ниво 1) на твоя територия и разместени армии; или, запазена, отговор на Настъпление.
    • **Развитие**: утвърждаваш карта (5 злато), теглиш царска, купуваш Стратегии (1, 2, 3 … злато), разбъркваш царските.
    Сезоните са четири. Вместо да играеш заповед, можеш да пропуснеш; тя отпада, без да се вижда.
page-turn = Един ход от край до край
page-turn-text = Водиш България и играеш **Настъпление**. Целта е Родопи на латинците, с една елитна армия и без стени.
    1. Флотилии: не местиш никоя. Готово.
    2. Армии: две редовни тръгват от Копсис, елитна – от Средец, през неутралния Филипопол. Готово.
    3. Латинците могат да доведат помощ или да играят карта; оставят нещата така.
    4. Битка. Ти имаш 4, те 2 и още 1 от предимството Кръстоносци. И двамата може да играят карти; и двамата пасуват.
    5. Ти теглиш тактика, те играят от ръка: твоята +2, тяхната +1. 6 срещу 4: печелиш, армията им е загубена.
    6. Родопи са твои: отсега по 1 злато при Добив и по 1 точка Влияние в Разбора. Приключваш хода.
page-move = Движение
page-move-text = • **Армиите** вървят до две територии. Тази помежду може да е твоя, свободна или на играч без армии там, но не суверенна; елитните и царските минават и където стоят само редовни.
    • **Флотилиите** минават до две морета и спират до целта, при Маневриране и където няма враждебна флотилия. По пътя се качва една армия; слиза след морските битки.
    • **Протоци** (порти): който владее територията им, решава кой минава; другите питат.
    • **Помощ**: при нападение владетелят води войски, докъдето стигат стените: ниво 1 – една стъпка, ниво 2 – две. Срещнат ли се враждебни флотилии до целта, те се бият първи.
page-battle = Битки
page-battle-text = Всяка страна събира войските, картите и предимствата си, при обсада стените, и една **тактика**. Първо са картите за начало на битка, поред, докато всички пасуват. После всеки казва дали тактиката е от ръка, или я тегли. Всички се обръщат: по-големият сбор печели, равенството е за защитниците.
page-battle-standard = Загубилата страна губи една войска. После загубилият, а след него победителят, може да отстъпи. Иначе следва нов рунд, докато от едната страна не остане никой.
    Загубилите се оттеглят на съседна своя територия или на борда; без място са загубени. Нападатели, които са победили и още имат армия там, превземат територията.
page-battle-advanced = Рундът е един. После всяка страна губи атаката на другата (1 за победа, 1 за елитна или царска армия, карти) минус своята защита (елитни и царски армии, стени, карти).
    Загубилите се оттеглят на съседна своя територия или на борда; без място са загубени. Нападатели, които са победили и още имат армия там, превземат територията.
page-siege = Обсади
page-siege-text = За територия без стени битката е веднага, а празна направо се превзема.
    Зад стени владетелят избира: **поле**, битка сега, в която стените не се броят, или **обсада**. Празните стени също се обсаждат.
    Обсадена територия не носи злато и не се въоръжава. В Разбора обсадата се решава: битка, в която стените се броят, а ако вътре няма никого, територията пада.
    • **Освобождаване**: ако преди това там дойде армия на владетеля или съюзник, тя се бие с обсаждащите на открито. Владетелят може да играе Настъпление към нея, за да я освободи.
page-cards = Картите
page-cards-text = • **Общи бойни тактики**: едно тесте за всички, тегли се в битки.
    • **Царски карти**: тестето на царството ти, дванайсет: тактики и карти за битки, заповеди и Разбора.
    • **Стратегии**: едно тесте за всички, за всеки миг от годината.
    • **Предимства**: лежат открити и важат през цялата игра.
    Всяка карта казва кога се играе и колко струва; плаща се веднага. Започваш с две царски и две Стратегии и теглиш по една след всеки Разбор. Карти с едно име се играят по една на ход, битка или Разбор.
page-cards-standard = Картите за напреднали не са в тестетата.
page-cards-advanced = Някои карти може да се **утвърдят** при Развитие за 5 злато: лежат открити и се играят отново и отново.
page-free = Територии без играч
page-free-text = • **Неутралните** (бледи) се минават. Силата им е 1 плюс стените и изтеглена тактика.
    • **Суверенните** (на точки) не се минават. Силата им е колкото територии има още държавата (Босна: 1, но две тактики), плюс стените и изтеглена тактика.
    И за двете битката е веднага: обсада няма. Те не губят войски; един спечелен боен рунд превзема територията. Ако загубиш, губиш както срещу играч и се оттегляш.
    Сивите са извън играта. Териториите на царства без играч стават неутрални, суверенни или сиви: виж страницата „Тази маса“.
page-razbor = Разборът и краят
page-razbor-text = След последния сезон, в този ред:
    1. Решават се обсадите; първият играч казва коя кога.
    2. Предлагат се и се напускат съюзи.
    3. Карти за Разбора, по една, поред.
    4. Който няма територия, излиза.
    5. Влияние: по 1 за територия без бунт и каквото носят предимствата.
    6. Стигна ли някой целта? Печели най-голямото Влияние; при равенство – повече територии.
    7. Знамето на първия играч минава нататък.
    8. Всеки тегли царска карта и Стратегия.
    9. Заповедите се връщат; лагери и бунтове свършват; започва нов рунд.
page-kingdoms = Царствата
page-kingdoms-text = С какво започва всяко: територии, армии, флотилии и предимствата му. /balkans look казва какво правят.
page-variants = Тази маса
page-questions = Чести въпроси
page-questions-text = • **Кой започва?** Първият играч, със знамето; след всеки Разбор то минава нататък.
    • **Заедно ли печелят съюзниците?** Само постоянните отбори. Другите са съюзници за мир и печели всеки сам.
    • **Защо ме питат, като нямам какво да играя?** За да не личи какво държиш. Избери „Не играй мои карти до края на рунда“ и няма да те питаме.
    • **Всичките ми армии са на картата?** Разпусни една при Въоръжение, безплатно, и я наеми другаде.
    • **Мога ли да нападам без армии?** Флотилиите печелят море, но територия превзема само армия.
    • **Мога ли да нападна съюзник?** Първо развали съюза: 2 точки Влияние при Настъпление, нищо в Разбора.
    • **Ами ако падне последната ми територия?** Играеш до Разбора; нямаш ли и тогава, излизаш.
variant-standard = Стандартна игра: три вида заповеди, три сезона, битки на няколко рунда.
variant-advanced = За напреднали: пет вида заповеди, четири сезона, битки на един рунд с атака и защита.
variant-influence = Който има { $n } точки Влияние в края на рунда, печели.
variant-influence-teams = Отбор с { $n } точки Влияние в края на рунда печели, по-малкият – с { $less }.
variant-territory = Който превземе единайсета територия, печели веднага.
variant-annihilation = Печели само последният оцелял.
variant-annihilation-others = Печели последният оцелял.
variant-rounds = Рунд { $n } е последният: тогава решава Влиянието.
variant-money = Който пръв има { $gold }, печели веднага.
variant-control = Който държи { $place } в две поредни Планирания, печели.
variant-neutral = Териториите на царства без играч са неутрални.
variant-sovereign = Териториите на царства без играч са суверенни.
variant-unplayable = Териториите на царства без играч са извън играта.
variant-alliances-free = Съюзи по уговорка.
variant-alliances-teams = Постоянни отбори с общо Влияние; при сравнение на по-малкия отбор се брои двойно.
variant-alliances-none = Без съюзи.
variant-kingdoms-draft = Царствата се избират поред.
variant-kingdoms-lot = Царствата се раздават по жребий.
variant-start = Стратегическо начало: още 5 злато, а от пет царски карти задържаш онези, които платиш.
variant-manoeuvre = Настъплението може да се играе като Маневриране.
news-round-tied = Боен рунд { $n }: нападатели – { $attackers }; защитници – { $defenders }. Равенство: печелят { $side }.
news-gains = Спечелено Влияние: { $gains }.
news-gains-one = { $who } { $sum }

## Къде се обърна играта
turned-battle = Най-голямата битка: { $place }, сила { $attackers } срещу { $defenders }.
turned-captured = Първата територия, която смени владетеля си: { $who } превзема { $place } от { $whom }.
turned-harvest = Най-богатият Добив: { $who }, { $gold }.
