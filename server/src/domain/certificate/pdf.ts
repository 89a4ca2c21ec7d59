import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/client.ts';
import { certificate } from '../../db/schema/study.ts';
import { verifyUrl } from './verifyUrl.ts';

export type Certificate = typeof certificate.$inferSelect;

/** Drawing one takes a tenth of a second of the processor; the same one is often fetched in several requests. */
const drawn = new LRUCache<string, Buffer>({ max: 50, maxSize: 20_000_000, sizeCalculation: (bytes) => bytes.length });

/** The certificate as a PDF with selectable text; undefined when there is none. */
export async function certificatePdf(
  db: Db,
  id: string,
  publicUrl: string,
): Promise<{ bytes: Buffer; certificateNo: string } | undefined> {
  const [row] = await db.select().from(certificate).where(eq(certificate.id, id));
  if (!row) return undefined;
  const key = JSON.stringify([publicUrl, row]);
  let bytes = drawn.get(key);
  if (!bytes) {
    const { drawCertificate } = await import('./drawing.ts');
    drawn.set(key, (bytes = await drawCertificate(row, verifyUrl(publicUrl, row.certificateNo))));
  }
  return { bytes, certificateNo: row.certificateNo };
}
