import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../startupError.ts';
import { databaseName, readPassword } from './initialise.ts';
import { identityOf } from './processes.ts';

/**
 * The address of the database in a data folder that another process of ours runs now; null when none does.
 * @throws StartupError while it starts or stops
 */
export async function runningDatabase(dataDir: string): Promise<string | null> {
  const [pid = '', identity = ''] = (await readFile(join(dataDir, 'server.lock'), 'utf8').catch(() => ''))
    .trim()
    .split(/ (.*)/s);
  if (identity === '' || identityOf(Number(pid)) !== identity) return null;
  const directory = join(dataDir, 'postgres');
  // process, folder, start, port, folder of the socket, address, shared memory, state
  const told = (await readFile(join(directory, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const [port = '', socket = '', state = ''] = [told[3], told[4], told[7]?.trim()];
  if (state !== 'ready') throw new StartupError(`站点（进程号 ${pid}）正在启动或停止，请过一会儿再试。`);
  const host = socket === '' ? '127.0.0.1' : encodeURIComponent(socket);
  return `postgresql://${databaseName}:${await readPassword(directory)}@${host}:${port}/${databaseName}`;
}
