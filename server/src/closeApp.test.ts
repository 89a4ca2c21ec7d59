import Fastify from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { closeApp } from './closeApp.ts';

async function serving(ms: number) {
  const app = Fastify({ forceCloseConnections: 'idle' });
  const arrived = Promise.withResolvers<void>();
  app.get('/', async () => {
    arrived.resolve();
    return sleep(ms, 'done');
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, address, arrived: arrived.promise };
}

it('requests under way are answered first, idle connections do not hold it up', async () => {
  const { app, address, arrived } = await serving(150);
  const asked = fetch(address).then((answer) => answer.text());
  await arrived;
  await closeApp(app, 600_000); // longer than any test may take: only connections that are let go of end it in time
  expect(await asked).toBe('done');
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});

it('what cannot be answered is waited for until the deadline', async () => {
  const { app, address, arrived } = await serving(60_000);
  const asked = fetch(address).catch(() => 'cut');
  await arrived;
  await closeApp(app, 100);
  expect(await asked).toBe('cut');
});
