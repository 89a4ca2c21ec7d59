import { and, eq } from 'drizzle-orm';
import { NO_MEDIA, NOT_READY } from '#contract/course/failures.ts';
import type { Playback } from '#contract/course/play.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import { MediaState } from '#contract/rules/mediaStates.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { coursePeriod } from '../../db/schema/course.ts';
import { mediaFile } from '../../db/schema/media.ts';
import { fail } from '../../kit/fail.ts';
import { shownHtml } from '../../kit/shownHtml.ts';
import { isEmpty } from '../study/access.ts';
import type { AccessRow } from '../study/access.ts';
import { isPackage } from '#contract/rules/progress.ts';
import type { Signer } from './links.ts';
import { playbackLinks } from './links.ts';
import { packaged } from './packaged.ts';
import { MEDIA_SECONDS } from './token.ts';

/**
 * How to play a class-hour that may be studied.
 * @throws NO_MEDIA while nothing is uploaded, NOT_READY while it is being made fit for playing
 */
export async function playbackOf(db: Db, period: AccessRow, signer: Signer): Promise<Playback> {
  const { periodId, fileType, length, linkUrl } = period;
  if (period.mediaId === null) {
    if (isEmpty(period)) throw fail(NO_MEDIA);
    if (period.assessmentId !== null || period.toolLinkId !== null)
      return { periodId, fileType, length, ...linked('', signer.now), delivery: 'node' };
    if (period.hasText) return { periodId, fileType, length, ...(await written(db, periodId, signer.now)) };
    return { periodId, fileType, length, ...linked(linkUrl, signer.now) };
  }
  const [media] = await db
    .select()
    .from(mediaFile)
    .where(and(eq(mediaFile.id, period.mediaId), enabled(mediaFile)));
  if (!media) throw fail(NO_MEDIA);
  if (media.mediaState !== MediaState.ready) throw fail(NOT_READY);
  if (isPackage(fileType)) return { periodId, fileType, length, ...(await packaged(db, signer, media)) };
  return { periodId, fileType, length, html: '', ...playbackLinks(signer, media) };
}

/** Another page, or nothing to open at all. */
export const linked = (url: string, now: Date) => ({
  url,
  delivery: 'link' as const,
  html: '',
  contentType: '',
  fileName: '',
  fileSize: 0,
  qualities: [],
  subtitles: [],
  items: [],
  poster: '',
  thumbnails: '',
  expiresAt: wireTimeIn(now, MEDIA_SECONDS),
});

async function written(db: Db, periodId: string, now: Date) {
  const [row] = await db
    .select({ content: coursePeriod.content })
    .from(coursePeriod)
    .where(eq(coursePeriod.id, periodId));
  return { ...linked('', now), delivery: 'text' as const, html: await shownHtml(row?.content ?? '') };
}
