import type { Db } from '../../db/client.ts';
import { orgMember } from '../../db/schema/organization.ts';

interface NewMember {
  orgNo: string;
  userNo: string;
  memberName: string;
  mobile: string;
  jobNumber?: string | null;
  departmentId?: string | null;
  post?: string;
  joinedAt: string;
}

/**
 * Puts somebody on the staff list of an organization who got the identity in another way: the first administrator of
 * a new organization, the people of the demo world. Nothing happens to who is on it already.
 */
export async function enrol(db: Db, member: NewMember): Promise<void> {
  await db.insert(orgMember).values(member).onConflictDoNothing();
}
