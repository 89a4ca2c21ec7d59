import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { identity } from './account.ts';
import type { Account } from './account.ts';
import { explainFileError } from '../../dataFolder.ts';

export type Target = {
  directory: string;
  account: Account;
  /** arguments before -D */
  before?: string[];
  /** command before the program, which runs it */
  through?: string[];
};

/**
 * Runs a program of PostgreSQL with `-D` for the folder, in a process group of its own that Ctrl-C does not
 * reach.
 * For another account the folder is passed as an open handle: it works even where that account cannot enter the
 * parent (/root).
 */
export function startProgram(
  program: string,
  { directory, account, before = [], through = [] }: Target,
  flags: string[],
): ChildProcess {
  const handle = account && process.platform === 'linux' ? openSync(directory, 'r') : null;
  try {
    const folder = handle === null ? directory : '/proc/self/fd/3';
    const [command = program, ...args] = [...through, program, ...before, '-D', folder, ...flags];
    return spawn(command, args, {
      ...identity(account),
      cwd: '/',
      detached: true,
      stdio: handle === null ? ['pipe', 'ignore', 'pipe'] : ['pipe', 'ignore', 'pipe', handle],
      // PGDATA, LD_LIBRARY_PATH and others that change behaviour are not inherited.
      env: { PATH: '/usr/local/bin:/usr/bin:/bin' },
    });
  } finally {
    if (handle !== null) closeSync(handle);
  }
}

/**
 * Runs to the end with `input` as standard input.
 * @throws StartupError when it fails, with a sentence for its output
 */
export function runProgram(program: string, target: Target, flags: string[], input = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = startProgram(program, target, flags);
    let errors = '';
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (errors += chunk));
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
    child.once('error', reject);
    child.once('close', (code) => {
      const failure = /(FATAL|PANIC|ERROR|error): .*/.exec(errors)?.[0];
      if (code === 0 && !failure) resolve();
      else reject(explainFileError(new Error(failure ?? errors), target.directory));
    });
  });
}
