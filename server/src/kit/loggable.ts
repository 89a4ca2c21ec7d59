import { DrizzleQueryError } from 'drizzle-orm';

/**
 * An error in the form it may be logged in. Drizzle puts the parameters of a failed query into its message, and they
 * may be codes, hashes or tokens: only the statement and what PostgreSQL said are kept.
 */
export function loggable(error: unknown): { err: unknown; query?: string } {
  return error instanceof DrizzleQueryError ? { err: error.cause, query: error.query } : { err: error };
}
