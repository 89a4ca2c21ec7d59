import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';

/** A module that makes a PDF or a picture of facts; the facts travel to another thread, so they are plain data. */
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

/** On a thread of its own: cutting the letters out of a font of eight megabytes would hold up everybody else. */
async function draw(workerData: Drawing): Promise<Buffer> {
  const worker = new Worker(new URL('./drawingWorker.ts', import.meta.url), { workerData });
  const [bytes] = (await once(worker, 'message')) as [Uint8Array];
  return Buffer.from(bytes);
}
