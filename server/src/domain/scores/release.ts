import { and, eq, inArray, sql } from 'drizzle-orm';
import { pointOf, PASS, readScore, ReleaseState, scoreText, totalOf } from '#contract/rules/scores.ts';
import { wireTime } from '#contract/rules/time.ts';
import {
  NOT_IN_OFFERING,
  NOT_RELEASABLE,
  NOT_RELEASED,
  SAME_SCORE,
  SCORES_RELEASED,
} from '#contract/user/scoreFailures.ts';
import type { Db } from '../../db/client.ts';
import { scoreChange, scoreEntry, scoreSheet, scoreTotal } from '../../db/schema/score.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { sendMessage } from '../messages/send.ts';
import { rosterOf } from '../school/roster.ts';
import { holdSheet } from './enter.ts';
import { headedOffering } from './policies.ts';
import { partsOf } from './sheet.ts';
import { supersede } from './supersede.ts';

/** Shows the marks to the learners. Returns how many. @throws NOT_FOUND, NOT_HEAD, SCORES_RELEASED, NOT_RELEASABLE */
export async function releaseScores(ctx: UserCtx, offeringId: string): Promise<number> {
  const { db, user, now } = ctx;
  const { orgNo, offeringName } = await headedOffering(ctx, offeringId);
  const sheet = await holdSheet(db, offeringId, orgNo);
  if (sheet.releaseState === ReleaseState.released) throw fail(SCORES_RELEASED);
  const roster = (await rosterOf(db, [offeringId])).map(({ userNo }) => userNo);
  if (roster.length === 0) throw fail(NOT_RELEASABLE);
  await writeTotals(db, offeringId, roster, now);
  const releasedAt = wireTime(now);
  await db
    .update(scoreSheet)
    .set({ releaseState: ReleaseState.released, releasedAt, releasedBy: user.userNo })
    .where(eq(scoreSheet.offeringId, offeringId));
  await supersede(db, roster, now);
  await sendMessage(ctx, {
    to: roster,
    msgType: 'study',
    msgTitle: `「${offeringName}」的成绩公布了`,
    msgUrl: '/account/scores',
  });
  return roster.length;
}

/** @throws NOT_RELEASABLE when the weights or a mark are missing */
async function writeTotals(db: Db, offeringId: string, userNos: readonly string[], now: Date): Promise<void> {
  const parts = await partsOf(db, offeringId);
  if (parts.reduce((sum, { weight }) => sum + weight, 0) !== 100) throw fail(NOT_RELEASABLE);
  const entries = await db
    .select()
    .from(scoreEntry)
    .where(and(eq(scoreEntry.offeringId, offeringId), inArray(scoreEntry.userNo, [...userNos])));
  const entryOf = new Map(entries.map((entry) => [`${entry.partId}:${entry.userNo}`, entry]));
  const gmtModified = wireTime(now);
  const rows = userNos.map((userNo) => {
    const made = totalOf(parts, (partId) => entryOf.get(`${partId}:${userNo}`));
    if (made.kind === 'open') throw fail(NOT_RELEASABLE);
    const total = made.kind === 'scored' ? made.total : null;
    const isPassed = total === null || total >= PASS ? (1 as const) : (0 as const);
    return { offeringId, userNo, total, point: total === null ? null : pointOf(total), isPassed, gmtModified };
  });
  await db
    .insert(scoreTotal)
    .values(rows)
    .onConflictDoUpdate({
      target: [scoreTotal.offeringId, scoreTotal.userNo],
      set: {
        total: sql`excluded.total`,
        point: sql`excluded.point`,
        isPassed: sql`excluded.is_passed`,
        gmtModified: sql`excluded.gmt_modified`,
      },
    });
}

interface Correction {
  partId: string;
  userNo: string;
  value: string;
  reason: string;
}

/** Puts another mark in the place of one that is out. @throws NOT_FOUND, NOT_HEAD, NOT_RELEASED, NOT_IN_OFFERING, SAME_SCORE */
export async function correctScore(ctx: UserCtx, offeringId: string, wish: Correction) {
  const { db, user, now } = ctx;
  const { orgNo, offeringName } = await headedOffering(ctx, offeringId);
  const sheet = await holdSheet(db, offeringId, orgNo);
  if (sheet.releaseState !== ReleaseState.released) throw fail(NOT_RELEASED);
  const { partId, userNo, value, reason } = wish;
  const its = and(eq(scoreEntry.offeringId, offeringId), eq(scoreEntry.partId, partId), eq(scoreEntry.userNo, userNo));
  const [entry] = await db.select().from(scoreEntry).where(its);
  if (!entry) throw fail(NOT_IN_OFFERING);
  const after = readScore(value)!;
  const [before, text] = [scoreText(entry), scoreText(after)];
  if (before === text) throw fail(SAME_SCORE);
  const at = wireTime(now);
  await db
    .update(scoreEntry)
    .set({ ...after, gmtModified: at })
    .where(eq(scoreEntry.id, entry.id));
  await db
    .insert(scoreChange)
    .values({ entryId: entry.id, userNo, actorUserNo: user.userNo, before, after: text, reason, gmtCreate: at });
  await writeTotals(db, offeringId, [userNo], now);
  await supersede(db, [userNo], now);
  await sendMessage(ctx, {
    to: [userNo],
    msgType: 'study',
    msgTitle: `「${offeringName}」的一项成绩由 ${before} 更正为 ${text}`,
    msgText: reason,
    msgUrl: '/account/scores',
  });
  return { before, after: text };
}
