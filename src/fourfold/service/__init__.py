"""Tables that are played and watched by many at once: the driver of their rooms, with asyncio."""
