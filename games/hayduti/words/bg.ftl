# „Хайдути“ на български. Имената на играчите идват обезопасени; `card`, `cards`, `stat`, `goal` и `deets` идват с думи
# оттук, в отказите също; измисленото от човек идва така, както е написано.
#
# Един термин за едно нещо: комитет = страната на играча · набор, дейност, бойна мощ = трите му показателя · таен,
# разкрит, разбит = състоянията му · хайдутин = карта за групи, с принос (показателя, на който служи), сила и цвят ·
# войвода = карта, която се издига за точки · деец = историческо лице, което се издига и помага · заптие, заптиета ·
# поле = шестнайсетте карти по средата · проучи, вербувай, вербувай рисковано = трите действия · изчистване = махане на
# карти от ръката · група = хайдути, използвани заедно · издигам = вкарвам в игра с група · завъртане = използваните
# карти отново стават тесте.

## Играта в списъци и команди

game-name = Хайдути
game-blurb = Вербувай хайдути, пази се от заптиетата, издигай войводи и дейци. 2–6 играчи.

verb-scout = Проучване: обърни закрита карта от полето
verb-recruit = Сигурно вербуване: вземи открита карта от полето в ръката си
verb-risk = Рисковано вербуване: изтегли горната карта; заптие слага край на действията ти
verb-pass = Приключи действията си за този ход
verb-sofroniy = Софроний: обърни горната карта на тестето до полето
verb-hadzhi = Хаджи Димитър: махни открито заптие
verb-meet = Посрещни заптието с Левски, с Дядо Ильо или без помощ
verb-clear = Изчисти карти от ръката си
verb-improve = Започни група, която подобрява твой показател
verb-raise = Започни група, която издига войвода или деец
verb-gather = Кажи какво е общото между хайдутите в групата
verb-group = Сформирай група от тези хайдути
verb-spare = Раковски: остави хайдутин от групата в ръката си
verb-back = Върни се и избери нова цел за групата
verb-skip = Този ход без група
verb-keep = Петко: спаси карти от ръката си, когато комитетът ти е разбит
verb-take = Хитов: вземи карти, които друг комитет губи
verb-elevate = Каравелов: избери кой показател расте с едно преди точкуването

field-scout-pos = Номерът на закритата карта
field-recruit-pos = Номерът на откритата карта
field-hadzhi-pos = Номерът на заптието, което да си отиде
field-meet-deets = Чия помощ вземаш: Левски, Дядо Ильо или никой
field-clear-cards = Картите за изчистване; пропусни, ако оставяш всички и това е възможно
field-improve-stat = Показателят: набор, дейност или бойна мощ
field-raise-card = Картата за издигане, напр. V10 или Левски
field-gather-by = Показател, цвят или хайдутинът, чийто принос важи, напр. d2g
field-group-cards = Хайдутите в групата, напр. d2g n3g; вече посоченият е в нея
field-spare-cards = Хайдутинът, който остава в ръката ти; пропусни, за да използваш всички
field-keep-cards = Картите за спасяване; пропусни, за да не спасиш нищо
field-take-cards = Картите за вземане; пропусни, за да не вземеш нищо
field-elevate-stat = Показателят: набор, дейност или бойна мощ

option-rotations = Завъртания на тестето до края: 2 кратка, 3 средна, от 4 до 10 дълга (обичайно 2)
option-rotations-label = завъртания
option-random_first = Първият играч се тегли по жребий; „не“: този, който седна пръв (обичайно да)
option-random_first-label = жребий за първия играч
option-advanced_hands = По-късните на ход започват с една или две карти: да или не (обичайно не)
option-advanced_hands-label = начални карти
option-hidden_discards = Изчистените и загубените карти от ръка остават тайна: да или не (обичайно не)
option-hidden_discards-label = скрито изчистване
option-parallel = Действия поред, после всички изчистват заедно, накрая групи: да или не (обичайно не)
option-parallel-label = паралелна игра
option-uprising = Всенародно въстание, губят и всички: няма, лесно, нормално, трудно, свои цели (обичайно няма)
option-uprising-label = всенародно въстание
choice-uprising-off = няма
choice-uprising-easy = лесно
choice-uprising-normal = нормално
choice-uprising-hard = трудно
choice-uprising-custom = свои цели
option-target_nabor = Цел на въстанието за Набор, от 5 до 13; само при свои цели (обичайно 7)
option-target_nabor-label = цел Набор
option-target_deynost = Цел на въстанието за Дейност, от 5 до 13; само при свои цели (обичайно 7)
option-target_deynost-label = цел Дейност
option-target_boyna = Цел на въстанието за Бойна мощ, от 5 до 13; само при свои цели (обичайно 7)
option-target_boyna-label = цел Бойна мощ
option-premature = Край, щом целите са по таблата: да или не; само при въстание (обичайно не)
option-premature-label = преждевременно избухване

preset-standard = Хайдути, кратка игра: две завъртания
preset-medium = Средна игра: три завъртания
preset-expert = Начало за опитни: жребий и начални карти
preset-seat-order = Започва този, който седна пръв
preset-hidden = Скрито изчистване
preset-parallel = Паралелна игра: всички изчистват заедно
preset-uprising = Всенародно въстание
preset-uprising-easy = Всенародно въстание, лесно, с преждевременно избухване
preset-uprising-hard = Всенародно въстание, трудно, три завъртания
preset-uprising-custom = Всенародно въстание с цели 8, 7, 6
preset-everything = Всичко наведнъж: четири завъртания, паралелно, трудно въстание

hayduti-premature-needs-uprising = Преждевременно избухване има само при въстание: избери му трудност или играй без него.

## Карти и хора

stat-nabor = Набор
stat-deynost = Дейност
stat-boyna = Бойна мощ
colour-green = зелен
colour-blue = син
colour-red = червен
colour-yellow = жълт
card-haydut = { $stat } { $strength } ({ $colour })
card-voyvoda = войвода { $cost }
card-zaptie = заптие { $strength }
item-voyvoda = Войвода, цена { $cost }, точки { $points }
item-voyvoda-at = Войвода, цена { $cost }, точки { $points }, на полето на { $pos }
item-deets = { $name } ({ $cost }): { $hint }
item-deets-at = { $name } ({ $cost }, на { $pos }): { $hint }
item-zaptie = Заптие със сила { $strength }
item-none = никой
item-copy = { $card }, { $number } от { $count }

## Какво правят дейците

hint-group_bonus = +{ $bonus } за всяка група
hint-group_bonus-stat = +{ $bonus } за групи с принос { $stat }
hint-group_bonus-size = +{ $bonus } за групи от { $size } и повече
hint-peek_to_field = открива нова карта
hint-remove_zaptie = маха заптие
hint-extra_actions = още { $actions } действия при заптиета { $threshold }+
hint-ignore_first_zaptie = подминава първото заптие
hint-exposed_bonus = прогонва заптието, което те разкрива
hint-keep_from_group = хайдутин от групата остава
hint-group_when_broken = група преди разбиването
hint-keep_when_broken = спасява { $keep } карти при разбиване
hint-take_when_broken = взема { $take } от чуждите загуби
ability-group_bonus = всяка твоя група е с { $bonus } по-силна.
ability-group_bonus-stat = групите с принос { $stat } са с { $bonus } по-силни.
ability-group_bonus-size = групите от { $size } и повече хайдути са с { $bonus } по-силни.
ability-peek_to_field = преди първото действие може да обърнеш горната карта на тестето до полето; заптие там не се среща.
ability-remove_zaptie = преди първото действие може да махнеш открито заптие; на мястото му идва закрита карта.
ability-extra_actions = още { $actions } действия, ако преди първото откритите заптиета имат обща сила { $threshold } или повече.
ability-ignore_first_zaptie = първото заптие, което срещнеш в хода, може да се подмине. Рискованото вербуване пак слага край на действията.
ability-exposed_bonus = заптието, което те разкрива, може да си отиде, а в ръката ти този ход остават още { $keep } карти.
ability-keep_from_group = докато комитетът е таен, { $keep } хайдутин от групата може да остане в ръката ти.
ability-group_when_broken = ако проучване разбие комитета ти, първо може да сформираш група.
ability-keep_when_broken = ако комитетът ти е разбит, спасяваш до { $keep } карти от ръката и пак е таен.
ability-take_when_broken = ако друг комитет е разбит, може да вземеш до { $take } от картите, които губи от ръка.
prescore-each = Преди точкуването: всеки показател +1.
prescore-choice = Преди точкуването: показател по твой избор +1.
prescore-stat = Преди точкуването: { $stat } +1.
scoring-if_leader = Точки: { $points }, ако водиш по { $stat }.
scoring-per_led_stat = Точки: по { $points } за всеки показател, по който водиш.
scoring-per_deets = Точки: по { $points } за всеки твой издигнат деец, с този включително.
scoring-per_voyvoda = Точки: по { $points } за всеки твой издигнат войвода.

## Какво се случи

news-started = Полето е подредено: шестнайсет закрити карти. Започва **{ $who }**.
news-start-hands = Начални карти: { $hands }.
news-start-hand = **{ $who }** { $count }
news-round = Рунд { $number }: пръв действа **{ $who }**.
news-deeds = **{ $who }** { $deeds }.
did-scout = проучва { $finds }
did-recruit = вербува { $finds }
did-risk = вербува рисковано: { $count ->
    [1] една карта отива
   *[other] { $count } карти отиват
} в ръката, без да се види
did-risk-nothing = иска да вербува рисковано, но няма какво да се тегли
did-stop = приключва с { $count ->
    [one] { $count } неизползвано действие
   *[other] { $count } неизползвани действия
}
did-clear = изчиства { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}: { $cards }
did-clear-hidden = изчиства { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}
did-clear-none = запазва всичките си карти
did-no-group = не сформира група
news-find = { $pos }: { $card }
news-risky-zaptie = **{ $who }** вербува рисковано и среща { $card } (вече на { $pos }): без повече действия и без група този ход.
news-sofroniy = { $deets } показва на **{ $who }** карта на { $pos }: { $card }.
news-sofroniy-nothing = { $deets } няма какво да покаже на **{ $who }**.
news-hadzhi = { $deets } маха за **{ $who }** { $card } от { $pos }; на мястото идва закрита карта.
news-hadzhi-gap = { $deets } маха за **{ $who }** { $card } от { $pos }; мястото остава празно.
news-benkovski = { $deets } вдига комитета на **{ $who }**: още { $count ->
    [one] { $count } действие
   *[other] { $count } действия
}.
news-ignored = { $deets } превежда **{ $who }** благополучно покрай { $card }.
news-exposed = Комитетът на **{ $who }** е разкрит.
news-ilyo = { $deets } прогонва { $card }: в ръката може да { $count ->
    [one] остане още { $count } карта
   *[other] останат още { $count } карти
}.
news-withstood = **{ $who }** устоява: заптиета { $total }, Бойна мощ { $boyna }.
news-broken = Комитетът на **{ $who }** е разбит: заптиета { $total }, Бойна мощ само { $boyna }.
news-petko = { $deets } спасява за **{ $who }** { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}.
news-petko-none = { $deets } не спасява нищо за **{ $who }**.
news-hitov = { $deets } носи на **{ $who }** { $count ->
    [one] { $count } загубена карта
   *[other] { $count } загубени карти
} на **{ $whom }**: { $cards }.
news-hitov-hidden = { $deets } носи на **{ $who }** { $count ->
    [one] { $count } загубена карта
   *[other] { $count } загубени карти
} на **{ $whom }**.
news-hitov-none = **{ $who }** не взема нищо от загубеното от **{ $whom }**.
news-lost = **{ $who }** губи { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}: { $cards }.
news-lost-hidden = **{ $who }** губи { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}.
news-field-cleared = Откритите карти напускат полето: { $cards }.
news-chosen = { $names } { $count ->
    [1] вече избра
   *[other] вече избраха
} какво да изчисти.
news-group = **{ $who }** сформира група с принос { $stat }: { $cards }. Сила { $sum }.
news-improved = { $stat } расте от { $before } на { $after }.
news-raised = Издига { $card }.
news-raised-field = Издига { $card } от поле { $pos }.
news-raised-points = В края носи точки: { $points }.
news-rakovski = { $deets } оставя в ръката: { $cards }.
news-no-group = { $names } { $count ->
    [1] не сформира
   *[other] не сформират
} група.
news-secret = Отново { $count ->
    [1] е таен комитетът
   *[other] са тайни комитетите
} на { $names }.
news-rotated = Тестето се разбърква наново: завъртане { $number } от { $total }.
news-silver = Влизат сребърните карти.
news-gold = Влизат златните карти.
news-silver-gold = Влизат сребърните и златните карти.
news-final = Последното завъртане мина: повече не се тегли.
news-broke-out = Въстанието избухва: целите са по таблата!
news-prescored = { $deets } преди точкуването за **{ $who }**: { $stats }.
news-prescored-stat = { $stat } { $after }
news-failed = Най-добри стойности: { $best }. Цели: { $targets }. Въстанието не успя.
news-winner = { $count ->
    [1] Печели { $names } с { $points } точки. Браво!
   *[other] Победата си делят { $names } с по { $points } точки. Браво!
}
news-nobody = Този път няма победител. Следващия път въстава цяла България!

score-stats = { $values } (показатели)
score-led = { $count } × { $each } (води по { $stats })
score-voyvodas = { $values } (войводи)
score-deets = { $count } × { $each } ({ $deets })
score-line = **{ $who }**: { $terms } = { $total }

outcome-score = Точките са преброени.
outcome-uprising-won = Въстанието успя.
outcome-uprising-failed = Въстанието не успя: губят всички.

## Кого чака масата, за всички

ask-actions = Действа **{ $who }**: { $count ->
    [one] остава { $count } действие
   *[other] остават { $count } действия
}.
ask-encounter = **{ $who }** среща { $card } и решава кой помага.
ask-broken_group = Комитетът на **{ $who }** е разбит; Поп Харитон позволява първо една група.
ask-broken_keep = **{ $who }** избира какво спасява Петко.
ask-broken_take = **{ $who }** избира какво взема Хитов от **{ $whom }**.
ask-clearing = Изчиства **{ $who }**: може да { $count ->
    [one] остане най-много { $count } карта
   *[other] останат най-много { $count } карти
}.
ask-clearing-all = Всички изчистват едновременно. Още избират: { $names }.
ask-forming = **{ $who }** може да сформира група.
ask-final_choice = **{ $who }** избира кой показател вдига Каравелов.

## Кого чака масата, за самия играч

own-actions = Твой ред е, { $count ->
    [one] остава { $count } действие
   *[other] остават { $count } действия
}: проучи номер или вербувай.
own-actions-none = Нямаш действия; приключи.
own-secret = Комитетът ти е таен: следващото заптие само ще го разкрие.
own-exposed = Комитетът ти е разкрит: заптиетата са общо { $total }, а над { $boyna } следващото го разбива.
own-encounter = Срещаш { $card } на { $pos }. Кой помага?
own-broken_group = Комитетът ти е разбит. Поп Харитон позволява първо една група: избери ѝ цел или пропусни.
own-broken_keep = Комитетът ти е разбит. Избери до { $count ->
    [one] { $count } карта, която
   *[other] { $count } карти, които
} Петко да спаси.
own-broken_take = Хитов: избери до { $count ->
    [one] { $count } карта
   *[other] { $count } карти
} от загубеното от **{ $whom }**.
own-clearing = Изчистване: от { $count ->
    [one] твоята единствена карта
   *[other] твоите { $count } карти
} могат да останат { $limit }, значи махни поне { $least }. Повече винаги може.
own-clearing-free = Изчисти каквото искаш: { $count ->
    [1] единствената ти карта може и да остане
   *[other] могат да останат и всичките { $count } карти
}.
own-chosen = Изчистваш: { $cards }. Можеш да промениш избора си, докато не изберат всички. Още избират: { $names }.
own-chosen-none = Запазваш всичките си карти. Можеш да промениш избора си, докато не изберат всички. Още избират: { $names }.
own-forming = Избери цел за групата си или пропусни.
own-forming-none = Този ход няма достижима цел: пропусни.
own-way = Цел: { $goal }, сила { $need }. Какво е общото между хайдутите?
own-cards = Цел: { $goal }, сила { $need }. Общо: { $by }. Избери хайдутите.
own-cards-bonus = Бонус: { $bonuses }.
bonus = +{ $bonus } { $deets }
bonus-size = +{ $bonus } { $deets } (от { $size } хайдути)
own-cards-missing = Заедно трябва да дадат поне { $missing }.
own-spare = Групата е готова: { $cards }. Раковски може да остави един от нея в ръката ти.
own-final_choice = Каравелов: кой твой показател расте с едно?

## Бутони и менюта

label-scout = Проучи { $pos } – ред { $row }, колона { $column }
label-scout-beside = Проучи { $pos } – до полето
label-recruit = Вербувай { $pos }: { $card }
label-risk = Вербувай рисковано
label-pass = Край на действията
label-sofroniy = Софроний: открий карта
label-hadzhi = Хаджи Димитър: махни { $card } от { $pos }
label-meet-levski = Левски: подмини го
label-meet-ilyo = Дядо Ильо: разкрит си, но то си отива
label-meet-none = Без помощ
label-improve = { $stat }: { $before } → { $after } (сила { $need })
label-raise = Издигни: { $card }
label-gather-stat = Принос { $by }: до { $reach }
label-gather-colour = Цвят { $by }: до { $reach }
label-gather-card = Цвят и принос като { $by }: до { $reach }
label-group = Сформирай групата: { $sum } (нужни: { $need })
label-group-alone = Само { $card }
label-group-none = Без хайдути
label-spare-none = Не оставям никого
label-keep-none = Не спасявам нищо
label-take-none = Не вземам нищо
label-clear-none = Оставям всички
label-back = Друга цел
label-skip = Без група
label-elevate = { $stat }: { $before } → { $after }
label-pick-clear = Изчисти поне { $least }: остават до { $limit }
label-pick-clear-free = Изчисти каквото искаш: остават до { $limit }
label-pick-group = Избери хайдути: заедно { $need } или повече
label-pick-group-any = Избери хайдути
label-pick-spare = Остави в ръката: до { $most }
label-pick-keep = Спаси: до { $most }
label-pick-take = Вземи: до { $most }

menu-scout = Проучи: обърни номер…
menu-recruit = Вербувай сигурно…
menu-goal = Цел на групата…
menu-gather = Общото между хайдутите…
menu-hadzhi = Хаджи Димитър: махни заптието от…
menu-meet = Кой помага срещу заптието…
menu-elevate = Каравелов: вдигни…
menu-other = Избери…

## Отговори, дадени предварително

standing-no-group = Този ход без група
standing-no-group-given = Този ход не сформираш група и няма да те питат.

## Масата с думи

table-deck = Завъртане { $done } от { $total } · Тесте { $deck } · Използвани { $used }
table-zaptie = Заптиета на полето: { $total }
table-final = Повече не се тегли
table-targets = Цели на въстанието: { $targets }
table-stat = { $stat } { $value }
table-secret = таен
table-exposed = разкрит
table-broken = разбит
table-cards = { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}
table-voyvodas = войводи { $costs }
table-deytsi = дейци { $names }
table-raised = издигнати { $count }
table-chosen = избра
table-seat = { $who }: { $parts }
table-up = Открити: { $cards }
table-down = Закрити: { $places }
table-lost = Губят се: { $cards }
table-place = { $place }. { $line }

## Ръката с думи

hand-haydut = { $strength } { $colour }
hand-line = { $stat }: { $cards }
hand-voyvodas = Войводи: { $cards }
hand-voyvoda = { $cost } (точки { $points })
hand-deets = { $name } ({ $cost }): { $words }
hand-held = В ръката ти
hand-raised = Издигнат от теб
hand-open = Открит на полето
hand-later = от следващия ход
hand-heading = { $heading } – { $line }

## Думи в картините

picture-zaptie = заптиета
picture-final = край

## Откази

why-over = Играта свърши; нова маса се открива с една команда.
why-not-your-turn = Сега действа друг комитет; масата ще те повика, когато ти дойде редът.
why-not-now = Това идва в друг момент от хода.
why-unknown-card = „{ $card }“ не е карта от играта; пиши V10, d2g или име, напр. Левски.
why-unknown-stat = „{ $stat }“ не е показател; показателите са Набор, Дейност и Бойна мощ.
why-no-such-position = На { $pos } няма карта; избери номер, който виждаш на полето.
why-already-up = Картата на { $pos } вече е открита; ако не е заптие, може да се вербува.
why-still-down = Картата на { $pos } е закрита; първо я проучи.
why-zaptie-stays = На { $pos } има заптие; вербуват се революционери.
why-no-zaptie = На { $pos } няма открито заптие; Хаджи Димитър маха само такива.
why-deck-done = Последното завъртане мина; проучването и сигурното вербуване продължават, тегленето – не.
why-act-first = Всеки ход има поне едно действие; след него можеш да приключиш.
why-not-raised = За това пред теб трябва да е издигнат деецът { $deets }.
why-raised-now = { $deets } помага от следващия ти ход.
why-used-already = { $deets } вече помогна в този ход; отново в следващия.
why-acted-already = { $deets } помага само преди първото действие в хода.
why-no-help-now = { $deets } не може да помогне срещу това заптие; избери от предложените отговори.
why-not-in-hand = Не е в ръката ти: { $card }. Избери от картите, които държиш.
why-not-on-offer = Тук не се избира: { $card }. Избери от предложените карти.
why-named-twice = Посочена два пъти: { $card }. Веднъж стига.
why-too-many-stay = Може да { $limit ->
    [one] остане най-много { $limit } карта
   *[other] останат най-много { $limit } карти
}, затова изчисти поне { $least }.
why-too-many = Тук се избират най-много { $most ->
    [one] { $most } карта
   *[other] { $most } карти
}.
why-at-maximum = { $stat } е на върха на таблото; цел може да е друг показател или карта.
why-out-of-reach = { $goal } иска сила { $need }; хайдутите ти стигат за други цели, а следващия ход – и за повече.
why-not-raisable = Издигат се войводи и дейци от ръката ти или открити на полето, а не това: { $card }.
why-gather-first = Първо избери какво е общото между хайдутите в групата.
why-no-such-way = Такава група не стига до целта: { $by }. Избери от предложените.
why-too-weak = Сила { $strength } от { $need }, с бонусите: добави хайдути или избери по-силни.
why-group-begun = Група вече е започната: довърши я или се върни, за да избереш друга цел.
why-no-group-begun = Първо избери цел за групата си.

## Страницата с правилата

rules-goal = ## Хайдути
    Водиш революционен комитет. Трите му показателя започват от 4: **Набор** (колко карти остават в ръката), **Дейност** (действия за ход), **Бойна мощ**. На полето има шестнайсет закрити карти; печели този, който събере най-много точки.
rules-actions = **Действия.** По едно за всяка точка Дейност. *Проучване* обръща карта. *Сигурно вербуване* взема открита карта. *Рисковано вербуване* тегли горната карта на тестето, без другите да я видят; заптие там слага край на действията и взема групата. След първото действие можеш да спреш.
rules-zaptie = **Заптиета.** Първото, което срещнеш, само разкрива тайния комитет. Разкритият комитет е разбит, когато откритите заптиета общо надминат Бойната ти мощ: губиш картите си, откритите карти напускат полето, ходът свършва и пак си таен. Без карти в ръка разкритият комитет става таен в края на хода.
rules-clearing = **Изчистване.** След действията махаш карти от ръката: остават най-много колкото е Наборът ти.
rules-group = **Група.** Веднъж на ход използвай хайдути от един цвят или с един принос. Силите и бонусите се събират. *Подобри* показателя на принос от групата до най-високата платена стойност: { $costs }. Или *издигни* войвода или деец от ръката или открит на полето, ако силата стига за цената.
rules-deytsi = **Дейците** помагат от хода след издигането си:
rules-deets = { $name } ({ $cost }): { $words }
rules-end = **Край.** Когато тестето свърши, използваните карти се разбъркват: това е завъртане. След уговореното не се тегли и се точкува: показателите ти, { $leader } за всеки, по който водиш, войводите (2, 3, 5, 7), дейците. Издигнатите карти никога не се губят.
rules-variants = **Варианти.** *Всенародно въстание*: ако най-добрата стойност на някой показател не стигне целта, губят всички. *Паралелна игра*: действията са поред, изчистването – едновременно, после се правят групите.
