import { and, asc, eq, inArray, like, ne, notExists, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { MemberState } from '#contract/rules/memberStates.ts';
import { StudentState } from '#contract/rules/studentStates.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { orgDepartment, orgMember, orgStudent } from '../../db/schema/organization.ts';
import { userCourse } from '../../db/schema/study.ts';
import { fail } from '../../kit/fail.ts';
import { beginningWith } from '../../kit/like.ts';
import { pageAt } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { subtreeOf } from '../organization/findDepartment.ts';
import { keeps } from '../study/rights.ts';

/** The people of an organization: who works there, and the students on its roster who are bound to an account. */
function peopleOf(db: Db, orgNo: string) {
  const staff = db
    .select({
      userNo: sql<string>`${orgMember.userNo}`.as('user_no'),
      name: sql<string>`${orgMember.memberName}`.as('name'),
      note: sql<string>`${orgMember.post}`.as('note'),
      departmentId: sql<string | null>`${orgMember.departmentId}`.as('department_id'),
      className: sql<string>`''`.as('class_name'),
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
      departmentId: sql<string | null>`${orgStudent.departmentId}`.as('department_id'),
      className: sql<string>`${orgStudent.className}`.as('class_name'),
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

type People = ReturnType<typeof peopleOf>;

/** Who has not got a course for good: on the others a seat would be wasted; who has it as a member may have one. */
const without = (db: Db, courseId: string, now: Date) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(userCourse)
      .where(and(eq(userCourse.userNo, sql`people.user_no`), eq(userCourse.courseId, courseId), keeps(now))),
  );

/** Those of an organization who can get a seat of a course, each of them once. */
function seatless(db: Db, orgNo: string, courseId: string, narrow: (people: People) => SQL | undefined, now: Date) {
  const people = peopleOf(db, orgNo);
  return db
    .selectDistinctOn([people.userNo], { userNo: people.userNo, name: people.name, note: people.note })
    .from(people)
    .where(and(without(db, courseId, now), narrow(people)))
    .orderBy(asc(people.userNo));
}

/** A page of those who can get a seat of a course, by the beginning of their names. */
export async function peoplePage(
  db: Db,
  orgNo: string,
  { courseId, keyword, ...request }: PageRequest & { courseId: string; keyword: string },
  now: Date,
) {
  const named = (people: People) => (keyword === '' ? undefined : like(people.name, beginningWith(keyword)));
  const found = seatless(db, orgNo, courseId, named, now);
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

/** Those of these people who have a course and keep it, on their list or not; a member's does not count. */
export async function keepers(
  db: Db,
  courseId: string,
  userNos: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ userNo: userCourse.userNo })
    .from(userCourse)
    .where(and(inArray(userCourse.userNo, [...userNos]), eq(userCourse.courseId, courseId), keeps(now)));
  return new Set(rows.map(({ userNo }) => userNo));
}

/** Who of a department, with those below it, can get a seat. @throws NOT_FOUND for one of another house */
export async function ofDepartment(
  db: Db,
  { orgNo, courseId, id, most }: { orgNo: string; courseId: string; id: string; most: number },
  now: Date,
) {
  const its = and(eq(orgDepartment.id, id), eq(orgDepartment.orgNo, orgNo), enabled(orgDepartment));
  const [department] = await db.select().from(orgDepartment).where(its);
  if (!department) throw fail(NOT_FOUND);
  const below = db.select({ id: orgDepartment.id }).from(orgDepartment).where(subtreeOf(department));
  return seatless(db, orgNo, courseId, (people) => inArray(people.departmentId, below), now).limit(most);
}

/** Who of a class can. */
export const ofClass = (
  db: Db,
  { orgNo, courseId, className, most }: { orgNo: string; courseId: string; className: string; most: number },
  now: Date,
) => seatless(db, orgNo, courseId, (people) => eq(people.className, className), now).limit(most);

/** The classes of a roster, by the beginning of their names. */
export async function classPage(db: Db, orgNo: string, { keyword, ...request }: PageRequest & { keyword: string }) {
  const { className } = orgStudent;
  const bound = and(eq(orgStudent.orgNo, orgNo), enabled(orgStudent), eq(orgStudent.bindStatus, StudentState.bound));
  const named = keyword === '' ? ne(className, '') : like(className, beginningWith(keyword));
  const found = db
    .select({ className, total: sql<number>`count(*)::int`.as('total') })
    .from(orgStudent)
    .where(and(bound, named))
    .groupBy(className)
    .orderBy(asc(className));
  const total = await db.$count(found.as('found'));
  return pageAt(request, total, (limit, offset) => found.limit(limit).offset(offset));
}
