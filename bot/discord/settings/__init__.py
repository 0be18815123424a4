"""What people and servers can set, and what is stored about them."""
