import { sql } from 'drizzle-orm';
import { RowState } from '#contract/rules/rowStates.ts';
import { customType, integer, pgSequence, smallint } from 'drizzle-orm/pg-core';
import type { PgColumnBuilderBase } from 'drizzle-orm/pg-core';
import { choiceOf } from './choiceColumn.ts';
import { ruled } from './table.ts';

/** One sequence for all ids: an id of one table never happens to be an id of another. */
export const ids = pgSequence('ids', { startWith: 1_000_000 });

/** A 64-bit integer, a string in code and on the wire. */
export const id64 = customType<{ data: string; driverData: string }>({ dataType: () => 'bigint' });

/** A moment; read and written as the wire form `yyyy-MM-dd HH:mm:ss` (+08:00 through the time zone of the connection). */
export const moment = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamptz(3)',
  fromDriver: (value) => value.slice(0, 19),
});

/** A place in the write-ahead log, as PostgreSQL writes it: `16/B374D848`. */
export const walPlace = customType<{ data: string; driverData: string }>({ dataType: () => 'pg_lsn' });

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

export const primaryId = () =>
  id64('id')
    .primaryKey()
    .default(sql`nextval('ids')`);

/** The columns nearly every table has. statusId: 1 normal, 0 disabled (`enabled.ts`). */
export const common = () => ({
  id: primaryId(),
  gmtCreate: moment('gmt_create')
    .notNull()
    .default(sql`now()`),
  gmtModified: moment('gmt_modified')
    .notNull()
    .default(sql`now()`),
  statusId: choiceOf('status_id', RowState).notNull().default(RowState.normal),
});

/** 1 yes, 0 no. */
export const flag = (name: string) =>
  ruled(smallint(name).$type<0 | 1>(), 'known', (column) => sql`${column} in (0, 1)`);

/** What is counted: never below zero. */
export const counter = (name: string) => ruled(integer(name), 'counted', (column) => sql`${column} >= 0`);

/** A number within bounds, both included. */
export const within = <B extends PgColumnBuilderBase>(column: B, least: number, most: number): B =>
  ruled(column, 'within', (value) => sql`${value} between ${sql.raw(`${least} and ${most}`)}`);
