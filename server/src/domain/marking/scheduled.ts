import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { RELEASED_ALREADY } from '#contract/exam/markingFailures.ts';
import { Nothing } from '#contract/kit/values.ts';
import { SittingState } from '#contract/rules/assessments.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { examAnswer } from '../../db/schema/marking.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail, failAt } from '../../kit/fail.ts';
import { job } from '../../kit/job.ts';
import { sendMessage } from '../messages/send.ts';
import { isHandedIn, ledAssessment } from './reach.ts';
import { publishMarks, releaseObstacle } from './release.ts';

const AT_ONCE = 100;

/** The marks become known by themselves at that time. @throws NOT_FOUND, RELEASED_ALREADY, 422 for a time that is over */
export async function scheduleRelease(ctx: UserCtx, assessmentId: string, releaseAt: string): Promise<void> {
  const row = await ledAssessment(ctx, assessmentId);
  if (releaseAt <= wireTime(ctx.now)) throw failAt('releaseAt', '公布时间要在现在以后');
  if (row.endsAt !== null && releaseAt < row.endsAt)
    throw failAt('releaseAt', `公布时间不能早于结束的 ${row.endsAt.slice(0, 16)}`);
  await setSchedule(ctx, assessmentId, releaseAt);
}

/** Only by hand from now on. @throws NOT_FOUND, RELEASED_ALREADY */
export async function cancelSchedule(ctx: UserCtx, assessmentId: string): Promise<void> {
  await ledAssessment(ctx, assessmentId);
  await setSchedule(ctx, assessmentId, null);
}

async function setSchedule({ db, user }: UserCtx, assessmentId: string, releaseAt: string | null): Promise<void> {
  const releasedUserNo = releaseAt === null ? null : user.userNo;
  const kept = await db
    .update(assessment)
    .set({ releaseAt, releasedUserNo, isReleaseLate: 0 })
    .where(and(eq(assessment.id, assessmentId), isNull(assessment.releasedAt)))
    .returning({ id: assessment.id });
  if (kept.length === 0) throw fail(RELEASED_ALREADY);
}

const due = (moment: string) =>
  and(enabled(assessment), isNull(assessment.releasedAt), lte(assessment.releaseAt, moment));

/** `releaseObstacle` as the database sees it: what was told of is not counted again until it is over. */
const nothingInTheWay = (moment: string) => sql`(${assessment.endsAt} is null or ${assessment.endsAt} <= ${moment})
  and not exists (select from ${examSitting}
    where ${examSitting.assessmentId} = ${assessment.id} and ${examSitting.sittingState} = ${SittingState.running})
  and exists (select from ${examSitting} where ${examSitting.assessmentId} = ${assessment.id} and ${isHandedIn})
  and not exists (select from ${examAnswer} join ${examSitting} on ${examSitting.id} = ${examAnswer.sittingId}
    where ${examAnswer.assessmentId} = ${assessment.id} and ${examAnswer.points} is null and ${isHandedIn})`;

/** Releases what is due; of what cannot be, whoever set the time hears once. @returns how many it looked at */
export async function releaseDueMarks(db: Db, now: Date): Promise<number> {
  const moment = wireTime(now);
  const rows = await db
    .select({ id: assessment.id })
    .from(assessment)
    .where(and(due(moment), sql`(${assessment.isReleaseLate} = 0 or (${nothingInTheWay(moment)}))`))
    .orderBy(asc(assessment.releaseAt))
    .limit(AT_ONCE);
  for (const { id } of rows) await db.transaction((tx) => releaseOne(tx, id, now));
  return rows.length;
}

async function releaseOne(db: Db, id: string, now: Date): Promise<void> {
  const [row] = await db
    .select()
    .from(assessment)
    .where(and(eq(assessment.id, id), due(wireTime(now))))
    .for('update');
  if (!row) return;
  // who set the time may have left
  const userNo = row.releasedUserNo ?? row.authorUserNo;
  const obstacle = await releaseObstacle(db, row, now);
  if (!obstacle) return void (await publishMarks(db, row, { userNo, now }));
  if (row.isReleaseLate === 1) return;
  await db.update(assessment).set({ isReleaseLate: 1 }).where(eq(assessment.id, id));
  await sendMessage(
    { db },
    {
      to: [userNo],
      msgType: 'study',
      msgTitle: `「${row.title}」到了公布成绩的时间，还不能公布`,
      msgText: `${obstacle.failure.msg}。做完以后会自己公布，不用再来一次。`,
      msgUrl: `/account/myTest/details?id=${id}`,
    },
  );
}

/** Every minute: marks whose time has come. */
export const releaseMarksJob = job({
  name: 'releaseMarks',
  input: Nothing,
  attempts: 1,
  isAlone: true,
  cron: '* * * * *',
  run: async ({ db, clock }) => {
    while ((await releaseDueMarks(db, clock())) === AT_ONCE);
  },
});
