import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Rows that are not disabled. The number is written out, so that partial indexes are found by prepared statements too. */
export const enabled = (table: { statusId: PgColumn }): SQL<boolean> => sql<boolean>`${table.statusId} = 1`;
