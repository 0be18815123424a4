"""The course of a table: setup, Planning, seasons and turns, Razbor, and leaving."""
