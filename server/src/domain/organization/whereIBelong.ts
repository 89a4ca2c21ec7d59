import { and, eq } from 'drizzle-orm';
import { StudentState } from '#contract/rules/studentStates.ts';
import type { OrgType } from '#contract/rules/userTypes.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { orgDepartment, orgMember, orgStudent } from '../../db/schema/organization.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { SessionUser } from '../../kit/context.ts';
import { departNames } from './departTree.ts';

const SCHOOL = 4;

interface Belonging {
  orgNo: string;
  orgName: string;
  orgType: OrgType;
  departmentId: string | null;
  departName: string;
  /** The department at the top of the own one. */
  topId: string | null;
  topName: string;
  post: string;
  jobNumber: string;
}

/** The organization somebody acts for (or studies at) and the place in it; undefined without one. */
export async function whereIBelong(db: Db, { userNo, orgNo }: SessionUser): Promise<Belonging | undefined> {
  if (orgNo === null) return undefined;
  const [org] = await db.select().from(orgInfo).where(eq(orgInfo.orgNo, orgNo));
  if (!org) return undefined;
  const place = await placeIn(db, userNo, orgNo);
  const path = place.path ?? '/';
  const names = await departNames(db, orgNo);
  const topId = path.split('/')[1] || null;
  return {
    orgNo,
    orgName: org.orgName,
    orgType: org.orgType,
    departmentId: place.departmentId,
    departName: names.get(place.departmentId ?? '') ?? '',
    topId,
    topName: names.get(topId ?? '') ?? '',
    post: place.post,
    jobNumber: place.jobNumber ?? '',
  };
}

/** The college of a teacher or a student: only schools have some. */
export async function collegeOf(db: Db, user: SessionUser) {
  const mine = await whereIBelong(db, user);
  if (mine?.orgType !== SCHOOL) return { collegeId: null, collegeName: '', schoolName: '' };
  return { collegeId: mine.topId, collegeName: mine.topName, schoolName: mine.orgName };
}

/** On the staff list, or else among the students. */
async function placeIn(db: Db, userNo: string, orgNo: string) {
  const { departmentId, post, jobNumber } = orgMember;
  const [member] = await db
    .select({ departmentId, post, jobNumber, path: orgDepartment.path })
    .from(orgMember)
    .leftJoin(orgDepartment, and(eq(orgDepartment.id, departmentId), enabled(orgDepartment)))
    .where(and(eq(orgMember.orgNo, orgNo), eq(orgMember.userNo, userNo), enabled(orgMember)));
  if (member) return member;
  const [student] = await db
    .select({ departmentId: orgStudent.departmentId, jobNumber: orgStudent.studentNumber, path: orgDepartment.path })
    .from(orgStudent)
    .leftJoin(orgDepartment, and(eq(orgDepartment.id, orgStudent.departmentId), enabled(orgDepartment)))
    .where(
      and(
        eq(orgStudent.orgNo, orgNo),
        eq(orgStudent.userNo, userNo),
        eq(orgStudent.bindStatus, StudentState.bound),
        enabled(orgStudent),
      ),
    );
  return { departmentId: null, jobNumber: null, path: null, ...student, post: '' };
}
