import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { identity } from './account.ts';
import type { Account } from './account.ts';

const signalWhenWeDie = ['--pdeathsig', 'INT'];

/**
 * 放在数据库命令前面的几个词：本进程即使被 kill -9，内核也会让数据库快速停止。
 * 系统里没有合用的 setpriv 时为空，留下的数据库由下次启动停掉。
 */
export async function parentDeathSignal(account: Account): Promise<string[]> {
  if (process.platform !== 'linux') return [];
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const setpriv = join(folder, 'setpriv');
    const found = await access(setpriv, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (found) return (await works(setpriv, account)) ? [setpriv, ...signalWhenWeDie] : [];
  }
  return [];
}

/** busybox 的同名程序没有这个选项 */
function works(setpriv: string, account: Account): Promise<boolean> {
  return promisify(execFile)(setpriv, [...signalWhenWeDie, '/bin/true'], { ...identity(account), cwd: '/' }).then(
    () => true,
    () => false,
  );
}
