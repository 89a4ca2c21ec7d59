import { and, desc, eq, like, sql } from 'drizzle-orm';
import type { film } from '#contract/live/demo.ts';
import { NO_DEMO_FILM, ROOM_GONE } from '#contract/live/failures.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { MediaState } from '#contract/rules/mediaStates.ts';
import { enabled } from '../../db/enabled.ts';
import { course, coursePeriod } from '../../db/schema/course.ts';
import { mediaFile } from '../../db/schema/media.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { playbackLinks } from '../media/links.ts';
import { signerOf } from './decks.ts';
import { mustHold } from './enter.ts';
import { hostOf, mustRun } from './place.ts';

/** A film of the demo world that every browser plays by itself: one file, no playlist. */
const isDemoFilm = and(
  enabled(mediaFile),
  like(mediaFile.storageKey, 'demo/%'),
  eq(mediaFile.fileType, FileType.video),
  eq(mediaFile.contentType, 'video/mp4'),
  eq(mediaFile.mediaState, MediaState.ready),
);

/**
 * For whoever holds the class, to be sent as their own picture and sound: of the demo's films the longest, of this
 * lecturer's courses before others. Where there is no demo there is no such call.
 * @throws ROOM_GONE, BANNED, NOT_ANCHOR, NOT_ON_AIR, NO_DEMO_FILM
 */
export async function demoFilm(ctx: UserCtx, periodId: string, tabKey: string): Promise<OutputOf<typeof film.output>> {
  const { db, user, now, config } = ctx;
  if (!config.demo) throw fail(ROOM_GONE);
  const { room, lesson } = await hostOf(db, user, periodId, now);
  mustHold(room, user.userNo, tabKey);
  mustRun(room);
  const isOwn = sql`exists (select from ${coursePeriod} join ${course} on ${course.id} = ${coursePeriod.courseId}
    where ${coursePeriod.mediaId} = ${mediaFile.id} and ${course.lecturerUserNo} = ${lesson.lecturerUserNo})`;
  const [found] = await db
    .select()
    .from(mediaFile)
    .where(isDemoFilm)
    .orderBy(desc(isOwn), desc(mediaFile.length), mediaFile.id)
    .limit(1);
  if (!found) throw fail(NO_DEMO_FILM);
  const { url, fileName } = playbackLinks(signerOf(ctx), found);
  return { mediaId: found.id, filmName: fileName.replace(/\.mp4$/, ''), url, length: found.length };
}
