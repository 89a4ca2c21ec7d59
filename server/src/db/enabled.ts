import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Rows that are not disabled. The number is written out, so that partial indexes are found by prepared statements too. */
export const enabled = (table: { statusId: PgColumn }): SQL<boolean> => sql<boolean>`${table.statusId} = 1`;

/** The same in SQL that names its tables itself: of the table with this name there, or of the only one. */
export const enabledAs = (name?: string): SQL<boolean> =>
  sql.raw(`${name === undefined ? '' : `${name}.`}status_id = 1`) as SQL<boolean>;
