# Битката за Балканите на български.

## The game in lists and commands

game-name = Битката за Балканите
game-blurb = Времето на Калоян: заповеди, войни и Влияние над 46 територии. 2–5 играчи.
verb-kingdom = Избираш царството, което водиш
verb-keep = Стратегическо начало: задържаш част от петте царски карти, по 2 злато
verb-plan = Избираш четирите си заповеди за рунда
verb-order = Започваш да изпълняваш заповед
verb-with = Изиграваш тези карти заедно със започнатата заповед
verb-choose = Отговаряш на отворения малък въпрос
verb-back = Връщаш последния си отговор
verb-skip = Пропускаш хода си и отхвърляш заповед, без да я показваш
verb-card = Изиграваш своя карта
verb-ransom = Откупуваш пленената си армия
verb-end = Приключваш хода си
verb-hire = Наемаш армия в своя територия
verb-promote = Превръщаш редовна армия в елитна
verb-build = Строиш флотилия край своя територия
verb-home = Венеция: строиш флотилия в родното море
verb-repair = Възстановяваш територия в разруха
verb-disband = Разпускаш своя фигура от картата
verb-break = Напускаш съюза
verb-sail = Местиш флотилия, със или без армия на борда
verb-ask = Искаш позволение да минеш през проток
verb-march = Пращаш армии към целта
verb-grant = Разрешаваш преминаването
verb-refuse = Отказваш преминаването
verb-defend = Отговаряш на Настъпление със заповед Отбрана
verb-fight = Избираш следващата битка
verb-meet = Излизаш на полето срещу нападателите или оставаш в обсада
verb-consent = Позволяваш ли на съюзника да отбранява твоя територия
verb-establish = Полагаш карта като Утвърдена стратегия
verb-royal = Развитие: теглиш царска карта
verb-buy = Развитие: купуваш горната Стратегия
verb-reshuffle = Развитие: размесваш изиграните царски карти обратно в тестето
verb-lend = Даваш на съюзник назаем флотилиите си около битката
verb-hand = Обявяваш тактика от ръка
verb-draw = Обявяваш, че теглиш Обща бойна тактика
verb-tactic = Подготвяш тази бойна тактика с лице надолу
verb-count = Избираш чия тактика важи за твоята страна
verb-lose = Понасяш загубите с тези войски
verb-retreat = Бягаш от битката
verb-stay = Оставаш в битката
verb-embark = Оттегляш армия на борда на своя празна флотилия
verb-withdraw = Оттегляш всичко останало на съседно място
verb-propose = Предлагаш съюз
verb-accept = Приемаш съюза
verb-decline = Отказваш съюза
verb-done = Приключваш тази стъпка
verb-pass = Пасуваш
verb-surrender = Започваш да се предаваш
verb-yield = Потвърждаваш предаването, като посочиш царството си
field-kingdom-kingdom = Царството, например България
field-keep-cards = Царските карти, които задържаш; може и нито една
field-plan-orders = Четири заповеди, например добив, въоръжение, настъпление, настъпление
field-order-kind = Коя заповед: добив, въоръжение, настъпление, отбрана, развитие
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
field-home-army = Дали да има редовна армия на борда за още 1 злато
field-repair-land = Територията, която възстановяваш
field-disband-place = Къде е фигурата
field-disband-kind = Каква войска: редовна, елитна или флотилия
field-sail-fleet = Флотилията по морето ѝ, с + и армията на борда, ако има
field-ask-strait = Протокът, през който искаш да минеш
field-march-armies = Армиите, които тръгват, всяка като територия:вид:номер
field-fight-place = Мястото на битката
field-meet-how = Поле или обсада
field-consent-yes = Да позволява на съюзника да отбранява
field-establish-card = Картата, която утвърждаваш
field-lend-to = Съюзникът, на когото даваш назаем
field-tactic-card = Тактиката, която подготвяш
field-count-seat = Чия тактика важи
field-lose-pieces = Войските, които губиш
field-embark-kind = Видът армия, която се качва на борда
field-embark-sea = Морето на празната флотилия
field-withdraw-to = Къде се оттегляш
field-propose-members = Царствата, свързани с +, твоето сред тях
field-yield-what = Царството, от което се отказваш: твоето
option-mode = Стандартна или игра за напреднали (обикновено стандартна)
option-mode-label = игра
option-target = Влияние за победа: от 10 до 200 (обикновено 30)
option-target-label = цел във Влияние
option-influence_victory = Влиянието може да донесе победа: да или не (обикновено да)
option-influence_victory-label = победа с Влияние
option-territorial_victory = Единайсетата територия печели: да или не (обикновено да)
option-territorial_victory-label = победа с територии
option-annihilation = Печели само последният оцелял: да или не (обикновено не)
option-annihilation-label = пълно унищожение
option-round_limit = Последният рунд, от 1 до 50; 0 е без край (обикновено 0)
option-round_limit-label = последен рунд
option-control_territory = Територия, която печели, ако е твоя в две поредни Планирания (обикновено никоя)
option-control_territory-label = територия за контрол
option-money_goal = Злато, което печели веднага, от 10 до 500; 0 е без цел (обикновено 0)
option-money_goal-label = цел в злато
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
choice-non_players-unplayable = неизградени
choice-alliances-free = свободни
choice-alliances-teams = отбори
choice-alliances-none = няма
choice-seat_order-lot = по жребий
choice-seat_order-as_seated = както седим
choice-kingdom_choice-draft = избор поред
choice-kingdom_choice-lot = по жребий
preset-standard = Стандартна игра
preset-advanced = Игра за напреднали
preset-teams = Отборна война до 15 Влияние
preset-no-alliances = Всеки сам за себе си, до 15 Влияние
preset-manoeuvre = За напреднали, с Маневриране и стратегическо начало
preset-control = Битка за една територия, пет рунда
preset-money = Надпревара за 50 злато, пет рунда
preset-annihilation = Унищожение, пет рунда
preset-quick = Бърза война за два рунда
balkans-no-victory = На тази маса трябва начин да се спечели: разреши поне един.
balkans-money-goal = Целта в злато започва от { $least }; 0 я изключва.
balkans-teams-need-three = За отбори трябват поне трима; на тази маса сте { $seats }.
balkans-teams-empty = И в двата отбора трябва да има някой: посочи някои места, не всички.

## Refusals

why-over = Играта свърши; нова маса е на една команда разстояние.
why-not-your-turn = Сега играят другите; масата ще те повика, щом дойде твоят ред.
why-not-now = Това става в друг момент от рунда.
why-unknown-name = „{ $name }“ го няма на тази карта; имената се подсказват, докато пишеш.
why-not-in-hand = { $card } не е сред картите ти; изиграй карта, която държиш.
why-wrong-moment = { $card } се играе в друг момент.
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
why-alliance-not-whole = Предложението включва теб и целите съюзи на участниците.
why-finish-first = Нещо е започнато: довърши го или се върни назад.
why-nothing-like-it = Това го няма сред възможното сега; менютата показват всичко възможно.

## How a table ends

outcome-territory = Единайсетата територия е превзета: войната е спечелена.
outcome-money = Целта в злато е достигната.
outcome-annihilation = Остана само една страна.
outcome-control = Спорната територия бе удържана от Планиране до Планиране.
outcome-influence = Целта във Влияние е достигната.
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
n-gold = { $n } злато
n-influence = { $n } Влияние
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
power-unplayable = неизградена
piece-at = { $kind }, { $place }
piece-laden = { $kind } с { $load }, { $place }
piece-lent = { $piece } (назаем от { $who })
word-none = нищо
word-stay = остава на борда
word-aboard = армията на борда
word-yes = да
word-no = не
word-field = излизам на полето
word-siege = оставам зад стените
source-base = основа
source-lands = територии
source-land = защитници на територията
source-armies = армии
source-fleets = флотилии
source-fortress = крепост
source-victory = победа
source-breach = развален съюз
source-royal-lost = загубена царска армия
source-royal-destroyed = унищожена царска армия
source-start = стратегическо начало
source-strategy = купена Стратегия
source-stolen = взето в битка
term = { $source } { $n }
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
news-drew-one = { $who } { $cards }
news-shuffled = Изиграните карти са размесени в ново тесте.
news-answered-keep = Избраха кои царски карти да задържат: { $names }.
news-answered-plan = Готови планове: { $names }.
news-answered-tactic = Готови тактики: { $names }.
news-answered-alliance = Отговориха на предложението: { $names }.
news-kept = { $who } задържа { $cards }.
news-round = Рунд { $n } започва с Планиране.
news-season = Сезон: { $season }.
news-played = { $who } изпълнява: { $order }.
news-played-at = { $who } изпълнява: { $order } – { $place }.
news-played-from = { $who } изпълнява: { $order } – { $place } → { $target }.
news-skipped = { $who } пропуска хода си; заповед отпада, без да се показва.
news-harvested = { $who } събира злато: { $sum }.
news-gold = { $who }: { $sign }{ $n } злато ({ $why }).
news-influence = { $who }: { $sign }{ $n } Влияние ({ $why }).
news-gained = { $who } печели Влияние: { $sum }.
news-armed = { $who } се въоръжава за { $gold }: { $what }.
news-promoted = { $n ->
    [one] { $n } редовна армия става елитна
   *[other] { $n } редовни армии стават елитни
} – { $place }
news-repaired = възстановяване – { $place }
news-at = { $what } – { $place }
news-disbanded = { $who } разпуска: { $what }.
news-passage-asked = { $who } моли { $whom } за преминаване: { $strait }.
news-passage-granted = { $who } пропуска { $whom }: { $strait }.
news-passage-refused = { $who } отказва преминаване на { $whom }: { $strait }.
news-moves = { $who } мести: { $moves }.
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
news-defence-asked = { $who } моли { $whom } за Отбрана: { $place }.
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
news-passed = Пасуваха: { $names }.
news-declared-hand = Тактика от ръка: { $names }.
news-declared-draw = Теглят Обща бойна тактика: { $names }.
news-tactics = Тактики: { $tactics }.
news-tactic = { $who } – { $card } ({ $text })
news-counts = За { $side } важи тактиката на { $who }: { $card }.
news-strength = Нападатели { $attackers }; защитници { $defenders }.
news-round-won = Боен рунд { $n }: печелят { $side } ({ $why }).
news-losses = Загуби за { $side }: { $n } (атака { $attack }; защита { $defence }).
news-destroyed-one = { $who } { $what }
news-retreated = Бягство: { $names }.
news-stayed = Битката продължава: { $names }.
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
news-revolt-off = Бунтът стихва: { $place }.
news-ruin-on = Разруха: { $place }.
news-ruin-off = Разрухата е преодоляна: { $place }.
news-established = { $who } утвърждава { $card }.
news-peeked-hand = { $who } поглежда карти на { $whom }.
news-peeked-orders = { $who } поглежда заповедите на { $whom }.
news-lasting = { $card } остава пред { $who } до края на действието си.
news-broken = { $who } разваля съюза с { $others }.
news-proposed = { $who } предлага съюз: { $members }.
news-answers = За: { $yes }; против: { $no }.
news-allied = Съюзници отсега: { $members }.
news-razbor = Разбор: равносметка на годината.
news-eliminated = { $who } остава без територии и излиза от играта.
news-surrendered = { $who } се предава.
news-first = Първи играч вече е { $who }.
news-won = Победа: { $names }! Браво на всички.
news-won-nobody = Не остана кой да победи. Браво на всички.
nobody = никой

## Whom the table waits for (phases), as everybody reads it

ask-choose_kingdom = { $names } избира царство.
ask-strategic_start = Царски карти за задържане – чакаме { $names }.
ask-planning = Планиране – чакаме { $names }.
ask-turn = { $names } е на ход.
ask-turn_close = { $names } приключва хода си.
ask-arming = { $names } се въоръжава.
ask-move = { $names } мести войски.
ask-off_reaction = { $names } може да отговори на Настъплението.
ask-strait_permission = { $names } решава за преминаването.
ask-choose_battle = { $names } избира следващата битка.
ask-battle_choice = { $names } избира: поле или обсада.
ask-ally_consent = { $names } решава за Отбраната.
ask-development = { $names } се развива.
ask-battle = Битка – чакаме { $names }.
ask-alliance = Предложен съюз – чакаме { $names }.
ask-razbor = Разбор – чакаме { $names }.

## What a seat itself may do

own-wait = Сега няма какво да правиш. { $line }
own-planned = Планът ти е готов; можеш да го смениш, докато всички са готови.
own-out = Ти си извън тази игра.
own-choose_kingdom = Избери царството, което ще водиш.
own-strategic_start = Избери кои царски карти да задържиш, по 2 злато.
own-planning = Избери четирите си заповеди за рунда.
own-turn = Твой ред е: изпълни заповед или пропусни.
own-turn_close = Заповедта ти е изпълнена: играй карта или приключи хода.
own-arming = Въоръжи териториите си, по едно действие; после „Готово“.
own-off_aggression = Преди да тръгнеш, можеш да развалиш съюза за 2 Влияние.
own-off_fleets = Премести флотилии към { $place }; после „Готово“.
own-off_armies = Прати армии към { $place }; после „Готово“.
own-off_reaction = Целта е { $place }: доведи помощ, играй карта или „Готово“.
own-strait_permission = { $who } иска да мине: { $place }. Разреши или откажи.
own-choose_battle = Избери следващата битка.
own-battle_choice = Нападение над { $place }: излез на полето или остани зад стените.
own-ally_consent = { $who } иска да отбранява { $place } вместо теб. Съгласяваш ли се?
own-defence_moves = Размести армии около { $place }; после „Готово“.
own-development = Развитие: утвърди, тегли, купи, размеси – в този ред; после „Готово“.
own-battle_lend = Съюзникът ти се бие – { $place }: дай му флотилиите си назаем или пасувай.
own-battle_start = Преди битката – { $place }: играй карта или пасувай.
own-battle_declare = Битка – { $place }: тактика от ръка или теглиш?
own-balance = Преди тактиките: { $attackers } { $strong }, { $defenders } { $weak }.
own-battle_pick = Избери тактика; никой не я вижда, докато всички са готови.
own-battle_side_tactic = Избери чия тактика важи за вашата страна.
own-battle_losses = Избери загубите си.
own-battle_retreat = Оставаш в битката или бягаш?
own-battle_end = След битката – { $place }: играй карта или пасувай.
own-battle_withdraw = Избери къде се оттеглят войските ти.
own-razbor_diplomacy = Предложи съюз, напусни своя или пасувай.
own-alliance_answer = { $who } предлага съюз: { $members }. Приеми или откажи.
own-razbor_cards = Разбор: играй карта или пасувай.

## Buttons, rows and headings

label-none = Без карти
label-skip = Пропускам: отпада { $order }
label-skip-none = Пропускам
label-back = ← Назад
label-ransom = Откуп: { $kind }, { $gold } за { $who }
label-end = Край на хода
label-row = { $place }: { $what }, { $gold }
label-promote = в елитна
label-fleet = флотилия → { $sea }
label-home-laden = флотилия с редовна армия
label-repair = възстановяване
label-disband = Разпускам: { $what }
label-break = Развалям съюза
label-ask = Искам да мина: { $place }
label-grant = Разрешавам
label-refuse = Отказвам
label-defend = Играя Отбрана
label-meet-field = Полева битка ({ $attackers } срещу { $defenders })
label-meet-siege = Обсада ({ $attackers } срещу { $defenders })
label-establish = Утвърждавам { $card }: { $gold }
label-royal = Тегля царска карта
label-buy = Купувам Стратегия: { $gold }
label-reshuffle = Размесвам царските карти
label-lend = Давам назаем флотилии на { $who }
label-hand = От ръка
label-draw = Тегля
label-retreat = Бягам
label-stay = Оставам
label-embark = { $kind } на борда: { $sea }
label-withdraw = Оттеглям се: { $place }
label-accept = Приемам
label-decline = Отказвам
label-done = Готово
label-pass = Пас
label-surrender = Предавам се…
label-consent-yes = Съгласявам се
label-consent-no = Не се съгласявам
label-target = { $place } – { $owner }
label-target-far = { $place } – { $owner } (недостижима)
pick-keep = Избери царски карти за задържане…
pick-plan = Избери четири заповеди…
pick-with = Карти към заповедта…
pick-march = Прати армии: { $place }…
pick-lose = Избери загубите…
pick-yield = За да се предадеш, посочи царството си…
menu-kingdom = Избери царство…
menu-order = Изпълни заповед…
menu-skip = Пропусни хода, отпада…
menu-card = Изиграй карта…
menu-ransom = Откупи армия…
menu-hire-regular = Наеми редовна армия…
menu-hire-elite = Наеми елитна армия…
menu-hire-royal = Наеми царската армия…
menu-promote = Превърни в елитна…
menu-build = Построй флотилия…
menu-repair = Възстанови…
menu-disband = Разпусни…
menu-sail = Премести флотилия…
menu-ask = Поискай преминаване…
menu-fight = Следваща битка…
menu-establish = Утвърди карта…
menu-tactic = Подготви тактика…
menu-count = Чия тактика важи…
menu-lend = Дай флотилиите си назаем…
menu-embark = Качи армия на борда…
menu-withdraw = Оттегли се…
menu-propose = Предложи съюз…
label-located = { $place } ({ $n })
menu-other = Какво ще правиш…
menu-choose = Накъде пращаш армии…
menu-choose-cards = Карти към заповедта…
menu-choose-target = Целта: { $group }…
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
group-free = свободни територии
group-own = твои и съюзни територии
group-in = { $group } – { $region }
region-danube = България и Дунав
region-thrace = Тракия и протоците
region-macedonia = Македония и Епир
region-adriatic = Сърбия и Адриатика
region-asia = Мала Азия
region-islands = Елада и островите

## The table and the hand in words

table-round = Рунд { $n }
table-target = отбелязана цел: { $place }
table-first = първи играч: { $who }
table-seat = { $who } ({ $kingdom }): Влияние { $influence }, злато { $gold }, територии { $lands }, карти { $cards }, заповеди { $orders }
table-out = { $who }: извън играта
table-sieges = В обсада: { $places }
table-battle = { $kind }, { $place }: { $attackers } { $strength } – { $defenders } { $resistance }
table-place = { $place }. { $names }
table-scores = { $who } ({ $influence }, { $lands })
hand-orders = Заповедите ти: { $orders }
hand-prepared = Избрано тайно: { $what }
hand-drawn = Изтеглени за избор: { $cards }
hand-peek-hand = Видяни карти на { $who }: { $what }
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
effect-levy = на твоя територия се включват до { $what }, всяка на цената си
effect-force_draw = враговете теглят тактики
effect-second_draw = при теглене виждаш две тактики и пазиш една
effect-negate_text = действията на вражите тактики не важат
effect-capture = пленяваш { $what } от унищожените
effect-rescue = { $what } от унищожените се връща в твоя земя
effect-promote = { $what } става елитна
effect-ruin = територията е в разруха
effect-gold = +{ $n } злато
effect-steal_gold = взимаш до { $n } злато от враг
effect-influence = +{ $n } Влияние
effect-draw = теглиш { $cards }
effect-gold_per = +{ $n } злато { $per }, най-много { $max }
effect-recruit = { $what } в твоя крепост
effect-annex_neutral = взимаш съседна неутрална територия без крепост
effect-battle_bonus = +{ $n } сила във всички твои битки до края на следващия Разбор
effect-order_gold = още { $n } злато
effect-order_gold_per = още { $n } злато { $per }, най-много { $max }
effect-hire_discount = цените над 1 падат с { $n }
effect-extra_actions = { $n ->
    [one] още { $n } действие
   *[other] още { $n } действия
}
effect-land_range = армиите стигат до { $n } територии
effect-sea_range = флотилиите стигат до { $n } морета
effect-pass_sovereign = армиите минават през суверенни територии
effect-pass_fleets = флотилиите минават покрай враждебни
effect-assault = крепостта се щурмува веднага
effect-camp = лагерът е силна крепост
effect-price_discount = Стратегиите са с { $n } по-евтини
effect-counter_march = при целта идва подкрепление от най-много { $range } територии: до { $what }
effect-evacuate = всичките ти армии напускат целта към съседна територия
effect-peek_hand = само ти виждаш { $n ->
    [one] { $n } карта
   *[other] { $n } карти
} на друг играч
effect-lose_gold = друг играч губи { $n } злато
effect-build_fleet = строиш флотилия край своя територия на цената ѝ
effect-revolt = бунт във враждебна територия без нейни армии
effect-peek_orders = само ти виждаш неизиграните заповеди на друг
effect-goal = +{ $n } Влияние в Разбора
effect-goal_per = +{ $n } Влияние в Разбора { $per }, най-много { $max }
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
cond-defender = защитаваш
cond-sea = битката е морска
cond-land = битката е на суша
cond-field = битката е полева
cond-siege = битката е крепостна
cond-has_royal = се бие царската ти армия
cond-has_elite = се бие твоя елитна армия
cond-regulars = се бият поне { $n } редовни армии
cond-more_troops = имаш повече войски
cond-fewer_troops = имаш по-малко войски
cond-own_territory = територията е твоя
cond-vs_player = врагът е играч
cond-won = ти спечели
cond-lost = ти загуби
cond-most_rich = имаш най-много богати територии
cond-owns = владееш: { $places }
cond-coast = имаш бряг: { $places }

## Words in the pictures

picture-planning = Планиране
picture-razbor = Разбор
picture-setup = Подготовка
picture-out = извън играта

## The rules page

rules-goal = ## Битката за Балканите
    Четвъртият кръстоносен поход е сломил Византия; води царство във времето на Калоян. Печели първият, достигнал целта във Влияние при Разбора, или който превземе единайсета територия. Масата може да избере и други цели.
rules-round = **Рунд.** В Планирането всеки тайно избира четири заповеди. После във всеки сезон (три; четири за напреднали) всеки по ред изпълнява една или пропуска. Разборът затваря рунда.
rules-orders = **Добив** носи 2 злато, по 1 за територия и още 1 за богата. **Въоръжение**: всяка територия върши едно нещо: редовна армия за 1, елитна за 3 или превръщане за 2, царска за 4, флотилия за 2. Елитната и царската искат крепост. **Настъпление** праща армии от най-много две територии и флотилии от най-много две морета към една цел. **Отбрана** (за напреднали) прави лагер и размества армии. **Развитие** (за напреднали) тегли, купува и утвърждава карти.
rules-move = **Движение.** Армиите минават през свободни и свои територии, не през суверенни, нито през враждебни армии. Флотилията носи една армия. Протокът е отворен за владетеля на земята му и за когото той пусне. Собственикът на целта може да доведе помощ докъдето стига крепостта.
rules-battle = **Битки.** Всяка страна събира войските си (редовна 1, елитна 2, царска 3; флотилия 1, в море 2), една тактика от ръка или изтеглена, карти и стените си. По-голямата сума печели, равенството е за защитниците. В стандартната игра загубилият боен рунд губи една войска и страните може да бягат; за напреднали решава един рунд, а загубите са атака минус защита. Загубилият се оттегля.
rules-siege = **Обсади.** За територия без крепост се бият веднага. Зад стени собственикът избира поле или обсада; обсадата се решава в Разбора. Обсадена територия нито се въоръжава, нито носи злато.
rules-map = **Картата.** Числата са територии, буквите – морета, портите – протоци в цвета на владетеля им. Кула е крепост, шатра – лагер, монета – богата територия, пламък – бунт, череп – разруха; дебелите тъмни граници не се минават, по точките се минава. До числата стоят редовни армии (човек), елитни (кон) и царска (корона); мечове в червен кант обсаждат. В редовете: звезда – Влияние, монета – злато, щит – територии, карти – царски + Стратегии, пясъчен часовник – оставащи заповеди, знаме – първи играч.
rules-razbor = **Разбор.** Обсадите свършват, сключват се и се напускат съюзи, играят се карти; после всяка територия носи 1 Влияние, а предимствата – още. Всеки тегли царска карта и Стратегия. Загубата на царската армия струва 2 Влияние, както и развален съюз по време на Настъпление.

## Small questions of what one has begun

own-asking-cards = Кои карти ще изиграеш със заповедта? Може и без.
own-asking-target = Избери целта на заповедта.
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
own-asking-surrender = На път си да се предадеш: посочи царството си или се върни назад.

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
round-more = { $strong } срещу { $weak }
round-even = по { $strong }: равенството е за защитниците
news-destroyed-round = Загубени в бойния рунд: { $what }.
news-destroyed-card = Загубени заради карта: { $what }.
news-destroyed-aboard = Потънали с флотилията: { $what }.
news-destroyed-nowhere = Загубени, защото няма къде да се оттеглят: { $what }.
side-you = ти
side-yours = твоята страна

## Answers given beforehand

standing-battle = Без карти в тази битка
standing-battle-given = В тази битка не играеш карти и теглиш тактиките си.
standing-round = Без повече карти в този рунд
standing-round-given = До края на рунда не играеш карти: пасуваш, теглиш тактики и ходовете ти свършват сами.
standing-refuse = Отказвам преминаване в този рунд
standing-refuse-given = До края на рунда отказваш на всички своите протоци.
