import { and, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import { NOT_RUNNING, WRONG_TITLE } from '#contract/exam/runningFailures.ts';
import { AssessmentState, SubmitKind } from '#contract/rules/assessments.ts';
import { MOST_AWAY_NAMES } from '#contract/rules/running.ts';
import { isAwayAt } from '#contract/rules/sittings.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import { userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { enqueue, job } from '../../kit/job.ts';
import { handIn } from '../sitting/handIn.ts';
import { holdRunning } from './holding.ts';
import { watched } from './policies.ts';
import { tellSitting, tellWatching } from './record.ts';
import { shownName } from './rows.ts';

/**
 * Ends an assessment now: clocks stop at once, the papers are taken in behind, also of who has no network: what did not
 * arrive is not in them. Returns how many, and who is away.
 * @throws NOT_FOUND, NOT_RUNNING, WRONG_TITLE
 */
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
  await tellSitting(db, running);
  await tellWatching(db, of);
  const { userNo } = ctx.user;
  if (ids.length > 0) await enqueue(db, endExam, { assessmentId: of.id, sittingIds: ids, userNo, reason: wish.reason });
  const away = running.filter(({ heardAt }) => isAwayAt(heardAt, at));
  return { of, count: running.length, awayNames: await namesOf(db, away.slice(0, MOST_AWAY_NAMES)) };
}

async function namesOf(db: Db, people: readonly { userNo: string }[]): Promise<string[]> {
  if (people.length === 0) return [];
  const rows = await db
    .select({ name: shownName })
    .from(userExt)
    .where(
      inArray(
        userExt.userNo,
        people.map(({ userNo }) => userNo),
      ),
    )
    .orderBy(userExt.id);
  return rows.map(({ name }) => name);
}

/** Takes in the papers of an assessment that was ended by hand, each in a transaction of its own. */
export const endExam = job({
  name: 'endExam',
  input: z.object({
    assessmentId: z.string(),
    sittingIds: z.array(z.string()),
    userNo: z.string(),
    reason: z.string(),
  }),
  attempts: 20,
  async run({ db, clock }, { assessmentId, sittingIds, userNo: actorUserNo, reason }) {
    const [of] = await db.select().from(assessment).where(eq(assessment.id, assessmentId));
    if (!of) return;
    const how = { submitKind: SubmitKind.forced, actorUserNo, detail: `考试提前结束：${reason}` };
    for (const id of sittingIds) await db.transaction((tx) => handIn(tx, id, { ...how, now: clock() }));
    await tellWatching(db, of);
  },
});
