import { spawnSync } from 'node:child_process';
import { exitCodeOf, launch, node } from './repo.mjs';

/**
 * Runs a process until it ends.
 * It is a process group of its own: Ctrl-C reaches only this process and is passed on once; npm passes it again,
 * and repeats within a second do not count.
 * @returns its exit code
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

/** npm killed with -9 passes no signal on; only the changed parent tells. */
function whenOrphaned(stop) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 500);
  watch.unref();
}

/**
 * Even if this process is killed with -9 the kernel stops the server properly; left out where there is no
 * suitable setpriv.
 */
export function parentDeathSignal() {
  const words = ['setpriv', '--pdeathsig', 'TERM'];
  const works = process.platform === 'linux' && spawnSync('setpriv', [...words.slice(1), 'true']).status === 0;
  return works ? ['/usr/bin/env', ...words] : [];
}
