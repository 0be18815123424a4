"""What people are told: texts, names, stories and choices, without any of Discord."""
