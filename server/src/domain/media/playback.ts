import { and, eq } from 'drizzle-orm';
import { NO_MEDIA, NOT_READY } from '#contract/course/failures.ts';
import type { Playback } from '#contract/course/play.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import { MediaState } from '#contract/rules/mediaStates.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { mediaFile } from '../../db/schema/media.ts';
import { fail } from '../../kit/fail.ts';
import type { AccessRow } from '../study/access.ts';
import type { Signer } from './links.ts';
import { playbackLinks } from './links.ts';
import { MEDIA_SECONDS } from './token.ts';

/**
 * How to play a class-hour that may be studied.
 * @throws NO_MEDIA while nothing is uploaded, NOT_READY while it is being made fit for playing
 */
export async function playbackOf(db: Db, period: AccessRow, signer: Signer): Promise<Playback> {
  const { periodId, fileType, length, linkUrl } = period;
  if (period.mediaId === null) {
    if (linkUrl === '') throw fail(NO_MEDIA);
    return { periodId, fileType, length, ...linked(linkUrl, signer.now) };
  }
  const [media] = await db
    .select()
    .from(mediaFile)
    .where(and(eq(mediaFile.id, period.mediaId), enabled(mediaFile)));
  if (!media) throw fail(NO_MEDIA);
  if (media.mediaState !== MediaState.ready) throw fail(NOT_READY);
  return { periodId, fileType, length, ...playbackLinks(signer, media) };
}

const linked = (url: string, now: Date) => ({
  url,
  delivery: 'link' as const,
  contentType: '',
  fileName: '',
  fileSize: 0,
  qualities: [],
  subtitles: [],
  poster: '',
  thumbnails: '',
  expiresAt: wireTimeIn(now, MEDIA_SECONDS),
});
