import { exitCodeOf, launch } from './repo.mjs';

/**
 * 运行一个长驻的进程，直到它结束。
 * 它自成一个进程组：终端的 Ctrl-C 只到本进程，由这里转交一次；npm 会再转来一次，一秒内的重复不算。
 * @returns 它的退出码
 */
export async function serve(tool, args, env) {
  const child = launch(tool, args, { env, detached: true });
  let last = 0;
  const forward = (signal) => {
    if (Date.now() - last > 1000) child.kill(signal);
    last = Date.now();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward);
  process.once('exit', () => child.kill('SIGTERM'));
  return exitCodeOf(child);
}
