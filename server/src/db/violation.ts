import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

const UNIQUE = '23505';
const EXCLUSION = '23P01';

/** The unique or exclusion constraint, or the unique index, because of which the database refused. */
export function violatedRule(error: unknown): string | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof pg.DatabaseError && [UNIQUE, EXCLUSION].includes(cause.code ?? '')
    ? cause.constraint
    : undefined;
}
