import { and, eq } from 'drizzle-orm';
import { timingSafeEqual } from 'node:crypto';
import { MediaState } from '#contract/rules/mediaStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import { CODE_LOCKED, SHARE_GONE, WRONG_CODE } from '#contract/system/share.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { mediaFile } from '../../db/schema/media.ts';
import { mediaShare } from '../../db/schema/upload.ts';
import { userExt } from '../../db/schema/user.ts';
import type { Ctx } from '../../kit/context.ts';
import { countDown, countUp } from '../../kit/counter.ts';
import { fail } from '../../kit/fail.ts';
import { isPlaylist, servedType } from '../media/kinds.ts';
import { networkOf } from '../signIn/network.ts';

const HOUR = 3600;
const TRIES = 10;

/** A link that is open, with its file and who shares it. @throws SHARE_GONE, the same for all that are not */
export async function openShare(db: Db, token: string, now: Date) {
  const [found] = await db
    .select({ share: mediaShare, media: mediaFile, sharer: userExt.nickname })
    .from(mediaShare)
    .innerJoin(mediaFile, and(eq(mediaFile.id, mediaShare.mediaId), enabled(mediaFile)))
    .innerJoin(userExt, eq(userExt.userNo, mediaShare.userNo))
    .where(and(eq(mediaShare.token, token), enabled(mediaShare)));
  if (!found || found.share.expiresAt <= wireTime(now)) throw fail(SHARE_GONE);
  return found;
}

/** @throws WRONG_CODE, CODE_LOCKED after ten tries in an hour from one address */
export async function passCode({ db, ip, now }: Ctx, share: typeof mediaShare.$inferSelect, code: string) {
  if (share.code === '') return;
  const tries = await countUp(db, ['share', share.id, networkOf(ip)], { seconds: HOUR }, now);
  if (tries.count > TRIES) throw fail(CODE_LOCKED);
  if (!isSame(share.code, code)) throw fail(WRONG_CODE, code === '' ? '请输入提取码' : undefined);
  await countDown(db, tries.key);
}

/** Codes are read aloud, so their letters' case does not matter. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one.toLowerCase()), Buffer.from(other.toLowerCase())];
  return a.length === b.length && timingSafeEqual(a, b);
}

type Media = typeof mediaFile.$inferSelect;

/** Whether a browser can show it: what runs no script, and of films those that are ready. */
export const isShown = ({ storageKey, contentType, mediaState }: Media): 0 | 1 =>
  mediaState === MediaState.ready && (isPlaylist(storageKey) || servedType(storageKey, contentType).isInline) ? 1 : 0;

export const sharedFile = (media: Media) => ({
  fileName: media.fileName,
  fileType: media.fileType,
  fileSize: Number(media.fileSize),
  isShown: isShown(media),
});
