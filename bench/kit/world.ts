import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { startEmbedded } from '#server/db/embedded.ts';

export interface World {
  readonly databaseUrl: string;
  /** Starts a program of ours on a free port and waits until it answers. */
  start(file: string, env?: Record<string, string>): Promise<Program>;
  close(): Promise<void>;
}

export interface Program {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

let nextPort = 3400;

/** A database of its own for one measurement; server and reference run on it as processes of their own. */
export async function benchWorld(): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zhitu-bench-'));
  const embedded = await startEmbedded({ dataDir, log: pino({ level: 'silent' }) });
  const programs: Program[] = [];
  return {
    databaseUrl: embedded.url,
    async start(file, env = {}) {
      const port = (nextPort += 1);
      const child = spawn(process.execPath, [file], {
        env: {
          ...process.env,
          NODE_ENV: 'production',
          PORT: String(port),
          DATA_DIR: dataDir,
          DATABASE_URL: embedded.url,
          DEMO_MODE: 'on',
          RATE_LIMIT: '0',
          LOG_LEVEL: 'warn',
          ...env,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const program = { url: `http://127.0.0.1:${port}`, pid: child.pid!, stop: () => stop(child) };
      await answers(`${program.url}/healthz`, child);
      programs.push(program);
      return program;
    },
    async close() {
      for (const program of programs) await program.stop();
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
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
