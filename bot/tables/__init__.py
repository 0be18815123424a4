"""The table service: tables, seats and moves, and who may do what. It knows no Discord."""
