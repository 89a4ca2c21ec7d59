import { and, eq, ne } from 'drizzle-orm';
import { LTI_NO_COURSE, LTI_OFF } from '#contract/user/failures.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { course } from '../../db/schema/course.ts';
import { ltiPlatform } from '../../db/schema/lti.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { SessionUser } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { staffOf } from '../organization/policies.ts';

export type LtiPlatform = typeof ltiPlatform.$inferSelect;

/** The learning platforms of the caller's house. */
export const housePlatforms = (user: SessionUser) => eq(ltiPlatform.orgNo, staffOf(user).orgNo);

/** @throws LTI_OFF where there is none, it is turned off, or not registered to the end */
export async function openPlatform(db: Db, id: string): Promise<LtiPlatform> {
  const [row] = await db
    .select({ platform: ltiPlatform })
    .from(ltiPlatform)
    .innerJoin(orgInfo, and(eq(orgInfo.orgNo, ltiPlatform.orgNo), enabled(orgInfo)))
    .where(
      and(eq(ltiPlatform.id, id), enabled(ltiPlatform), ne(ltiPlatform.clientId, ''), ne(ltiPlatform.deploymentId, '')),
    );
  if (!row) throw fail(LTI_OFF);
  return row.platform;
}

/** A course of the house that everybody may see. @throws LTI_NO_COURSE */
export async function openCourse(db: Db, orgNo: string, courseId: string): Promise<{ id: string; courseName: string }> {
  const its = and(eq(course.id, courseId), eq(course.orgNo, orgNo), eq(course.isPutaway, 1), enabled(course));
  const [row] = await db.select({ id: course.id, courseName: course.courseName }).from(course).where(its);
  if (!row) throw fail(LTI_NO_COURSE);
  return row;
}
