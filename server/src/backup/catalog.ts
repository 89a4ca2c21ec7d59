import type pg from 'pg';
import type { Head } from './format.ts';

/** Ours, the record of migrations, and the queue of jobs. */
const SCHEMAS = ['public', 'drizzle', 'graphile_worker'];

/** Text that says the same wherever it was written: the hashes of two sides are compared. */
export const PLAIN_TEXT = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;

/** Every table with the columns that hold something of their own, without those of extensions. */
export async function tablesOf(client: pg.ClientBase): Promise<Head['tables']> {
  const { rows } = await client.query<Head['tables'][number]>(
    `select n.nspname || '.' || c.relname as name, array(
       select a.attname::text from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
       pg_total_relation_size(c.oid)::float8 as size
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname = any($1) and c.relname ~ '^[A-Za-z0-9_$]+$'
       and not exists (select 1 from pg_depend d
         where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     order by 1`,
    [SCHEMAS],
  );
  return rows;
}

/** They are of no snapshot, but never behind one: what was drawn before it is drawn. */
export async function sequencesOf(client: pg.ClientBase): Promise<Head['sequences']> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    'select schemaname as schema, sequencename as name from pg_sequences where schemaname = any($1) order by 1, 2',
    [SCHEMAS],
  );
  if (rows.length === 0) return [];
  const each = rows.map(
    ({ schema, name }) =>
      `select '${schema}.${name}' as name, last_value::text as value, is_called as "isCalled" from ${quoted(`${schema}.${name}`)}`,
  );
  return (await client.query<Head['sequences'][number]>(each.join(' union all '))).rows;
}

/** `public.user` → `"public"."user"` */
export const quoted = (name: string): string =>
  name
    .split('.')
    .map((part) => `"${part}"`)
    .join('.');

export const columnList = (columns: readonly string[]): string => columns.map(quoted).join(', ');

interface Aside {
  dropped: string;
  made: string;
}

/** The keys to other tables: rows come in the order of the names of their tables. */
export async function keysOf(client: pg.ClientBase): Promise<Aside[]> {
  const { rows } = await client.query<Aside>(
    `select format('alter table %I.%I drop constraint %I', n.nspname, t.relname, k.conname) as dropped,
       format('alter table %I.%I add constraint %I %s', n.nspname, t.relname, k.conname, pg_get_constraintdef(k.oid)) as made
     from pg_constraint k join pg_class t on t.oid = k.conrelid join pg_namespace n on n.oid = t.relnamespace
     where k.contype = 'f' and n.nspname = any($1)`,
    [SCHEMAS],
  );
  return rows;
}

/** Indexes of these tables that are no constraints: made once over all rows they cost a part of what they cost row by row. */
export async function indexesOf(client: pg.ClientBase, tables: readonly string[]): Promise<Aside[]> {
  const { rows } = await client.query<Aside>(
    `select format('drop index %I.%I', n.nspname, c.relname) as dropped, pg_get_indexdef(i.indexrelid) as made
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
       join pg_namespace n on n.oid = t.relnamespace
     where n.nspname || '.' || t.relname = any($1) and not i.indisprimary
       and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('u', 'x'))`,
    [tables],
  );
  return rows;
}

/** Which of these have rows already: what migrations and the queue put there. */
export async function filledTables(client: pg.ClientBase, tables: readonly string[]): Promise<string[]> {
  const each = tables.map((name) => `select '${name}' as name where exists (select 1 from ${quoted(name)})`);
  const { rows } = await client.query<{ name: string }>(each.join(' union all '));
  return rows.map(({ name }) => name);
}

/** Tables on which something of ours happens when rows arrive. */
export async function watchedTables(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct n.nspname || '.' || c.relname as name
     from pg_trigger g join pg_class c on c.oid = g.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where not g.tgisinternal and n.nspname = any($1)`,
    [SCHEMAS],
  );
  return rows.map(({ name }) => name);
}
