import { and, eq, notInArray, sql } from 'drizzle-orm';
import { readScore, ReleaseState } from '#contract/rules/scores.ts';
import { wireTime } from '#contract/rules/time.ts';
import { NOT_IN_OFFERING, SCORES_RELEASED } from '#contract/user/scoreFailures.ts';
import type { Db } from '../../db/client.ts';
import { scoreEntry, scorePart, scoreSheet } from '../../db/schema/score.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { rosterOf } from '../school/roster.ts';
import { scoredOffering } from './policies.ts';
import { partsOf } from './sheet.ts';

/** Holds the marks of an offering until the end of the transaction; there is a sheet afterwards. */
export async function holdSheet(db: Db, offeringId: string, orgNo: string) {
  await db.insert(scoreSheet).values({ offeringId, orgNo }).onConflictDoNothing();
  const [row] = await db.select().from(scoreSheet).where(eq(scoreSheet.offeringId, offeringId)).for('update');
  return row!;
}

interface PartWish {
  id: string;
  partName: string;
  weight: number;
}

/** What the total is made of; a part that is left out goes with its marks. @throws NOT_FOUND, SCORES_RELEASED, NOT_IN_OFFERING */
export async function saveParts(ctx: UserCtx, offeringId: string, wished: readonly PartWish[]) {
  const { db } = ctx;
  const { orgNo } = await scoredOffering(ctx, offeringId);
  await mustBeDraft(db, offeringId, orgNo);
  const before = await partsOf(db, offeringId);
  const known = new Set(before.map(({ id }) => id));
  const kept = wished.flatMap(({ id }) => (id === '' ? [] : [id]));
  if (kept.some((id) => !known.has(id)) || new Set(kept).size < kept.length) throw fail(NOT_IN_OFFERING);
  const ofOffering = eq(scorePart.offeringId, offeringId);
  await db.delete(scorePart).where(kept.length > 0 ? and(ofOffering, notInArray(scorePart.id, kept)) : ofOffering);
  // aside first, so that two parts may exchange their names
  await db
    .update(scorePart)
    .set({ partName: sql`${scorePart.id}::text` })
    .where(ofOffering);
  for (const [sort, { id, partName, weight }] of wished.entries()) {
    if (id === '') await db.insert(scorePart).values({ offeringId, partName, weight, sort });
    else await db.update(scorePart).set({ partName, weight, sort }).where(eq(scorePart.id, id));
  }
  return { before, parts: await partsOf(db, offeringId) };
}

interface Cell {
  partId: string;
  userNo: string;
  value: string;
}

/** Writes marks down as long as they are not released. @throws NOT_FOUND, SCORES_RELEASED, NOT_IN_OFFERING */
export async function enterScores(ctx: UserCtx, offeringId: string, cells: readonly Cell[]): Promise<void> {
  const { db, now } = ctx;
  const { orgNo } = await scoredOffering(ctx, offeringId);
  await mustBeDraft(db, offeringId, orgNo);
  const parts = new Set((await partsOf(db, offeringId)).map(({ id }) => id));
  const roster = new Set((await rosterOf(db, [offeringId])).map(({ userNo }) => userNo));
  if (!cells.every(({ partId, userNo }) => parts.has(partId) && roster.has(userNo))) throw fail(NOT_IN_OFFERING);
  // of a cell that is named twice the last counts
  const last = new Map(cells.map((cell) => [`${cell.partId}:${cell.userNo}`, cell]));
  const rows = [...last.values()].map(({ partId, userNo, value }) => ({
    offeringId,
    partId,
    userNo,
    ...readScore(value)!,
    gmtModified: wireTime(now),
  }));
  await db
    .insert(scoreEntry)
    .values(rows)
    .onConflictDoUpdate({
      target: [scoreEntry.partId, scoreEntry.userNo],
      set: {
        score: sql`excluded.score`,
        scoreMark: sql`excluded.score_mark`,
        gmtModified: sql`excluded.gmt_modified`,
      },
    });
}

async function mustBeDraft(db: Db, offeringId: string, orgNo: string): Promise<void> {
  const sheet = await holdSheet(db, offeringId, orgNo);
  if (sheet.releaseState !== ReleaseState.draft) throw fail(SCORES_RELEASED);
}
