import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { orgMember } from '../../db/schema/organization.ts';
import { userIdentity } from '../../db/schema/user.ts';

const LEARNER = 1;

interface Seat {
  userNo: string;
  orgNo: string;
  studentNumber: string;
}

const learnerOf = (userNo: string) => and(eq(userIdentity.userNo, userNo), eq(userIdentity.userType, LEARNER));

/** The school that the learner identity of a person belongs to. */
export async function schoolOf(db: Db, userNo: string): Promise<string | null> {
  const [row] = await db.select({ orgNo: userIdentity.orgNo }).from(userIdentity).where(learnerOf(userNo));
  return row?.orgNo ?? null;
}

/** Does somebody else sign in with this number, or will, at this organization? */
export async function isHeldByOther(db: Db, { userNo, orgNo, studentNumber }: Seat): Promise<boolean> {
  const signsIn = and(
    eq(userIdentity.orgNo, orgNo),
    eq(userIdentity.jobNumber, studentNumber),
    ne(userIdentity.userNo, userNo),
  );
  if ((await db.$count(userIdentity, signsIn)) > 0) return true;
  const works = and(eq(orgMember.orgNo, orgNo), eq(orgMember.jobNumber, studentNumber), enabled(orgMember));
  return (await db.$count(orgMember, works)) > 0;
}

/** The learner identity belongs to the school from now on, and signs in there with the number. */
export async function attach(db: Db, { userNo, orgNo, studentNumber }: Seat): Promise<void> {
  await db.update(userIdentity).set({ orgNo, jobNumber: studentNumber }).where(learnerOf(userNo));
}

/** The learner identity is free again. */
export async function detach(db: Db, userNo: string): Promise<void> {
  await db.update(userIdentity).set({ orgNo: null, jobNumber: null }).where(learnerOf(userNo));
}
