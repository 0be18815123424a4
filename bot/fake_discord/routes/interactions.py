"""Routes for interactions: callbacks, and messages by an interaction's token."""

from bot.fake_discord.http.call import Call, Result, Route
from bot.fake_discord.messaging.interactions import Interactions
from bot.fake_discord.messaging.messages import Messages
from bot.fake_discord.routes.webhooks import WebhookRoutes
from bot.fake_discord.world import payloads
from bot.fake_discord.world.model import Message
from bot.fake_discord.world.world import World

_TOKEN = "/webhooks/{webhook_id}/{webhook_token}"  # noqa: S105 -- a path, no secret


def interaction_routes(
    world: World, messages: Messages, interactions: Interactions, webhooks: WebhookRoutes
) -> list[Route]:
    """Build the routes. They need no authorization, because they contain the interaction's token, or a webhook's."""

    def respond(call: Call) -> Result:
        interaction, answer = interactions.respond(
            call.id("interaction_id"), call.params["interaction_token"], call.body, call.uploads
        )
        if "with_response" not in call.query:
            return None
        return payloads.callback(world, interaction, call.body["type"], answer)

    def found(call: Call) -> Message:
        if webhook := webhooks.by_token(call):
            return webhooks.message(call, webhook)
        interaction = interactions.by_token(call.id("webhook_id"), call.params["webhook_token"])
        return interactions.message(interaction, call.params.get("message_id", "@original"))

    def follow_up(call: Call) -> Result:
        if webhook := webhooks.by_token(call):
            return webhooks.execute(call, webhook)
        interaction = interactions.by_token(call.id("webhook_id"), call.params["webhook_token"])
        return payloads.message(world, interactions.follow_up(interaction, call.form, call.uploads))

    def get(call: Call) -> Result:
        return payloads.message(world, found(call))

    def edit(call: Call) -> Result:
        message = found(call)
        messages.edit(message, call.form, call.uploads)
        return payloads.message(world, message)

    def delete(call: Call) -> Result:
        messages.delete(found(call))

    routes = [
        Route("POST", "/interactions/{interaction_id}/{interaction_token}/callback", respond, open=True),
        Route("POST", _TOKEN, follow_up, open=True),
    ]
    for message in (f"{_TOKEN}/messages/@original", _TOKEN + "/messages/{message_id}"):
        routes += [
            Route("GET", message, get, open=True),
            Route("PATCH", message, edit, open=True),
            Route("DELETE", message, delete, open=True),
        ]
    return routes
