import { and, eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { enabled } from '../../db/enabled.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';

/** The organization whose staff the caller acts as. @throws 404 for everybody else */
export async function ownOrg({ db, user }: Pick<UserCtx, 'db' | 'user'>) {
  if (user.userType < 3 || user.orgNo === null) throw fail(NOT_FOUND);
  const [org] = await db
    .select()
    .from(orgInfo)
    .where(and(eq(orgInfo.orgNo, user.orgNo), enabled(orgInfo)));
  if (!org) throw fail(NOT_FOUND);
  return org;
}
