"""What people allow the app to do for them: OAuth2 codes and tokens, as Discord's authorization server issues them."""

import secrets
from dataclasses import dataclass, field

from bot.fake_discord.world.clock import Clock
from bot.fake_discord.world.model import Person

CODE_SECONDS = 600.0
"""Seconds for which a code can be exchanged, once."""
TOKEN_SECONDS = 604_800
"""Seconds for which an access token is valid."""


def _token() -> str:
    return secrets.token_urlsafe(24)


@dataclass(slots=True, eq=False, repr=False)
class Authorization:
    """What one person allowed: `scopes` such as "identify", and the tokens that stand for it."""

    person: Person
    scopes: frozenset[str]
    expires: float
    access_token: str = field(default_factory=_token)
    refresh_token: str = field(default_factory=_token)

    @property
    def scope(self) -> str:
        """The scopes as one text, separated by spaces."""
        return " ".join(sorted(self.scopes))


class Authorizations:
    """All codes and authorizations. A code works once, and only with the redirect URI that it was issued for."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._codes: dict[str, tuple[float, Person, frozenset[str], str | None]] = {}
        self._granted: list[Authorization] = []

    def issue_code(self, person: Person, scope: str, redirect_uri: str | None = None) -> str:
        """Return a code for what a person has agreed to; an Activity asks without a redirect URI."""
        code = _token()
        expires = self._clock.now() + CODE_SECONDS
        self._codes[code] = (expires, person, frozenset(scope.split()), redirect_uri)
        return code

    def exchange(self, code: str, redirect_uri: str | None) -> Authorization | None:
        """Return a new authorization for a code; None if it is unknown, used, expired or for another URI."""
        expires, person, scopes, wanted = self._codes.pop(code, (0.0, None, frozenset[str](), None))
        if person is None or expires < self._clock.now() or (wanted is not None and wanted != redirect_uri):
            return None
        return self._grant(person, scopes)

    def refresh(self, refresh_token: str) -> Authorization | None:
        """Return a new authorization in place of the one with this refresh token; None if there is none."""
        old = next((granted for granted in self._granted if granted.refresh_token == refresh_token), None)
        if old is None:
            return None
        self._granted.remove(old)
        return self._grant(old.person, old.scopes)

    def find(self, access_token: str) -> Authorization | None:
        """Return the authorization with this access token, unless it has expired or was revoked."""
        now = self._clock.now()
        return next((g for g in self._granted if g.access_token == access_token and g.expires > now), None)

    def revoke(self, token: str) -> None:
        """Revoke the authorization with this access or refresh token; an unknown one is ignored."""
        self._granted = [g for g in self._granted if token not in {g.access_token, g.refresh_token}]

    def _grant(self, person: Person, scopes: frozenset[str]) -> Authorization:
        granted = Authorization(person, scopes, self._clock.now() + TOKEN_SECONDS)
        self._granted.append(granted)
        return granted
