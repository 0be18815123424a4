"""The life cycle of interactions: one callback within 3 s, then follow-ups for 15 minutes."""

from collections.abc import Sequence

from bot.fake_discord.messaging.messages import Messages
from bot.fake_discord.rules import message_limits
from bot.fake_discord.rules.errors import ApiError, Problem, already_acknowledged, invalid_form, token_expired, unknown
from bot.fake_discord.world import components as tree
from bot.fake_discord.world.jsontypes import Json, inside, objects
from bot.fake_discord.world.model import Answer, Interaction, InteractionKind, Message, MessageFlag, Modal, Upload
from bot.fake_discord.world.world import World

TOKEN_SECONDS = 900.0

MESSAGE, THINKING, SILENT, UPDATE, CHOICES, MODAL, LAUNCH = 4, 5, 6, 7, 8, 9, 12

_SPOKEN = frozenset({MESSAGE, THINKING, LAUNCH})
_ALLOWED = {
    InteractionKind.COMMAND: _SPOKEN | {MODAL},
    InteractionKind.COMPONENT: _SPOKEN | {SILENT, UPDATE, MODAL},
    InteractionKind.AUTOCOMPLETE: frozenset({CHOICES}),
    InteractionKind.MODAL: _SPOKEN | {SILENT, UPDATE},
}


class Interactions:
    """What the bot can do with an interaction's id and token. Methods raise `ApiError` by Discord's rules."""

    def __init__(self, world: World, messages: Messages) -> None:
        self._world = world
        self._messages = messages

    def respond(
        self, interaction_id: int, token: str, body: Json, uploads: Sequence[Upload]
    ) -> tuple[Interaction, Answer]:
        """Accept the callback; return the interaction and the answer that the person gets."""
        interaction = self._world.interactions.get(token)
        if interaction is None or interaction.id != interaction_id:
            raise unknown("Interaction")
        if interaction.acknowledged:
            raise already_acknowledged()
        elapsed = self._world.clock.now() - interaction.created
        if elapsed > self._world.answer_within:
            raise unknown("Interaction")
        if interaction.channel.id not in self._world.channels:
            raise unknown("Channel")
        kind: int = body["type"]
        if kind not in self._allowed(interaction):
            text = f"A callback of type {kind} does not answer a {interaction.kind.name.lower()} interaction."
            raise invalid_form(Problem(("type",), "BASE_TYPE_CHOICES", text))
        answer = self._answer(interaction, kind, inside(body, "data"), uploads, elapsed)
        interaction.acknowledged = True
        interaction.original = answer.message
        if answer.modal:
            self._world.modals[interaction.id] = answer.modal
            self._world.tell("modal", answer.modal)
        if interaction.waiter and not interaction.waiter.done():
            interaction.waiter.set_result(answer)
        self._world.tell("answer", interaction)
        return interaction, answer

    def _allowed(self, interaction: Interaction) -> frozenset[int]:
        allowed = _ALLOWED[interaction.kind]
        allowed = allowed if interaction.message or interaction.kind is not InteractionKind.MODAL else _SPOKEN
        return allowed if self._world.activities_enabled else allowed - {LAUNCH}

    def _answer(
        self, interaction: Interaction, kind: int, data: Json, uploads: Sequence[Upload], elapsed: float
    ) -> Answer:
        match kind:
            case 4 | 5:
                loading = kind == THINKING
                message = self._say(interaction, data, uploads, loading=loading)
                return Answer("thinking" if loading else "message", elapsed, message)
            case 6:
                return Answer("silent", elapsed, self._source(interaction))
            case 7:
                message = self._source(interaction)
                self._messages.edit(message, data, uploads)
                return Answer("update", elapsed, message)
            case 8:
                choices: list[Json] = objects(data, "choices")
                if problems := message_limits.choice_problems(choices, _focused(interaction.data)["type"]):
                    raise invalid_form(*problems)
                return Answer("choices", elapsed, choices=choices)
            case 12:
                activity = self._world.join_activity(interaction.person, interaction.channel)
                return Answer("activity", elapsed, activity=activity)
            case _:
                if problems := message_limits.modal_problems(data):
                    raise invalid_form(*problems)
                parts = tree.stored(data["components"], lambda url: {"url": url})
                return Answer("modal", elapsed, modal=Modal(interaction, data["custom_id"], data["title"], parts))

    def _source(self, interaction: Interaction) -> Message:
        live = self._world.message(interaction.message.id) if interaction.message else None
        if live is None:
            raise unknown("Message")
        return live

    def _say(self, interaction: Interaction, data: Json, uploads: Sequence[Upload], *, loading: bool) -> Message:
        hidden = MessageFlag.EPHEMERAL in MessageFlag(data.get("flags") or 0)
        return self._messages.create(
            interaction.channel,
            data,
            uploads,
            author=self._world.bot,
            interaction=interaction,
            visible_to=interaction.person if hidden else None,
            loading=loading,
            kind=20 if interaction.kind is InteractionKind.COMMAND and not interaction.acknowledged else 0,
        )

    # -- by token, for 15 minutes -------------------------------------------------------------------------------------

    def by_token(self, application_id: int, token: str) -> Interaction:
        """Return the answered interaction with this token, if it has not expired."""
        interaction = self._world.interactions.get(token)
        if interaction is None or application_id != self._world.bot.id or not interaction.acknowledged:
            raise unknown("Webhook")
        if self._world.clock.now() - interaction.created > TOKEN_SECONDS:
            raise token_expired()
        if interaction.channel.id not in self._world.channels:
            raise unknown("Channel")
        return interaction

    def follow_up(self, interaction: Interaction, body: Json, uploads: Sequence[Upload]) -> Message:
        """Send a follow-up. The first one after a deferral edits the deferred message and keeps its visibility."""
        original = interaction.original
        if original is not None and original.thinking and not original.deleted:
            self._messages.edit(original, body, uploads)
            return original
        return self._say(interaction, body, uploads, loading=False)

    def message(self, interaction: Interaction, which: str) -> Message:
        """Return a message of this interaction: "@original" or an id. Raise `ApiError` if there is none."""
        if which == "@original":
            message = interaction.original
        elif which.isdecimal():
            message = self._world.message(int(which))
        else:
            raise ApiError(400, 50035, f"{which!r} is no id")
        ours = message is not None and (message is interaction.original or message.interaction is interaction)
        if message is None or message.deleted or not ours:
            raise unknown("Message")
        return message


def _focused(data: Json) -> Json:
    for option in objects(data, "options"):
        if option.get("focused"):
            return option
        if option.get("options") and (found := _focused(option)):
            return found
    return {}
