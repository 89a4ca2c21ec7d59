import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import * as dict from '#contract/system/dict.ts';
import { freePort } from '../../bench/kit/freePort.ts';
import { testApp } from '#test/testApp.ts';
import { buildApp } from './app.ts';
import { connectRedis } from './redis.ts';

const LIMIT = 6;

/** Redis is no npm package: where the machine has none there is nothing to prove, and the counters of one process are tested elsewhere. */
const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

describe.skipIf(!hasRedis)('a Redis of its own', async () => {
  const t = await testApp({ RATE_LIMIT: String(LIMIT) });
  const log = pino({ level: 'silent' });
  const port = await freePort();
  const closers: (() => unknown)[] = [];
  let server = startRedis();
  const apps: FastifyInstance[] = [];

  function startRedis() {
    const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    return spawn('redis-server', words, { stdio: 'ignore' });
  }

  beforeAll(async () => {
    await untilOpen(port);
    for (let n = 0; n < 2; n += 1) {
      const redis = (await connectRedis(`redis://127.0.0.1:${port}`, log))!;
      const app = await buildApp(t.platform, redis);
      await app.ready();
      apps.push(app);
      closers.push(async () => {
        await app.close();
        redis.disconnect();
      });
    }
  });
  afterAll(async () => {
    for (const close of closers) await close();
    server.kill('SIGKILL');
  });

  const statusesOf = async (times: number, remoteAddress: string): Promise<number[]> => {
    const statuses: number[] = [];
    for (let n = 0; n < times; n += 1) {
      const url = `/apis${dict.items.path}`;
      const { statusCode } = await apps[n % apps.length]!.inject({ method: 'GET', url, remoteAddress });
      statuses.push(statusCode);
    }
    return statuses;
  };

  it('requests of an address are counted over both processes, those of another by themselves', async () => {
    expect(await statusesOf(LIMIT + 2, '10.9.0.1')).toEqual([...Array<number>(LIMIT).fill(200), 429, 429]);
    expect(await statusesOf(LIMIT, '10.9.0.2')).toEqual(Array<number>(LIMIT).fill(200));
  });

  it('killed, everybody is answered and nobody counted; once it is back, it counts again', async () => {
    server.kill('SIGKILL');
    await once(server, 'exit');
    expect(await statusesOf(LIMIT * 2, '10.9.0.3')).toEqual(Array<number>(LIMIT * 2).fill(200));
    server = startRedis();
    await untilOpen(port);
    await expect.poll(async () => (await statusesOf(LIMIT * 2, '10.9.0.4')).at(-1), { timeout: 20_000 }).toBe(429);
  });

  it('one that hangs keeps nobody waiting for long', async () => {
    server.kill('SIGSTOP');
    const statuses = await statusesOf(2, '10.9.0.5');
    server.kill('SIGCONT');
    expect(statuses).toEqual([200, 200]);
  });
});

it('an address at which nobody answers is said before anything begins', async () => {
  const nobody = connectRedis(`redis://127.0.0.1:${await freePort()}`, pino({ level: 'silent' }));
  await expect(nobody).rejects.toThrow('连不上 REDIS_URL 指的 Redis，请检查地址与密码。');
});

async function untilOpen(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
