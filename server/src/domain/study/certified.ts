import { sql } from 'drizzle-orm';
import { MemberState } from '#contract/rules/memberStates.ts';
import { StudentState } from '#contract/rules/studentStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabledAs } from '../../db/enabled.ts';

interface Certified extends Record<string, unknown> {
  course_id: string;
  org_name: string;
  credit: number;
  hours: number;
}

/**
 * What courses count for at the school or the employer of a person, by course. A certification for departments reaches
 * everybody below them; one without is for the whole organization.
 */
export async function certifiedFor(db: Db, userNo: string, courseIds: readonly string[], now: Date) {
  if (courseIds.length === 0) return new Map<string, { orgName: string; credit: number; hours: number }>();
  const today = wireTime(now).slice(0, 10);
  const ids = sql.join(
    courseIds.map((id) => sql`${id}`),
    sql`, `,
  );
  const { rows } = await db.execute<Certified>(sql`
    with mine as (
      select org_no, department_id from org_student
      where user_no = ${userNo} and bind_status = ${StudentState.bound} and ${enabledAs()}
      union all
      select org_no, department_id from org_member
      where user_no = ${userNo} and member_status = ${MemberState.active} and ${enabledAs()}
    )
    select distinct on (a.course_id) a.course_id, o.org_name, a.credit, a.hours
    from course_auth a
    join mine m on m.org_no = a.org_no
    join org_info o on o.org_no = a.org_no and ${enabledAs('o')}
    left join org_department d on d.id = m.department_id
    where a.course_id in (${ids}) and ${enabledAs('a')} and a.ended_at is null
      and a.valid_from <= ${today} and coalesce(a.valid_to >= ${today}, true)
      and (not exists (select 1 from course_auth_depart x where x.auth_id = a.id)
        or exists (select 1 from course_auth_depart x
          join org_department t on t.id = x.department_id and ${enabledAs('t')}
          where x.auth_id = a.id and d.path like t.path || '%'))
    order by a.course_id, a.id`);
  return new Map(
    rows.map((row) => [row.course_id, { orgName: row.org_name, credit: row.credit / 10, hours: row.hours }]),
  );
}
