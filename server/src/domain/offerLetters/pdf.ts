import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { offerLetter } from '../../db/schema/offerLetter.ts';
import { website } from '../../db/schema/system.ts';
import { verifyUrl } from '../certificate/verifyUrl.ts';
import { drawAside } from '../pdf/drawAside.ts';
import type * as Drawing from './drawing.ts';

/** A letter as a PDF with selectable text; undefined when there is none. */
export async function offerPdf(
  db: Db,
  id: string,
  publicUrl: string,
): Promise<{ bytes: Buffer; offerNo: string } | undefined> {
  const [row] = await db.select().from(offerLetter).where(eq(offerLetter.id, id));
  if (!row) return undefined;
  const [site] = await db.select({ title: website.title }).from(website).limit(1);
  const sheet = { row, siteName: site?.title || '知途', verifyUrl: verifyUrl(publicUrl, row.offerNo) };
  return {
    bytes: await drawAside<typeof Drawing>(new URL('./drawing.ts', import.meta.url), sheet),
    offerNo: row.offerNo,
  };
}
