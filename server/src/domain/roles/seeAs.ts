import { and, eq, isNotNull } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { NOT_SEEING, SEE_AS_ABOVE } from '#contract/system/roleFailures.ts';
import { authRole, session } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { isForeignView } from '../session/preview.ts';
import { holdingOf, holdsAll } from './holding.ts';
import { visitableRoles } from './policies.ts';

/**
 * From the next call on this session sees what the role sees. Returns its name.
 * @throws 404, 1567 when the role holds more than the caller
 */
export async function startSeeingAs(ctx: UserCtx, id: string): Promise<string> {
  const { db, user } = ctx;
  const [role] = await db
    .select()
    .from(authRole)
    .where(and(eq(authRole.id, id), visitableRoles(user)));
  if (!role) throw fail(NOT_FOUND);
  if (!isForeignView(user.userType, role.userType) && !holdsAll(holdingOf(user), role)) throw fail(SEE_AS_ABOVE);
  await db.update(session).set({ seeAsRoleId: id }).where(eq(session.id, user.sessionId));
  ctx.changed({ after: { roleName: role.roleName }, ...(role.orgNo && { orgNo: role.orgNo }) });
  return role.roleName;
}

/** @throws 1568 when no other role's view is taken */
export async function stopSeeing({ db, user }: UserCtx): Promise<void> {
  const ended = await db
    .update(session)
    .set({ seeAsRoleId: null })
    .where(and(eq(session.id, user.sessionId), isNotNull(session.seeAsRoleId)))
    .returning({ id: session.id });
  if (ended.length === 0) throw fail(NOT_SEEING);
}
