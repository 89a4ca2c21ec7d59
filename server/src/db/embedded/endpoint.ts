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
  /** synchronous, so that it works while the process exits */
  close: () => void;
};

/** Kernels limit socket paths to 104 (macOS) or 108 bytes, with /.s.PGSQL.5432 at the end. */
const longestSocketFolder = 85;

/**
 * A socket folder that only the account and root may enter; when the path is too long or closed, a free port
 * of 127.0.0.1.
 */
export async function openEndpoint(account: Account, directory: string): Promise<Endpoint> {
  const record = join(directory, 'zhitu.socket');
  await removeLeftover(record);
  const folder = await socketFolder(account);
  if (folder !== null) await writeFile(record, folder);
  return folder === null ? tcpEndpoint(await freePort()) : socketEndpoint(folder);
}

/** A killed process leaves its socket folder behind. */
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
