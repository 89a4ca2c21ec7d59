import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { transcript } from '../../db/schema/score.ts';
import { website } from '../../db/schema/system.ts';
import { verifyUrl } from '../certificate/verifyUrl.ts';
import { drawAside } from '../pdf/drawAside.ts';
import type * as Drawing from './drawing.ts';

/** The transcript as a PDF with selectable text; undefined when there is none. */
export async function transcriptPdf(
  db: Db,
  id: string,
  publicUrl: string,
): Promise<{ bytes: Buffer; transcriptNo: string } | undefined> {
  const [row] = await db.select().from(transcript).where(eq(transcript.id, id));
  if (!row) return undefined;
  const [site] = await db.select({ title: website.title }).from(website).limit(1);
  const sheet = { row, siteName: site?.title || '知途', verifyUrl: verifyUrl(publicUrl, row.transcriptNo) };
  return {
    bytes: await drawAside<typeof Drawing>(new URL('./drawing.ts', import.meta.url), sheet),
    transcriptNo: row.transcriptNo,
  };
}
