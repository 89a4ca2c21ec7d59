import { once } from 'node:events';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { ChildProcess } from 'node:child_process';
import { StartupError } from '../../startupError.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { explainFileError } from '../../dataFolder.ts';
import { startProgram } from './program.ts';
import { parentDeathSignal } from './parentDeathSignal.ts';

/** as pino's logger */
export type Log = Record<'debug' | 'info' | 'warn' | 'error', (message: string) => void>;

type Options = {
  binaries: Binaries;
  account: Account;
  directory: string;
  flags: string[];
  log: Log;
  onCrash: (reason: string) => void;
  onProcessExit: () => void;
};

/**
 * Starts the database and waits until it can be connected to, recovery included.
 * It stops with this process; stop() is a fast shutdown, forced after 60 seconds.
 * @throws StartupError
 */
export async function runPostgres(options: Options): Promise<{ stop: () => Promise<void> }> {
  const child = startProgram(
    options.binaries.postgres,
    { ...options, through: await parentDeathSignal(options.account) },
    options.flags,
  );
  child.stdin?.end();
  const onExit = () => {
    child.kill('SIGINT');
    options.onProcessExit();
  };
  process.once('exit', onExit);
  const panics: string[] = [];
  try {
    await ready(child, options, panics);
  } catch (error) {
    process.off('exit', onExit);
    throw error;
  }
  const crashed = (code: number | null, signal: string | null) => {
    process.off('exit', onExit);
    const why = panics.length > 0 ? explainFailure(panics, options.directory).message : '';
    options.onCrash(`内置数据库意外退出（${signal ?? code}）${why && `：${why}`}`);
  };
  child.once('exit', crashed);
  keepAlive(child, false);
  return {
    async stop() {
      child.off('exit', crashed);
      await stopChild(child);
      process.off('exit', onExit);
    },
  };
}

/** `panics` goes on being filled afterwards: why a database fell over is only said there. */
function ready(child: ChildProcess, { log, directory }: Options, panics: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const fatal: string[] = [];
    child.once('error', reject);
    child.once('exit', () => reject(explainFailure(fatal, directory)));
    if (!child.stderr) return;
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (/\b(FATAL|PANIC):/.test(line)) fatal.push(line);
      if (/\bPANIC:/.test(line)) {
        panics.push(line);
        log.error(line);
      } else log.debug(line);
      if (/database system is ready to accept (read-only )?connections/.test(line)) resolve();
    });
  });
}

function explainFailure(fatal: string[], directory: string): StartupError {
  const reason = fatal[0]?.replace(/^.*?(FATAL|PANIC): +/, '');
  if (reason === undefined)
    return new StartupError('内置数据库没有启动成功，把 LOG_LEVEL 设为 debug 可以看到它的日志。');
  return explainFileError(new Error(reason), directory);
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  keepAlive(child, true);
  const gone = once(child, 'exit');
  child.kill('SIGINT');
  const force = setTimeout(() => child.kill('SIGQUIT'), 60_000);
  await gone;
  clearTimeout(force);
}

/** The database must not keep this process from ending, but stopping waits for it. */
function keepAlive(child: ChildProcess, wanted: boolean): void {
  const pipe = child.stderr instanceof Socket ? child.stderr : null;
  for (const handle of [child, pipe]) {
    if (wanted) handle?.ref();
    else handle?.unref();
  }
}
