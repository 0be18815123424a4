"""Commands are tested on the databases of the table service's fixtures."""

from tests.tables.conftest import games, harness, toys

__all__ = ["games", "harness", "toys"]
