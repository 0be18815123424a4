# The host's own words in English. Names of people and servers come escaped, moves come as labels in bold.
#
# One term for one thing: table · seat · host (who opened the table) · moderator · set of rules · pace · break · hand (the
# cards of a seat, and the private message that shows them) · record · seal · standings · season · page (of a game's history).

## Names

computer-name = Computer #{ $number }
forgotten-name = Somebody

## Lobby

lobby-title = { $game }: take a seat
lobby-options = Rules: { $options }
lobby-seats = Players: { $numbers }
lobby-teams = Teams: { $teams }
lobby-pace = Time per move: { $pace }, then a computer steps in
lobby-asked = Rematch, { $who }? We start as soon as everyone has sat down.
lobby-posts-every = A post for each move
lobby-hands-open = All hands are revealed at the end
lobby-tempo-calm = Computers take their time
lobby-tempo-quick = Computers move quickly
lobby-watched = The host only watches
lobby-no-pictures = Text only
lobby-more = Table settings. Everybody sees the changes in the lobby.
lobby-panel = What else you can do before the game begins:
lobby-begun = The game has begun; its rules stay as they are.
thread-opening = **{ $who }** opens a table of **{ $game }**…
thread-opened = **{ $game }**: the table of **{ $who }** is in { $thread }
lobby-called = { $role }, who wants to play?
menu-computer = Add a computer…
menu-preset = What to play…
preset-first = Best for a first game. { $about }
menu-divide = Who plays with whom…
menu-swap = Swap two players…
menu-pace = Pace
menu-posts = Posts
menu-hands = Hands at the end
menu-tempo = Computers
menu-locale = Language
strength-easy = easy
strength-easy-about = A friend who has just learned the game
strength-normal = normal
strength-normal-about = Plays a solid game
strength-strong = strong
strength-strong-about = Thinks ahead; hard to beat
choice-on = yes
choice-off = no
choice-none = none
lobby-seal = Seal of the shuffle: `{ $seal }`
seal-about = The seal hides a secret that I drew when this table opened. Every seat adds something I could not know beforehand, and the shuffles follow from both by a published method: nobody can choose the cards afterwards. When the game has ended, **Check this deal** checks that the shuffles follow from the sealed secret, and **Record** reveals it.
seal-whole = In full: `{ $commitment }`
invite-choose = Who would you like to invite? Each gets a private message with a link here and a seat to take.
menu-invite = People to invite
invite-role = Call { $role }
invitation = **{ $by }** invites you to play. **{ $game }** · { $server } · [to the table]({ $link })
invite-accepted = You have a seat: **{ $game }** · [to the table]({ $link })
again-seated = Your seat for the rematch: **{ $game }** · [to the table]({ $link })
again-watched = The computers play again, and you watch: **{ $game }** · [to the table]({ $link })
again-taken = Another table is open in the channel. The rematch can have a thread of its own.
open-taken = There is a table in this channel already. Yours can have a thread of its own.
invite-told = Invited: { $who }
invite-already = Already seated or invited: { $who }
invite-quiet = Not to be disturbed now: { $who }
invite-closed = Private messages from me are blocked, so call them in the channel: { $who }
invite-nobody = No access to this channel: { $who }
invite-limit = Invited often enough for today: { $who }
invite-later = I couldn’t write to them just now, try again in a few minutes: { $who }
invite-refuse = No more invitations
invite-refused = You will not be invited any more. `/mehana me` changes that.
seat-free = *free*
option-without = without { $option }

## Buttons

button-join = Take a seat
button-computer = Add a computer
button-leave = Leave
button-close = Close the table
button-rules = Rules
page-of = { $number } of { $pages }
button-start = Start
button-seat = My seat
button-hand = My hand
button-table = Table
button-again = Play again
button-apart = Play in a thread
button-next-table = Next table ({ $count })
button-replace = Replace
button-remove = Remove
button-more = More…
menu-more-places = More places ({ $count })…
button-settings = Table settings
button-watch = Only watch
button-invite = Invite…
button-seal = The seal
button-undo = Undo
button-agree-undo = Allow
button-refuse-undo = Don’t allow
button-ask-undo = Ask to take back
button-withdraw-undo = Withdraw the request
button-back = Back
button-record = Record
button-check = Check this deal
button-help = What can I do?
button-look = Look up
button-open = Open a table
button-learn = Learn
button-learn-again = Learn again
button-end = End the lesson
button-go-on = Go on
button-end-it = End it
button-forget = Forget me

## What happens at a table, beside the game

told-start = From your move at an earlier table: what could not be seen then has been dealt anew.
told-leave = A player leaves the table; **{ $who }** takes over.
told-leave-by = **{ $by }** leaves the table; **{ $who }** takes over.
told-remove = A player was removed; **{ $who }** takes over.
told-remove-by = **{ $by }** removes **{ $whom }**; **{ $who }** takes over.
told-replace = **{ $who }** sits down and takes over.
told-replace-by = **{ $by }** brings in a new player: **{ $who }** takes over from **{ $whom }**.
told-pause = Play stops for a break.
told-pause-by = **{ $by }** pauses the table.
told-resume = The game goes on.
told-resume-by = **{ $by }** resumes the game.
told-cancel = The table is closed without a result.
told-cancel-by = **{ $by }** closes the table without a result.
told-expire = The game was not started, so the table is closed. A new one can be opened any time.
told-warn = **{ $who }**, the table is waiting for you; a computer will step in soon.
told-substitute = A computer plays for **{ $who }** until they are back.
told-return = **{ $who }** is back at the table.
told-undo = { $more ->
    [0] **{ $who }** takes back their last move.
    [one] **{ $who }** takes back their last move and the one after it.
   *[other] **{ $who }** takes back their last move and the { $more } after it.
}
told-undo-by = **{ $by }** takes back the last move of **{ $who }**.
told-withdraw = **{ $who }** takes back a secret choice.
told-ask-undo = **{ $who }** asks to take back their last move.
undo-asked = { $more ->
    [0] **{ $who }** asks to take back their last move:
    [one] **{ $who }** asks to take back their last move and the one after it:
   *[other] **{ $who }** asks to take back their last move and the { $more } after it:
}
undo-waits = Waiting for { $who } to agree.
undo-asked-you = You asked to take back your last move.
undo-came-back = Taken back: **{ $move }**
told-agree-undo = **{ $who }** agrees.
told-refuse-undo = **{ $who }**: the move stands.
told-skip = **{ $by }** skips **{ $who }**; the bot plays a move for them.
told-because = { $told } Reason: { $reason }
told-freeze = Something is wrong with this table’s record, so the table is frozen. Nothing is lost: **Record** gives you the record, and a moderator can close the table with `/mehana cancel`.
told-continue = The rules were corrected after the last move; the game goes on from the same position.
told-lost = The table has lost its channel and is paused.
told-in-words = I may not attach files in this channel, so the table is described in words. With the permission **{ $permission }** its pictures come back.
told-place = The game goes on here.

## Private messages

hand-place = **{ $game }** · { $server } · { $channel } · [to the table]({ $link })
hand-given-up = You no longer sit at this table; **{ $who }** took your place.
hand-removed = You no longer sit at this table.
hand-taken-over = You now play for **{ $whom }**.
story-before = Before: { $line }
story-earlier = { $lines ->
    [one] … 1 earlier line
   *[other] … { $lines } earlier lines
 }
story-none = Nothing has happened yet.
hand-lost = The channel of this table is gone, or closed to me. The game goes on from here as soon as the table’s host or a moderator types `/mehana place` in another channel; if nobody does so within three days, the table is closed.
hand-displaced = Another table was opened in this table’s channel. The game goes on from here as soon as the table’s host or a moderator types `/mehana place` in a channel without a table.
hand-doubt = { $doubt } Do it anyway?
hand-place-taken = { $place ->
    [1] You won.
   *[other] Your place: **{ $place }** of { $seats }.
 }
hand-place-shared = You share place **{ $place }** of { $seats }.
button-withdraw = Take back my answer
button-earlier = Show
hand-closed = **{ $who }**, your private messages are closed to me: press **{ $button }** to play here; only you see it.
hand-later = **{ $who }**, I can’t start another private conversation for a while: press **{ $button }** to play here; only you see it.
hand-substitute = A computer is playing for you. Press **{ $button }** to take over.
hand-single-option = Only one answer makes sense here; it is played for you in a moment. `/mehana me` changes this.
hand-only-move = Only one answer made sense, so it was played for you.
hand-ask-always = Always ask me
hand-play-single-options = Play forced moves for me
hand-expired = This hand is no longer updated.
hand-paused = The table is paused.
hand-frozen = The table is frozen.
hand-over = The game is over.
hand-cancelled = The table is closed.

## Learning and looking things up

help-title = What you can do now
help-in-menu = The menu explains each option.
help-nothing = There is nothing for you to do right now.
help-not-playing = Nothing can be played now: the game is not under way.
help-auto-answers = while this is on, the table answers for you; you can take it back
help-single-options = from now on the bot plays for you where you have only one move, after a random pause; `/mehana me` changes this
help-ask-always = from now on you are asked even where you have only one move; `/mehana me` changes this
help-more = { $count ->
    [one] … and one more
   *[other] … and { $count } more
 }
tip = Tip: { $text }
advice = Looking back: “{ $better }” would have been better than “{ $played }”. { $about }
advice-place = Looking back: there was a better place. { $about }
look-choose = What would you like to look up?
look-nothing = This game has nothing to look up.
look-which-table = At which table?
look-own-table = Your practice table
learn-welcome = **{ $game }** · { $aim }
    A short game of your own against easy computers. { $decisions ->
        [0] You play it to the end.
       *[other] You make about { $decisions } decisions.
    } The first time you face a decision, a tip appears beside it. **What can I do?** (on a phone “?”) explains what you may do now, **Rules** shows the game page by page, and **End the lesson** stops whenever you like.
learn-learnt = What you have learnt:
learn-ahead = So far you lead: { $standings }.
learn-level = So far you share the lead: { $standings }.
learn-behind = So far { $leader } leads: { $standings }.
learn-over = That’s the end of the lesson.
learn-next = **Open a table** starts a whole game here, against computers; with friends you play in a server’s channel.
learn-stopped = The lesson stops here; you can start it again whenever you like.
learn-sure = End the lesson? This practice game can’t be continued.
learn-there = Your table is in your private messages: { $link }
own-table-open = You are still playing { $game } in your private messages: { $link }
games-title = What shall we play?
games-length = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } min.
 }

## The web page

button-touch = Open the table
web-go = Go to the page
web-link = Your seat on a page of its own, where you play by tapping. The link is for you alone; it works once, within five minutes.
web-link-watch = The table on a page of its own, to watch. The link works once, within five minutes.
web-play = Play
web-cancel = Cancel
web-all = Select all
web-next = Another way
web-go-on = Go on
web-single-option = Only one answer makes sense here; it is played for you in a moment.
web-tap = Tap what is marked in gold.
web-moves = All moves
web-news = What happened
web-log = Log
web-since = While you were away
web-players = Players
web-you = you
web-watching = You are watching.
web-sound = Sound when it is your turn
web-at-once = Play at once
web-at-once-about = A tap plays what can be taken back, without asking
web-more = More
web-whole = Whole board
web-keys = Arrows: move · Enter: choose, play · R: rotate · Z: undo · Esc: cancel
web-lost = Connection lost; trying again…
web-close = Close
web-channel = To the channel
web-opening = Opening the table…
web-outside = To open a table here, press **Open the table** below your cards in Discord.
web-no-script = This page needs JavaScript, which is switched off in this browser. You can also play in Discord.
refusal-no-page = This bot has no page for its tables; everything can be played here.
refusal-not-identified = Discord did not say who you are. Please close this and open it again.
refusal-no-ticket = This link has been used or has expired. Press **Open the table** in Discord for a new one.
refusal-page-ended = You have been signed out of this page. Press **Open the table** in Discord to come back.
refusal-page-no-seat = You no longer sit at this table. If you can see its channel, you can watch: press **Open the table** there.
refusal-page-no-channel = You can no longer see this table’s channel, so its page is closed to you too.
refusal-too-fast = That was a little fast; please try again in a moment.
me-pages = { $count ->
    [one] A table is open on a page.
   *[other] { $count } pages with tables are open.
}
button-end-pages = Close all pages

## Answers

done = Done.
done-join = You have a seat at the table.
done-leave = You have left the table.
done-remove = **{ $whom }** no longer sits at the table.
done-start = The game has begun.
done-watch = Your seat is free. You only watch now, but you are still the host.
failed = Sorry, that went wrong on my side. Check the table and try again.
table-failed = This game has a fault, so the table cannot be shown at the moment. Nothing that was played is lost; a moderator can close the table with `/mehana cancel`.
news-failed = This game has a fault: what happened here cannot be told.
stale = The game has moved on; look at the table as it is now.
not-yet = Not yet. { $ask }
instead = Possible now: { $moves }.
unknown-name = I don’t know “{ $text }”. Closest to it: { $nearest }.
unknown-text = I don’t know “{ $text }”; the list that opens while you type shows what is possible.
record-here = The record of the whole game.
check-right = The deal was fair: the secret fits the seal `{ $seal }` made before the game, and every shuffle and { $moves ->
    [one] the { $moves } move follow
   *[other] all { $moves } moves follow
} from it by the rules.
check-cannot = The rules have changed since this game, or it began from the middle of another, so I can’t check it here. **Record** still gives you everything.
check-wrong = This record disagrees with its seal or with the rules. Please tell the moderators and keep the **Record**.

## When something cannot be done

refusal-no-such-table = That table is no longer here. Open one with a game’s own command, such as `/durak open`.
refusal-no-table-here = There is no table in this channel yet. Open one with a game’s own command, such as `/durak open`.
refusal-channel-taken = There is a table in this channel already. Yours can be opened once this one has ended, or right now in a thread of its own: add `place`.
refusal-channel-unseen = You can’t see this table’s channel any more, so you can’t play there. If that is a mistake, ask a moderator of its server.
refusal-cannot-host = I can’t write in this table’s channel at the moment; its server’s moderators can change that. `open` in another channel starts a new table.
refusal-again-taken = Another table is open in the channel. Play it to the end first, or press **Play again** in Discord: there the rematch can have a thread of its own.
refusal-no-thread-here = A table can have a thread of its own only in a text channel of a server; without `place` it opens right here.
refusal-thread-not-made = Discord did not let me make the thread; without `place` the table opens right here.
refusal-already-seated = You are at the table already.
refusal-already-started = This game has begun already; while it lasts, a moderator can seat you with `/mehana replace`.
refusal-table-full = { $seats ->
    [one] The only seat is taken.
   *[other] All { $seats } seats are taken.
}
refusal-seats-kept = { $seats ->
    [one] The last seat is kept for a player of the last game for ten minutes.
   *[other] The last { $seats } seats are kept for players of the last game for ten minutes.
}
refusal-not-seated = You have no seat at this table. While one is free, **Take a seat** gives it to you.
refusal-not-at-table = You are not at this table, and only its players see the hands. What everybody sees is in the channel.
refusal-not-playing = That can only be done while a game is under way.
refusal-not-paused = The table is not paused.
refusal-not-started = The game has not begun yet: **Start** begins it as soon as there are enough players.
refusal-seated-elsewhere = This person has another seat at the table already.
refusal-too-many-tables = You have reached the limit ({ $most }) of tables running, or opened within an hour: end one, or wait a little.
refusal-not-lost = This table still has its channel; there is nothing to move.
refusal-place-taken = There is a table in this channel already. Type `/mehana place` in a channel without one.
refusal-no-lost-table = None of your tables in this server has lost its channel.
refusal-lost-elsewhere = The table that has lost its channel can go on only where it belongs: type `/mehana place` there ({ $places }).
refusal-which-lost = Which table should go on here? Name it with `table`: { $tables }.
refusal-no-such-answer = This answer can’t be given in advance right now.
refusal-no-role = This server has no role to call; its moderators choose one with `/mehana server`.
refusal-called-lately = This role was called a short while ago; it can be called again { $when }.
refusal-called-already = This table has already called that role; it can do so only once.
refusal-own-table = A table in private messages is for one person; `open` in a server’s channel makes room for others.
refusal-too-few-seats = { $seats ->
    [0] There are no players yet, and the game needs at least { $least }.
    [one] There is { $seats } player so far, and the game needs at least { $least }.
   *[other] There are { $seats } players so far, and the game needs at least { $least }.
} **Add a computer** fills a seat.
refusal-game-gone = The game of this table is not offered here at the moment. The table is kept and goes on once it is back. `open` starts another one here; `/mehana cancel` closes this one.
refusal-past-game-gone = This game is not offered here at the moment. What was played is kept, and can be seen again once it is back.
refusal-set-aside = This table is set aside, because its game has a fault. It is kept and goes on once the game is mended. `open` starts another one here; `/mehana cancel` closes this one.
refusal-frozen = The table is frozen; you can still take its record, and a moderator can close the table with `/mehana cancel`.
refusal-paused = The table is paused; its host or a moderator resumes it with `/mehana resume`.
refusal-table-over = The game at this table has ended. Open one with a game’s own command, such as `/durak open`.
refusal-nothing-to-skip = The table is not waiting for this seat.
refusal-nothing-to-undo = That can’t be undone: the others have seen it, or you have not made a move yet.
refusal-undo-asked = First answer the request that is open: agree to it, or let the move stand.
refusal-no-undo-asked = Nobody asks to take a move back any more.
refusal-nobody-to-ask = That can’t be undone: luck has decided or others have seen it, and no other person sits here who could agree.
refusal-undo-draws-again = That can’t be undone: chance would decide again, and a computer sits here. That is only done among people.
refusal-no-such-seat = { $seats ->
    [1] So far the table has seat 1 only.
   *[other] The table has seats 1 to { $seats }.
}
refusal-no-such-player = Nobody called “{ $name }” sits here. At the table: { $names }.
refusal-not-leader = That is for the table’s host and for moderators; ask one of them.
refusal-other-game = { $game } is played in this channel; its own commands make the moves here.
refusal-several-tables = You sit at several tables. Type it in the channel of the one you mean: { $tables }.
refusal-several-moves = Several moves fit: { $moves }. Fill in another field to say which one.
typed-several = Several moves fit. Which one do you mean?
refusal-not-a-person = Choose a person; for a computer leave this empty.
refusal-not-manager = Only people who may manage this server can do that.
refusal-not-in-server = That is about a server: type it in one of its channels.
refusal-permissions-missing = In this channel I still need: { $permissions }. Then `open` again.
refusal-not-made = The file could not be made. The record is there all the same, and `mehana replay` makes the file from it.
refusal-file-too-large = The file would be larger than a message can carry. The record is there all the same, and `mehana replay` makes the file from it.
refusal-workshop-busy = Several files are being made already; please try again in a few minutes.
refusal-nothing-kept = No table on this server has finished yet: there is nothing to download.
refusal-no-results = No game has been finished on this server yet; the first one opens the standings.
refusal-no-season = There is no such season; the list that opens while you type shows which there were.
refusal-no-season-running = No season is running. A moderator begins one by `/mehana season` with a name.
refusal-not-moderator = That is for moderators of this server; ask one of them.
refusal-season-taken = A season is running already, or there has been one of this name. Press **End the season** under `/mehana season` to end the running one.
refusal-record-not-yet = The record is open to all once the game has ended.
refusal-private-closed = Your private messages are closed to me, and a table of your own needs them: allow messages from members of this server in its privacy settings, then try again.
refusal-private-later = I can’t start another private conversation just now; please try again in a few minutes.
refusal-private-refused = Your private messages were closed to me too often today, so I will not try again until tomorrow. By then, allow messages from members of this server in its privacy settings.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
option-not-bool = `{ $option }` takes `yes` or `no`, not “{ $text }”.
option-not-in-range = `{ $option }` goes from { $least } to { $most }; “{ $text }” is outside.
option-not-a-choice = `{ $option }` takes: { $choices }. “{ $text }” is not among them.
option-without-effect = `{ $option }` has an effect only with `{ $other }: { $value }`.
seats-not-in-range = This game is for { $least } to { $most } players, not for { $seats }.
option-unknown = There is no option `{ $option }`; there are: { $choices }.

## Standings

former-player = a former player
standings-title = { $game }: standings
standings-rating = Rating
standings-tables = Games
standings-note = Ranked by rating minus uncertainty. A game played to its end counts for the player who was dealt the seat; a seat given up counts as last place. A rating marked (?) is provisional: a player has a place after { $games ->
    [one] { $games } game
   *[other] { $games } games
 }.
standings-easy = Easy computers: rating { $rating }. Games { $tables }, computer wins { $wins }.
standings-normal = Computers: rating { $rating }. Games { $tables }, computer wins { $wins }.
standings-strong = Strong computers: rating { $rating }. Games { $tables }, computer wins { $wins }.
standings-last = Last games
line-rating = rating { $rating } ± { $spread }
line-provisional = provisional rating
line-tables = { $tables ->
    [one] { $tables } game
   *[other] { $tables } games
}
line-wins = { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
line-place = average place { $place }
line-best = best score { $score }
line-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
last-line = **{ $game }**, { $when }: won by { $who }
last-line-unnamed = **{ $game }**, { $when }
some-computers = { $count ->
    [one] a computer
   *[other] { $count } computers
}
only-computers = only computers
card-none = You have not finished a game on this server yet.
card-rank = place { $rank } of { $count }
card-met = Most frequent opponents
card-pair = **{ $who }** · { $tables ->
    [one] { $tables } game
   *[other] { $tables } games
}: you ahead { $before }, behind { $behind }
card-place = place { $place } of { $seats }
card-given-up = seat given up
card-hidden = You are not shown in the standings of this server; `/mehana rank` shows you there again.
season-runs = Season “{ $name }” has been running since { $since }. Games that end while it runs count for it; once it has ended it cannot go on.
season-end-sure = **End the season** ends season “{ $name }” for good, and tells everybody here. Games that end later do not count for it.
button-end-season = End the season
season-began = Season “{ $name }” begins: games that end from now on count for it.
season-ended = Season “{ $name }” is over. `/standings` still shows it by its name.
rank-shown = You are shown in the standings of this server.
rank-hidden = You are not shown in the standings of this server; your games are kept, without your name in lists.
server-export = Download all finished tables
server-remove = Remove all finished tables for good
server-export-here = The finished tables of this server: a record of each, which `mehana verify` checks, and a list of results. Nobody is named.
server-remove-sure = **Remove them all** removes all finished tables of this server with their results, standings and seasons for good. Tables still in play stay.
server-removed = Removed. Tables removed for good: { $tables }.
server-title = Server settings
server-about = Anyone who can manage channels moderates the tables, and so does one role, chosen by whoever manages the server. A second role is called when somebody invites everyone who is looking for a game, at most once an hour.
server-unheard = Mentioning this role notifies nobody yet: allow everybody to mention it in its settings, or give me the right to mention all roles.
server-moderators = Role of the moderators
server-players = Role to call for a game
server-locale-own = Language: as in Discord
button-server-remove = Remove them all

## History

button-history = Move by move
button-page = As a page
button-film = As a film
film-making = Making the film: { $share }%
file-making = Making the page: { $share }%
page-here = The whole game as one page for any browser: step through it with the arrow keys; it works offline.
film-here = The whole game as a film.
history-here = Tables of this channel
history-own = Your tables on this server
history-none = No game has been played in this channel yet, nor by you on this server.
history-waits = Hidden until their games are available again: { $games }.
history-open = Look at a table move by move
history-page = { $page ->
    [0] Start
   *[other] Move { $page } of { $pages }
}
button-own-move = My move
button-points = Points
button-turns = Turning points
button-course = How it went
button-open-hands = Reveal the hands
button-see-hands = See the hands
button-table-only = Only the table
button-close-hands = Withdraw consent
hands-of = What everybody held
hands-empty = nothing
hands-agreed = You agree. The hands are revealed once these players agree too, each with **Reveal the hands** under a page of this game: { $who }.
hands-withdrawn = You no longer agree: nobody sees the hands of this game unless everybody agrees again.
refusal-hands-closed = The hands of this game stay hidden until everybody who played agrees to reveal them.
refusal-hands-not-yet = The hands can be revealed once the game has ended.

## The review of one's own moves

button-review = How did I play?
button-review-stop = Stop
button-review-back = Earlier
button-review-next = Next
button-play-from = Play it from here
review-waiting = Your moves will be looked at in a moment.
review-looking = Looking at your moves: { $done } of { $moves }
review-none = You never had a choice at this table, so there is nothing to look at.
review-moves = You played { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}; { $good ->
    [one] { $good } was
   *[other] { $good } were
} as good as any.
review-costly = { $count ->
    [1] One cost you most.
    [2] Two cost you most.
   *[other] Three cost you most.
}
review-all-good = { $moves ->
    [1] You played one move, and it was as good as any.
   *[other] You played { $moves } moves, all of them as good as any.
}
review-best-follows = The best one is on the next page.
review-how = Only moves that were compared with others are counted. Each is judged by what you could see then: computers played on from there many times. What a single move cost is an estimate for strong players. The chart shows in how many of 100 games you would have finished ahead of a rival; the numbers on it mark the moves on the next pages.
review-chances = Your chances, move by move
review-choices = your choices
review-where = Your choice { $move } of { $moves }
review-played = You chose **{ $move }**.
review-better = A better move was **{ $move }**. With it you’d finish ahead of a rival in about { $share } more games out of 100 (likely { $least } to { $most }).
review-best = Your best move was **{ $move }**. Most others would have been worse.
review-next-best = The next best was **{ $move }**.
refusal-no-reviews = Computers cannot judge the moves of this game.
refusal-not-reviewed = Your moves could not be looked at this time. Please try again later.
refusal-review-busy = Other moves are being looked at already; please try again in a few minutes.
refusal-review-not-yet = Your moves can be looked at once the game has ended.
refusal-review-stopped = Stopped. The button begins again.

## The round-up of a table

roundup-length = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} in { $time }.
roundup-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
roundup-ahead = In the lead from move { $page } to the end: { $who }.
roundup-turn = { $changes ->
    [one] The lead changed hands once,
   *[other] The lead changed hands { $changes } times, the last time
} at move { $page }: { $who }.
roundup-last = Not decided until the last move, by { $who }.
roundup-gain = Biggest single gain: { $who }, +{ $points } (move { $page }).
roundup-page = Move { $page } · { $what }
record-best = A record on this server: { $who } with { $number ->
    [one] { $number } point
   *[other] { $number } points
}; the best until now was { $before }.
record-fewest = A record on this server: the shortest game of its kind, { $number ->
    [one] { $number } move
   *[other] { $number } moves
} (forced ones aside); until now { $before }.
record-most = A record on this server: the longest game of its kind, { $number ->
    [one] { $number } move
   *[other] { $number } moves
} (forced ones aside); until now { $before }.
record-row = Most wins in a row on this server: { $who }, { $number }.
course-title = { $game }: how it went
course-alt = Points over the game

## Commands

command-open = Open a table in this channel
command-join = Take a seat at the table in this channel
command-leave = Give up your seat
command-start = Begin the game; for the table’s host and moderators
command-hand = See your hand and what you may play; only you see it
command-table = See the table as everybody sees it
command-rules = Read how this game is played
command-look = Look up a card, a place, a sign or a term; only you see it
command-learn = Learn the game: a table of your own against computers, with tips
command-games = See the games and open one here
argument-thing = What to look up
command-play = Make a move; the list shows what is possible now
command-play-move = The move
command-mehana = For any table: pause, undo, change players; and your own data
command-undo = Undo your last move; if others have seen something by it, ask them to agree
command-pause = Pause the table; for its host and moderators
command-resume = Resume a paused table; for its host and moderators
command-cancel = Close the table without a result; for its host and moderators
command-skip = Skip a player the table waits for: the bot plays a move for them; for its host and moderators
command-remove = Take a seat from its player; a computer takes over; for the host and moderators
command-replace = Give a seat to another player, or to a computer; for the host and moderators
command-place = Continue here with a table that has lost its channel; for its host and moderators
command-invite = Invite somebody to the table in this channel, by private message
command-me = Choose where and when you are told that it is your turn
command-tables = Your tables everywhere, and whose turn it is
command-privacy = Read what is kept about you, and for how long
command-export = Get everything that is kept about you
command-forget = Remove your name and id for good
argument-seat = Whose seat; the list shows the players
argument-reason = Why; everybody at the table will read it
argument-player = Who takes the seat; empty for a computer
argument-guest = Who to invite
argument-table = Which table, if several have lost their channel
command-standings = See the standings of this server
command-card = See your own results on this server
command-rank = Be shown in the standings of this server, or stay out of them
command-season = The season that runs now; with a name, begin one (for moderators)
command-history = Look at the tables of this channel and at your own, move by move
command-server = Server settings: roles, language, finished tables; for moderators
argument-game = The game; empty for the one most played here
argument-preset = Only tables with this set of rules
argument-season = A season by its name; empty for the running one
argument-name = The name of a new season; empty to see the one that runs
argument-number = The number of an earlier table of yours; empty for the latest ones
argument-shown = Yes to be shown, no to stay out
season-all = All time
open-preset = A ready-made set of rules; individual options change it
open-place = Right here (usual), or in a thread of its own
open-pace = Time per move before a computer steps in
open-posts = Few posts, updated as you play (usual), or a post for each move
open-language = The language of the table in the channel
open-pictures = Pictures of the table (yes), or text only (no)
place-channel = Right here
place-thread = In a thread of its own
place-private = your private messages with me
pace-none = no limit
pace-5-minutes = 5 minutes
pace-10-minutes = 10 minutes
pace-30-minutes = 30 minutes
pace-hour = 1 hour
pace-3-hours = 3 hours
pace-12-hours = 12 hours
pace-day = 1 day
pace-2-days = 2 days
pace-3-days = 3 days
pace-week = 1 week
language-en = English
language-bg = Български
language-ru = Русский
language-ro = Română
posts-live = few, updated as you play
posts-every = one for each move
posts-text = few, text only
hands-closed = if all agree
hands-open = shown to all
tempo-calm = calm, 4 seconds
tempo-usual = usual, 1–2 seconds
tempo-quick = quick, half a second

## Your own data

privacy = • Kept: your Discord id, display name, language and settings; which seats you took and when; the moves made there, which message showed you a hand, how each game ended for you, whether you let its hands be seen, and the reviews of your moves that you asked for. Also who moderated there, whom it concerned, and the reason given.
    • How long: until you ask otherwise. Invitations are remembered for a day, tables you open in a browser for thirty. The operator of the bot may reduce old tables to result and record, and moderators may remove the finished tables of their server.
    • Who sees it: nothing is passed on to anyone. Tables hold seat numbers, not names. Standings are worked out from results (`/mehana rank` keeps you out of them), and seasons are the server’s.
    • Not read: what people write to each other.
    • Get it or remove it: `/mehana export` gives you everything, `/mehana forget` removes your id and name for good; moves and results stay as those of a former player.
export-here = All that is kept about you.
leave-sure = You’re in the middle of a game. Leave, and a computer takes your seat and it counts as last place for you. Changed your mind? `/{ $game } join` within ten minutes.
watch-sure = Your seat will be free for somebody else.
watch-sure-host = Your seat will be free for somebody else. You stay the host, and computers can play without you.
close-sure = The game ends here for everybody, without a result. { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} ({ $time } of play) will be lost.
close-sure-lobby = The table closes, and these players lose their seats: { $who }.
close-sure-unknown = The game of this table is not installed at the moment. If you close the table, it cannot go on once the game is back.
replace-sure = **{ $whom }** loses this seat at once; **{ $by }** plays on. Replace them?
remove-sure = **{ $whom }** loses this seat at once, and a computer plays on. Remove them?
remove-sure-lobby = **{ $whom }** loses this seat. Remove them?
replace-computer = a computer
left = You have left. If that was a mistake, `/{ $game } join` gives you the seat back within ten minutes.
forget-sure = **Forget me** removes your id and name for good and gives your seats at open tables to computers. The moves stay, without a name; what stands in channels from before may still show it.
forgotten = Forgotten. You are welcome at any table, like a new guest.
privacy-backups = Backups made earlier keep what was forgotten until newer ones replace them: two weeks, if one is made every night as recommended.

## Personal settings

me-title = You at Mehana
me-about = Where and when you hear that it is your turn. Slow tables respect your quiet hours; quick ones don’t.
me-clock = Your clock says { $time }.
calls-private = Message me privately
calls-channel = Mention me in the channel
calls-both = Do both
calls-none = Don’t notify me
reminders-yes = Remind me when my time runs out
reminders-no = No reminders
invitations-yes = Invite me to tables
invitations-no = No invitations
single-options-yes = Play forced moves for me
single-options-no = Ask me even about forced moves
quiet-never = No quiet hours
quiet-from = Quiet from { $hour }
quiet-to = … until { $hour }
quiet-zone = Time zone: { $zone }
tables-none = You are not at any table.
tables-nothing = No other table waits for you.
tables-title = Your tables
tables-more = … and { $count } more
tables-lobby = not started yet
tables-waits = `{ $game }` is not offered at the moment; the table is kept and goes on once it is back
tables-lost = has no channel now: its host or a moderator continues it with `/mehana place`
tables-your-turn = your turn
tables-turn-of = waiting for { $who }
