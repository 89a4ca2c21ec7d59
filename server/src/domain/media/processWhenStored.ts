import { and, eq } from 'drizzle-orm';
import { extname } from 'node:path';
import { FileType } from '#contract/rules/fileKinds.ts';
import { MediaState } from '#contract/rules/mediaStates.ts';
import type { Db } from '../../db/client.ts';
import { mediaFile } from '../../db/schema/media.ts';
import { enqueue } from '../../kit/job.ts';
import { tellOwner } from './process/progress.ts';
import { processMedia } from './process/processMedia.ts';

type Stored = Pick<typeof mediaFile.$inferSelect, 'id' | 'userNo' | 'fileType' | 'fileName'>;

/**
 * What becomes of a file now that all of it is stored: films, sounds and documents are made fit for use in the
 * background, with the commit of the caller's transaction; everything else can be used at once.
 * @returns the state it is in now
 */
export async function processWhenStored(db: Db, media: Stored): Promise<MediaState> {
  const mediaState = isProcessed(media) ? MediaState.queued : MediaState.ready;
  const state = { mediaState, processed: mediaState === MediaState.ready ? 100 : 0, failure: '' };
  await db.update(mediaFile).set(state).where(eq(mediaFile.id, media.id));
  await tellOwner(db, media, state);
  if (mediaState === MediaState.queued) await enqueue(db, processMedia, { mediaId: media.id });
  return mediaState;
}

/** Has a file done again that failed; what was uploaded is still there. @returns whether there was one */
export async function processAgain(db: Db, media: Stored): Promise<boolean> {
  const stuck = and(eq(mediaFile.id, media.id), eq(mediaFile.mediaState, MediaState.failed));
  const rows = await db.select({ id: mediaFile.id }).from(mediaFile).where(stuck).for('update');
  if (rows.length > 0) await processWhenStored(db, media);
  return rows.length > 0;
}

/** What LibreOffice reads. */
const office = new Set('.doc .docx .xls .xlsx .ppt .pptx .odt .ods .odp .rtf'.split(' '));

function isProcessed({ fileType, fileName }: Stored): boolean {
  if (fileType === FileType.video || fileType === FileType.audio || fileType === FileType.package) return true;
  const extension = extname(fileName).toLowerCase();
  return fileType === FileType.document && (extension === '.pdf' || office.has(extension));
}
