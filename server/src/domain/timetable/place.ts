import { bellsWords, weekdayName, weeksWords } from '#contract/rules/calendarWords.ts';
import { ChangeKind } from '#contract/rules/scheduleChanges.ts';
import { LESSONS_CLASH, NO_LESSON_LEFT } from '#contract/user/orgStuSchedule.ts';
import type { Db } from '../../db/client.ts';
import { lesson, lessonClaim, lessonSeries } from '../../db/schema/timetable.ts';
import type { UserCtx } from '../../kit/context.ts';
import { CallFailure, fail } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { staffOf } from '../organization/policies.ts';
import { clashesOf } from './clashes.ts';
import { claimsOf, holderIds } from './holders.ts';
import type { Holders, Times } from './holders.ts';
import { inTurn, keepChange } from './journal.ts';
import { propose } from './proposal.ts';
import type { Plan } from './proposal.ts';

/** What the database answers when somebody wrote past the turn of the editors. */
export const APART = { lesson_claim_apart: LESSONS_CLASH } as const;

/** @throws LESSONS_CLASH with the clashes, when there are any. Lessons that hold the same are asked about together. */
export async function mustNotClash(
  db: Db,
  lessons: readonly (Times & { holders: Holders })[],
  except: readonly string[] = [],
): Promise<void> {
  const alike = Map.groupBy(lessons, ({ holders }) => holderIds(holders).join());
  for (const some of alike.values()) {
    const clashes = await clashesOf(db, some, some[0]!.holders, except);
    if (clashes.length > 0) throw new CallFailure(LESSONS_CLASH, { clashes });
  }
}

/**
 * Plans a series: its lessons with all they hold, or nothing.
 * @throws NOT_FOUND, OFFERING_CLOSED, LESSONS_CLASH, NO_LESSON_LEFT, 422 at the field
 */
export async function placeSeries(ctx: UserCtx, plan: Plan, importId?: string) {
  const { db } = ctx;
  const { orgNo } = staffOf(ctx.user);
  await inTurn(db, orgNo);
  const { offering, holders, lessons, students } = await propose(db, orgNo, plan);
  if (lessons.length === 0) throw fail(NO_LESSON_LEFT);
  await mustNotClash(
    db,
    lessons.map((one) => ({ ...one, holders })),
  );
  const { weekday, fromBell, toBell, fromWeek, toWeek, parity } = plan;
  const [series] = await db
    .insert(lessonSeries)
    .values({ orgNo, offeringId: offering.id, weekday, fromBell, toBell, fromWeek, toWeek, parity, importId })
    .returning({ id: lessonSeries.id });
  const facts = { orgNo, termId: offering.termId, offeringId: offering.id, seriesId: series!.id, place: plan.place };
  const rows = await db
    .insert(lesson)
    .values(lessons.map((one) => ({ ...facts, ...one })))
    .returning({ id: lesson.id, beginsAt: lesson.beginsAt, endsAt: lesson.endsAt });
  const claims = rows.flatMap(({ id, ...times }) => claimsOf(id, times, holders));
  if (claims.length > 0) await refusedAs(db.insert(lessonClaim).values(claims), APART);
  const words = `${weekdayName(weekday)}${bellsWords(fromBell, toBell)}，${weeksWords(plan)}`;
  const changeId = await keepChange(ctx, {
    orgNo,
    changeKind: ChangeKind.added,
    summary: `${offering.offeringName}：${words}`,
    touched: students.length + holders.teacherUserNos.length,
    before: rows.map(({ id }) => ({ id, isNew: true })),
  });
  ctx.changed({ after: { offeringName: offering.offeringName, when: words } });
  return { id: series!.id, lessonCount: rows.length, changeId };
}
