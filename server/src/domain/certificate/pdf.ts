import { eq } from 'drizzle-orm';
import { certificate } from '../../db/schema/study.ts';
import { website } from '../../db/schema/system.ts';
import type { Platform } from '../../kit/context.ts';
import { drawAside } from '../pdf/drawAside.ts';
import type * as Drawing from './drawing.ts';
import { sealBytes } from './seal.ts';
import { verifyUrl } from './verifyUrl.ts';

export type Certificate = typeof certificate.$inferSelect;

/** The certificate as a PDF with selectable text; undefined when there is none. */
export async function certificatePdf(
  { db, config, providers }: Pick<Platform, 'db' | 'config' | 'providers'>,
  id: string,
): Promise<{ bytes: Buffer; certificateNo: string } | undefined> {
  const [row] = await db.select().from(certificate).where(eq(certificate.id, id));
  if (!row) return undefined;
  const [site] = await db.select({ title: website.title }).from(website).limit(1);
  const sheet = {
    row,
    siteName: site?.title || '知途',
    verifyUrl: verifyUrl(config.publicUrl, row.certificateNo),
    seal: await sealBytes(db, providers.storage, row.design?.sealImg ?? ''),
  };
  return {
    bytes: await drawAside<typeof Drawing>(new URL('./drawing.ts', import.meta.url), sheet),
    certificateNo: row.certificateNo,
  };
}
