"""All operations of Discord's API that the fake Discord imitates."""

from collections.abc import Callable

from bot.fake_discord.call import Route
from bot.fake_discord.interactions import Interactions
from bot.fake_discord.messages import Messages
from bot.fake_discord.routes_application import ApplicationRoutes
from bot.fake_discord.routes_channels import ChannelRoutes
from bot.fake_discord.routes_commands import CommandRoutes
from bot.fake_discord.routes_guilds import GuildRoutes
from bot.fake_discord.routes_interactions import interaction_routes
from bot.fake_discord.routes_oauth import OAuthRoutes
from bot.fake_discord.routes_reactions import ReactionRoutes
from bot.fake_discord.routes_webhooks import WebhookRoutes
from bot.fake_discord.world import World


def operations(
    world: World, messages: Messages, interactions: Interactions, knows_secret: Callable[[str], bool]
) -> list[Route]:
    """Build the routes. `knows_secret` checks the app's client secret."""
    webhooks = WebhookRoutes(world, messages)
    return [
        *ApplicationRoutes(world).routes(),
        *CommandRoutes(world).routes(),
        *GuildRoutes(world).routes(),
        *ReactionRoutes(world, messages).routes(),
        *ChannelRoutes(world, messages).routes(),
        *webhooks.routes(),
        *interaction_routes(world, interactions, webhooks),
        *OAuthRoutes(world, knows_secret).routes(),
    ]
