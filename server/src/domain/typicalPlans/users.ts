import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { ONLY_ENTERPRISES, OWN_USE } from '#contract/course/abilityFailures.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { typicalPosition } from '../../db/schema/ability.ts';
import { typicalPositionUse } from '../../db/schema/typicalPosition.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { isStaff } from '../organization/policies.ts';
import { isPublic } from './policies.ts';

/** How many enterprises use each of these besides the one that wrote it. */
export async function useCounts(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: typicalPositionUse.typicalPositionId, users: count() })
    .from(typicalPositionUse)
    .where(inArray(typicalPositionUse.typicalPositionId, [...ids]))
    .groupBy(typicalPositionUse.typicalPositionId);
  return new Map(rows.map(({ id, users }) => [id, users]));
}

const SHOWN = 20;

/** The first enterprises that use one. */
export const usersOf = (db: Db, id: string) =>
  db
    .select({ orgNo: orgInfo.orgNo, orgName: orgInfo.orgName, orgLogoImg: orgInfo.orgLogoImg })
    .from(typicalPositionUse)
    .innerJoin(orgInfo, and(eq(orgInfo.orgNo, typicalPositionUse.orgNo), enabled(orgInfo)))
    .where(eq(typicalPositionUse.typicalPositionId, id))
    .orderBy(asc(typicalPositionUse.id))
    .limit(SHOWN);

/** An enterprise uses a typical position from now on, or no more; pressing twice is once. @throws NOT_FOUND, ONLY_ENTERPRISES, OWN_USE */
export async function setUse({ db, user }: UserCtx, id: string, isUsed: 0 | 1): Promise<void> {
  if (!isStaff(user) || user.userType !== UserType.enterprise) throw fail(ONLY_ENTERPRISES);
  const [row] = await db
    .select({ orgNo: typicalPosition.orgNo })
    .from(typicalPosition)
    .where(and(eq(typicalPosition.id, id), isPublic));
  if (!row) throw fail(NOT_FOUND);
  if (row.orgNo === user.orgNo) throw fail(OWN_USE);
  if (isUsed === 1)
    await db.insert(typicalPositionUse).values({ typicalPositionId: id, orgNo: user.orgNo }).onConflictDoNothing();
  else
    await db
      .delete(typicalPositionUse)
      .where(and(eq(typicalPositionUse.typicalPositionId, id), eq(typicalPositionUse.orgNo, user.orgNo)));
}
