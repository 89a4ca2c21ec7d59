import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { orgDepartment, orgMember } from '../../db/schema/organization.ts';
import { lecturer } from '../../db/schema/people.ts';
import { orgInfo, userIdentity } from '../../db/schema/user.ts';

const LECTURER = 2;

/** What the organization of a lecturer has written down about them, and what their public page says. */
export async function teacherFacts(db: Db, userNo: string) {
  const [row] = await db
    .select({
      lecturerName: sql<string>`coalesce(${lecturer.lecturerName}, ${orgMember.memberName}, '')`,
      orgName: text(orgInfo.orgName),
      departName: text(orgDepartment.departName),
      post: text(orgMember.post),
      jobNumber: sql<string>`coalesce(${userIdentity.jobNumber}, ${orgMember.jobNumber}, '')`,
      position: text(lecturer.position),
      tags: sql<string[]>`coalesce(${lecturer.tags}, '{}')`,
      countCourse: sql<number>`coalesce(${lecturer.countCourse}, 0)`,
    })
    .from(userIdentity)
    .leftJoin(lecturer, eq(lecturer.lecturerUserNo, userIdentity.userNo))
    .leftJoin(orgInfo, eq(orgInfo.orgNo, userIdentity.orgNo))
    .leftJoin(orgMember, itsMember)
    .leftJoin(orgDepartment, eq(orgDepartment.id, orgMember.departmentId))
    .where(and(activeIdentity(userNo), eq(userIdentity.userType, LECTURER)))
    .orderBy(desc(userIdentity.id))
    .limit(1);
  return row ? { isTeacher: 1 as const, ...row } : { isTeacher: 0 as const, ...nothing };
}

const text = (column: Parameters<typeof isNotNull>[0]) => sql<string>`coalesce(${column}, '')`;

const itsMember = and(
  eq(orgMember.orgNo, userIdentity.orgNo),
  eq(orgMember.userNo, userIdentity.userNo),
  enabled(orgMember),
);

const nothing = {
  lecturerName: '',
  orgName: '',
  departName: '',
  post: '',
  jobNumber: '',
  position: '',
  tags: [],
  countCourse: 0,
};

const activeIdentity = (userNo: string) => and(eq(userIdentity.userNo, userNo), enabled(userIdentity));

/** The organization a person belongs to, the one they joined first; empty for none. */
export async function orgNameOf(db: Db, userNo: string): Promise<string> {
  const [row] = await db
    .select({ orgName: orgInfo.orgName })
    .from(userIdentity)
    .innerJoin(orgInfo, and(eq(orgInfo.orgNo, userIdentity.orgNo), enabled(orgInfo)))
    .where(activeIdentity(userNo))
    .orderBy(userIdentity.id)
    .limit(1);
  return row?.orgName ?? '';
}
