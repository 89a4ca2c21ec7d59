import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/**
 * An error in the form it may be logged in. Drizzle puts the parameters of a failed query into its message, and
 * PostgreSQL the values of a refused row into its detail; they may be codes, hashes, tokens or mobiles. Only the
 * statement and what PostgreSQL said are kept.
 */
export function loggable(error: unknown): { err: unknown; query?: string } {
  if (!(error instanceof DrizzleQueryError)) return { err: withoutValues(error) };
  return { err: withoutValues(error.cause), query: error.query };
}

function withoutValues(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  const { name, message, stack, code, table, column, constraint } = error;
  return Object.assign(new Error(message), { name, stack, code, table, column, constraint });
}
