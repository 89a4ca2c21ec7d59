import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { UNDO_MINUTES } from '#contract/rules/scheduleChanges.ts';
import { LessonState } from '#contract/rules/school.ts';
import { momentOf, wireTime } from '#contract/rules/time.ts';
import { CHANGE_SETTLED } from '#contract/user/orgStuSchedule.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { lesson, scheduleChange } from '../../db/schema/timetable.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { staffOf } from '../organization/policies.ts';
import { announce, peopleOf } from './announce.ts';
import { inTurn } from './journal.ts';
import type { Before } from './journal.ts';
import { rewrite } from './move.ts';
import { mustNotClash } from './place.ts';
import { lessonsNamed } from './scope.ts';

/**
 * Takes a change back: lessons it made are cancelled, the others are where they were.
 * @throws NOT_FOUND, CHANGE_SETTLED, LESSONS_CLASH when a place has been taken since
 */
export async function undoChange(ctx: UserCtx, id: string): Promise<number> {
  const { db, now } = ctx;
  const { orgNo } = staffOf(ctx.user);
  await inTurn(db, orgNo);
  const [change] = await db
    .select()
    .from(scheduleChange)
    .where(and(eq(scheduleChange.id, id), eq(scheduleChange.orgNo, orgNo)));
  if (!change) throw fail(NOT_FOUND);
  const age = now.getTime() - momentOf(change.gmtCreate).getTime();
  if (change.undoneAt !== null || age > UNDO_MINUTES * 60_000) throw fail(CHANGE_SETTLED);
  const before = change.before as Before[];
  const made = before.flatMap((one) => (one.isNew ? one.id : []));
  const moved = before.flatMap((one) => (one.isNew ? [] : one));
  if (made.length > 0) {
    const gone = {
      lessonState: LessonState.cancelled,
      revision: sql`${lesson.revision} + 1`,
      gmtModified: wireTime(now),
    };
    await db.update(lesson).set(gone).where(inArray(lesson.id, made));
  }
  const except = moved.map((one) => one.id);
  await mustNotClash(db, moved, except);
  if (moved.length > 0) await rewrite(db, moved);
  await db
    .update(scheduleChange)
    .set({ undoneAt: wireTime(now) })
    .where(and(eq(scheduleChange.id, id), isNull(scheduleChange.undoneAt)));
  const people = await peopleOf(
    db,
    await lessonsNamed(
      db,
      orgNo,
      before.map((one) => one.id),
    ),
  );
  if (moved.length > 0) await announce(ctx, people, '课表已恢复', `撤回了刚才的调整：${change.summary}`);
  ctx.changed({ after: { summary: change.summary } });
  return before.length;
}
