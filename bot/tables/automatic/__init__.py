"""What acts on tables without being asked: computers, turn timers and upkeep."""
