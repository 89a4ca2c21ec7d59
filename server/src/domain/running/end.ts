import { and, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import { NOT_RUNNING, WRONG_TITLE } from '#contract/exam/runningFailures.ts';
import { SittingEventKind, AssessmentState } from '#contract/rules/assessments.ts';
import { wireTime } from '#contract/rules/time.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { enqueue, job } from '../../kit/job.ts';
import { takeIn } from './handIn.ts';
import { holdRunning } from './holding.ts';
import { watched } from './policies.ts';
import { record, tellWatching } from './record.ts';

/** Ends an assessment now: clocks stop at once, the papers are taken in behind. Returns of how many. @throws NOT_FOUND, NOT_RUNNING, WRONG_TITLE */
export async function endNow(ctx: UserCtx, wish: { assessmentId: string; title: string; reason: string }) {
  const { db, now } = ctx;
  const of = await watched(ctx, wish.assessmentId);
  if (wish.title !== of.title.trim()) throw fail(WRONG_TITLE);
  const at = wireTime(now);
  const running = await holdRunning(db, of.id, null);
  const isOpen = sql`(${assessment.beginsAt} is null or ${assessment.beginsAt} < ${at}) and
    (${assessment.endsAt} is null or ${assessment.endsAt} > ${at})`;
  const ended = await db
    .update(assessment)
    .set({ endsAt: at, revision: sql`${assessment.revision} + 1`, gmtModified: at })
    .where(and(eq(assessment.id, of.id), eq(assessment.assessmentState, AssessmentState.published), isOpen))
    .returning({ id: assessment.id });
  if (ended.length + running.length === 0) throw fail(NOT_RUNNING);
  const ids = running.map(({ id }) => id);
  if (ids.length > 0) {
    await db.update(examSitting).set({ endsAt: at, pausedAt: null }).where(inArray(examSitting.id, ids));
  }
  const detail = `考试提前结束：${wish.reason}`;
  await record(ctx, of, running, { eventKind: SittingEventKind.submitted, detail });
  if (ids.length > 0) await enqueue(db, endExam, { assessmentId: of.id, sittingIds: ids });
  return { of, count: running.length };
}

/** Takes in the papers of an assessment that was ended by hand, each in a transaction of its own. */
export const endExam = job({
  name: 'endExam',
  input: z.object({ assessmentId: z.string(), sittingIds: z.array(z.string()) }),
  attempts: 20,
  async run({ db, clock }, { assessmentId, sittingIds }) {
    const [of] = await db.select().from(assessment).where(eq(assessment.id, assessmentId));
    if (!of) return;
    for (const id of sittingIds) await db.transaction((tx) => takeIn(tx, id, of.rules, clock()));
    await tellWatching(db, of);
  },
});
