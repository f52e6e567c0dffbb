"""How Alembic runs a step: on the connection that it is given."""

from alembic import context

from thousand.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
