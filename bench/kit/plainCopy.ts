import { cp, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { PLAIN_TEXT, columnList, indexesOf, keysOf, quoted, tablesOf, watchedTables } from '#server/backup/catalog.ts';
import { openDatabase } from '#server/db/client.ts';
import { migrateDatabase } from '#server/db/migrate.ts';

/** The queue of jobs writes down itself how far its tables are. */
const QUEUE_VERSION = 'graphile_worker.migrations';
const LARGE = 8 * 2 ** 20;

export interface Copied {
  /** Seconds. */
  rows: number;
  indexes: number;
}

/**
 * What restoring is measured against: the rows of one database go into an empty one by COPY, table by table, in one
 * transaction, and then come the indexes of large tables and the keys. The tables are made before, which is not counted.
 * Nothing is read back, summed up, unpacked or analysed.
 */
export async function plainCopy(fromUrl: string, toUrl: string): Promise<Copied> {
  const [source, target] = [openDatabase(fromUrl, 1), openDatabase(toUrl, 2)];
  try {
    await migrateDatabase(target.pool);
    const [from, to] = await Promise.all([source.pool.connect(), target.pool.connect()]);
    try {
      return await copyAll(from, to);
    } finally {
      from.release(true);
      to.release(true);
    }
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
}

async function copyAll(from: pg.ClientBase, to: pg.ClientBase): Promise<Copied> {
  for (const one of [from, to]) await one.query(`begin; ${PLAIN_TEXT}`);
  const tables = (await tablesOf(from)).filter(({ name }) => name !== QUEUE_VERSION);
  const large = tables.filter(({ size }) => size >= LARGE).map(({ name }) => name);
  const besides = [...(await keysOf(to)), ...(await indexesOf(to, large))];
  const watched = await watchedTables(to);
  const all = (statements: string[]) => to.query(statements.join(';\n'));
  await all([
    `set local maintenance_work_mem = '256MB'`,
    ...besides.map(({ dropped }) => dropped),
    ...watched.map((name) => `alter table ${quoted(name)} disable trigger user`),
    `truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`,
  ]);
  const began = performance.now();
  for (const { name, columns } of tables) {
    const place = `${quoted(name)} (${columnList(columns)})`;
    await pipeline(from.query(copyTo(`copy ${place} to stdout`)), to.query(copyFrom(`copy ${place} from stdin`)));
  }
  const rowsDone = performance.now();
  await all([
    ...besides.map(({ made }) => made).toReversed(),
    ...watched.map((name) => `alter table ${quoted(name)} enable trigger user`),
    'commit',
  ]);
  return { rows: (rowsDone - began) / 1000, indexes: (performance.now() - rowsDone) / 1000 };
}

/** Copies a folder, and waits for the disk as restoring does. @returns seconds */
export async function plainFiles(from: string, to: string): Promise<number> {
  const began = performance.now();
  await cp(from, to, { recursive: true });
  for (const entry of await readdir(to, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = await open(join(entry.parentPath, entry.name), 'r+');
    await file.sync().finally(() => file.close());
  }
  return (performance.now() - began) / 1000;
}
