import { asc, eq, sql } from 'drizzle-orm';
import { Nothing } from '#contract/kit/values.ts';
import { coursePeriod, courseware } from '../db/schema/course.ts';
import { mediaCue, mediaFile } from '../db/schema/media.ts';
import { mediaShare } from '../db/schema/upload.ts';
import { unlessBackedUp } from '../kit/backupLocks.ts';
import type { Platform } from '../kit/context.ts';
import { job } from '../kit/job.ts';
import { loggable } from '../kit/loggable.ts';
import { uploadHooks } from '../domain/uploads/hooks.ts';

const FILES = 500;

type Media = typeof mediaFile.$inferSelect;

/** Removes uploaded files that were deleted, with all that was made of them; one that cannot be removed now is tried again. */
export const removeMedia = job({
  name: 'removeMedia',
  input: Nothing,
  attempts: 1,
  isAlone: true,
  cron: '42 * * * *',
  run: (platform) => unlessBackedUp(platform.db, () => removeSome(platform)),
});

async function removeSome({ db, providers, log }: Platform): Promise<void> {
  const period = db.$count(coursePeriod, eq(coursePeriod.mediaId, mediaFile.id));
  const handout = db.$count(courseware, eq(courseware.mediaId, mediaFile.id));
  const removed = await db
    .select()
    .from(mediaFile)
    // what a deleted class-hour still names stays for the history of the course
    .where(sql`${mediaFile.statusId} = 0 and ${period} = 0 and ${handout} = 0`)
    .orderBy(asc(mediaFile.id))
    .limit(FILES);
  const failures: unknown[] = [];
  for (const media of removed) {
    try {
      await removeBytes(providers.storage, media);
      await forget(db, media.id);
    } catch (error) {
      failures.push(error);
      log.warn({ ...loggable(error), mediaId: media.id }, 'media not removed');
    }
  }
  if (failures.length > 0) throw failures[0];
}

async function removeBytes(storage: Platform['providers']['storage'], media: Media): Promise<void> {
  for (const { removing } of uploadHooks.entries()) await removing?.(storage, media);
  const besides = [...media.variants, ...media.subtitles].map(({ key }) => key);
  for (const key of [...besides, media.sourceKey, media.storageKey]) if (key !== '') await storage.remove(key);
}

async function forget(db: Platform['db'], id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(mediaCue).where(eq(mediaCue.mediaId, id));
    await tx.delete(mediaShare).where(eq(mediaShare.mediaId, id));
    await tx.delete(mediaFile).where(eq(mediaFile.id, id));
  });
}
