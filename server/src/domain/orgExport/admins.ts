import { and, eq } from 'drizzle-orm';
import { NO_PERMISSION, reworded } from '#contract/kit/errors.ts';
import { enabled } from '../../db/enabled.ts';
import { authRole } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';

const ADMINS_ONLY = reworded(NO_PERMISSION, '单位的全部数据只有管理员能导出');

/** The organization that the caller runs in this identity. @throws NO_PERMISSION for staff with other roles, and for everybody else */
export async function administered({ db, user }: Pick<UserCtx, 'db' | 'user'>): Promise<string> {
  const { orgNo, roleId } = user;
  if (orgNo === null) throw fail(ADMINS_ONLY);
  const builtIn = and(eq(authRole.id, roleId), eq(authRole.isBuiltIn, 1), enabled(authRole));
  if ((await db.$count(authRole, builtIn)) === 0) throw fail(ADMINS_ONLY);
  return orgNo;
}
