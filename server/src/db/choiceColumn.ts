import { getTableName, sql } from 'drizzle-orm';
import { check, smallint } from 'drizzle-orm/pg-core';
import type { CheckBuilder, PgColumn } from 'drizzle-orm/pg-core';

interface Values<V extends number> {
  readonly values: readonly V[];
}

/** A column that holds one value of a choice (rules/choice.ts); `among` in the same table makes the database see to it. */
export const choiceOf = <V extends number>(name: string, _choice: Values<V>) => smallint(name).$type<V>();

/** Nothing else than the values of the choice. */
export const among = (column: unknown, { values }: Values<number>): CheckBuilder =>
  rule(column, 'known', sql`${column} in (${sql.raw([...values].sort((x, y) => x - y).join(', '))})`);

/** A simple fact about a row, named after the column it is about. */
export const rule = (column: unknown, name: string, fact: ReturnType<typeof sql>): CheckBuilder =>
  check(`${getTableName((column as PgColumn).table)}_${(column as PgColumn).name}_${name}`, fact);
