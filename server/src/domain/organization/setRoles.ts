import { asc, eq, inArray } from 'drizzle-orm';
import type { UserType } from '#contract/rules/userTypes.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import type { Db } from '../../db/client.ts';
import { session, userIdentity } from '../../db/schema/user.ts';
import { staffIdentities } from './memberRoles.ts';

interface Wanted {
  orgNo: string;
  userType: UserType;
  userNo: string;
  /** At least one. */
  roleIds: readonly string[];
  jobNumber: string | null;
  /** A disabled member keeps the identities, asleep. */
  isActive: boolean;
}

/**
 * Makes the staff identities of a member those of the wanted roles, one each. The job number stands at the oldest,
 * because signing in by it leads there. Open sessions go on: in the same role, or in the oldest one left when theirs
 * was taken. Returns the id of the oldest.
 */
export async function setRoles(db: Db, wanted: Wanted): Promise<string> {
  const { orgNo, userType, userNo, jobNumber } = wanted;
  const mine = staffIdentities(orgNo, [userNo]);
  const before = await db.select().from(userIdentity).where(mine).orderBy(asc(userIdentity.id)).for('update');
  const statusId = wanted.isActive ? RowState.normal : RowState.disabled;
  const kept = before.filter(({ roleId }) => wanted.roleIds.includes(roleId));
  const missing = wanted.roleIds.filter((roleId) => !kept.some((one) => one.roleId === roleId));
  const added = missing.map((roleId) => ({ userNo, userType, orgNo, roleId, statusId }));
  const fresh = added.length > 0 ? await db.insert(userIdentity).values(added).returning({ id: userIdentity.id }) : [];

  const [oldest] = [...kept, ...fresh];
  const gone = before.filter((one) => !kept.includes(one)).map(({ id }) => id);
  if (gone.length > 0) {
    await db
      .update(session)
      .set({ identityId: oldest!.id, seeAsRoleId: null })
      .where(inArray(session.identityId, gone));
    await db.delete(userIdentity).where(inArray(userIdentity.id, gone));
  }
  await db.update(userIdentity).set({ statusId, jobNumber: null }).where(mine);
  await db.update(userIdentity).set({ jobNumber }).where(eq(userIdentity.id, oldest!.id));
  return oldest!.id;
}
