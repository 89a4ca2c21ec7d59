import { and, asc, eq, inArray, like, sql } from 'drizzle-orm';
import { MemberState } from '#contract/rules/memberStates.ts';
import { StudentState } from '#contract/rules/studentStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { orgMember, orgStudent } from '../../db/schema/organization.ts';
import { userCourse } from '../../db/schema/study.ts';
import { beginningWith } from '../../kit/like.ts';
import { pageAt } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';

/** The people of an organization: who works there, and the students on its roster who are bound to an account. */
function peopleOf(db: Db, orgNo: string) {
  const staff = db
    .select({
      userNo: sql<string>`${orgMember.userNo}`.as('user_no'),
      name: sql<string>`${orgMember.memberName}`.as('name'),
      note: sql<string>`${orgMember.post}`.as('note'),
    })
    .from(orgMember)
    .where(
      and(
        eq(orgMember.orgNo, orgNo),
        enabled(orgMember),
        eq(orgMember.memberStatus, MemberState.active),
        sql`${orgMember.userNo} is not null`,
      ),
    );
  const students = db
    .select({
      userNo: sql<string>`${orgStudent.userNo}`.as('user_no'),
      name: sql<string>`${orgStudent.studentName}`.as('name'),
      note: sql<string>`${orgStudent.className}`.as('note'),
    })
    .from(orgStudent)
    .where(
      and(
        eq(orgStudent.orgNo, orgNo),
        enabled(orgStudent),
        eq(orgStudent.bindStatus, StudentState.bound),
        sql`${orgStudent.userNo} is not null`,
      ),
    );
  return staff.unionAll(students).as('people');
}

/** Who has a course and keeps it, so that a seat would be wasted; who has it as a member may have one. */
const hasCourse = (courseId: string, now: Date) => sql`exists (select 1 from ${userCourse} c
  where c.user_no = people.user_no and c.course_id = ${courseId} and c.status_id = 1 and c.source <> 'vip'
    and (c.expires_at is null or c.expires_at > ${wireTime(now)}))`;

/** A page of those who can get a seat of a course, by the beginning of their names. */
export async function peoplePage(
  db: Db,
  orgNo: string,
  { courseId, keyword, ...request }: PageRequest & { courseId: string; keyword: string },
  now: Date,
) {
  const people = peopleOf(db, orgNo);
  const named = keyword === '' ? undefined : like(people.name, beginningWith(keyword));
  const where = and(sql`not ${hasCourse(courseId, now)}`, named);
  const found = db
    .selectDistinctOn([people.userNo], { userNo: people.userNo, name: people.name, note: people.note })
    .from(people)
    .where(where)
    .orderBy(asc(people.userNo));
  const total = await db.$count(found.as('found'));
  return pageAt(request, total, (limit, offset) => found.limit(limit).offset(offset));
}

/** Those of these people who are the organization's. */
export async function theirPeople(db: Db, orgNo: string, userNos: readonly string[]): Promise<ReadonlySet<string>> {
  const people = peopleOf(db, orgNo);
  const rows = await db
    .select({ userNo: people.userNo })
    .from(people)
    .where(inArray(people.userNo, [...userNos]));
  return new Set(rows.map(({ userNo }) => userNo));
}
