import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/**
 * Values of a choice in SQL that is written by hand: `state in (${written(State.a, State.b)})`. They are written out, not
 * handed over, so that partial indexes are found by prepared statements too.
 */
export const written = (...values: [number, ...number[]]): SQL => sql.raw(values.join(', '));
