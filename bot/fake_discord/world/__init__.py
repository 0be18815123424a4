"""What there is in the fake Discord, and the JSON objects that it is sent as."""
