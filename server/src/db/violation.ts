import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/** The unique constraint or index because of which the database refused. */
export function violatedRule(error: unknown): string | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof pg.DatabaseError && cause.code === '23505' ? cause.constraint : undefined;
}
