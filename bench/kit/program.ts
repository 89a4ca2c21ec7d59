import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export interface Program {
  readonly url: string;
  readonly pid: number;
  /** Settles when the process is gone, however that came about. */
  readonly gone: Promise<void>;
  stop(): Promise<void>;
}

/** Starts a program of ours on a port and waits until it answers. */
export async function startProgram(
  words: readonly string[],
  port: number,
  env: Record<string, string>,
): Promise<Program> {
  const child = spawn(process.execPath, words, {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), RATE_LIMIT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = once(child, 'exit').then(() => undefined);
  const program = { url: `http://127.0.0.1:${port}`, pid: child.pid!, gone, stop: () => stop(child) };
  await answers(`${program.url}/healthz`, child);
  return program;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 1200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`程序退出了：${child.exitCode}`);
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} 没有应答`);
}
