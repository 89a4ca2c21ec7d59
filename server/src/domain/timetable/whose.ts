import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { GradeRole } from '#contract/rules/school.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { enabledAs } from '../../db/enabled.ts';
import { lesson } from '../../db/schema/timetable.ts';
import type { SessionUser } from '../../kit/context.ts';
import { isOnLeave } from '../leave/leavesIn.ts';
import { beginsWithin } from './lessonRows.ts';
import type { Stretch } from './lessonRows.ts';

/** Whose timetable somebody looks at. */
export type Holder = 'teacher_user_no' | 'room_id' | 'grade_id';

/** The lessons that a teacher, a room or a class holds in some days: through the index of the holder and the time. */
export const heldBy = (holder: Holder, id: string, stretch: Stretch): SQL =>
  sql`${lesson.id} in (select lesson_id from lesson_claim where ${sql.raw(holder)} = ${id} and ${beginsWithin(sql`begins_at`, stretch)})`;

const oneselfTaught = (userNo: string, stretch: Stretch): SQL =>
  sql`select lesson_id from lesson_claim where teacher_user_no = ${userNo} and ${beginsWithin(sql`begins_at`, stretch)}`;

/** Through the classes somebody is a student of, and through what they chose alone. */
const studied = (userNo: string, stretch: Stretch): SQL => sql`
  select claim.lesson_id from grade_student student
    join lesson_claim claim on claim.grade_id = student.grade_id and ${beginsWithin(sql`claim.begins_at`, stretch)}
    where student.user_no = ${userNo} and student.grade_role = ${GradeRole.student} and ${enabledAs('student')}
  union
  select single.id from offering_student chosen
    join offering on offering.id = chosen.offering_id
    join lesson single on single.org_no = offering.org_no and single.offering_id = offering.id
      and ${beginsWithin(sql`single.begins_at`, stretch)}
    where chosen.user_no = ${userNo}`;

/** The lessons of somebody in the identity they act in, within the school of that identity; nothing for staff. */
export function ownLessons({ userNo, userType, orgNo }: SessionUser, stretch: Stretch): SQL | undefined {
  if (orgNo === null || (userType !== UserType.learner && userType !== UserType.lecturer)) return sql`false`;
  const ids = userType === UserType.lecturer ? oneselfTaught(userNo, stretch) : studied(userNo, stretch);
  return and(eq(lesson.orgNo, orgNo), sql`${lesson.id} in (${ids})`);
}

/** Whether somebody misses a lesson of theirs on approved leave; who teaches asks for none here. */
export const missesOnLeave = ({ userNo, userType }: SessionUser): SQL<boolean> =>
  userType === UserType.learner ? isOnLeave(sql`${userNo}::bigint`, lesson.beginsAt, lesson.endsAt) : sql`false`;

/** Everything somebody teaches or studies, in whatever identity and school. */
export const allLessonsOf = (userNo: string, stretch: Stretch): SQL =>
  sql`${lesson.id} in (${oneselfTaught(userNo, stretch)} union ${studied(userNo, stretch)})`;
