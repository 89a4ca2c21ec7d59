import { inArray, sql } from 'drizzle-orm';
import type { OutputOf } from '#contract/kit/schema.ts';
import { ChangeKind } from '#contract/rules/scheduleChanges.ts';
import { LessonState } from '#contract/rules/school.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { remove } from '#contract/user/orgStuSchedule.ts';
import { lesson } from '../../db/schema/timetable.ts';
import type { UserCtx } from '../../kit/context.ts';
import { staffOf } from '../organization/policies.ts';
import { announce, peopleOf, whenOf } from './announce.ts';
import { beforeOf, inTurn, keepChange } from './journal.ts';
import { lessonsInScope } from './scope.ts';

/**
 * Cancels one lesson or those of its series; teacher, room and class are free again, and whoever was to come is told.
 * @throws NOT_FOUND, LESSON_OVER, LESSON_MOVED_ON
 */
export async function cancelLessons(ctx: UserCtx, { reason, ...asked }: OutputOf<typeof remove.input>) {
  const { db, now } = ctx;
  const { orgNo } = staffOf(ctx.user);
  await inTurn(db, orgNo);
  const lessons = await lessonsInScope(db, orgNo, asked, now);
  const [named] = lessons;
  const ids = lessons.map(({ id }) => id);
  await db
    .update(lesson)
    .set({
      lessonState: LessonState.cancelled,
      revision: sql`${lesson.revision} + 1`,
      remark: reason,
      gmtModified: wireTime(now),
    })
    .where(inArray(lesson.id, ids));
  const people = await peopleOf(db, lessons);
  const words = `${whenOf(named)}${lessons.length > 1 ? `起共 ${lessons.length} 次` : ''}`;
  await announce(ctx, people, `停课：${named.offeringName}`, reason ? `${words}，${reason}` : words);
  const summary = `${named.offeringName}：${words}`;
  const before = lessons.map(beforeOf);
  const changeId = await keepChange(ctx, {
    orgNo,
    changeKind: ChangeKind.cancelled,
    summary,
    touched: people.length,
    before,
  });
  ctx.changed({ before: { offeringName: named.offeringName, when: words } });
  return { lessonCount: lessons.length, touched: people.length, changeId };
}
