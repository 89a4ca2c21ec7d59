import { execFile } from 'node:child_process';
import { readFile, readdir, readlink, realpath, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartupError } from '../../startupError.ts';
import type { Log } from './run.ts';

/**
 * Stops the database a former process left on this folder. Only while holding its lock: what runs then is
 * nobody's.
 * @throws StartupError when it does not stop
 */
export async function stopOrphans(directory: string, log: Log): Promise<void> {
  const pidFile = await readFile(join(directory, 'postmaster.pid'), 'utf8').catch(() => null);
  if (pidFile === null) return;
  const pid = Number(pidFile.split('\n')[0]);

  let running = await processesIn(directory, pid);
  if (running.length > 0) log.warn('上次没有正常停止，正在停掉留下的数据库');
  for (const [signal, seconds] of [
    ['SIGINT', 30],
    ['SIGQUIT', 15],
  ] as const) {
    if (running.length === 0) break;
    signalServer(running, pid, signal);
    running = await waitUntilGone(directory, pid, seconds);
  }
  if (running.length > 0) {
    throw new StartupError(
      `数据文件夹 ${directory} 上还有停不下来的数据库进程（${running.join('、')}），请先结束它们。`,
    );
  }
  // When its number is used by another program PostgreSQL takes itself to be running.
  await rm(join(directory, 'postmaster.pid'), { force: true });
}

/**
 * Tells the main process only, which stops its children: SIGINT means something else to them. Children one by
 * one only without it.
 */
function signalServer(running: number[], main: number, signal: NodeJS.Signals): void {
  if (running.includes(main)) trySignal(main, signal);
  else for (const child of running) trySignal(child, 'SIGQUIT');
}

async function waitUntilGone(directory: string, pid: number, seconds: number): Promise<number[]> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const running = await processesIn(directory, pid);
    if (running.length === 0 || Date.now() > deadline) return running;
    await sleep(50);
  }
}

/** Processes of postgres that work in the folder, main process and children. */
async function processesIn(directory: string, recorded: number): Promise<number[]> {
  if (process.platform !== 'linux') return (await isPostgres(recorded)) ? [recorded] : [];
  const home = await realpath(directory);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      const [cwd, program] = await Promise.all([
        readlink(`/proc/${pid}/cwd`).catch(() => ''),
        readlink(`/proc/${pid}/exe`).catch(() => ''),
      ]);
      return cwd === home && /^postgres( \(deleted\))?$/.test(basename(program)) ? [Number(pid)] : [];
    }),
  );
  return found.flat();
}

/** Systems without /proc: what has this number is indeed postgres. */
function isPostgres(pid: number): Promise<boolean> {
  return promisify(execFile)('ps', ['-o', 'comm=', '-p', String(pid)]).then(
    ({ stdout }) => basename(stdout.trim()) === 'postgres',
    () => false,
  );
}

function trySignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // it went just now
  }
}
