import { readMigrationFiles } from 'drizzle-orm/migrator';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';

/** Where the migrations lie, in the form of drizzle. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

export interface Migration {
  name: string;
  /** Its place in time, by which a database knows how far it is. */
  when: number;
  statements: readonly string[];
  hash: string;
}

/** All that this version of the program knows, the oldest first. */
export async function knownMigrations(): Promise<Migration[]> {
  const journal = JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  return readMigrationFiles({ migrationsFolder }).map(({ folderMillis: when, sql: statements, hash }, index) => ({
    name: journal.entries[index]!.tag,
    when,
    statements,
    hash,
  }));
}

/** The newest migration a database has; 0 for one that has none. */
export async function newestApplied(client: pg.ClientBase | pg.Pool): Promise<number> {
  if (!(await isThere(client, 'drizzle.__drizzle_migrations'))) return 0;
  const { rows } = await client.query<{ when: string | null }>(
    'select max(created_at)::text as when from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.when ?? 0);
}

/** The same of the queue of jobs, which brings its own. */
export async function newestOfQueue(client: pg.ClientBase | pg.Pool): Promise<number> {
  if (!(await isThere(client, 'graphile_worker.migrations'))) return 0;
  const { rows } = await client.query<{ id: number | null }>('select max(id) as id from graphile_worker.migrations');
  return rows[0]?.id ?? 0;
}

/** Does what drizzle does, but within a transaction of the caller's, so that it can be taken back with other things. */
export async function applyMigrations(client: pg.ClientBase, migrations: readonly Migration[]): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { statements, hash, when } of migrations) {
    for (const statement of statements) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, when]);
  }
}

async function isThere(client: pg.ClientBase | pg.Pool, table: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [table]);
  return rows[0]!.found;
}
