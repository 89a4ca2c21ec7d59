import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { identity } from './account.ts';
import type { Account } from './account.ts';

const signalWhenWeDie = ['--pdeathsig', 'INT'];

/**
 * Words before the database's command: even if this process is killed with -9 the kernel stops it fast.
 * Empty without a suitable setpriv; the next start stops what is left.
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

/** busybox's has no such option */
function works(setpriv: string, account: Account): Promise<boolean> {
  return promisify(execFile)(setpriv, [...signalWhenWeDie, '/bin/true'], { ...identity(account), cwd: '/' }).then(
    () => true,
    () => false,
  );
}
