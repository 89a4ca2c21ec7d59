import { spawnSync } from 'node:child_process';
import { exitCodeOf, launch, node } from './repo.mjs';

/**
 * 运行一个长驻的进程，直到它结束。
 * 它自成一个进程组：终端的 Ctrl-C 只到本进程，由这里转交一次；npm 会再转来一次，一秒内的重复不算。
 * @returns 它的退出码
 */
export async function serve(args, env) {
  const [command, ...rest] = [...parentDeathSignal(), node, ...args];
  const child = launch(command, rest, { env, detached: true });
  let last = 0;
  const forward = (signal) => {
    if (Date.now() - last > 1000) child.kill(signal);
    last = Date.now();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward);
  process.once('exit', () => child.kill('SIGTERM'));
  if (process.env.npm_lifecycle_event) whenOrphaned(() => child.kill('SIGTERM'));
  return exitCodeOf(child);
}

/** npm 被 kill -9 时不会转交信号，只能从父进程换了看出来 */
function whenOrphaned(stop) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 500);
  watch.unref();
}

/** 本进程即使被 kill -9，内核也会让服务正常停止；没有合用的 setpriv 时不加 */
export function parentDeathSignal() {
  const words = ['setpriv', '--pdeathsig', 'TERM'];
  const works = process.platform === 'linux' && spawnSync('setpriv', [...words.slice(1), 'true']).status === 0;
  return works ? ['/usr/bin/env', ...words] : [];
}
