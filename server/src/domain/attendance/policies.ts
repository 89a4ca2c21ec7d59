import { and, eq, exists, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Action } from '#contract/rules/actions.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { enabled } from '../../db/enabled.ts';
import { lesson, lessonClaim, offeringTeacher } from '../../db/schema/timetable.ts';
import type { SessionUser } from '../../kit/context.ts';
import { isStaff } from '../organization/policies.ts';

const qb = new QueryBuilder();
const MANAGE: Action = 'attendance:manage';

/** The lessons whose roll somebody keeps: a lecturer those they teach, staff with the action code those of the school. */
export function keptLessons(user: SessionUser): SQL | undefined {
  if (isStaff(user)) {
    return user.actions.has(MANAGE) ? and(eq(lesson.orgNo, user.orgNo), enabled(lesson)) : sql`false`;
  }
  if (user.userType !== UserType.lecturer) return sql`false`;
  const teaches = qb
    .select({ one: sql`1` })
    .from(offeringTeacher)
    .where(and(eq(offeringTeacher.offeringId, lesson.offeringId), eq(offeringTeacher.userNo, user.userNo)));
  const standsIn = qb
    .select({ one: sql`1` })
    .from(lessonClaim)
    .where(and(eq(lessonClaim.lessonId, lesson.id), eq(lessonClaim.teacherUserNo, user.userNo)));
  return and(or(exists(teaches), exists(standsIn)), enabled(lesson));
}
