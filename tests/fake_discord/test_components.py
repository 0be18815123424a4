"""Components as Discord stores them."""

from bot.fake_discord.world.components import stored


def test_ids_of_default_values_are_returned_as_strings() -> None:
    menu = {"type": 6, "custom_id": "role", "default_values": [{"id": 5, "type": "role"}]}
    [kept] = stored([{"type": 1, "components": [menu]}], lambda url: {"url": url})
    assert kept["components"][0]["default_values"] == [{"id": "5", "type": "role"}]
