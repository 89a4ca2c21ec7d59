import { sql } from 'drizzle-orm';
import { GradeRole, LessonState } from '#contract/rules/school.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import type { Db } from '../../db/client.ts';
import { enabledAs } from '../../db/enabled.ts';
import type { SessionUser } from '../../kit/context.ts';
import { isOnLeave } from '../leave/leavesIn.ts';

/**
 * Who is on approved leave while lessons last, for the lecturer whose lessons they are: the students of the classes that
 * a lesson is held for, and who chose its offering alone. One statement; none for anybody else.
 */
export async function absentIn(db: Db, { userType }: SessionUser, lessons: readonly { id: string }[]) {
  if (userType !== UserType.lecturer || lessons.length === 0) return [];
  const ids = lessons.map(({ id }) => id);
  const { rows } = await db.execute<{ id: string; names: string[] }>(sql`
    select held.id::text as id, array_agg(coalesce(nullif(ext.id_card_name, ''), nullif(ext.nickname, ''), '学员')
        order by person.user_no) as names
      from lesson held
      cross join lateral (
        select student.user_no from lesson_claim claim
          join grade_student student on student.grade_id = claim.grade_id
            and student.grade_role = ${GradeRole.student} and ${enabledAs('student')}
          where claim.lesson_id = held.id
        union
        select chosen.user_no from offering_student chosen where chosen.offering_id = held.offering_id
      ) person
      join user_ext ext on ext.user_no = person.user_no
      where held.id = any(${sql.param(ids)}::bigint[]) and held.lesson_state = ${LessonState.held}
        and ${isOnLeave(sql`person.user_no`, sql`held.begins_at`, sql`held.ends_at`)}
      group by held.id order by held.id`);
  return rows;
}
