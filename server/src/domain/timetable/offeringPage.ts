import { and, asc, eq, ilike, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { GradeRole, LessonState, OfferingState } from '#contract/rules/school.ts';
import type { offerings, PlannedOffering } from '#contract/user/orgStuSchedule.ts';
import type { Db } from '../../db/client.ts';
import { enabled, enabledAs } from '../../db/enabled.ts';
import { offering } from '../../db/schema/timetable.ts';
import { written } from '../../db/written.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import { staffOf } from '../organization/policies.ts';

// A select from one table writes its columns bare, so what is counted beside it names the table itself.
const placedHours = sql<number>`(select coalesce(sum(held.to_bell - held.from_bell + 1), 0)::int from lesson held
  where held.org_no = offering.org_no and held.offering_id = offering.id and held.lesson_state = ${written(LessonState.held)})`;

const gradeNames = sql<string[]>`coalesce((select array_agg(grade.grade_name order by grade.id) from offering_grade its
  join grade on grade.id = its.grade_id where its.offering_id = offering.id), '{}')`;

const teachers = sql<
  PlannedOffering['teachers']
>`coalesce((select json_agg(json_build_object('userNo', person.user_no::text,
  'name', coalesce(nullif(person.id_card_name, ''), nullif(person.nickname, ''), '教师')) order by its.is_head desc, person.user_no)
  from offering_teacher its join user_ext person on person.user_no = its.user_no where its.offering_id = offering.id), '[]')`;

/** The number of people of an offering (domain/school/roster.ts counts the same). */
const studentCount = sql<number>`(select count(*)::int from (
  select member.user_no from offering_grade its join grade_student member on member.grade_id = its.grade_id
    and ${enabledAs('member')} and member.grade_role = ${written(GradeRole.student)} where its.offering_id = offering.id
  union select single.user_no from offering_student single where single.offering_id = offering.id) people)`;

const { id, offeringName, lessonKind, hours } = offering;

const offeringRows = (db: Db, its: SQL | undefined) =>
  db
    .select({ id, offeringName, lessonKind, gradeNames, teachers, studentCount, hours, placedHours })
    .from(offering)
    .where(its)
    .orderBy(asc(offeringName), asc(id))
    .$dynamic();

/** One of the school with how much of it is placed. @throws NOT_FOUND */
export async function plannedOffering(db: Db, orgNo: string, offeringId: string): Promise<PlannedOffering> {
  const [found] = await offeringRows(db, and(eq(offering.orgNo, orgNo), eq(id, offeringId), enabled(offering)));
  if (!found) throw fail(NOT_FOUND);
  return found;
}

/** What is to be placed in a semester, by name, with how much of it already is. */
export function offeringPage(ctx: UserCtx, { termId, keyword, isOpen, ...request }: OutputOf<typeof offerings.input>) {
  const { orgNo } = staffOf(ctx.user);
  const named = or(
    ilike(offering.offeringName, containing(keyword)),
    sql`exists (select from offering_grade its join grade on grade.id = its.grade_id
      where its.offering_id = offering.id and grade.grade_name ilike ${containing(keyword)})`,
  );
  const its = and(
    eq(offering.orgNo, orgNo),
    eq(offering.termId, termId),
    enabled(offering),
    ne(offering.offeringState, OfferingState.ended),
    keyword ? named : undefined,
    isOpen ? sql`offering.hours > ${placedHours}` : undefined,
  );
  return paginate(request, offeringRows(ctx.db, its), () => ctx.db.$count(offering, its));
}
