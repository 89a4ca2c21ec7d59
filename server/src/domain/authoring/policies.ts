import { and, eq, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { NOT_AN_AUTHOR } from '#contract/course/authoringFailures.ts';
import { NO_PERMISSION } from '#contract/kit/errors.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { enabled } from '../../db/enabled.ts';
import { courseAudit } from '../../db/schema/authoring.ts';
import { lecturer } from '../../db/schema/people.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';

type Asking = Pick<UserCtx, 'user' | 'can'>;

const writesFor = ({ user, can }: Asking): string | null =>
  (user.userType === UserType.organization || user.userType === UserType.school) && can('course:edit')
    ? user.orgNo
    : null;

/** What somebody wrote for an organization stays there when they leave. */
const stillTeachesFor = sql`(${courseAudit.orgNo} is null or exists (select 1 from ${lecturer}
  where ${lecturer.lecturerUserNo} = ${courseAudit.authorUserNo} and ${lecturer.orgNo} = ${courseAudit.orgNo}))`;

/** The drafts somebody may go on writing: their own, and for staff with `course:edit` all of the organization. */
export function ownDrafts(asking: Asking): SQL | undefined {
  const { user } = asking;
  const orgNo = writesFor(asking);
  const own =
    user.userType === UserType.lecturer ? and(eq(courseAudit.authorUserNo, user.userNo), stillTeachesFor) : undefined;
  const ofOrg = orgNo === null ? undefined : eq(courseAudit.orgNo, orgNo);
  return and(enabled(courseAudit), or(own, ofOrg) ?? sql`false`);
}

/**
 * For whom a new course is written: a lecturer for the house that they teach for, staff for their organization.
 * @throws NOT_AN_AUTHOR, NO_PERMISSION
 */
export async function authorOf(ctx: UserCtx): Promise<{ lecturerUserNo: string; orgNo: string | null }> {
  const { user, db } = ctx;
  if (user.userType === UserType.lecturer) {
    const [row] = await db
      .select({ orgNo: lecturer.orgNo })
      .from(lecturer)
      .where(and(eq(lecturer.lecturerUserNo, user.userNo), enabled(lecturer)));
    if (!row) throw fail(NOT_AN_AUTHOR);
    return { lecturerUserNo: user.userNo, orgNo: row.orgNo };
  }
  const orgNo = writesFor(ctx);
  if (orgNo === null) throw fail(user.userType >= UserType.organization ? NO_PERMISSION : NOT_AN_AUTHOR);
  return { lecturerUserNo: '0', orgNo };
}
