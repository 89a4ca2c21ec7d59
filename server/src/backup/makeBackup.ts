import type pg from 'pg';
import type { StorageProvider } from '../providers/storage.ts';
import { BACKUP_LOCK, NO_REMOVAL_LOCK } from '../kit/backupLocks.ts';
import { BackupError } from './backupError.ts';
import { beginSnapshot, copyTables } from './dumpDatabase.ts';
import type { Head, Manifest } from './format.ts';
import { FORMAT } from './format.ts';
import type { Target } from './places.ts';
import { seal } from './seal.ts';
import { ArchiveWriter } from './writeArchive.ts';

export interface Wish {
  pool: pg.Pool;
  /** null leaves the files out: they are kept safe elsewhere. */
  storage: Pick<StorageProvider, 'list' | 'open'> | null;
  secretKey: string;
  /** null: anybody who has the backup can read it. */
  passphrase: string | null;
  version: string;
  now: Date;
}

/** Writes down all of a site as it is at one moment, while it goes on: rows, files and the key. */
export async function makeBackup(wish: Wish, target: Target): Promise<Manifest> {
  const client = await wish.pool.connect();
  try {
    await holdRemovals(client);
    const writer = new ArchiveWriter();
    let isBrokenOff = false;
    const writing = writeAll(client, wish, writer).catch((error: unknown) => {
      isBrokenOff = writer.stream.destroyed;
      writer.stream.destroy(error as Error);
      throw error;
    });
    const content = writer.stream as AsyncIterable<Buffer>;
    const keeping = target
      .write(wish.passphrase === null ? content : seal(content, wish.passphrase))
      .catch((error: unknown) => {
        writer.stream.destroy(error as Error);
        throw error;
      });
    const [written, kept] = await Promise.allSettled([writing, keeping]);
    // Whoever broke first knows why. A stream that the other end broke off was destroyed before its writer noticed.
    if (kept.status === 'rejected' && (isBrokenOff || written.status === 'fulfilled')) throw kept.reason;
    if (written.status === 'rejected') throw written.reason;
    return written.value;
  } finally {
    client.release(true); // gives back the snapshot and the locks
  }
}

async function writeAll(client: pg.ClientBase, wish: Wish, writer: ArchiveWriter): Promise<Manifest> {
  const { storage, secretKey, version, now } = wish;
  const { bytes: database, ...facts } = await beginSnapshot(client);
  const files = storage && (await bytesOf(storage));
  const head: Head = {
    product: 'zhitu',
    format: FORMAT,
    madeAt: now.toISOString(),
    version,
    bytes: { database, files },
    ...facts,
  };
  await writer.text('head.json', `${JSON.stringify(head, null, 1)}\n`);
  await writer.text('secret', secretKey);
  const tables = await copyTables(client, head.tables, (table, part, rows) => writer.part(table, part, rows));
  await client.query('commit'); // an old snapshot keeps the database from tidying up
  if (storage) await writeFiles(storage, writer);
  await mustStillHold(client);
  return writer.finish(tables);
}

async function bytesOf(storage: Pick<StorageProvider, 'list'>): Promise<number> {
  let bytes = 0;
  for await (const { size } of storage.list()) bytes += size;
  return bytes;
}

/** Whatever the rows name is there: files come after the rows, and none is removed in the meantime. */
async function writeFiles(storage: Pick<StorageProvider, 'list' | 'open'>, writer: ArchiveWriter): Promise<void> {
  for await (const { key } of storage.list()) {
    const file = await storage.open(key);
    if (file) await writer.file(key, file.size, file.stream);
  }
}

/** @throws BackupError while another one is made */
async function holdRemovals(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [BACKUP_LOCK]);
  if (!rows[0]!.mine) throw new BackupError('另一个备份正在进行，请等它做完。');
  await client.query('select pg_advisory_lock($1)', [NO_REMOVAL_LOCK]);
}

/** Where the connection was lost, files may have been removed that the rows name. @throws BackupError */
async function mustStillHold(client: pg.ClientBase): Promise<void> {
  const asked = client.query<{ held: boolean }>('select pg_advisory_unlock($1) as held', [NO_REMOVAL_LOCK]);
  const held = await asked.then(
    ({ rows }) => rows[0]!.held,
    () => false,
  );
  if (!held) throw new BackupError('抄文件的时候与数据库的连接断了，这一份可能不完整，没有留下：请再做一次。');
}
