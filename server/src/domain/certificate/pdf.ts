import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Db } from '../../db/client.ts';
import { certificate } from '../../db/schema/study.ts';
import { website } from '../../db/schema/system.ts';
import { verifyUrl } from './verifyUrl.ts';

export type Certificate = typeof certificate.$inferSelect;

/** Drawing one takes a good part of a second; a browser fetches the same one in several requests. */
const drawn = new LRUCache<string, Promise<Buffer>>({ max: 50 });

/** The certificate as a PDF with selectable text; undefined when there is none. */
export async function certificatePdf(
  db: Db,
  id: string,
  publicUrl: string,
): Promise<{ bytes: Buffer; certificateNo: string } | undefined> {
  const [row] = await db.select().from(certificate).where(eq(certificate.id, id));
  if (!row) return undefined;
  const [site] = await db.select({ title: website.title }).from(website).limit(1);
  const siteName = site?.title || '知途';
  const key = JSON.stringify([publicUrl, siteName, row]);
  let drawing = drawn.get(key);
  if (!drawing) {
    drawing = draw({ row, siteName, url: verifyUrl(publicUrl, row.certificateNo) });
    drawn.set(key, drawing);
    drawing.catch(() => drawn.delete(key));
  }
  return { bytes: await drawing, certificateNo: row.certificateNo };
}

/** On a thread of its own: cutting the letters out of a font of eight megabytes would hold up everybody else. */
async function draw(workerData: { row: Certificate; siteName: string; url: string }): Promise<Buffer> {
  const worker = new Worker(new URL('./drawingWorker.ts', import.meta.url), { workerData });
  const [bytes] = (await once(worker, 'message')) as [Uint8Array];
  return Buffer.from(bytes);
}
