import { LRUCache } from 'lru-cache';
import { answerAside } from '../../kit/answerAside.ts';
import { batched } from '../../kit/batched.ts';

/** A module that makes a PDF or a picture of facts; the facts travel to another process, so they are plain data. */
export interface DrawingModule<Facts> {
  draw(facts: Facts): Promise<Buffer>;
}

export interface Drawing {
  /** Address of a `DrawingModule`. */
  module: string;
  facts: unknown;
}

/** Drawing one takes a good part of a second; a browser fetches the same one in several requests. */
const drawn = new LRUCache<string, Promise<Buffer>>({ max: 50 });

/** Draws it, or hands out the one that was drawn of the same facts. */
export function drawAside<Module extends DrawingModule<never>>(
  module: URL,
  facts: Parameters<Module['draw']>[0],
): Promise<Buffer> {
  const drawing: Drawing = { module: module.href, facts };
  const key = JSON.stringify(drawing);
  let bytes = drawn.get(key);
  if (!bytes) {
    bytes = draw(drawing);
    drawn.set(key, bytes);
    bytes.catch(() => drawn.delete(key));
  }
  return bytes;
}

const limits = { longestMs: 60_000, memoryMb: 512 };
const AT_ONCE = 2;

/** In a process of its own, and few at a time: cutting the letters out of a font of eight megabytes would hold up everybody else. */
const draw: (drawing: Drawing) => Promise<Buffer> = batched({
  lanes: AT_ONCE,
  max: 1,
  run: async ([drawing]: Drawing[]) => {
    const bytes = answerAside<Uint8Array>(new URL('./drawer.ts', import.meta.url), drawing, limits);
    await bytes.catch(() => undefined);
    return [bytes.then((some) => Buffer.from(some))];
  },
});
