"""Parsing names as people type them."""

from __future__ import annotations

import pytest

from games.balkans.data.components import CARDS, KINGDOMS, LANDS, SEAS
from games.balkans.rules.moves import (
    Ask,
    Build,
    Card,
    Hire,
    March,
    Order,
    Plan,
    Propose,
    Sail,
)
from games.balkans.text.typed_names import read
from games.core.contract import UnknownName


@pytest.mark.parametrize(
    ("kind", "field", "text", "name"),
    [
        (Hire, "land", "Tarnovo", "tarnovo"),
        (Hire, "land", "търново", "tarnovo"),
        (Hire, "land", "Тырново", "tarnovo"),
        (Hire, "land", "TÂRNOVO", "tarnovo"),
        (Build, "sea", "Бяло море", "white"),
        (Hire, "kind", "елитна", "elite"),
        (Card, "card", "Засада", "ambush#1"),
        (Card, "card", "ambush#1", "ambush#1"),
        (Plan, "orders", "настъпление", "offensive.1"),
        (Plan, "orders", "harvest.2", "harvest.2"),
        (Order, "kind", "Въоръжение", "arming"),
        (Propose, "members", "Bulgaria+Епир", "bulgaria+epirus"),
        (Sail, "fleet", "white+elite", "white+elite"),
        (March, "armies", "thrace:regular:2", "thrace:regular:2"),
        (Ask, "strait", "Bosfor", "bosphorus"),
    ],
)
def test_names_in_four_languages(kind, field, text, name):
    """Ids and names in any of the languages are understood, whatever the case and accents."""
    assert read(kind, field, text) == name


def test_every_name_is_read_as_itself():
    """Each id means itself."""
    for name in (*LANDS, *SEAS, *KINGDOMS):
        assert read(Hire, "land", name) == name
    for name in CARDS:
        assert read(Card, "card", f"{name}#1") == f"{name}#1"


def test_unknown_names_offer_near_ones():
    """What names nothing is refused with what looks like it."""
    with pytest.raises(UnknownName) as refused:
        read(Hire, "land", "tarnova")
    assert refused.value.nearest[0] == "tarnovo"
