import { and, asc, eq, gt, lt } from 'drizzle-orm';
import { text } from 'node:stream/consumers';
import type { Db } from '../../db/client.ts';
import { mediaFile } from '../../db/schema/media.ts';
import type { Subtitle } from '../../db/schema/media.ts';
import type { StorageProvider } from '../../providers/storage.ts';
import { CUE_FORMAT, keepCues } from './cues.ts';

const AT_ONCE = 100;

/** Some of the stored files behind `after`, of whose subtitles an older release of the product kept other sentences or none. */
export async function filesWithoutCues(db: Db, after: string): Promise<string[]> {
  const rows = await db
    .select({ id: mediaFile.id })
    .from(mediaFile)
    .where(and(lt(mediaFile.cueFormat, CUE_FORMAT), gt(mediaFile.id, after)))
    .orderBy(asc(mediaFile.id))
    .limit(AT_ONCE);
  return rows.map(({ id }) => id);
}

/**
 * Reads the subtitles of a stored file from where they lie, unless another process does or did.
 * @throws what the storage throws; nothing has changed then
 */
export async function readCues(db: Db, storage: Openable, mediaId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [media] = await tx
      .select({ subtitles: mediaFile.subtitles })
      .from(mediaFile)
      .where(and(eq(mediaFile.id, mediaId), lt(mediaFile.cueFormat, CUE_FORMAT)))
      .for('update', { skipLocked: true });
    if (!media) return;
    const texts = await Promise.all(media.subtitles.map((one) => textOf(storage, one)));
    await keepCues(tx, mediaId, texts);
  });
}

type Openable = Pick<StorageProvider, 'open'>;

/** A file that is gone says nothing. */
async function textOf(storage: Openable, { key }: Subtitle): Promise<string> {
  const file = await storage.open(key);
  return file ? text(file.stream) : '';
}
