import { randomBytes } from 'node:crypto';
import { appendFile, chown, mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { StartupError } from '../../startupError.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { explainFileError } from '../../dataFolder.ts';
import { bufferSettings, usableMemory } from './memory.ts';
import { runProgram } from './program.ts';
import type { Log } from './run.ts';

export const databaseName = 'zhitu';

/** Beside the data, copied and renamed with it. */
const passwordFile = 'zhitu.password';

type Options = { directory: string; account: Account; binaries: Binaries; log: Log };

/**
 * Makes a database where there is none; it gets its name only when complete, so an interrupted first start
 * leaves no half one.
 */
export async function initialise(options: Options): Promise<void> {
  const { directory, account, log } = options;
  await removeUnfinished(directory);
  if (await stat(directory).catch(() => null)) return;
  log.info('首次启动，正在建立数据库');
  const unfinished = `${directory}.new-${process.pid}`;
  try {
    await mkdir(unfinished, { mode: 0o700 });
    if (account) await chown(unfinished, account.uid, account.gid);
    await build(unfinished, options);
    await rename(unfinished, directory);
    await flushFolder(dirname(directory));
  } catch (error) {
    await rm(unfinished, removal);
    throw error instanceof StartupError ? error : explainFileError(error, dirname(directory));
  }
}

/** @throws StartupError when the password file was not restored with the data */
export async function readPassword(directory: string): Promise<string> {
  const file = join(directory, passwordFile);
  const password = await readFile(file, 'utf8').catch(() => '');
  if (password.trim()) return password.trim();
  throw new StartupError(`数据库的密码文件 ${file} 读不出来，请从备份恢复它。`);
}

/** The initdb of a killed process may still be writing; deleting is tried again. */
const removal = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 };

async function removeUnfinished(directory: string): Promise<void> {
  const parent = dirname(directory);
  const leftovers = (await readdir(parent)).filter((name) => name.startsWith(`${basename(directory)}.new-`));
  await Promise.all(leftovers.map((name) => rm(join(parent, name), removal)));
}

async function build(directory: string, { account, binaries }: Options): Promise<void> {
  const libcLocale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  await runProgram(binaries.initdb, { directory, account }, [
    '--username=postgres',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--locale=${libcLocale}`,
    '--lc-messages=C',
    '--auth=reject',
    '--no-instructions',
  ]);
  const password = randomBytes(24).toString('hex');
  await appendFile(join(directory, 'postgresql.conf'), configuration(usableMemory()), { flush: true });
  await writeFile(join(directory, 'pg_hba.conf'), accessRules, { flush: true });
  await writeFile(join(directory, passwordFile), `${password}\n`, { mode: 0o600, flush: true });
  // Single-user mode has no network, so the superuser never signs in and needs no password.
  await runProgram(
    binaries.postgres,
    { directory, account, before: ['--single'] },
    ['-j', 'postgres'],
    roles(password),
  );
}

const roles = (password: string) =>
  [
    `CREATE ROLE ${databaseName} LOGIN CREATEDB PASSWORD '${password}'`,
    `GRANT pg_monitor TO ${databaseName}`,
    `CREATE DATABASE ${databaseName} OWNER ${databaseName}`,
  ]
    .map((statement) => `${statement};\n\n`)
    .join('');

const accessRules = `local all ${databaseName} scram-sha-256\nhost all ${databaseName} 127.0.0.1/32 scram-sha-256\n`;

/** Operators may change it in postgresql.conf. */
const configuration = (memory: number): string => `
timezone = 'Asia/Shanghai'
log_timezone = 'Asia/Shanghai'
max_connections = 100
${bufferSettings(memory)}work_mem = 8MB
maintenance_work_mem = 64MB
max_wal_size = 1GB
random_page_cost = 1.1
max_parallel_workers_per_gather = 0
jit = off
fsync = on
synchronous_commit = on
`;

async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}
