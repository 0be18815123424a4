"""Text in pictures: all required alphabets are supported, nothing is too small or too wide."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.kit import lettering
from games.kit.canvas import Canvas

ALPHABETS = {
    "en": "abcdefghijklmnopqrstuvwxyz",
    "bg": "абвгдежзийклмнопрстуфхцчшщъьюяѝ",
    "ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    "ro": "aăâbcdefghiîjklmnopqrsștțuvwxyzşţ",
    "el": "αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ",
    "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
    "sr": "абвгдђежзијклљмнњопрстћуфхцчџш",
    "pl": "aąbcćdeęfghijklłmnńoóprsśtuwyzźż",
    "tr": "abcçdefgğhıijklmnoöprsştuüvyz",
    "others": "äöüßåæøðþéèêëçñõžščřěůďťňľĺŕőűđģķļņāēīūėįų",
    "signs": "0123456789.,:;!?…–—−-+×/()[]«»„“”‘’'\"&%#@*№€←↑→↓♠♥♦♣★✓",
}


@pytest.mark.parametrize("alphabet", ALPHABETS.values(), ids=ALPHABETS)
@pytest.mark.parametrize("bold", [False, True])
def test_the_font_has_all_letters(alphabet, bold):
    letters = {c for c in alphabet + alphabet.upper() if len(c) == 1}
    assert [c for c in sorted(letters) if not lettering.knows(c)] == []
    assert lettering.measure("".join(sorted(letters)), 40, bold=bold) > 0


def test_missing_glyphs_are_detected():
    assert not lettering.knows("中")
    assert not lettering.knows("🎲")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("𝓜𝓪𝓻𝓲𝓪", "Maria"),
        ("ＷＩＤＥ", "WIDE"),
        ("и\u0306ога", "йога"),
        ("Z\u0351\u0300algo", "Zalgo"),
        ("中村 花", "▯ ▯"),
        ("Ana 🎲🎲", "Ana ▯"),
        ("a\u202eb\u200dc", "abc"),
        ("  two\n lines ", "two lines"),
        ("", ""),
    ],
)
def test_any_name_becomes_readable(name, shown):
    assert lettering.readable(name) == shown


@settings(deadline=None, max_examples=150)
@given(st.text(max_size=60), st.integers(0, 900), st.integers(34, 80), st.booleans())
def test_fitted_text_fits(name, width, size, bold):
    text, chosen = lettering.fit(name, width, size, bold=bold)
    assert lettering.SMALLEST <= chosen <= size
    assert lettering.measure(text, chosen, bold=bold) <= width


def test_long_text_shrinks_before_it_is_cut():
    whole = lettering.measure("Великопреславски", 40)
    assert lettering.fit("Великопреславски", whole, 40) == ("Великопреславски", 40)
    assert lettering.fit("Великопреславски", whole - 20, 40) == ("Великопреславски", 38)
    text, size = lettering.fit("Великопреславски", whole // 2, 40)
    assert size == lettering.SMALLEST
    assert text.endswith("…")
    assert "Великопреславски".startswith(text[:-1])


def test_a_cut_name_keeps_the_number_at_its_end():
    for number in ("3", "#3", "№3"):
        room = lettering.measure(f"Компют… {number}", lettering.SMALLEST)
        assert lettering.fit(f"Компютър {number}", room, 40) == (f"Компют… {number}", lettering.SMALLEST)


def test_text_below_the_smallest_size_is_refused():
    canvas = Canvas(810)
    with pytest.raises(ValueError, match="34"):
        canvas.text(0, 0, "small", size=33)
    with pytest.raises(ValueError, match="34"):
        canvas.text(0, 0, "small", size=33, width=500)
    with pytest.raises(ValueError, match="34"):
        lettering.font(12)


def test_the_fonts_are_small_and_contain_their_licence():
    folder = Path(lettering.__file__).parent / "fonts"
    assert sum(face.stat().st_size for face in folder.glob("*.ttf")) < 400_000
    assert "Bitstream Vera" in (folder / "LICENSE.txt").read_text()
