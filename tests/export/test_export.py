"""Exports of a record as a page and as an animation, which show every move as everybody could see it."""

import base64
import html
import json
import re
from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageColor

from bot.export import animation
from bot.export import page as page_module
from bot.export.animation import moving_picture
from bot.export.frames import Frame, ReplayExport, _joined, as_html
from bot.export.page import html_page
from bot.tables.ended.export_worker import ExportWorker
from bot.tables.ended.record import NotVerified, timeline_of
from games.core.catalogue import find_games, localizer_for
from games.core.contract import PUBLIC
from games.kit import palette
from tests.export.conftest import closed_early

pytestmark = pytest.mark.long(2)

NAMES = ("Ana", "<b>Boris</b>", "Vera")


def film_of(record: bytes, locale: str = "en", *, hands: bool = False) -> ReplayExport:
    return ReplayExport(record, find_games(), locale, NAMES, hands=hands)


def frames_in(data: bytes) -> list[dict]:
    found = re.search(rb'<script id="frames" type="application/json">(.*?)</script>', data, re.DOTALL)
    return json.loads(found[1])


def hardly_differ(first: Image.Image, second: Image.Image) -> bool:
    """Return whether two pictures are equal apart from compression losses."""
    grey = ImageChops.difference(first.convert("RGB"), second.convert("RGB")).convert("L")
    histogram = grey.histogram()
    return sum(histogram[48:]) < 0.004 * sum(histogram)


def test_the_frames_of_a_page_rebuild_the_pictures_of_the_table(record: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_module, "MOST_STEPS", 2)
    replay_export, told = film_of(record), []
    data = html_page(replay_export, lambda done, length: told.append((done, length)))
    frames = frames_in(data)
    assert len(frames) == replay_export.length == 8
    assert told[-1] == (8, 8)
    shown: list[Image.Image] = []
    wholes = 0
    for number, (frame, true) in enumerate(zip(frames, replay_export.frames(page_module.WIDTHS[0]), strict=True)):
        if "size" in frame:
            canvas, wholes = Image.new("RGB", tuple(frame["size"])), wholes + 1
        else:
            canvas = shown[frame.get("from", number - 1)].copy()
        shown.append(canvas)
        if "part" in frame:
            part = Image.open(BytesIO(base64.b64decode(frame["part"]))).convert("RGBA")
            canvas.paste(part, tuple(frame["at"]), part)
        assert hardly_differ(canvas, true.picture)
        assert frame["table"] == true.table
        assert tuple(frame["news"]) == true.news
    steps = [0] * len(frames)
    for number, frame in enumerate(frames):
        steps[number] = 0 if "size" in frame else steps[frame.get("from", number - 1)] + 1
    assert max(steps) <= 2
    assert 1 <= wholes < len(frames) / 2


def test_a_frame_contains_only_visible_differences() -> None:
    before = Image.new("RGB", (200, 150), "#4a3226")
    breath, dim, dot = before.copy(), before.copy(), before.copy()
    breath.paste("#4b3328", (0, 0, 200, 150))
    dim.paste("#42291f", (40, 60, 100, 90))
    dot.paste("#4a32ff", (199, 149, 200, 150))
    assert page_module._changed(before, breath).getbbox() is None
    left, top, right, bottom = page_module._changed(before, dim).getbbox() or (0, 0, 0, 0)
    assert (left, top) <= (48, 64)
    assert right >= 96
    assert bottom >= 90
    assert page_module._changed(before, dot).getbbox() == (192, 144, 200, 150)


def test_a_page_loads_nothing_and_escapes_names(record: bytes) -> None:
    data = html_page(film_of(record), lambda *_: None)
    text = re.sub(r'"part":"[^"]*"', "", data.decode())
    assert not re.search(r"https?:|//[a-z]", text)
    assert "default-src 'none'" in text
    assert "<b>Boris</b>" not in "".join("".join(frame["news"]) for frame in frames_in(data))
    assert any("&lt;b&gt;Boris&lt;/b&gt;" in line for frame in frames_in(data) for line in frame["news"])
    assert as_html("-# small\u200b print") == "small print"
    assert as_html(r"**a\*b** <i> \[x\]") == "<b>a*b</b> &lt;i&gt; [x]"
    assert as_html(r"**\_Boris\_** plays. _8♠, 8♣: **any** suit._ snake_case") == (
        "<b>_Boris_</b> plays. <i>8♠, 8♣: <b>any</b> suit.</i> snake_case"
    )


def test_a_hand_is_one_line_with_dots_between_phrases() -> None:
    assert _joined(["Trump: ♠", "Six cards.", "Two more.", "6♠"]) == "Trump: ♠ · Six cards. Two more. 6♠"
    assert _joined(["6♠"]) == "6♠"


def test_a_page_that_would_be_too_large_has_smaller_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    replay_export = film_of(closed_early(2))
    large = html_page(replay_export, lambda *_: None)
    monkeypatch.setattr(page_module, "MOST_BYTES", len(large) - 1)
    assert len(html_page(replay_export, lambda *_: None)) < len(large)


def test_an_animation_shows_the_whole_table_and_holds_its_last_frame(
    record: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    replay_export, progress = film_of(record), list[tuple[int, int]]()
    data = moving_picture(replay_export, lambda done, total: progress.append((done, total)))
    assert progress == [(done, replay_export.length) for done in range(1, replay_export.length + 1)]
    with Image.open(BytesIO(data)) as found:
        assert found.format == "WEBP"
        frames, times = found.n_frames, []
        for number in range(frames):
            found.seek(number)
            found.load()
            times.append(found.info["duration"])
        assert hardly_differ(found.convert("RGB"), list(replay_export.frames(animation.WIDTH))[-1].picture)
    assert sum(times) == 7 * animation.EACH + animation.LAST
    assert times[-1] >= animation.LAST
    monkeypatch.setattr(animation, "MOST_BYTES", len(data) // 2)
    small = moving_picture(replay_export, lambda *_: None)
    with Image.open(BytesIO(small)) as fewer:
        assert fewer.n_frames < frames


def test_a_long_animation_shows_every_so_many_moves_and_the_last(
    record: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    progress: list[tuple[int, int]] = []
    monkeypatch.setattr(animation, "MOST_FRAMES", 3)
    moving_picture(film_of(record), lambda *told: progress.append(told))
    assert progress == [(number + 1, 8) for number in (0, 3, 6, 7)]


def test_an_animation_that_stays_too_large_has_few_frames_in_the_end(
    record: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(animation, "MOST_BYTES", 1)
    progress: list[tuple[int, int]] = []
    data = moving_picture(film_of(record), lambda *told: progress.append(told))
    assert progress[:8] == [(number, 8) for number in range(1, 9)]
    assert progress[8:] == [(number + 1, 8) for number in (0, 4, 7)] * (animation.ATTEMPTS - 1)
    with Image.open(BytesIO(data)) as found:
        assert (found.n_frames, found.info["loop"]) == (3, 0)


class Growing:
    """Two frames, of which the second is higher."""

    length = 2

    def frames(self, width: int, _keep: object) -> Iterator[Frame]:
        for number, height in enumerate((40, 100)):
            yield Frame(number, (), (), "", Image.new("RGB", (width, height), "white"), closes=False)


def test_pictures_of_an_animation_stand_in_the_middle() -> None:
    data = moving_picture(Growing(), lambda *_: None)  # pyright: ignore[reportArgumentType]
    with Image.open(BytesIO(data)) as found:
        first = found.convert("RGB")
        assert found.size == (animation.WIDTH, 100)
        found.seek(1)
        second = found.convert("L")
    edge = ImageColor.getrgb(palette.EDGE) if isinstance(palette.EDGE, str) else palette.EDGE
    column = [first.getpixel((animation.WIDTH // 2, y)) for y in (5, 20, 35, 64, 79, 95)]
    near = [max(abs(a - b) for a, b in zip(pixel, edge, strict=True)) < 24 for pixel in column]
    assert near == [True, True, False, False, True, True]
    assert second.getextrema()[0] > 240


def test_a_page_that_is_too_large_at_every_width_is_whole_at_the_smallest(monkeypatch: pytest.MonkeyPatch) -> None:
    replay_export, told = film_of(closed_early(2)), list[tuple[int, int]]()
    whole = html_page(replay_export, lambda *_: None)
    assert frames_in(whole)[0]["size"][0] == page_module.WIDTHS[0]
    monkeypatch.setattr(page_module, "MOST_BYTES", len(whole))
    assert html_page(replay_export, lambda *_: None) == whole, "it may be as large as that"
    monkeypatch.setattr(page_module, "MOST_BYTES", 10)
    frames = frames_in(html_page(replay_export, lambda *progress: told.append(progress)))
    assert frames[0]["size"][0] == page_module.WIDTHS[-1]
    assert len(frames) == 3
    assert told == [(1, 3)] * (len(page_module.WIDTHS) - 1) + [(number, 3) for number in (1, 2, 3)]


def test_a_page_is_made_smaller_as_soon_as_its_pictures_are_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not only once it is finished, and not before."""
    replay_export, told = film_of(closed_early(3)), list[tuple[int, int]]()
    parts = [len(frame.get("part", "")) for frame in frames_in(html_page(replay_export, lambda *_: None))]
    assert parts[2]
    monkeypatch.setattr(page_module, "MOST_BYTES", sum(parts[:2]))
    html_page(replay_export, lambda *progress: told.append(progress))
    assert told[: told.index((1, 4), 1)] == [(1, 4), (2, 4), (3, 4)]


def test_players_without_a_name_are_computers(record: bytes) -> None:
    for names, wanted in (
        ((), ("Computer #1", "Computer #2", "Computer #3")),
        (("Ana",), ("Ana", "Computer #2", "Computer #3")),
        (("Ana", "Boris", "Vera", "Dinu"), ("Ana", "Boris", "Vera")),
    ):
        assert ReplayExport(record, find_games(), "en", names).names == wanted


def test_only_the_frames_that_are_kept_are_drawn(record: bytes) -> None:
    _, timeline = timeline_of(record, find_games())
    replay_export = film_of(record)
    assert [frame.number for frame in replay_export.frames(60, lambda number: number in {2, 5})] == [2, 5]
    frames = list(replay_export.frames(60))
    assert [frame.number for frame in frames] == list(range(8))
    assert all(frame.picture.width == 60 for frame in frames)
    for frame in frames:
        events = timeline.events(frame.number)
        assert frame.closes == any(event.closes for event in events)
        assert bool(frame.news) == bool(events)


def test_all_frames_are_made_from_public_views(record: bytes) -> None:
    _, timeline = timeline_of(record, find_games())
    replay_export = film_of(record)
    own = find_games()["durak"]
    for number, frame in enumerate(replay_export.frames(60)):
        view = timeline.view(number)
        assert view == own.view(timeline.state(number), PUBLIC)
        assert frame.table == own.text.table(view, localizer_for(own, "en", replay_export.names))


def test_a_page_shows_hands_only_on_request(record: bytes) -> None:
    _, timeline = timeline_of(record, find_games())
    own = find_games()["durak"]
    assert not any("hands" in frame for frame in frames_in(html_page(film_of(record), lambda *_: None)))
    found = frames_in(html_page(film_of(record, hands=True), lambda *_: None))
    localizer = localizer_for(own, "en", NAMES)
    for number, frame in enumerate(found):
        assert frame["hands"] == [
            f"<b>{html.escape(name)}</b>: {own.text.hand(timeline.view(number, seat), (), localizer)}".replace(
                "\n", " · "
            )
            for seat, name in enumerate(NAMES)
        ]
    assert len({str(frame["hands"]) for frame in found}) > 3


def test_an_invalid_record_is_not_exported(record: bytes) -> None:
    changed = json.loads(record)
    next(entry for entry in changed["entries"] if entry["kind"] == "move")["checksum"] = "0" * 16
    with pytest.raises(NotVerified):
        film_of(json.dumps(changed).encode())
    changed = json.loads(record)
    changed["entries"], changed["seed"] = changed["entries"][:4], ""
    with pytest.raises(NotVerified, match="never dealt"):
        film_of(json.dumps(changed).encode())


async def test_the_export_worker_makes_the_same_page_in_another_process(record: bytes) -> None:
    told: list[tuple[int, int]] = []

    async def tell(done: int, length: int) -> None:
        told.append((done, length))

    made = await ExportWorker().make(json.loads(record), NAMES, "bg", tell, film=False)
    assert made == html_page(film_of(record, "bg"), lambda *_: None)
    assert told == [(8, 8)]
    opened = await ExportWorker().make(json.loads(record), NAMES, "bg", tell, film=False, hands=True)
    assert opened == html_page(film_of(record, "bg", hands=True), lambda *_: None)
