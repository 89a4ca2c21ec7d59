import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Creditable } from '#contract/course/userCourseScoreApply.ts';
import { NONE } from '#contract/rules/id.ts';
import { ReleaseState } from '#contract/rules/scores.ts';
import { StudentState } from '#contract/rules/studentStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabledAs } from '../../db/enabled.ts';
import { countOf, pageAt } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';

interface Row extends Record<string, unknown> {
  course_id: string | null;
  offering_id: string | null;
  org_no: string;
  subject_name: string;
  credit: number;
  hours: number;
  done_at: string;
  total: number | null;
  certificate_no: string;
}

/** The school that a learner is bound to. */
export async function schoolOfLearner(db: Db, userNo: string): Promise<{ orgNo: string; orgName: string } | undefined> {
  const { rows } = await db.execute<{ org_no: string; org_name: string }>(sql`
    select s.org_no, o.org_name from org_student s join org_info o on o.org_no = s.org_no
    where s.user_no = ${userNo} and s.bind_status = ${StudentState.bound} and ${enabledAs('s')} limit 1`);
  return rows[0] && { orgNo: rows[0].org_no, orgName: rows[0].org_name };
}

/**
 * What a learner may apply for: finished courses that the school certifies today for their department, and offerings
 * that were passed. What was applied for already, under either name, is not among them.
 */
const creditable = (userNo: string, now: Date): SQL => {
  const today = wireTime(now).slice(0, 10);
  return sql`
    with mine as (
      select s.org_no, s.department_id, d.path from org_student s left join org_department d on d.id = s.department_id
      where s.user_no = ${userNo} and s.bind_status = ${StudentState.bound} and ${enabledAs('s')}
      limit 1
    ), candidate as (
      select a.course_id, null::bigint as offering_id, a.org_no, c.course_name as subject_name, a.credit, a.hours,
        uc.completed_at as done_at, null::smallint as total
      from user_course uc
      join course c on c.id = uc.course_id
      join course_auth a on a.course_id = uc.course_id
      join mine m on m.org_no = a.org_no
      where uc.user_no = ${userNo} and uc.completed_at is not null and ${enabledAs('a')} and a.ended_at is null
        and a.credit > 0 and a.valid_from <= ${today} and coalesce(a.valid_to >= ${today}, true)
        and (not exists (select 1 from course_auth_depart x where x.auth_id = a.id)
          or exists (select 1 from course_auth_depart x
            join org_department t on t.id = x.department_id and ${enabledAs('t')}
            where x.auth_id = a.id and m.path like t.path || '%'))
      union all
      select o.course_id, o.id, o.org_no, o.offering_name, o.credit, o.hours, s.released_at, t.total
      from score_total t
      join score_sheet s on s.offering_id = t.offering_id and s.release_state = ${ReleaseState.released}
      join offering o on o.id = t.offering_id
      join mine m on m.org_no = o.org_no
      where t.user_no = ${userNo} and t.is_passed = 1 and o.credit > 0
    )
    select c.*, coalesce((select f.certificate_no from certificate f where f.user_no = ${userNo}
      and f.course_id = c.course_id and f.revoked_at is null limit 1), '') as certificate_no
    from candidate c
    where not exists (select 1 from credit_apply p where p.user_no = ${userNo}
      and p.subject_id = coalesce(c.course_id, c.offering_id) and p.apply_state not in (5, 6))`;
};

export async function creditablePage(db: Db, userNo: string, request: PageRequest, now: Date) {
  const all = creditable(userNo, now);
  return pageAt(request, await countOf(db, sql`(${all}) x`, undefined), async (limit, offset) => {
    const { rows } = await db.execute<Row>(sql`select * from (${all}) x
      order by done_at desc, coalesce(offering_id, course_id) desc limit ${limit} offset ${offset}`);
    return rows.map(shown);
  });
}

/** One of them, with what it counts for in tenths; undefined when it is none. */
export async function creditableOne(
  db: Db,
  userNo: string,
  { courseId, offeringId }: { courseId: string; offeringId: string },
  now: Date,
) {
  const which =
    offeringId === NONE ? sql`course_id = ${courseId} and offering_id is null` : sql`offering_id = ${offeringId}`;
  const { rows } = await db.execute<Row>(sql`select * from (${creditable(userNo, now)}) x where ${which}`);
  const [row] = rows;
  return (
    row && {
      orgNo: row.org_no,
      courseId: row.course_id,
      offeringId: row.offering_id,
      subjectName: row.subject_name,
      credit: row.credit,
      hours: row.hours,
    }
  );
}

const shown = (row: Row): Creditable => ({
  courseId: row.course_id ?? NONE,
  offeringId: row.offering_id ?? NONE,
  subjectName: row.subject_name,
  credit: row.credit / 10,
  hours: row.hours,
  doneAt: row.done_at.slice(0, 19),
  total: row.total === null ? null : row.total / 10,
  certificateNo: row.certificate_no,
});
