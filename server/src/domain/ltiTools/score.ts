import { and, eq, lte, sql } from 'drizzle-orm';
import * as z from 'zod';
import { ActivityProgress, GradingProgress, isToolDone, LEAST_MAXIMUM, MOST_SCORE } from '#contract/rules/ltiTools.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { ltiToolScore } from '../../db/schema/ltiScore.ts';
import { userCourse } from '../../db/schema/study.ts';
import type { Platform } from '../../kit/context.ts';
import { markDone } from '../study/markDone.ts';
import { theirs } from '../study/policies.ts';
import { lineItemOf } from './lineItems.ts';
import type { LtiTool } from './policies.ts';
import { Refusal } from './refusal.ts';
import { userOf } from './subjects.ts';

/** How far the clock of a tool may be ahead of ours. */
const AHEAD_MS = 300_000;

const Line = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !text.includes('\0') && text.isWellFormed(), 'not a text');

/** LTI-AGS 2.0, 3.4.9. A mark may be above its maximum (3.4.4); numbers that no mark is are refused. */
const Score = z
  .object({
    timestamp: z.iso.datetime({ offset: true }),
    userId: Line(255).min(1),
    activityProgress: z.enum(['Initialized', 'Started', 'InProgress', 'Submitted', 'Completed']),
    gradingProgress: z.enum(['NotReady', 'Failed', 'Pending', 'PendingManual', 'FullyGraded']),
    scoreGiven: z.number().min(0).max(MOST_SCORE).nullish(),
    scoreMaximum: z.number().min(LEAST_MAXIMUM).max(MOST_SCORE).nullish(),
    comment: Line(4000).nullish(),
  })
  .refine(({ scoreGiven, scoreMaximum }) => scoreGiven == null || scoreMaximum != null, {
    path: ['scoreMaximum'],
    message: 'has to be there with scoreGiven',
  });

/**
 * Takes what a tool tells of somebody in a class-hour. What it told later, by its own clock, is what counts.
 * @throws Refusal, and nothing is stored
 */
export async function takeScore({ db, clock }: Platform, tool: LtiTool, id: string, body: unknown): Promise<void> {
  const now = clock();
  const told = Score.safeParse(body);
  if (!told.success) {
    const { path, message } = told.error.issues[0]!;
    throw new Refusal(400, 'invalid_score', `${path.join('.') || 'score'}: ${message}`);
  }
  const { timestamp, userId, comment, ...score } = told.data;
  const toldAt = Date.parse(timestamp);
  if (toldAt > now.getTime() + AHEAD_MS) throw new Refusal(400, 'invalid_score', 'timestamp: is in the future');
  const { periodId, courseId, link } = await lineItemOf(db, tool, id);
  const userNo = await userOf(db, tool.id, userId);
  if (userNo === undefined) throw new Refusal(400, 'unknown_user', 'userId: never came from here');
  await db.transaction(async (tx) => {
    const takes = and(theirs(userNo, courseId), eq(userCourse.statusId, RowState.normal));
    const [enrolment] = await tx.select({ userNo: userCourse.userNo }).from(userCourse).where(takes).for('key share');
    if (!enrolment) throw new Refusal(403, 'not_enrolled', 'userId: does not take this course');
    const { scoreGiven = null, scoreMaximum = null } = score;
    const values = {
      toldAt,
      activityProgress: ActivityProgress[score.activityProgress],
      gradingProgress: GradingProgress[score.gradingProgress],
      scoreGiven,
      scoreMaximum: scoreGiven === null ? null : scoreMaximum,
      remark: comment ?? '',
      gmtModified: wireTime(now),
    };
    const taken = await tx
      .insert(ltiToolScore)
      .values({ ...values, userNo, periodId })
      .onConflictDoUpdate({
        target: [ltiToolScore.userNo, ltiToolScore.periodId],
        set: values,
        setWhere: lte(ltiToolScore.toldAt, sql`excluded.told_at`),
      })
      .returning({ userNo: ltiToolScore.userNo });
    if (taken.length === 0) throw new Refusal(409, 'older_score', 'timestamp: a later one was told before');
    await settleScore(tx, { userNo, courseId, periodId }, link.passPercent, now);
  });
}

interface Whose {
  userNo: string;
  courseId: string;
  periodId: string;
}

/** What a tool has told counts as learnt where its rule is met. */
export async function settleScore(db: Db, whose: Whose, passPercent: number | null, now: Date): Promise<void> {
  const { userNo, periodId } = whose;
  const its = and(eq(ltiToolScore.userNo, userNo), eq(ltiToolScore.periodId, periodId));
  const [row] = await db.select().from(ltiToolScore).where(its);
  if (row && isToolDone({ ...row, passPercent })) await markDone(db, userNo, [whose], now);
}
