import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { launch, node } from '../../scripts/lib/repo.mjs';
import { serverProgram } from '../../scripts/lib/serverProgram.mjs';
import { parentDeathSignal } from '../../scripts/lib/service.mjs';

/** The first start fills the demo world; a server that fails ends by itself before. */
const PATIENCE_MS = 300_000;

export interface Server {
  readonly url: string;
  readonly pid: number;
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** Starts the product as `npm start` does, on a free port unless told, and waits until it is ready; it stops with this process at the latest. */
export async function startServer(settings: Record<string, string>, at?: number): Promise<Server> {
  const port = at ?? (await freePort());
  const [command, ...args] = [...parentDeathSignal(), node, ...serverProgram];
  const child = launch(command!, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      RATE_LIMIT: '0',
      LOG_LEVEL: 'warn',
      RTC_UDP_PORT: '0',
      ...settings,
    },
  });
  const onExit = () => child.kill('SIGTERM');
  process.once('exit', onExit);
  const url = `http://localhost:${port}`;
  await ready(child, `${url}/readyz`);
  return {
    url,
    pid: child.pid!,
    async stop(signal = 'SIGTERM') {
      process.off('exit', onExit);
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function ready(child: ChildProcess, address: string): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const isReady = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`${address} does not answer`);
}
