import { and, eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { powerLevelsOf } from '#contract/rules/powerLevels.ts';
import * as contract from '#contract/system/authRoleData.ts';
import { authRole } from '../../db/schema/user.ts';
import { changeRole } from '../../domain/roles/keep.ts';
import { ownRoles } from '../../domain/roles/policies.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';

export const give = handle(contract.give, async (ctx, { roleId, powerLevel }) => {
  await changeRole(ctx, roleId, { powerLevel });
  return { roleId, powerLevel };
});

export const view = handle(contract.view, async ({ db, user }, { roleId }) => {
  const [row] = await db
    .select({ powerLevel: authRole.powerLevel })
    .from(authRole)
    .where(and(eq(authRole.id, roleId), ownRoles(user)));
  if (!row) throw fail(NOT_FOUND);
  const mayGive = powerLevelsOf(user.userType).filter((level) => level <= user.powerLevel);
  return { roleId, powerLevel: row.powerLevel, mayGive };
});
