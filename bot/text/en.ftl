## Names

computer-name = Computer { $number }
forgotten-name = Somebody

## Lobby

lobby-title = { $game }: take a seat
lobby-options = Played with: { $options }
lobby-seats = Players: { $numbers }
lobby-pace = A computer steps in for whoever takes longer than { $minutes } min.
lobby-commitment = Seal of the shuffle: `{ $commitment }`
seat-free = *free*
options-usual = the usual rules
option-without = no { $option }

## Buttons

button-join = Take a seat
button-computer = Add a computer
button-leave = Leave
button-rules = Rules
button-start = Start
button-hand = My hand
button-table = The table
button-again = Play again
button-record = Record
button-forget = Forget me

## What happens at a table, beside the game

told-leave = A player leaves; **{ $who }** plays on.
told-remove = The seat changes hands; **{ $who }** plays on.
told-replace = **{ $who }** takes over a seat.
told-pause = The table takes a break.
told-resume = The game goes on.
told-cancel = The table is closed without a result.
told-expire = Nobody started, so the table is closed. Open a new one any time.
told-warn = **{ $who }**, the table is waiting for you; a computer will step in soon.
told-substitute = A computer plays for **{ $who }** until they are back.
told-return = **{ $who }** is back.
told-undo = **{ $who }** takes the last move back.
told-freeze = This table no longer follows from its record, so it is frozen. Nothing was overwritten: the record can be taken with the button, and a moderator can close the table with `/mehana cancel`.
told-continue = The rules were mended since the last move; the table goes on from where it stood.

## Private messages

hand-place = **{ $game }** · { $server } · { $channel } · [to the table]({ $link })
hand-closed = **{ $who }**, your private messages are closed to me: the button **My hand** shows you your hand here, to you alone.
hand-lobby = The game has not begun yet.
hand-paused = The table takes a break.
hand-frozen = The table is frozen.
hand-over = The game is over.
hand-cancelled = The table is closed.

## Answers

done = Done.
failed = Something went wrong on my side; nothing was changed. Please try again.
stale = The table has moved on; this is how it stands now.
instead = You may: { $moves }.
unknown-name = I do not know “{ $text }”; did you mean { $nearest }?
unknown-text = I do not know “{ $text }”; the list that opens while you type shows what is possible.
record-here = The whole table, with the secret of its shuffle: `mehana verify` checks it.

## When something cannot be done

refusal-no-such-table = That table is no longer here. `open` starts a new one.
refusal-no-table-here = No table stands in this channel yet. `open` starts one.
refusal-channel-taken = A table stands in this channel already. Play it to the end, close it, or open yours in a thread.
refusal-already-seated = You are seated already.
refusal-already-started = The game is under way; a moderator can seat you with `/mehana replace`.
refusal-table-full = { $seats ->
        [one] The one seat is taken.
       *[other] All { $seats } seats are taken.
    }
refusal-not-seated = You have no seat at this table. **Take a seat** gives you one while there is room.
refusal-not-at-table = You are not at this table; its hands are for its players. **The table** in a hand and the channel show what everybody sees.
refusal-not-playing = That is for a game under way.
refusal-not-paused = The table is not on a break.
refusal-not-started = The game has not begun yet: **Start** deals as soon as enough are seated.
refusal-seated-elsewhere = That player has another seat at this table.
refusal-too-few-seats = { $seats ->
        [one] One is seated; the game needs { $least }. Computers may join too.
       *[other] { $seats } are seated; the game needs { $least }. Computers may join too.
    }
refusal-frozen = This table is frozen; its record can be taken, and a moderator can close it.
refusal-paused = The table takes a break; its host or a moderator goes on with `/mehana resume`.
refusal-table-over = This table has ended. `open` starts a new one.
refusal-nothing-to-skip = The table is not waiting for that seat.
refusal-nothing-to-undo = The last move told the others something, so it stays.
refusal-no-such-seat = { $seats ->
        [one] The table has one seat.
       *[other] The table has seats 1 to { $seats }.
    }
refusal-not-leader = That is for the table’s host and for moderators; ask one of them.
refusal-other-game = { $game } is played in this channel; its own commands move there.
refusal-several-moves = Several moves fit: { $moves }. Say which by filling in more.
refusal-no-such-move = That is no move; the list that opens while you type shows what is possible.
refusal-not-a-person = Name a person; leave it empty for a computer.
refusal-not-manager = That is for those who may manage this server.
refusal-not-in-server = A table stands in a channel of a server: open it there.
refusal-permissions-missing = In this channel I still need: { $permissions }. Then `open` again.
refusal-record-not-yet = The record is open to all once the table has ended.
option-not-bool = `{ $option }` is yes or no, not “{ $text }”.
option-not-in-range = `{ $option }` goes from { $least } to { $most }; “{ $text }” is outside.
option-not-a-choice = For `{ $option }` there are: { $choices }; “{ $text }” is not among them.
seats-not-in-range = For this game there are seats for { $least } to { $most }, not { $seats }.
option-unknown = There is no option `{ $option }`; there are: { $choices }.

## Commands

command-open = Open a table in this channel
command-join = Take a seat at the table in this channel
command-leave = Give up your seat
command-start = Deal and begin; for the table’s host and moderators
command-hand = See your hand and what you may play; only you see it
command-table = See the table as everybody sees it
command-rules = How this game is played
command-play = Make a move; the list shows what is legal now
command-play-move = The move
command-mehana = For every table: order, help and your own data
command-undo = Take back your last move, if it told nobody anything
command-pause = Pause the table; for its host and moderators
command-resume = Go on after a pause; for the host and moderators
command-cancel = Close the table without a result; for its host and moderators
command-skip = Make the harmless move for a seat the table waits for
command-remove = Take a player from a seat; a computer plays on
command-replace = Seat somebody else there; empty for a computer
command-role = Choose the role whose members may moderate tables
command-privacy = What is kept about you, and for how long
command-export = Get everything that is kept about you
command-forget = Have your name forgotten
argument-seat = The number of the seat, as on the table
argument-player = Who shall play; empty for a computer
argument-role = The role; empty for none
open-preset = A ready set of rules; single options change it
open-pace = How long a seat may think before a computer steps in
open-pictures = Pictures of the table (yes), or text only (no)
pace-none = No clock
pace-5-minutes = Five minutes
pace-hour = An hour
pace-day = A day

## Your own data

privacy = Mehana keeps your Discord id, your display name and your language, the seats you took and the moves you made there. Tables hold seat numbers, not names. Nothing is read that you did not send to the bot, and nothing is given to others. It is kept until you ask otherwise: `/mehana export` hands you everything, `/mehana forget` removes your id and name for good; the moves stay, and nobody can tell they were yours.
export-here = All that is kept about you.
forget-sure = Your id and name are removed for good, and your seats at open tables go to computers. The moves stay, without a name.
forgotten = Forgotten. You are welcome at any table, as somebody new.
