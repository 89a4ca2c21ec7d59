import { and, desc, eq, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { sharePath } from '#contract/rules/shares.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import { SHARES_FULL } from '#contract/system/space.ts';
import type { Share } from '#contract/system/space.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { mediaShare } from '../../db/schema/upload.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { ownFileRow } from './policies.ts';

const MOST = 20;
const DAY_SECONDS = 86_400;

const ofFile = (mediaId: string) => and(eq(mediaShare.mediaId, mediaId), enabled(mediaShare));

/** The links to a file that were not revoked, the newest first. */
export async function sharesOfFile(db: Db, mediaId: string, now: Date): Promise<Share[]> {
  const rows = await db.select().from(mediaShare).where(ofFile(mediaId)).orderBy(desc(mediaShare.id)).limit(MOST);
  return rows.map((row) => shareOf(row, now));
}

/** @throws NOT_FOUND, SHARES_FULL */
export async function shareFile(
  { db, user, now }: UserCtx,
  { id, days, code }: { id: string; days: number; code: string },
): Promise<Share> {
  await oneAtATime(db, user.userNo);
  await ownFileRow(db, user, id);
  if ((await db.$count(mediaShare, ofFile(id))) >= MOST) throw fail(SHARES_FULL);
  const [row] = await db
    .insert(mediaShare)
    .values({
      mediaId: id,
      userNo: user.userNo,
      token: randomBytes(16).toString('base64url'),
      code,
      expiresAt: wireTimeIn(now, days * DAY_SECONDS),
    })
    .returning();
  return shareOf(row!, now);
}

/** @throws NOT_FOUND also for somebody else's */
export async function revokeShare({ db, user, now }: UserCtx, id: string): Promise<void> {
  const own = and(eq(mediaShare.id, id), eq(mediaShare.userNo, user.userNo), enabled(mediaShare));
  const gone = { statusId: RowState.disabled, gmtModified: wireTime(now) };
  const revoked = await db.update(mediaShare).set(gone).where(own).returning({ id: mediaShare.id });
  if (revoked.length === 0) throw fail(NOT_FOUND, '链接不存在或者已经撤销了');
}

export const counted = (isDownload: boolean) =>
  isDownload
    ? { countDownload: sql`${mediaShare.countDownload} + 1` }
    : { countView: sql`${mediaShare.countView} + 1` };

const shareOf = (row: typeof mediaShare.$inferSelect, now: Date): Share => ({
  id: row.id,
  path: sharePath(row.token),
  code: row.code,
  expiresAt: row.expiresAt,
  isExpired: row.expiresAt <= wireTime(now) ? 1 : 0,
  countView: row.countView,
  countDownload: row.countDownload,
});
