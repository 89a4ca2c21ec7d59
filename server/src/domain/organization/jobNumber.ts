import { and, asc, eq, ne, not } from 'drizzle-orm';
import { JOB_NUMBER_TAKEN } from '#contract/user/orgFailures.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { orgMember } from '../../db/schema/organization.ts';
import { userIdentity } from '../../db/schema/user.ts';
import { fail } from '../../kit/fail.ts';
import { staffIdentities } from './memberRoles.ts';

interface Owner {
  orgNo: string;
  jobNumber: string | null;
  /** Who may hold it already. */
  memberId?: string;
  userNo?: string | null;
}

/** @throws JOB_NUMBER_TAKEN when somebody else of the organization, staff or student, has that number */
export async function mustBeFreeNumber(db: Db, owner: Owner): Promise<void> {
  if (await isNumberTaken(db, owner)) throw fail(JOB_NUMBER_TAKEN);
}

export async function isNumberTaken(db: Db, { orgNo, jobNumber, memberId, userNo }: Owner): Promise<boolean> {
  if (jobNumber === null) return false;
  const onList = and(
    eq(orgMember.orgNo, orgNo),
    eq(orgMember.jobNumber, jobNumber),
    enabled(orgMember),
    memberId === undefined ? undefined : ne(orgMember.id, memberId),
  );
  if ((await db.$count(orgMember, onList)) > 0) return true;
  const own = userNo ? staffIdentities(orgNo, [userNo]) : undefined;
  const signsIn = and(
    eq(userIdentity.orgNo, orgNo),
    eq(userIdentity.jobNumber, jobNumber),
    own === undefined ? undefined : not(own),
  );
  return (await db.$count(userIdentity, signsIn)) > 0;
}

/** Puts the number of a member at the oldest of the identities, where signing in by it leads. */
export async function giveNumber(db: Db, orgNo: string, userNo: string, jobNumber: string | null): Promise<void> {
  const mine = staffIdentities(orgNo, [userNo]);
  await db.update(userIdentity).set({ jobNumber: null }).where(mine);
  const oldest = db
    .select({ id: userIdentity.id })
    .from(userIdentity)
    .where(mine)
    .orderBy(asc(userIdentity.id))
    .limit(1);
  await db.update(userIdentity).set({ jobNumber }).where(eq(userIdentity.id, oldest));
}
