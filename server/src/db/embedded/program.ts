import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { identity } from './account.ts';
import type { Account } from './account.ts';
import { explainFileError } from '../../dataFolder.ts';

export type Target = {
  directory: string;
  account: Account;
  /** 放在 -D 之前的参数 */
  before?: string[];
  /** 放在程序之前、由它再去执行程序的命令 */
  through?: string[];
};

/**
 * 启动一个 PostgreSQL 程序，`-D` 指向数据库文件夹；自成一个进程组，终端里的 Ctrl-C 到不了它。
 * 换了账户时把文件夹作为打开的句柄传过去：上级（例如 /root）那个账户进不去，也照样能用。
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
      // 不继承 PGDATA、LD_LIBRARY_PATH 之类会改变行为的变量
      env: { PATH: '/usr/local/bin:/usr/bin:/bin' },
    });
  } finally {
    if (handle !== null) closeSync(handle);
  }
}

/**
 * 运行到结束，`input` 送到标准输入。
 * @throws StartupError 非零退出，句子由它的错误输出得出
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
