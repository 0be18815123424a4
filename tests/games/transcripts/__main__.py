"""Writes the transcripts of the games that are named, or of all: `python -m tests.games.transcripts --write [GAME …]`."""

import argparse

from games.core.catalogue import find_games
from tests.games.transcripts.transcript import path_of, transcript


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.games.transcripts", description=__doc__)
    parser.add_argument(
        "--write", action="store_true", required=True, help="store the transcripts; then read their diff"
    )
    parser.add_argument("games", nargs="*", metavar="GAME", choices=[[], *find_games()])
    for key in parser.parse_args().games or find_games():
        path = path_of(find_games()[key])
        path.parent.mkdir(exist_ok=True)
        path.write_text(transcript(find_games()[key])[0], "utf-8")
        print(path)


if __name__ == "__main__":
    main()
