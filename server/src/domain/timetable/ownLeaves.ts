import { and, sql } from 'drizzle-orm';
import { UserType } from '#contract/rules/userTypes.ts';
import { enabled } from '../../db/enabled.ts';
import { lesson } from '../../db/schema/timetable.ts';
import type { UserCtx } from '../../kit/context.ts';
import { isOnLeave } from '../leave/leavesIn.ts';
import type { Stretch } from './lessonRows.ts';
import { ownLessons } from './whose.ts';

/** Which of a learner's lessons of some days they are on approved leave for. */
export async function ownLeaves({ db, user }: UserCtx, stretch: Stretch): Promise<string[]> {
  if (user.userType !== UserType.learner) return [];
  const isAway = isOnLeave(sql`${user.userNo}::bigint`, lesson.beginsAt, lesson.endsAt);
  const rows = await db
    .select({ id: lesson.id })
    .from(lesson)
    .where(and(enabled(lesson), ownLessons(user, stretch), isAway));
  return rows.map(({ id }) => id);
}
