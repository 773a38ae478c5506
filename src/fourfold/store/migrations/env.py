"""Runs the migrations on the connection of a store, in the transaction that it has begun."""

from alembic import context

from fourfold.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
)
context.run_migrations()
