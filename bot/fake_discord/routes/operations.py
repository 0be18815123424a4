"""All operations of Discord's API that the fake Discord imitates."""

from collections.abc import Callable

from bot.fake_discord.http.call import Route
from bot.fake_discord.messaging.interactions import Interactions
from bot.fake_discord.messaging.messages import Messages
from bot.fake_discord.routes.application import ApplicationRoutes
from bot.fake_discord.routes.channels import ChannelRoutes
from bot.fake_discord.routes.commands import CommandRoutes
from bot.fake_discord.routes.guilds import GuildRoutes
from bot.fake_discord.routes.interactions import interaction_routes
from bot.fake_discord.routes.oauth import OAuthRoutes
from bot.fake_discord.routes.reactions import ReactionRoutes
from bot.fake_discord.routes.webhooks import WebhookRoutes
from bot.fake_discord.world.world import World


def operations(
    world: World, messages: Messages, interactions: Interactions, knows_secret: Callable[[str], bool]
) -> list[Route]:
    """Build the routes. `knows_secret` checks the app's client secret."""
    webhooks = WebhookRoutes(world, messages)
    return [
        *ApplicationRoutes(world, messages).routes(),
        *CommandRoutes(world, messages).routes(),
        *GuildRoutes(world, messages).routes(),
        *ReactionRoutes(world, messages).routes(),
        *ChannelRoutes(world, messages).routes(),
        *webhooks.routes(),
        *interaction_routes(world, messages, interactions, webhooks),
        *OAuthRoutes(world, knows_secret).routes(),
    ]
