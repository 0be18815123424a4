"""Guards against games that never answer: in threads of their own, and in the event loop."""
