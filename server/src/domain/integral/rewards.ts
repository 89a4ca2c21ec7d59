import { and, asc, eq, lte } from 'drizzle-orm';
import { POINTS_SHORT } from '#contract/community/failures.ts';
import { REWARD_DAYS, RewardState } from '#contract/rules/ques.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { quesReward } from '../../db/schema/ques.ts';
import { fail } from '../../kit/fail.ts';
import { keepLine } from './line.ts';
import { pointsOf } from './share.ts';

interface Offer {
  userNo: string;
  quesId: string;
  title: string;
  points: number;
}

/**
 * Takes points out of the asker's book and holds them. The asker's writes wait in line (`oneAtATime`), so that no points
 * are put up twice. @throws POINTS_SHORT
 */
export async function holdReward(db: Db, { userNo, quesId, title, points }: Offer, now: Date): Promise<void> {
  if ((await pointsOf(db, userNo)) < points) throw fail(POINTS_SHORT);
  await book(db, { userNo, kind: 'reward', quesId, title, points: -points }, now);
  await db.insert(quesReward).values({
    quesId,
    userNo,
    points,
    dueTime: wireTimeIn(now, REWARD_DAYS * 86_400),
    gmtCreate: wireTime(now),
  });
}

/** What is held goes to who answered; of several who settle at once the first does. Returns the points, 0 if none were held. */
export async function payReward(db: Db, quesId: string, to: string, title: string, now: Date): Promise<number> {
  const paid = await settle(db, quesId, { rewardState: RewardState.paid, paidUserNo: to }, now);
  if (!paid) return 0;
  await book(db, { userNo: to, kind: 'rewarded', quesId, title, points: paid.points }, now);
  return paid.points;
}

/** What is held comes back to the asker. Returns the points, 0 if none were held. */
export async function returnReward(db: Db, quesId: string, title: string, now: Date): Promise<number> {
  const returned = await settle(db, quesId, { rewardState: RewardState.returned }, now);
  if (!returned) return 0;
  await book(db, { userNo: returned.userNo, kind: 'rewardBack', quesId, title, points: returned.points }, now);
  return returned.points;
}

/** Questions whose offer nobody decided on in time, the longest overdue first. */
export const dueRewards = (db: Db, now: Date, most: number) =>
  db
    .select({ quesId: quesReward.quesId, userNo: quesReward.userNo })
    .from(quesReward)
    .where(and(eq(quesReward.rewardState, RewardState.held), lte(quesReward.dueTime, wireTime(now))))
    .orderBy(asc(quesReward.dueTime))
    .limit(most);

type Outcome = Pick<typeof quesReward.$inferInsert, 'rewardState' | 'paidUserNo'>;

async function settle(db: Db, quesId: string, outcome: Outcome, now: Date) {
  const [row] = await db
    .update(quesReward)
    .set({ ...outcome, settleTime: wireTime(now) })
    .where(and(eq(quesReward.quesId, quesId), eq(quesReward.rewardState, RewardState.held)))
    .returning({ userNo: quesReward.userNo, points: quesReward.points });
  return row;
}

interface Entry extends Offer {
  kind: 'reward' | 'rewarded' | 'rewardBack';
}

/** A question moves points once each way, so that the day's unique rule never stands in the way. */
const book = (db: Db, { userNo, kind, quesId, title, points }: Entry, now: Date): Promise<void> =>
  keepLine(db, { userNo, kind, target: `ques:${quesId}`, targetName: title, points }, now);
