import { and, asc, desc, eq, ilike } from 'drizzle-orm';
import type { teachers } from '#contract/course/courseClass.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { course } from '../../db/schema/course.ts';
import { grade } from '../../db/schema/grade.ts';
import { orgDepartment } from '../../db/schema/organization.ts';
import { lecturer } from '../../db/schema/people.ts';
import { userExt, userIdentity } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import { certifiable } from '../courseAuth/certify.ts';
import { staffOf } from '../organization/policies.ts';
import { classesOf, teachesAt } from './keep.ts';
import { nameOf } from './list.ts';

type Asked = OutputOf<typeof teachers.input>;

export async function teacherChoices({ db, user }: UserCtx, asked: Asked) {
  const { orgNo } = staffOf(user);
  const where = and(teachesAt(orgNo), asked.keyword ? ilike(nameOf, containing(asked.keyword)) : undefined);
  const rows = db
    .select({ id: userIdentity.userNo, name: nameOf, note: userIdentity.jobNumber })
    .from(userIdentity)
    .innerJoin(userExt, eq(userExt.userNo, userIdentity.userNo))
    .where(where)
    .orderBy(asc(userIdentity.jobNumber), asc(userIdentity.userNo))
    .$dynamic();
  const matching = db
    .select({ id: userIdentity.id })
    .from(userIdentity)
    .innerJoin(userExt, eq(userExt.userNo, userIdentity.userNo))
    .where(where)
    .as('matching');
  const page = await paginate(asked, rows, () => db.$count(matching));
  return { ...page, list: page.list.map((one) => ({ ...one, note: one.note ?? '' })) };
}

export async function gradeChoices({ db, user }: UserCtx, asked: Asked) {
  const { orgNo } = staffOf(user);
  const where = and(classesOf(orgNo), asked.keyword ? ilike(grade.gradeName, containing(asked.keyword)) : undefined);
  const rows = db
    .select({ id: grade.id, name: grade.gradeName, note: orgDepartment.departName })
    .from(grade)
    .leftJoin(orgDepartment, eq(orgDepartment.id, grade.departmentId))
    .where(where)
    .orderBy(desc(grade.id))
    .$dynamic();
  const page = await paginate(asked, rows, () => db.$count(grade, where));
  return { ...page, list: page.list.map((one) => ({ ...one, note: one.note ?? '' })) };
}

export async function courseChoices({ db, user }: UserCtx, asked: Asked) {
  const { orgNo } = staffOf(user);
  const where = and(
    certifiable(orgNo),
    asked.keyword ? ilike(course.courseName, containing(asked.keyword)) : undefined,
  );
  const rows = db
    .select({ id: course.id, name: course.courseName, orgNo: course.orgNo, lecturerName: lecturer.lecturerName })
    .from(course)
    .leftJoin(lecturer, eq(lecturer.lecturerUserNo, course.lecturerUserNo))
    .where(where)
    .orderBy(desc(course.id))
    .$dynamic();
  const page = await paginate(asked, rows, () => db.$count(course, where));
  const list = page.list.map((one) => ({
    id: one.id,
    name: one.name,
    note: [one.orgNo === orgNo ? '本校' : '平台', one.lecturerName].filter(Boolean).join('，'),
  }));
  return { ...page, list };
}
