import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { CertificateSheet } from '../certificate/drawing.ts';
import type { ResumeSheet } from '../profile/resumeDrawing.ts';

/** What can be drawn, and of what. */
export type Drawing = { kind: 'certificate'; of: CertificateSheet } | { kind: 'resume'; of: ResumeSheet };

/** Drawing one takes a good part of a second; a browser fetches the same one in several requests. */
const drawn = new LRUCache<string, Promise<Buffer>>({ max: 50 });

/** Draws a PDF, or hands out the one that was drawn of the same facts. */
export function drawAside(drawing: Drawing): Promise<Buffer> {
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
