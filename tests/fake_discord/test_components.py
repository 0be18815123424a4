"""What Discord keeps of the components that were sent."""

from __future__ import annotations

from bot.fake_discord.components import stored


def test_what_is_chosen_beforehand_is_handed_back_with_its_id_as_a_text() -> None:
    menu = {"type": 6, "custom_id": "role", "default_values": [{"id": 5, "type": "role"}]}
    [kept] = stored([{"type": 1, "components": [menu]}], lambda url: {"url": url})
    assert kept["components"][0]["default_values"] == [{"id": "5", "type": "role"}]
