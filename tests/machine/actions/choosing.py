"""Chooses the next action at random: mostly one that keeps tables going, sometimes any other."""

import random
from collections.abc import Sequence
from typing import Any

from bot.discord.messages.controls import Action
from bot.fake_discord.rules.command_limits import BOOLEAN, GROUP, INTEGER, STRING, SUBCOMMAND, USER
from storage import Occupant, Status
from tests.machine.actions.actions import (
    DENIED,
    AtOnce,
    Command,
    DeleteChannel,
    Deny,
    Fail,
    Forge,
    Invent,
    InviteBack,
    Kill,
    KillProcess,
    LetThink,
    PlannedAction,
    PlayOn,
    Press,
    Refuse,
    Reload,
    SendAway,
    SetClock,
    Spoil,
    Wait,
)
from tests.machine.actions.page_actions import ClosePage, OpenPage, PlayOnPage, Reconnect, UsePage
from tests.machine.promises.promises import MOVING
from tests.machine.promises.repositories import TableRepositories, TableRepository
from tests.machine.stage.hostile import ERRORS, HOOKS, HOSTILE
from tests.machine.stage.stage import CHANNELS, FAR_CHANNELS, HOME_CHANNELS, HOME_PEOPLE, PEOPLE, PRIVATE, Stage, key_of

GAMES = ("durak", "durak", "magove", "hayduti", "carcassonne", "balkans", HOSTILE)
OPTIONS: dict[str, Sequence[dict[str, Any]]] = {
    "durak": ({}, {"preset": "enchanted-all"}, {"preset": "auto-pass"}, {"preset": "teams"}),
    "magove": ({"preset": "short"}, {"preset": "single-suit-secret"}, {"preset": "clairvoyance-secret"}),
    "hayduti": ({}, {"preset": "parallel"}, {"preset": "hidden"}, {"preset": "uprising-easy"}),
    "carcassonne": ({"preset": "everything"}, {"preset": "messages"}, {}),
    "balkans": ({"preset": "quick"}, {"preset": "manoeuvre"}),
    HOSTILE: ({},),
}
REFUSALS = (50007, 40003, 50278, 340002, 50013, 50001, 10003, 20026)
WAITS = (3, 40, 700, 1000, 4000, 90_000)
CLOCKS = (0, 0, -4000, 4000, 30 * 86_400)
"""Seconds by which the bot's clock may be wrong."""
FAILING = (
    ("POST", "/channels/{}/messages"),
    ("PATCH", "/channels/{}/messages/{}"),
    ("POST", "/users/@me/channels"),
    ("DELETE", "/channels/{}/messages/{}"),
    ("GET", "/channels/{}/messages"),
)
MOST_PAGES = 4
"""Pages that are open at a time: every change of a table is drawn for each."""
ON_PAGES = ("undo", "undo", "answerundo", "answerundo", "stand", "return", "words", "ghost", "help", "rules", "sight")
LEADING = (
    ("mehana pause", {}),
    ("mehana resume", {}),
    ("mehana resume", {}),
    ("mehana skip", {"seat"}),
    ("mehana remove", {"seat"}),
    ("mehana replace", {"seat"}),
    ("mehana replace", {"seat", "player"}),
    ("mehana replace", {"seat", "player"}),
    ("mehana place", {}),
    ("mehana place", {}),
    ("mehana undo", {}),
    ("mehana cancel", {}),
)


def choose(stage: Stage, repositories: TableRepositories, rng: random.Random) -> PlannedAction:
    """Return the next action."""
    weighted: Sequence[tuple[Any, int]] = (
        (_open, 6 if _live(repositories) < 2 else 1),
        (
            _lobby,
            26
            if any(repository.table.row.status is Status.LOBBY for repository in repositories.tables.values())
            else 0,
        ),
        (_move, 28),
        (_play_on, 3),
        (_think, 14 if stage.chooser.waiting else 0),
        (_open_page, 5 if len(stage.pages) < MOST_PAGES else 0),
        (_on_page, 12 if stage.pages else 0),
        (_hand, 9),
        (_lead, 9),
        (_seat, 6),
        (_press, 6),
        (_forge, 5),
        (_type, 4),
        (_refuse, 4),
        (_place, 4),
        (_wait, 3),
        (_fail, 2),
        (_spoil, 2),
        (_kill, 2),
        (_at_once, 5),
        (_about_oneself, 2),
    )
    for _ in range(20):
        (what,) = rng.choices([kind for kind, _ in weighted], [weight for _, weight in weighted])
        if (action := what(stage, repositories, rng)) is not None:
            return action
    return Wait(1)


def _live(repositories: TableRepositories) -> int:
    return sum(repository.live for repository in repositories.tables.values())


def _someone(rng: random.Random) -> str:
    return rng.choice((*HOME_PEOPLE, *PEOPLE))


def _channel_of(stage: Stage, repository: TableRepository) -> str | None:
    channel = stage.fake_discord.world.channels.get(repository.table.row.channel)
    return None if channel is None or channel.recipient else channel.name


def _table(repositories: TableRepositories, rng: random.Random, *statuses: Status) -> TableRepository | None:
    found = [repository for repository in repositories.tables.values() if repository.table.row.status in statuses]
    return rng.choice(found) if found else None


def _open(stage: Stage, repositories: TableRepositories, rng: random.Random) -> PlannedAction:
    game = rng.choice(GAMES)
    options = dict(rng.choice(OPTIONS[game]))
    if rng.random() < 0.9:
        options["pictures"] = False
    if rng.random() < 0.2:
        options["pace"] = rng.choice(("5-minutes", "hour"))
    if rng.random() < 0.15:
        options["posts"] = "every"
    where = rng.choice((*HOME_CHANNELS, *HOME_CHANNELS, *FAR_CHANNELS, PRIVATE))
    if where == PRIVATE and rng.random() < 0.5:
        return Command(_someone(rng), rng.choice(CHANNELS), f"{game} learn")
    who = rng.choice(("Boris", "Zora", "Niko")) if where in FAR_CHANNELS else rng.choice(HOME_PEOPLE)
    return Command(who, where, f"{game} open", options)


def _lobby(stage: Stage, repositories: TableRepositories, rng: random.Random) -> PlannedAction | None:
    repository = _table(repositories, rng, Status.LOBBY)
    where = None if repository is None else _channel_of(stage, repository)
    if repository is None or where is None:
        return None
    owner = stage.bot.service.repository.people._people.get(repository.table.row.owner)
    leader = owner.name if owner is not None and owner.name in PEOPLE else "Ana"
    wanted = min(repository.table.numbers())
    seats = len(repository.table.seats)
    people = sum(row.sitter is Occupant.PERSON for row in repository.table.seats)
    draw = rng.random()
    if seats >= wanted and (draw < 0.6 or seats > 3):
        return Press(leader, where, "do:start")
    if people < 2 and draw < 0.9:
        pool = ("Boris", "Zora", "Niko") if where in FAR_CHANNELS else HOME_PEOPLE
        return Press(rng.choice(pool), where, "do:join")
    if draw < 0.85:
        return Press(leader, where, "do:computer")
    key = rng.choice(
        ("do:leave", "do:watch", "do:more", "do:invite", "do:join", "set:preset", "set:computer", "set:swap")
    )
    return Press(rng.choice((leader, _someone(rng))), where, key, rng.randrange(8))


def _move(stage: Stage, repositories: TableRepositories, rng: random.Random) -> PlannedAction | None:
    """Let a person use a control that moves, in a hand they see."""
    found: list[tuple[str, str, str, int]] = []
    for name in PEOPLE:
        person = stage.person(name)
        for where in (PRIVATE, *CHANNELS):
            try:
                messages = person.sees(stage.channel(name, where))
            except LookupError:
                continue
            for message in messages[-6:]:
                if where == PRIVATE or message.visible_to == person.id:
                    keys = [key for part in message.controls if (key := key_of(part["custom_id"])) in MOVING]
                    found += [(name, where, key, len(keys)) for key in dict.fromkeys(keys)]
    if not found:
        return None
    who, where, key, count = rng.choice(found)
    times = 3 if rng.random() < 0.08 else 1
    return Press(who, where, key, rng.randrange(max(count, 1) * 3), times=times)


def _open_page(stage: Stage, repositories: TableRepositories, rng: random.Random) -> PlannedAction | None:
    repository = _table(repositories, rng, Status.LOBBY, Status.PLAYING, Status.PLAYING, Status.PAUSED, Status.OVER)
    where = None if repository is None else _channel_of(stage, repository)
    if repository is None or where is None:
        return None
    seated = [person.name for person in repository.people if person is not None and person.name in PEOPLE]
    who = rng.choice(seated) if seated and rng.random() < 0.8 else _someone(rng)
    return OpenPage(who, rng.choice((where, where, PRIVATE)), rng.choice((0, 0, 0, 1)))


def _on_page(stage: Stage, repositories: TableRepositories, rng: random.Random) -> PlannedAction | None:
    """Let a person use a page."""
    page = rng.choice(stage.pages)
    old = [other for other in reversed(stage.pages) if other.who == page.who].index(page)
    draw = rng.random()
    if draw < 0.1:
        return Reconnect(page.who, old)
    if draw < 0.15 or (page.ended and draw < 0.5):
        return ClosePage(page.who, old)
    if page.choices and draw < 0.7:
        return PlayOnPage(page.who, rng.randrange(24), old, times=rng.choice((1, 1, 1, 3)))
    return UsePage(page.who, rng.choice(ON_PAGES), rng.randrange(6), old)


def _think(stage: Stage, repositories: TableRepositories, rng: random.Random) -> PlannedAction:
    return LetThink(rng.randint(1, 4))


def _play_on(stage: Stage, repositories: TableRepositories, rng: random.Random) -> PlannedAction | None:
    repository = _table(repositories, rng, Status.PLAYING)
    where = None if repository is None else _channel_of(stage, repository)
    return None if where is None else PlayOn(where, rng.choice((3, 10, 40)))


def _hand(stage: Stage, repositories: TableRepositories, rng: random.Random) -> PlannedAction | None:
    repository = _table(repositories, rng, Status.PLAYING, Status.PAUSED)
    where = None if repository is None else _channel_of(stage, repository)
    if repository is None or where is None:
        return None
    seated = [person.name for person in repository.people if person is not None and person.name in PEOPLE]
    who = rng.choice(seated or [_someone(rng)]) if rng.random() < 0.85 else _someone(rng)
    if rng.random() < 0.7:
        return Press(who, where, "do:hand")
    return Command(who, where, f"{repository.table.game.key} hand")


def _lead(stage: Stage, repositories: TableRepositories, rng: random.Random) -> PlannedAction | None:
    repository = _table(repositories, rng, Status.PLAYING, Status.PAUSED)
    where = None if repository is None else _channel_of(stage, repository)
    if repository is None:
        return None
    path, named = rng.choice(LEADING)
    if repository.table.row.status is Status.PAUSED and rng.random() < 0.6:
        path, named = rng.choice((("mehana resume", set()), ("mehana place", set())))
    if path == "mehana cancel" and rng.random() < 0.7:
        return None
    owner = stage.bot.service.repository.people._people.get(repository.table.row.owner)
    leaders = ["Ana", "Zora"] + ([owner.name] * 3 if owner is not None and owner.name in PEOPLE else [])
    who = rng.choice(leaders) if rng.random() < 0.85 else _someone(rng)
    if path == "mehana cancel" and where is not None and rng.random() < 0.5:
        return Press(who, where, "close")
    options: dict[str, Any] = {}
    if "seat" in named:
        options["seat"] = _name_at(stage, repository, rng)
    if "player" in named:
        options["player"] = f"@{_someone(rng)}"
    if where is None or path == "mehana place":
        where = rng.choice(CHANNELS)
    return Command(who, where, path, options)


def _name_at(stage: Stage, repository: TableRepository, rng: random.Random) -> str:
    """Return the name of somebody at the table."""
    row = rng.choice(repository.table.seats)
    person = None if row.person is None else stage.bot.service.repository.people._people.get(row.person)
    number = repository.table.lifecycle.seats[row.seat].number
    return f"Computer #{number}" if person is None or person.name is None else person.name


def _seat(stage: Stage, repositories: TableRepositories, rng: random.Random) -> PlannedAction | None:
    repository = _table(repositories, rng, Status.PLAYING, Status.PAUSED)
    where = None if repository is None else _channel_of(stage, repository)
    if repository is None or where is None:
        return None
    who = _someone(rng)
    draw = rng.random()
    if draw < 0.35:
        return Command(who, where, f"{repository.table.game.key} leave")
    if draw < 0.75:
        return Press(who, where, "do:left")
    return Command(who, where, f"{repository.table.game.key} join")


def _press(stage: Stage, repositories: TableRepositories, rng: random.Random) -> PlannedAction | None:
    """Let a person use any control they see."""
    who = _someone(rng)
    where = rng.choice((*CHANNELS, PRIVATE, PRIVATE))
    try:
        messages = stage.person(who).sees(stage.channel(who, where))
    except LookupError:
        return None
    keys = sorted({key_of(part["custom_id"]) for message in messages for part in message.controls})
    keys = [key for key in keys if not key.startswith("own:server")]
    if not keys:
        return None
    return Press(who, where, rng.choice(keys), rng.randrange(12), old=rng.choice((0, 0, 0, 1, 2)))


def _forge(stage: Stage, repositories: TableRepositories, rng: random.Random) -> PlannedAction | None:
    """Let a person use any control that was ever shown to anybody, or one that never was."""
    keys = sorted({control.key for control in stage.shown} - {"own:forgotten"})
    if not keys:
        return None
    where = rng.choice((*CHANNELS, PRIVATE))
    if rng.random() < 0.25:
        return Invent(_someone(rng), where, rng.choice(tuple(Action)).value, rng.choice((0, 0, 1, 2)))
    return Forge(_someone(rng), where, rng.choice(keys), rng.randrange(4), rng.randrange(6))


def _type(stage: Stage, repositories: TableRepositories, rng: random.Random) -> PlannedAction | None:
    """Let a person type any command, with any values it takes."""
    who, where = _someone(rng), rng.choice((*CHANNELS, PRIVATE))
    try:
        offered = stage.person(who).commands(stage.channel(who, where))
    except LookupError:
        return None
    if not offered:
        return None
    part = rng.choice(offered)
    path = [part["name"]]
    while inner := [option for option in part.get("options", []) if option["type"] in {SUBCOMMAND, GROUP}]:
        part = rng.choice(inner)
        path.append(part["name"])
    options: dict[str, Any] = {}
    for option in part.get("options", []):
        if (option.get("required") or rng.random() < 0.25) and (value := _value(option, rng)) is not None:
            options[option["name"]] = value
    if "/".join(path) in {"mehana/forget", "mehana/server"} and rng.random() < 0.5:
        return None
    return Command(who, where, " ".join(path), options)


def _value(option: dict[str, Any], rng: random.Random) -> Any:
    if choices := option.get("choices"):
        return rng.choice(choices)["value"]
    match option["type"]:
        case kind if kind == BOOLEAN:
            return rng.random() < 0.5
        case kind if kind == INTEGER:
            low = option.get("min_value", 0)
            return rng.randint(low, min(option.get("max_value", low + 6), low + 6))
        case kind if kind == USER:
            return f"@{_someone(rng)}"
        case kind if kind == STRING:
            text = rng.choice(("7H", "none", "all", "1", "x", "take", "6S 7S", "a" * 100))
            return text[: option.get("max_length", 100)]
        case _:
            return None


def _refuse(stage: Stage, repositories: TableRepositories, rng: random.Random) -> PlannedAction:
    refusing = [name for name in PEOPLE if stage.person(name).person.dm_refusal is not None]
    if refusing and rng.random() < 0.6:
        return Refuse(rng.choice(refusing))
    return Refuse(_someone(rng), rng.choice(REFUSALS), rng.choice(("open", "send", "send")))


def _place(stage: Stage, repositories: TableRepositories, rng: random.Random) -> PlannedAction:
    """Remove the bot from a server, delete a channel or deny a permission, or undo one of these."""
    world = stage.fake_discord.world
    for guild in (world.home, stage.far):
        if not guild.present and rng.random() < 0.8:
            return InviteBack(far=guild is stage.far)
    denied = [
        name
        for name in CHANNELS
        if world.bot.id in (given := world.channel(name).overwrites) and given[world.bot.id].deny
    ]
    if denied and rng.random() < 0.7:
        return Deny(rng.choice(denied))
    draw = rng.random()
    if draw < 0.35:
        return SendAway(far=rng.random() < 0.3)
    if draw < 0.55:
        return DeleteChannel(rng.choice(CHANNELS))
    return Deny(rng.choice(CHANNELS), rng.choice(DENIED))


def _wait(stage: Stage, repositories: TableRepositories, rng: random.Random) -> PlannedAction:
    return SetClock(rng.choice(CLOCKS)) if rng.random() < 0.2 else Wait(rng.choice(WAITS))


def _fail(stage: Stage, repositories: TableRepositories, rng: random.Random) -> PlannedAction:
    method, path = rng.choice(FAILING)
    status: Any = rng.choice((500, 502, "drop", "drop_after_storing"))
    return Fail(method, path, status, rng.randint(1, 2))


def _spoil(stage: Stage, repositories: TableRepositories, rng: random.Random) -> PlannedAction:
    return Spoil(rng.choice(("", *HOOKS)), rng.choice(tuple(ERRORS)))


def _kill(stage: Stage, repositories: TableRepositories, rng: random.Random) -> PlannedAction:
    if stage.processes and rng.random() < 0.3:
        actions = (_simple(stage, repositories, rng) for _ in range(rng.randint(1, 4)))
        acts = tuple(action for action in actions if isinstance(action, Command | Press))
        return KillProcess(acts, requests=rng.randrange(12))
    if rng.random() < 0.4:
        return Kill()
    action = _simple(stage, repositories, rng)
    return Kill(action, rng.randrange(40))


def _at_once(stage: Stage, repositories: TableRepositories, rng: random.Random) -> PlannedAction:
    return AtOnce(tuple(_simple(stage, repositories, rng) for _ in range(rng.randint(2, 3))))


def _simple(stage: Stage, repositories: TableRepositories, rng: random.Random) -> PlannedAction:
    for _ in range(10):
        kinds = (_move, _move, _move, _lead, _hand, _seat, _lobby, _press)
        what = rng.choice((*kinds, _on_page, _on_page, _on_page) if stage.pages else kinds)
        if (action := what(stage, repositories, rng)) is not None:
            return action
    return LetThink()


def _about_oneself(stage: Stage, repositories: TableRepositories, rng: random.Random) -> PlannedAction:
    who, where = _someone(rng), rng.choice((*CHANNELS, PRIVATE))
    draw = rng.random()
    if draw < 0.25:
        return Press(who, where, "own:forgotten")
    if draw < 0.6:
        return Command(who, where, f"mehana {rng.choice(('me', 'tables', 'forget', 'export', 'history'))}")
    return Reload(who)
