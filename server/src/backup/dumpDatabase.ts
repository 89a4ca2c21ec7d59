import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { newestApplied, newestOfQueue } from '../db/migrations.ts';
import { PLAIN_TEXT, columnList, quoted, sequencesOf, tablesOf } from './catalog.ts';
import { inChunks } from './chunks.ts';
import type { Head, Rows } from './format.ts';
import { PART_BYTES } from './format.ts';
import { Tally } from './tally.ts';

type DatabaseFacts = Pick<Head, 'migration' | 'worker' | 'postgres' | 'tables' | 'sequences'> & {
  bytes: number;
};

/** Begins what all that follows sees: the database as it is now, while others go on writing. */
export async function beginSnapshot(client: pg.ClientBase): Promise<DatabaseFacts> {
  await client.query('begin transaction isolation level repeatable read read only');
  await client.query(PLAIN_TEXT);
  const tables = await tablesOf(client);
  const { rows } = await client.query<{ postgres: string; bytes: string }>(
    `select current_setting('server_version') as postgres, pg_database_size(current_database())::text as bytes`,
  );
  return {
    tables,
    migration: await newestApplied(client),
    worker: await newestOfQueue(client),
    postgres: rows[0]!.postgres,
    bytes: Number(rows[0]!.bytes),
    sequences: await sequencesOf(client),
  };
}

/** Hands over the rows of each table, part by part. @returns what they came to */
export async function copyTables(
  client: pg.ClientBase,
  tables: Head['tables'],
  onPart: (table: string, part: number, rows: Buffer) => Promise<void>,
): Promise<Record<string, Rows>> {
  const totals: Record<string, Rows> = {};
  for (const table of tables) {
    const tally = new Tally();
    let part = 0;
    for await (const rows of inChunks(rowsOf(client, table), PART_BYTES)) {
      tally.rows(table.name, rows);
      await onPart(table.name, (part += 1), rows);
    }
    totals[table.name] = tally.of(table.name);
  }
  return totals;
}

/** The rows of a table as COPY writes them, in the order in which they lie. */
export function rowsOf(client: pg.ClientBase, { name, columns }: Head['tables'][number]): AsyncIterable<Buffer> {
  const stream = client.query(copyTo(`copy ${quoted(name)} (${columnList(columns)}) to stdout`));
  stream.on('error', () => undefined); // whoever reads hears of it, and of what was broken off nobody has to
  return stream;
}
