import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { storedFile } from '../../db/schema/trust.ts';
import type { StorageProvider } from '../../providers/storage.ts';

const SIDE = 416;

/** The picture of a seal as PNG in base64, because PDFs know no WebP; empty when there is none. */
export async function sealBytes(db: Db, storage: StorageProvider, sealImg: string): Promise<string> {
  if (sealImg === '') return '';
  const [row] = await db
    .select({ storageKey: storedFile.storageKey })
    .from(storedFile)
    .where(eq(storedFile.id, sealImg.slice('/files/'.length).split('.')[0]!));
  const file = row && (await storage.open(row.storageKey));
  if (!file) return '';
  const { default: sharp } = await import('sharp');
  const png = sharp(await buffer(file.stream)).resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true });
  return (await png.png().toBuffer()).toString('base64');
}
