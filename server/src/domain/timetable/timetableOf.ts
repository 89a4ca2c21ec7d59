import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { dayAfter, daysBetween } from '#contract/rules/calendar.ts';
import { freeSpans } from '#contract/rules/periods.ts';
import { LessonState } from '#contract/rules/school.ts';
import type { Timetable } from '#contract/user/scheduleShapes.ts';
import type { Db } from '../../db/client.ts';
import { enabledAs } from '../../db/enabled.ts';
import { lesson } from '../../db/schema/timetable.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { SessionUser } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { lessonRows } from './lessonRows.ts';
import type { Stretch } from './lessonRows.ts';
import { bellsOf } from './weekTimes.ts';
import { heldBy } from './whose.ts';
import type { Holder } from './whose.ts';

/** The name of what is looked at; null when the school of `org_info` has no such one. */
const nameOf: Record<Holder, (id: string) => SQL<string | null>> = {
  teacher_user_no: (id) =>
    sql`(select coalesce(nullif(ext.id_card_name, ''), nullif(ext.nickname, ''), '教师') from user_ext ext where ext.user_no = ${id} and exists (select from user_identity who where who.user_no = ext.user_no and who.org_no = ${orgInfo}.org_no and who.user_type = 2 and ${enabledAs('who')}))`,
  room_id: (id) =>
    sql`(select concat_ws(' ', nullif(nullif(building, ''), room_name), room_name) from school_room where id = ${id} and org_no = ${orgInfo}.org_no and ${enabledAs()})`,
  grade_id: (id) =>
    sql`(select grade_name from grade where id = ${id} and org_no = ${orgInfo}.org_no and ${enabledAs()})`,
};

/**
 * The timetable of a teacher, a room or a class, for everybody of the same school: what it is and the day's periods,
 * then the lessons.
 * @throws NOT_FOUND for those of other schools, as for those that are not there
 */
export async function timetableOf(
  db: Db,
  { orgNo }: SessionUser,
  [holder, id]: [Holder, string],
  stretch: Stretch,
): Promise<Timetable> {
  if (orgNo === null) throw fail(NOT_FOUND);
  const [head] = await db
    .select({ name: nameOf[holder](id), bells: bellsOf })
    .from(orgInfo)
    .where(eq(orgInfo.orgNo, orgNo));
  if (!head || head.name === null) throw fail(NOT_FOUND);
  const list = await lessonRows(db, and(eq(lesson.orgNo, orgNo), heldBy(holder, id, stretch)));
  const held = list.filter(({ lessonState }) => lessonState === LessonState.held);
  const free = daysIn(stretch).flatMap((day) =>
    freeSpans(
      head.bells,
      held.filter((one) => one.day === day),
    ).map((span) => ({ day, ...span })),
  );
  return { name: head.name, list, free };
}

const daysIn = ({ from, to }: Stretch): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => dayAfter(from, at));
