import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import type { CopyStreamQuery } from 'pg-copy-streams';
import { from as copyFrom } from 'pg-copy-streams';
import { applyMigrations, knownMigrations, newestOfQueue } from '../db/migrations.ts';
import { BackupError, broken } from './backupError.ts';
import { PLAIN_TEXT, columnList, filledTables, indexesOf, keysOf, quoted, tablesOf, watchedTables } from './catalog.ts';
import { rowsOf } from './dumpDatabase.ts';
import type { Head, Manifest } from './format.ts';
import { Tally } from './tally.ts';

/** How far the tables of the queue are: those that are here, not those that were there. */
const QUEUE_VERSION = 'graphile_worker.migrations';
const QUEUE = 'graphile_worker.';

const LARGE = 8 * 1024 * 1024;

/**
 * Loads the rows of a backup into an empty database, within one transaction of the caller: the tables as they were
 * when the backup was made, the rows, the proof that they are the same, the indexes, and then the migrations since.
 */
export class DatabaseLoader {
  readonly #client: pg.ClientBase;
  readonly #say: (line: string) => void;
  readonly #large: number;
  #head: Head | undefined;
  #tables = new Map<string, Head['tables'][number]>();
  #besides: { dropped: string; made: string }[] = [];
  #open: { table: string; stream: CopyStreamQuery; failed: Promise<never> } | undefined;

  /** @param large From so many bytes on the indexes of a table are made after its rows. */
  constructor(client: pg.ClientBase, say: (line: string) => void, large = LARGE) {
    this.#client = client;
    this.#say = say;
    this.#large = large;
  }

  async begin(head: Head): Promise<void> {
    await mustBeKnown(this.#client, head);
    const client = this.#client;
    await client.query(PLAIN_TEXT);
    await client.query(`set local maintenance_work_mem = '256MB'`);
    await applyMigrations(
      client,
      (await knownMigrations()).filter(({ when }) => when <= head.migration),
    );
    this.#head = head;
    this.#tables = await this.#matched(head);
    const names = [...this.#tables.keys()];
    const large = head.tables.filter(({ size }) => size >= this.#large).map(({ name }) => name);
    this.#besides = [...(await keysOf(client)), ...(await indexesOf(client, large))];
    await atOnce(
      client,
      this.#besides.map(({ dropped }) => dropped),
    );
    await this.#triggers('disable');
    // Emptied or made within this transaction, a table takes the rows in the order in which they come.
    const emptied = names.filter((name) => name.startsWith(QUEUE));
    emptied.push(...(await filledTables(client, names)));
    await client.query(`truncate ${[...new Set(emptied)].map(quoted).join(', ')}`);
  }

  async part(table: string, rows: Buffer): Promise<void> {
    if (this.#open?.table !== table) {
      await this.#endTable();
      const known = this.#tables.get(table);
      if (!known) return;
      const copy = copyFrom(`copy ${quoted(table)} (${columnList(known.columns)}) from stdin with (freeze)`);
      this.#open = { table, ...listened(this.#client.query(copy)) };
    }
    const { stream, failed } = this.#open;
    if (!stream.write(rows)) await Promise.race([once(stream, 'drain'), failed]);
  }

  async finish(manifest: Manifest): Promise<void> {
    await this.#endTable();
    const client = this.#client;
    await this.#prove(manifest);
    for (const { name, value, isCalled } of this.#head!.sequences)
      await client.query('select setval(to_regclass($1), $2::bigint, $3) where to_regclass($1) is not null', [
        quoted(name),
        value,
        isCalled,
      ]);
    this.#say('正在重建索引');
    await atOnce(client, this.#besides.map(({ made }) => made).toReversed());
    await this.#triggers('enable');
    await client.query(`select graphile_worker.force_unlock_workers(
      array(select distinct locked_by from graphile_worker.jobs where locked_by is not null))`);
    await applyMigrations(
      client,
      (await knownMigrations()).filter(({ when }) => when > this.#head!.migration),
    );
  }

  async #triggers(way: 'disable' | 'enable'): Promise<void> {
    const watched = await watchedTables(this.#client);
    await atOnce(
      this.#client,
      watched.map((table) => `alter table ${quoted(table)} ${way} trigger user`),
    );
  }

  /** Reads everything back: what lies in the database is what lay in the other one, byte for byte. */
  async #prove({ tables }: Manifest): Promise<void> {
    this.#say('正在核对每一张表');
    const tally = new Tally();
    for (const table of this.#tables.values()) {
      for await (const rows of rowsOf(this.#client, table)) tally.rows(table.name, rows);
      const [found, wanted] = [tally.of(table.name), tables[table.name]];
      if (!wanted || found.rows !== wanted.rows || found.sha256 !== wanted.sha256)
        throw new BackupError(`恢复出来的表 ${table.name} 与备份不一致，已经全部撤回。`);
    }
  }

  async #endTable(): Promise<void> {
    const open = this.#open;
    this.#open = undefined;
    if (!open) return;
    open.stream.end();
    await Promise.race([finished(open.stream), open.failed]);
  }

  /** A table that was not ours is left out, and said so; a column that is missing is another product. */
  async #matched({ tables }: Head): Promise<Map<string, Head['tables'][number]>> {
    const here = new Map((await tablesOf(this.#client)).map(({ name, columns }) => [name, columns]));
    for (const { name, columns } of tables) {
      const missing = columns.find((column) => here.has(name) && !here.get(name)!.includes(column));
      if (missing)
        throw new BackupError(`备份里的表 ${name} 有这一版知途没有的列 ${missing}，请用做备份的那一版恢复。`);
    }
    const foreign = tables.filter(({ name }) => !here.has(name));
    for (const { name } of foreign) this.#say(`备份里的表 ${name} 不是知途建的，没有恢复`);
    const ours = tables.filter(({ name }) => here.has(name) && name !== QUEUE_VERSION);
    return new Map(ours.map((table) => [table.name, table]));
  }
}

/** @throws BackupError for a backup of a version that this one does not know */
async function mustBeKnown(client: pg.ClientBase, { migration, worker, version }: Head): Promise<void> {
  const known = await knownMigrations();
  if (migration > known.at(-1)!.when || worker > (await newestOfQueue(client)))
    throw new BackupError(`这份备份由更新的知途（${version}）做成，请先升级知途再恢复它。`);
  if (!known.some(({ when }) => when === migration)) throw broken('这一版知途不认识它的表结构');
}

/** What the database refuses is told once, whether or not anybody waits for the stream just then. */
function listened(stream: CopyStreamQuery) {
  const failing = Promise.withResolvers<never>();
  failing.promise.catch(() => undefined);
  stream.on('error', failing.reject);
  return { stream, failed: failing.promise };
}

/** Hundreds of short statements in one go. */
async function atOnce(client: pg.ClientBase, statements: readonly string[]): Promise<void> {
  if (statements.length > 0) await client.query(statements.join(';\n'));
}
