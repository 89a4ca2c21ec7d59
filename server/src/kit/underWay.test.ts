import Fastify from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { closeApp } from '../closeApp.ts';
import { UnderWay } from './underWay.ts';

it('人走了，手上的事做完才停', async () => {
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

it('做不完的不等，失败的也算做完', async () => {
  const works = new UnderWay();
  await works.track(Promise.reject(new Error('no'))).catch(() => undefined);
  void works.track(sleep(60_000, undefined, { ref: false }));
  await works.settled(20);
});
