import { execFile } from 'node:child_process';
import { chmod, readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartupError } from '../../startupError.ts';

/** 数据库进程用的账户；普通用户启动时为 null，就用自己 */
export type Account = { name: string; uid: number; gid: number } | null;

const run = promisify(execFile);

/**
 * PostgreSQL 不肯以 root 运行，root 启动时换成数据文件夹的主人，首次则是 postgres 或 nobody。
 * @throws StartupError 文件夹是别人的，或没有可换的账户
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

/** 由 root 从备份复制回来的文件夹都归 root，整个交还给数据库的账户 */
async function giveTo(account: { uid: number; gid: number }, directory: string): Promise<void> {
  await run('chown', ['-R', `${account.uid}:${account.gid}`, directory]);
  await chmod(directory, 0o700);
}

/** 这个账户能不能读（r）、写（w）、执行或进入（x）这些路径；按内核的判断，包括访问控制列表 */
export async function canUse(account: Account, checks: ['r' | 'w' | 'x', string][]): Promise<boolean> {
  const script = checks.map(([kind], index) => `test -${kind} "$${index + 1}"`).join(' && ');
  const paths = checks.map(([, path]) => path);
  return run('/bin/sh', ['-c', script, 'sh', ...paths], { ...identity(account), cwd: '/' }).then(
    () => true,
    () => false,
  );
}

/** spawn 选项里换账户的部分 */
export function identity(account: Account): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {};
}
