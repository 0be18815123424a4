"""Texts from Fluent files: languages, variables, lists of names, and what is missing."""

from pathlib import Path

import pytest

from games.core.localizer import Localizer, TextError, capital, keys_in, nearest_locale

SHARED = """\
# What all games share.
who = **{ $who }**
list-and = { $first } and { $last }
again = Once more
"""
OWN = """\
title = Nine men's morris
    .short = Morris
won =
    { $count ->
        [one] { $who } has won a piece
       *[other] { $who } has won { $count } pieces
    }
only-short =
    .short = Short
quoted = { "{" }
again = Play again
"""


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    """Return the folders of a game and of what all games share; Bulgarian has a few texts, Romanian none."""
    own, shared = tmp_path / "own", tmp_path / "shared"
    for folder, english in ((own, OWN), (shared, SHARED)):
        folder.mkdir()
        (folder / "en.ftl").write_text(english, "utf-8")
    (own / "bg.ftl").write_text("title = Дама\n", "utf-8")
    (shared / "bg.ftl").write_text("list-and = { $first } и { $last }\n", "utf-8")
    return own, shared


@pytest.mark.parametrize(
    ("tag", "locale"),
    [("en-GB", "en"), ("bg", "bg"), ("RU", "ru"), ("ro-RO", "ro"), ("de", "en"), ("", "en"), ("sv-SE", "en")],
)
def test_a_language_that_is_not_supported_becomes_english(tag: str, locale: str) -> None:
    assert nearest_locale(tag) == locale


def test_only_the_first_letter_becomes_a_capital() -> None:
    assert [capital(text) for text in ("ана и Boris", "x", "")] == ["Ана и Boris", "X", ""]


def test_a_text_is_found_in_the_language_or_else_in_english(folders: tuple[Path, Path]) -> None:
    english, bulgarian, romanian = (Localizer(locale, folders) for locale in ("en", "bg", "ro"))
    for _ in range(2):  # the second time it is remembered
        assert [localizer("title") for localizer in (english, bulgarian, romanian)] == [
            "Nine men's morris",
            "Дама",
            "Nine men's morris",
        ]
        assert bulgarian("quoted") == "{"
    assert english("again") == "Play again", "the first folder counts"


def test_variables_and_attributes_are_put_in(folders: tuple[Path, Path]) -> None:
    localizer = Localizer("en", folders)
    for count, text in ((1, "Ana has won a piece"), (4, "Ana has won 4 pieces")):
        assert localizer("won", who="Ana", count=count) == text
    for _ in range(2):
        assert localizer("title.short") == "Morris"
        assert localizer("title") == "Nine men's morris"


@pytest.mark.parametrize(
    ("key", "variables"),
    [("absent", {}), ("title.long", {}), ("only-short", {}), ("won", {"who": "Ana"}), ("who", {})],
)
def test_a_missing_text_or_variable_is_an_error_with_its_language_and_key(
    key: str, variables: dict[str, str], folders: tuple[Path, Path]
) -> None:
    with pytest.raises(TextError) as caught:
        Localizer("bg", folders)(key, **variables)
    assert (caught.value.locale, caught.value.key) == ("bg", key)
    assert str(caught.value).startswith(f"bg: '{key}': ")


def test_it_can_be_asked_whether_there_is_a_text(folders: tuple[Path, Path]) -> None:
    localizer = Localizer("bg", folders)
    assert [localizer.has(key) for key in ("title", "again", "absent")] == [True, True, False]


def test_names_are_joined_as_in_a_sentence(folders: tuple[Path, Path]) -> None:
    localizer = Localizer("bg", folders, ("Ана", "Борис", "Вера"))
    assert localizer.name(2) == "Вера"
    assert localizer.who(1) == "**Борис**"
    assert [localizer.people(range(count)) for count in range(4)] == [
        "",
        "**Ана**",
        "**Ана** и **Борис**",
        "**Ана**, **Борис** и **Вера**",
    ]
    assert localizer.list(["a"]) == "a"


def test_another_table_has_other_names_in_the_same_language(folders: tuple[Path, Path]) -> None:
    other = Localizer("bg", folders, ("Ана", "Борис")).named(("Вера", "Георги"))
    assert (other.locale, other.people((0, 1))) == ("bg", "**Вера** и **Георги**")


def test_the_keys_of_a_file_are_listed_in_order_and_twice_if_they_are_there_twice(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("b = 1\n    and more\n# c = no\na = 2\n\nb = 3\n    .x = 4\n", "utf-8")
    assert keys_in(tmp_path, "en") == ["b", "a", "b"]
    assert keys_in(tmp_path, "bg") == [], "a language may be absent"
    assert Localizer("en", [tmp_path])("a") == "2"


def test_a_folder_without_english_texts_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        keys_in(tmp_path, "en")
