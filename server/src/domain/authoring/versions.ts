import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Rows of a course that are part of a version of it. */
export const inVersion = (
  row: { sinceVersion: PgColumn; untilVersion: PgColumn },
  version: number | SQLWrapper,
): SQL<boolean> =>
  sql<boolean>`(${row.sinceVersion} <= ${version} and (${row.untilVersion} is null or ${row.untilVersion} > ${version}))`;
