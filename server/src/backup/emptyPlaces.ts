import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { StorageProvider } from '../providers/storage.ts';
import { BackupError } from './backupError.ts';

/** @throws BackupError when there is anything of somebody's in the data folder */
export async function mustBeEmptyFolder(dataDir: string): Promise<void> {
  const found: string[] = [];
  for (const name of await readdir(dataDir)) {
    if (name === 'lost+found' || name.startsWith('server.lock')) continue;
    if (name === 'files' && (await readdir(join(dataDir, name)).catch(() => ['?'])).length === 0) continue;
    found.push(name);
  }
  if (found.length === 0) return;
  throw new BackupError(
    `数据文件夹 ${dataDir} 不是空的（里面有 ${found.slice(0, 4).join('、')}），恢复只进空的文件夹：请把它移开，或用 DATA_DIR 换一个。`,
  );
}

/** The queue of jobs may be there, with nothing in it: a restoration that was taken back leaves that. */
export async function mustBeEmptyDatabase(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm', 'S') and n.nspname not in ('information_schema', 'graphile_worker')
       and n.nspname not like 'pg\\_%' and not exists (select 1 from pg_depend d
         where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     order by 1 limit 3`,
  );
  const found = rows.map(({ name }) => name);
  const queue = await pool.query<{ found: boolean }>(
    `select to_regclass('graphile_worker._private_jobs') is not null as found`,
  );
  if (queue.rows[0]!.found) {
    const { rows: jobs } = await pool.query('select 1 from graphile_worker._private_jobs limit 1');
    if (jobs.length > 0) found.push('graphile_worker.jobs');
  }
  if (found.length === 0) return;
  throw new BackupError(
    `DATABASE_URL 指的数据库不是空的（里面有 ${found.join('、')}），恢复只进空的数据库：请另建一个，把 DATABASE_URL 指向它。`,
  );
}

export async function mustBeEmptyStorage(storage: Pick<StorageProvider, 'list'>): Promise<void> {
  for await (const { key } of storage.list())
    throw new BackupError(`S3_BUCKET 指的桶不是空的（里面有 ${key}），恢复只进空的桶：请另建一个。`);
}
