import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/** Did the database refuse because of this unique constraint or index? */
export function violates(error: unknown, constraint: string): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof pg.DatabaseError && cause.code === '23505' && cause.constraint === constraint;
}
