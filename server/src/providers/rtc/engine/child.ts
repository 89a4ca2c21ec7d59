import { complain } from './complain.ts';
import type { ServeSettings } from './serve.ts';
import type { FromChild, ToChild } from './words.ts';

/** The process of the media engine: it ends with the one that started it. */
const STATS_EVERY_MS = 2000;
const GOODBYE_MS = 200;

const say = (word: FromChild): void => void process.send?.(word, undefined, undefined, () => undefined);

async function start(settings: ServeSettings): Promise<void> {
  let serve: typeof import('./serve.ts').serve;
  try {
    ({ serve } = await import('./serve.ts'));
  } catch (error) {
    say({ unusable: String(error) });
    return process.disconnect();
  }
  const { rooms, httpPort } = await serve(settings, (name, room, identity) => say({ event: { name, room, identity } }));
  say({ ready: { httpPort } });
  setInterval(() => say({ stats: rooms.stats() }), STATS_EVERY_MS);
  process.on('message', (word: ToChild) => {
    if ('record' in word) {
      const recording = word.record;
      void rooms.record(recording).finally(() => say({ recording }));
    }
    if (!('stop' in word)) return;
    void rooms.stop().finally(() => setTimeout(() => process.exit(0), GOODBYE_MS));
  });
}

process.once('message', (word: ToChild) => {
  if ('start' in word) void start(word.start);
});
process.once('disconnect', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined); // the parent says when
process.on('uncaughtException', (error) => complain('uncaught', error));
process.on('unhandledRejection', (error) => complain('unhandled', error));
