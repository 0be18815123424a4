## Names

computer-name = Компьютер { $number }
forgotten-name = Кто-то

## Lobby

lobby-title = { $game }: садитесь за стол
lobby-options = Правила: { $options }
lobby-seats = Игроков: { $numbers }
lobby-pace = Кто думает дольше { $minutes } мин., за того ходит компьютер.
lobby-commitment = Печать тасовки: `{ $commitment }`
seat-free = *свободно*
options-usual = обычные
option-without = без: { $option }

## Buttons

button-join = Сесть за стол
button-computer = Добавить компьютер
button-leave = Встать
button-rules = Правила
button-start = Начать
button-hand = Моя рука
button-table = Стол
button-again = Ещё раз
button-record = Запись
button-forget = Забудьте меня

## What happens at a table, beside the game

told-leave = Игрок уходит; дальше играет **{ $who }**.
told-remove = Место переходит; дальше играет **{ $who }**.
told-replace = **{ $who }** занимает место за столом.
told-pause = За столом перерыв.
told-resume = Игра продолжается.
told-cancel = Стол закрыт без результата.
told-expire = Никто не начал, и стол закрылся. Новый можно открыть когда угодно.
told-warn = **{ $who }**, стол ждёт вас; скоро вступит компьютер.
told-substitute = Компьютер играет за **{ $who }** до возвращения.
told-return = **{ $who }** снова за столом.
told-undo = **{ $who }** берёт последний ход назад.
told-freeze = Этот стол больше не сходится со своей записью и заморожен. Ничего не перезаписано: запись можно взять кнопкой, а модератор может закрыть стол командой `/mehana cancel`.
told-continue = После последнего хода правила исправлены; игра продолжается с того же места.

## Private messages

hand-place = **{ $game }** · { $server } · { $channel } · [к столу]({ $link })
hand-closed = **{ $who }**, ваши личные сообщения для меня закрыты: кнопка **Моя рука** покажет руку здесь, только вам.
hand-lobby = Игра ещё не началась.
hand-paused = За столом перерыв.
hand-frozen = Стол заморожен.
hand-over = Игра окончена.
hand-cancelled = Стол закрыт.

## Answers

done = Готово.
failed = У меня что-то пошло не так; ничего не изменилось. Попробуйте ещё раз.
stale = Игра уже ушла вперёд; вот как обстоят дела сейчас.
instead = Можно: { $moves }.
unknown-name = Не знаю «{ $text }»; может быть, { $nearest }?
unknown-text = Не знаю «{ $text }»; список при вводе показывает, что возможно.
record-here = Вся партия с секретом тасовки: её проверяет `mehana verify`.

## When something cannot be done

refusal-no-such-table = Этого стола больше нет. Новый открывает `open`.
refusal-no-table-here = В этом канале ещё нет стола. Его открывает `open`.
refusal-channel-taken = В этом канале уже есть стол. Доиграйте, закройте его или откройте свой в ветке.
refusal-already-seated = Вы уже за столом.
refusal-already-started = Игра уже идёт; модератор может посадить вас командой `/mehana replace`.
refusal-table-full = { $seats ->
        [one] Занято единственное место.
        [few] Заняты все { $seats } места.
       *[other] Заняты все { $seats } мест.
    }
refusal-not-seated = У вас нет места за этим столом. Пока есть свободное, его даёт кнопка **Сесть за стол**.
refusal-not-at-table = Вы не за этим столом; руки видят только игроки. Канал показывает то, что видят все.
refusal-not-playing = Это для идущей игры.
refusal-not-paused = За столом нет перерыва.
refusal-not-started = Игра ещё не началась: **Начать** раздаёт, как только игроков достаточно.
refusal-seated-elsewhere = У этого игрока уже есть другое место за столом.
refusal-too-few-seats = { $seats ->
        [one] За столом { $seats } игрок, нужно { $least }. Можно добавить компьютер.
        [few] За столом { $seats } игрока, нужно { $least }. Можно добавить компьютер.
       *[other] За столом { $seats } игроков, нужно { $least }. Можно добавить компьютер.
    }
refusal-frozen = Этот стол заморожен; запись можно взять, а модератор может его закрыть.
refusal-paused = За столом перерыв; хозяин или модератор продолжит командой `/mehana resume`.
refusal-table-over = Эта игра окончена. Новый стол открывает `open`.
refusal-nothing-to-skip = Стол не ждёт это место.
refusal-nothing-to-undo = Последний ход уже что-то показал другим и остаётся.
refusal-no-such-seat = Места за столом: от 1 до { $seats }.
refusal-not-leader = Это могут хозяин стола и модераторы; попросите кого-нибудь из них.
refusal-other-game = В этом канале играют в { $game }; ходы делаются её командами.
refusal-several-moves = Подходит несколько ходов: { $moves }. Уточните, какой.
refusal-no-such-move = Такого хода нет; список при вводе показывает, что возможно.
refusal-not-a-person = Назовите человека; пусто — значит компьютер.
refusal-not-manager = Это для тех, кто управляет сервером.
refusal-not-in-server = Стол стоит в канале сервера: откройте его там.
refusal-permissions-missing = В этом канале мне ещё нужно: { $permissions }. Затем снова `open`.
refusal-record-not-yet = Запись доступна всем, когда игра окончена.
option-not-bool = `{ $option }` — да или нет, а не «{ $text }».
option-not-in-range = `{ $option }` — от { $least } до { $most }; «{ $text }» вне этого.
option-not-a-choice = Для `{ $option }` есть: { $choices }; «{ $text }» среди них нет.
seats-not-in-range = В эту игру играют от { $least } до { $most }, а не { $seats }.
option-unknown = Нет настройки `{ $option }`; есть: { $choices }.

## Commands

command-open = Открыть стол в этом канале
command-join = Сесть за стол в этом канале
command-leave = Освободить своё место
command-start = Раздать и начать; для хозяина стола и модераторов
command-hand = Ваша рука и возможные ходы; видите только вы
command-table = Стол, каким его видят все
command-rules = Как играть в эту игру
command-play = Сделать ход; список показывает, что можно сейчас
command-play-move = Ход
command-mehana = Для всех столов: порядок, помощь и ваши данные
command-undo = Вернуть свой последний ход, если он ничего не показал
command-pause = Перерыв за столом; для хозяина и модераторов
command-resume = Продолжить после перерыва; для хозяина и модераторов
command-cancel = Закрыть стол без результата; для хозяина и модераторов
command-skip = Сделать безобидный ход за того, кого ждёт стол
command-remove = Убрать игрока с места; дальше играет компьютер
command-replace = Посадить на место другого; пусто — компьютер
command-role = Выбрать роль, которая ведёт столы
command-privacy = Что о вас хранится и как долго
command-export = Получить всё, что о вас хранится
command-forget = Забыть ваше имя
argument-seat = Номер места за столом
argument-player = Кто будет играть; пусто — компьютер
argument-role = Роль; пусто — никакая
open-preset = Готовый набор правил; отдельные настройки его меняют
open-pace = Сколько можно думать, прежде чем вступит компьютер
open-pictures = Картинки стола (да) или только текст (нет)
pace-none = Без часов
pace-5-minutes = Пять минут
pace-hour = Час
pace-day = День

## Your own data

privacy = Mehana хранит ваш идентификатор Discord, отображаемое имя и язык, ваши места за столами и сделанные там ходы. В записях столов номера мест, а не имена. Бот не читает ничего, что ему не послано, и никому ничего не передаёт. Хранится, пока вы не попросите иного: `/mehana export` выдаёт всё, `/mehana forget` навсегда удаляет идентификатор и имя; ходы остаются, но чьи они, узнать нельзя.
export-here = Всё, что о вас хранится.
forget-sure = Ваш идентификатор и имя будут удалены навсегда, а места за открытыми столами займут компьютеры. Ходы останутся без имени.
forgotten = Забыто. Вам рады за любым столом — как новому гостю.
