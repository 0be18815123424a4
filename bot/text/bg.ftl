## Names

computer-name = Компютър { $number }
forgotten-name = Някой

## Lobby

lobby-title = { $game }: заповядайте на масата
lobby-options = Играе се с: { $options }
lobby-seats = Играчи: { $numbers }
lobby-pace = Ако някой се бави повече от { $minutes } мин., компютър играе вместо него.
lobby-commitment = Печат на разбъркването: `{ $commitment }`
seat-free = *свободно*
options-usual = обичайните правила
option-without = без: { $option }

## Buttons

button-join = Сядам
button-computer = Добави компютър
button-leave = Ставам
button-rules = Правила
button-start = Започваме
button-hand = Моята ръка
button-table = Масата
button-again = Още една
button-record = Запис
button-forget = Забравете ме

## What happens at a table, beside the game

told-leave = Играч става; продължава **{ $who }**.
told-remove = Мястото се сменя; продължава **{ $who }**.
told-replace = **{ $who }** поема място на масата.
told-pause = Масата е в почивка.
told-resume = Играта продължава.
told-cancel = Масата е закрита без резултат.
told-expire = Никой не започна и масата се закри. Винаги можете да отворите нова.
told-warn = **{ $who }**, масата ви чака; скоро ще се включи компютър.
told-substitute = Компютър играе вместо **{ $who }**, докато се върне.
told-return = **{ $who }** е отново тук.
told-undo = **{ $who }** връща последния си ход.
told-freeze = Тази маса вече не следва от записа си и е замразена. Нищо не е презаписано: вземете записа с бутона, а модератор може да закрие масата с `/mehana cancel`.
told-continue = Правилата бяха поправени след последния ход; масата продължава оттам, докъдето е стигнала.

## Private messages

hand-place = **{ $game }** · { $server } · { $channel } · [към масата]({ $link })
hand-closed = **{ $who }**, личните ви съобщения са затворени за мен: бутонът **Моята ръка** ви я показва тук, само на вас.
hand-lobby = Играта още не е започнала.
hand-paused = Масата е в почивка.
hand-frozen = Масата е замразена.
hand-over = Играта свърши.
hand-cancelled = Масата е закрита.

## Answers

done = Готово.
failed = Нещо се обърка при мен; нищо не е променено. Опитайте отново.
stale = Играта вече е продължила; ето как стоят нещата сега.
instead = Можете: { $moves }.
unknown-name = Не познавам „{ $text }“; може би { $nearest }?
unknown-text = Не познавам „{ $text }“; списъкът, който се отваря при писане, показва възможното.
record-here = Цялата маса с тайната на разбъркването: `mehana verify` я проверява.

## When something cannot be done

refusal-no-such-table = Тази маса вече я няма. С `open` се отваря нова.
refusal-no-table-here = В този канал още няма маса. С `open` се отваря.
refusal-channel-taken = В този канал вече има маса. Доиграйте я, закрийте я или отворете своята в нишка.
refusal-already-seated = Вече сте на масата.
refusal-already-started = Играта вече тече; модератор може да ви настани с `/mehana replace`.
refusal-table-full = Всичките { $seats } места са заети.
refusal-not-seated = Нямате място на тази маса. **Сядам** ви дава, докато има свободно.
refusal-not-at-table = Не сте на тази маса; ръцете са само за играчите ѝ. Каналът показва това, което виждат всички.
refusal-not-playing = Това е за игра, която тече.
refusal-not-paused = Масата не е в почивка.
refusal-not-started = Играта още не е започнала: **Започваме** раздава, щом има достатъчно играчи.
refusal-seated-elsewhere = Този играч вече има друго място на масата.
refusal-too-few-seats = { $seats ->
        [one] Седнал е един; нужни са { $least }. Може и компютри.
       *[other] Седнали са { $seats }; нужни са { $least }. Може и компютри.
    }
refusal-frozen = Тази маса е замразена; записът ѝ може да се вземе, а модератор може да я закрие.
refusal-paused = Масата е в почивка; домакинът или модератор продължава с `/mehana resume`.
refusal-table-over = Тази маса приключи. С `open` се отваря нова.
refusal-nothing-to-skip = Масата не чака това място.
refusal-nothing-to-undo = Последният ход вече показа нещо на другите и остава.
refusal-no-such-seat = Местата на масата са от 1 до { $seats }.
refusal-not-leader = Това е за домакина на масата и за модераторите; помолете някого от тях.
refusal-other-game = В този канал се играе { $game }; ходовете са с нейните команди.
refusal-several-moves = Подхождат няколко хода: { $moves }. Уточнете кой.
refusal-no-such-move = Това не е ход; списъкът при писане показва възможното.
refusal-not-a-person = Посочете човек; оставете празно за компютър.
refusal-not-manager = Това е за хората, които управляват сървъра.
refusal-not-in-server = Масата е в канал на сървър: отворете я там.
refusal-permissions-missing = В този канал още ми трябва: { $permissions }. После отново `open`.
refusal-record-not-yet = Записът е достъпен за всички след края на масата.
option-not-bool = `{ $option }` е да или не, а не „{ $text }“.
option-not-in-range = `{ $option }` е от { $least } до { $most }; „{ $text }“ е извън това.
option-not-a-choice = За `{ $option }` има: { $choices }; „{ $text }“ не е сред тях.
seats-not-in-range = Тази игра е за { $least } до { $most } души, не за { $seats }.
option-unknown = Няма избор `{ $option }`; има: { $choices }.

## Commands

command-open = Отваря маса в този канал
command-join = Сядате на масата в този канал
command-leave = Освобождавате мястото си
command-start = Раздава и започва; за домакина и модераторите
command-hand = Вашата ръка и възможните ходове; само за вас
command-table = Масата, както я виждат всички
command-rules = Как се играе тази игра
command-play = Ход; списъкът показва възможното сега
command-play-move = Ходът
command-mehana = За всички маси: ред, помощ и личните ви данни
command-undo = Връщате последния си ход, ако не е показал нищо
command-pause = Почивка на масата; за домакина и модераторите
command-resume = Продължава след почивка; за домакина и модераторите
command-cancel = Закрива масата без резултат; за домакина и модераторите
command-skip = Прави безобидния ход вместо място, което се бави
command-remove = Вдига играч от място; продължава компютър
command-replace = Слага друг на мястото; празно за компютър
command-role = Избира ролята, която модерира масите
command-privacy = Какво се пази за вас и колко дълго
command-export = Всичко, което се пази за вас
command-forget = Забравя името ви
argument-seat = Номерът на мястото на масата
argument-player = Кой да играе; празно за компютър
argument-role = Ролята; празно за никоя
open-preset = Готов набор правила; отделните избори го променят
open-pace = Колко може да се мисли, преди да се включи компютър
open-pictures = Картини на масата (да) или само текст (не)
pace-none = Без часовник
pace-5-minutes = Пет минути
pace-hour = Един час
pace-day = Един ден

## Your own data

privacy = Mehana пази вашия идентификатор в Discord, показваното име и езика, местата ви и ходовете ви там. Масите съдържат номера на места, не имена. Не се чете нищо, което не сте изпратили на бота, и нищо не се дава на други. Пази се, докато не поискате друго: `/mehana export` ви дава всичко, `/mehana forget` премахва завинаги идентификатора и името; ходовете остават, но никой не може да каже, че са ваши.
export-here = Всичко, което се пази за вас.
forget-sure = Идентификаторът и името ви се премахват завинаги, а местата ви на отворени маси поемат компютри. Ходовете остават без име.
forgotten = Забравено. Винаги сте добре дошли, като някой нов.
