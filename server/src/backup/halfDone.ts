import { existsSync } from 'node:fs';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { RESTORING } from '../dataFolder.ts';
import { openDatabase } from '../db/client.ts';
import type { StorageProvider } from '../providers/storage.ts';

/** Written aside just before the rows are committed: in which transaction, of which database. */
const COMMIT = 'commit';
/** Written aside once the bucket was seen to be empty: whatever lies in it afterwards came from the backup. */
const BUCKET = 'bucket';

const THIS_DATABASE = '(select oid from pg_database where datname = current_database())';

export async function noteCommit(client: pg.ClientBase, aside: string): Promise<void> {
  const asked = `select ${THIS_DATABASE}::text as database, pg_current_xact_id()::text as transaction`;
  const { rows } = await client.query<{ database: string; transaction: string }>(asked);
  await writeFile(join(aside, COMMIT), `${rows[0]!.database} ${rows[0]!.transaction}`, { flush: true });
}

/**
 * Whether the rows of a restoration are in the database for good, although whoever restored did not live to say so.
 * Then its files and its key are where they belong, and are no half of anything.
 */
export async function isCommitted(aside: string, { databaseUrl }: Config): Promise<boolean> {
  if (databaseUrl === null || !existsSync(join(aside, COMMIT))) return false;
  const noted = (await readFile(join(aside, COMMIT), 'utf8')).split(' ');
  const { pool, close } = openDatabase(databaseUrl, 1);
  try {
    const { rows } = await pool.query<{ status: string | null }>(
      `select case when $1 = ${THIS_DATABASE}::text and $2::xid8 < pg_current_xact_id() then pg_xact_status($2::xid8) end as status`,
      noted,
    );
    return rows[0]!.status === 'committed';
  } finally {
    await close();
  }
}

const placeOf = ({ s3 }: Config): string => (s3 ? `${s3.endpoint} ${s3.bucket}` : '');

export const noteEmptyBucket = (config: Config, aside: string): Promise<void> =>
  writeFile(join(aside, BUCKET), placeOf(config), { flush: true });

/** Whether what lies in the bucket of the settings came from the restoration that was cut off. */
export async function hasFilledBucket(config: Config, aside: string): Promise<boolean> {
  if (!config.s3 || !existsSync(join(aside, BUCKET))) return false;
  return (await readFile(join(aside, BUCKET), 'utf8')) === placeOf(config);
}

export async function clearFolder(dataDir: string): Promise<void> {
  // What says that it is half done goes last: cut off here too, the next one begins here again.
  for (const name of ['files', 'secret', 'postgres']) await rm(join(dataDir, name), { recursive: true, force: true });
  await rm(join(dataDir, RESTORING), { recursive: true, force: true });
}

export const isHalfDone = async (dataDir: string): Promise<boolean> => (await readdir(dataDir)).includes(RESTORING);

/** The bucket was empty before. */
export async function clearBucket(storage: StorageProvider): Promise<void> {
  const keys: string[] = [];
  for await (const { key } of storage.list()) keys.push(key);
  for (const key of keys) await storage.remove(key);
}
