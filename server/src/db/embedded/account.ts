import { execFile } from 'node:child_process';
import { chmod, readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartupError } from '../../startupError.ts';

/** The account of the database process; null for an ordinary user, who is used as is. */
export type Account = { name: string; uid: number; gid: number } | null;

const run = promisify(execFile);

/**
 * PostgreSQL does not run as root: root's becomes the folder's owner, at first postgres or nobody.
 * @throws StartupError when the folder is somebody else's or there is no account to become
 */
export async function chooseAccount(directory: string): Promise<Account> {
  const owner = await stat(directory).catch(() => null);
  if (process.getuid?.() !== 0) {
    if (owner && process.getuid && owner.uid !== process.getuid()) throw foreign(directory, owner.uid);
    return null;
  }
  if (owner && owner.uid !== 0) return { name: String(owner.uid), uid: owner.uid, gid: owner.gid };
  const account = await unprivileged();
  if (owner) await giveTo(account, directory);
  return account;
}

function foreign(directory: string, uid: number): StartupError {
  return new StartupError(
    `数据文件夹 ${directory} 属于另一个账户（编号 ${uid}），请用那个账户（或 root）启动，或用 DATA_DIR 换一个文件夹。`,
  );
}

async function unprivileged() {
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const wanted of ['postgres', 'nobody']) {
    const [name, , uid, gid] = accounts.find(([name]) => name === wanted) ?? [];
    if (name && Number(uid) > 0) return { name, uid: Number(uid), gid: Number(gid) };
  }
  throw new StartupError(
    '以 root 启动时需要一个没有特权的账户（postgres 或 nobody）运行数据库，请建一个，或用普通用户启动。',
  );
}

/** A folder copied back by root is root's: all of it is handed to the database's account. */
async function giveTo(account: { uid: number; gid: number }, directory: string): Promise<void> {
  await run('chown', ['-R', `${account.uid}:${account.gid}`, directory]);
  await chmod(directory, 0o700);
}

/**
 * Whether the account may read (r), write (w), run or enter (x) these paths, as the kernel judges, access
 * lists included.
 */
export async function canUse(account: Account, checks: ['r' | 'w' | 'x', string][]): Promise<boolean> {
  const script = checks.map(([kind], index) => `test -${kind} "$${index + 1}"`).join(' && ');
  const paths = checks.map(([, path]) => path);
  return run('/bin/sh', ['-c', script, 'sh', ...paths], { ...identity(account), cwd: '/' }).then(
    () => true,
    () => false,
  );
}

/** The part of spawn's options that changes the account. */
export function identity(account: Account): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {};
}
