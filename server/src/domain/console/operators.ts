import { and, arrayContains, eq, isNull, ne } from 'drizzle-orm';
import { ALREADY_DONE, NOT_FOUND } from '#contract/kit/errors.ts';
import { wireTime } from '#contract/rules/time.ts';
import { LAST_OPERATOR, NOT_YOURSELF } from '#contract/system/adminFailures.ts';
import { GRANT_TOO_MUCH } from '#contract/system/roleFailures.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { authRole, user, userIdentity } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { addIdentity } from '../person/register.ts';
import { holdingNow, holdsAll } from '../roles/holding.ts';
import { oneAmongOperators } from '../roles/oneAmongOperators.ts';

const OPERATOR = 0;

/**
 * Makes a person act as operator in a role of the platform, which holds nothing the giver lacks.
 * @throws NOT_FOUND, ALREADY_DONE, GRANT_TOO_MUCH
 */
export async function giveOperator(ctx: UserCtx, userNo: string, roleId: string): Promise<void> {
  const { db } = ctx;
  await oneAmongOperators(db);
  if ((await db.$count(user, and(eq(user.userNo, userNo), enabled(user)))) === 0) throw fail(NOT_FOUND);
  const mine = await holdingNow(db, ctx.user);
  const ofPlatform = and(eq(authRole.id, roleId), isNull(authRole.orgNo), eq(authRole.userType, OPERATOR));
  const [role] = await db
    .select()
    .from(authRole)
    .where(and(ofPlatform, enabled(authRole)))
    .for('share');
  if (!role) throw fail(NOT_FOUND);
  if (!holdsAll(mine, role)) throw fail(GRANT_TOO_MUCH);
  const same = and(
    eq(userIdentity.userNo, userNo),
    eq(userIdentity.userType, OPERATOR),
    eq(userIdentity.roleId, roleId),
  );
  const [known] = await db.select().from(userIdentity).where(same);
  if (known?.statusId === RowState.normal) throw fail(ALREADY_DONE);
  if (known)
    await db
      .update(userIdentity)
      .set({ statusId: RowState.normal, gmtModified: wireTime(ctx.now) })
      .where(same);
  else await addIdentity(db, { userNo, userType: OPERATOR, roleId });
  ctx.changed({ after: { userNo, roleName: role.roleName } });
}

/**
 * Takes an operator's identity; a session that acts in it ends with its next call.
 * @throws NOT_FOUND, NOT_YOURSELF, LAST_OPERATOR, GRANT_TOO_MUCH for a role above one's own
 */
export async function takeOperator(ctx: UserCtx, identityId: string): Promise<void> {
  const { db } = ctx;
  await oneAmongOperators(db);
  const living = and(eq(userIdentity.id, identityId), eq(userIdentity.userType, OPERATOR), enabled(userIdentity));
  const [identity] = await db
    .select({
      userNo: userIdentity.userNo,
      codes: authRole.codes,
      powerLevel: authRole.powerLevel,
      roleName: authRole.roleName,
    })
    .from(userIdentity)
    .innerJoin(authRole, eq(authRole.id, userIdentity.roleId))
    .where(living);
  if (!identity) throw fail(NOT_FOUND);
  if (identity.userNo === ctx.user.userNo) throw fail(NOT_YOURSELF);
  if (!holdsAll(await holdingNow(db, ctx.user), identity)) throw fail(GRANT_TOO_MUCH);
  await keepAnOperator(db, { withoutIdentity: identityId });
  await db
    .update(userIdentity)
    .set({ statusId: RowState.disabled, gmtModified: wireTime(ctx.now) })
    .where(eq(userIdentity.id, identityId));
  ctx.changed({ before: { userNo: identity.userNo, roleName: identity.roleName } });
}

/** Somebody must be left who can make operators. @throws LAST_OPERATOR */
export async function keepAnOperator(
  db: Db,
  { withoutPerson, withoutIdentity }: { withoutPerson?: string; withoutIdentity?: string },
): Promise<void> {
  await oneAmongOperators(db);
  const left = await db
    .select({ userNo: userIdentity.userNo })
    .from(userIdentity)
    .innerJoin(authRole, eq(authRole.id, userIdentity.roleId))
    .innerJoin(user, eq(user.userNo, userIdentity.userNo))
    .where(
      and(
        eq(userIdentity.userType, OPERATOR),
        enabled(userIdentity),
        enabled(user),
        arrayContains(authRole.codes, ['platformRole:edit']),
        withoutPerson ? ne(userIdentity.userNo, withoutPerson) : undefined,
        withoutIdentity ? ne(userIdentity.id, withoutIdentity) : undefined,
      ),
    )
    .limit(1);
  if (left.length === 0) throw fail(LAST_OPERATOR);
}
