import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { SECRET, backUp, backupPlaces } from '#test/backups.ts';
import { bundled } from '#test/bundled.ts';
import { testApp } from '#test/testApp.ts';
import { openDatabase } from '../db/client.ts';
import { diskStorage } from '../providers/diskStorage.ts';

/** A program is bundled and started; how long that takes is not what is tested. */
const LONG = { timeout: 180_000 };

const t = await testApp({ DEMO_MODE: 'off' });
const places = await backupPlaces();
const { folder } = places;
const COMMANDS = await bundled('server/src/cli/main.ts');
const LARGE = 3_000_000;
const storage = diskStorage(join(folder, 'site/files'));
await storage.put('a/large.bin', Buffer.alloc(LARGE, 7), 'application/octet-stream');

/** A command whose files end at 512 KB: the system breaks writing off in the middle, as it does on a disk that is full. */
async function cramped(words: readonly string[], env: Record<string, string>) {
  const child = spawn('bash', ['-c', 'ulimit -f 512; exec "$@"', '-', process.execPath, COMMANDS, ...words], {
    env: { ...process.env, DEMO_MODE: 'off', RTC: 'off', PORT: '0', INIT_CWD: folder, SECRET_KEY: SECRET, ...env },
  });
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: child.exitCode, said: said + complaint };
}

it('a backup that does not fit is one sentence, and nothing of it stays', LONG, async () => {
  await mkdir(join(folder, 'small'));
  const site = { DATABASE_URL: t.database.pool.options.connectionString!, DATA_DIR: join(folder, 'site') };
  expect(await cramped(['backup', '--to', './small/'], site)).toEqual({
    code: 1,
    said: `备份要放的地方 ${join(folder, 'small')} 放不下这么大的文件，请换一个磁盘，或者放宽文件大小的限制。\n`,
  });
  expect(await readdir(join(folder, 'small'))).toEqual([]);
});

it('a restoration that does not fit is one sentence, and leaves neither files nor rows', LONG, async () => {
  const file = await backUp(t, folder, { storage });
  const url = await places.emptyDatabase();
  const room = { DATABASE_URL: url, DATA_DIR: join(folder, 'cramped') };
  const { code, said } = await cramped(['restore', file], room);
  expect(code).toBe(1);
  expect(said).toMatch(/放不下这么大的文件，请换一个磁盘，或者放宽文件大小的限制。\n$/);
  expect(await access(join(folder, 'cramped/files/a/large.bin')).catch(() => 'gone')).toBe('gone');
  const { pool, close } = openDatabase(url, 1);
  expect((await pool.query(`select from pg_tables where schemaname = 'public'`)).rowCount).toBe(0);
  await close();
});
