import { and, eq } from 'drizzle-orm';
import { StudentState } from '#contract/rules/studentStates.ts';
import type { Db } from '../../db/client.ts';
import { orgStudent } from '../../db/schema/organization.ts';
import type { SessionUser } from '../../kit/context.ts';
import { ownBinding } from '../students/policies.ts';

/** The school somebody belongs to in this identity: as staff, as lecturer, or as the learner who is bound to it. */
export async function schoolOf(db: Db, { orgNo, userNo }: SessionUser): Promise<string | null> {
  if (orgNo !== null) return orgNo;
  const [bound] = await db
    .select({ orgNo: orgStudent.orgNo })
    .from(orgStudent)
    .where(and(ownBinding(userNo), eq(orgStudent.bindStatus, StudentState.bound)));
  return bound?.orgNo ?? null;
}
