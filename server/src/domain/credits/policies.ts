import { and, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { UserType } from '#contract/rules/userTypes.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { course } from '../../db/schema/course.ts';
import { creditApply } from '../../db/schema/credit.ts';
import { offeringTeacher } from '../../db/schema/timetable.ts';
import type { SessionUser } from '../../kit/context.ts';
import { isStaff } from '../organization/policies.ts';

const qb = new QueryBuilder();
const nobody = sql`false`;

export const ownCredits = (user: SessionUser) => and(eq(creditApply.userNo, user.userNo), enabled(creditApply));

/** What a lecturer decides first: of the courses they give, and of the offerings they are the head of. */
export function taughtCredits(user: SessionUser): SQL | undefined {
  if (user.userType !== UserType.lecturer) return nobody;
  const given = qb.select({ id: course.id }).from(course).where(eq(course.lecturerUserNo, user.userNo));
  const headed = qb
    .select({ id: offeringTeacher.offeringId })
    .from(offeringTeacher)
    .where(and(eq(offeringTeacher.userNo, user.userNo), eq(offeringTeacher.isHead, 1)));
  return and(
    enabled(creditApply),
    or(
      and(isNull(creditApply.offeringId), inArray(creditApply.courseId, given)),
      inArray(creditApply.offeringId, headed),
    ),
  );
}

/** What the staff of a school decide, with the action. */
export const schoolCredits = (user: SessionUser): SQL | undefined =>
  isStaff(user) && user.actions.has('credit:review')
    ? and(eq(creditApply.orgNo, user.orgNo), enabled(creditApply))
    : nobody;

/** Whether somebody decides on an application of this person that has the file in it. */
export async function isCreditEvidence(db: Db, userNo: string, url: string, viewer: SessionUser): Promise<boolean> {
  const shown = db
    .select({ id: creditApply.id })
    .from(creditApply)
    .where(
      and(
        eq(creditApply.userNo, userNo),
        sql`${url} = any(${creditApply.evidenceUrls})`,
        or(taughtCredits(viewer), schoolCredits(viewer)),
      ),
    );
  const { rows } = await db.execute<{ found: boolean }>(sql`select ${exists(shown)} as found`);
  return rows[0]!.found;
}
