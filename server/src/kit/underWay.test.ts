import Fastify from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { closeApp } from '../closeApp.ts';
import { UnderWay } from './underWay.ts';

it('visitors left, but what is under way ends before it stops', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  const [pages, arrived] = [new UnderWay(), Promise.withResolvers<void>()];
  let isDone = false;
  app.get('/', () =>
    pages.track(
      (async () => {
        arrived.resolve();
        await sleep(200);
        isDone = true;
        return 'done';
      })(),
    ),
  );
  app.addHook('onClose', () => pages.settled());
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const visitor = new AbortController();
  const asked = fetch(address, { signal: visitor.signal }).catch(() => 'left');
  await arrived.promise;
  visitor.abort();
  expect(await asked).toBe('left');
  await closeApp(app);
  expect(isDone).toBe(true);
});

it('a failure counts as done, what never ends is not waited for', async () => {
  const works = new UnderWay();
  const fails = Promise.withResolvers<never>();
  works.track(fails.promise).catch(() => undefined);
  let isSettled = false;
  const settled = works.settled(60_000).then(() => (isSettled = true));
  await sleep(20);
  expect(isSettled).toBe(false);
  fails.reject(new Error('no'));
  expect(await settled).toBe(true);

  void works.track(new Promise(() => undefined));
  const endless = Symbol('waited for what never ends');
  expect(await Promise.race([works.settled(20), sleep(5000, endless, { ref: false })])).toBeUndefined();
});
