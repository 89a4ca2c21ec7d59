import { rmSync } from 'node:fs';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { canUse } from './account.ts';
import type { Account } from './account.ts';
import { databaseName } from './initialise.ts';

export type Endpoint = {
  flags: string[];
  url: (password: string) => string;
  /** 同步，进程退出时也能调用 */
  close: () => void;
};

/** 内核给套接字路径的上限是 104（macOS）或 108 字节，含结尾的 /.s.PGSQL.5432 */
const longestSocketFolder = 85;

/** 优先用只有数据库账户与 root 进得去的套接字文件夹；路径太长或进不去时改用 127.0.0.1 上的空闲端口。 */
export async function openEndpoint(account: Account, directory: string): Promise<Endpoint> {
  const record = join(directory, 'zhitu.socket');
  await removeLeftover(record);
  const folder = await socketFolder(account);
  if (folder !== null) await writeFile(record, folder);
  return folder === null ? tcpEndpoint(await freePort()) : socketEndpoint(folder);
}

/** 上一个进程被强行结束时来不及删自己的套接字文件夹 */
async function removeLeftover(record: string): Promise<void> {
  const folder = await readFile(record, 'utf8').catch(() => '');
  if (/^zhitu-\w{6}$/.test(basename(folder))) await rm(folder, { recursive: true, force: true });
}

function socketEndpoint(folder: string): Endpoint {
  return {
    flags: flags({ listen_addresses: '', unix_socket_directories: folder, port: '5432' }),
    url: (password) => `postgresql://${databaseName}:${password}@${encodeURIComponent(folder)}:5432/${databaseName}`,
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function tcpEndpoint(port: number): Endpoint {
  return {
    flags: flags({ listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port) }),
    url: (password) => `postgresql://${databaseName}:${password}@127.0.0.1:${port}/${databaseName}`,
    close: () => undefined,
  };
}

function flags(settings: Record<string, string>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function socketFolder(account: Account): Promise<string | null> {
  if (process.platform === 'win32') return null;
  const folder = await mkdtemp(join(tmpdir(), 'zhitu-')).catch(() => null);
  if (folder === null) return null;
  if (account) await chown(folder, account.uid, account.gid);
  if (Buffer.byteLength(folder) <= longestSocketFolder && (await canUse(account, [['w', folder]]))) return folder;
  await rm(folder, { recursive: true, force: true });
  return null;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
