import { eq } from 'drizzle-orm';
import { ACCOUNT_DISABLED } from '#contract/user/failures.ts';
import type { SignInOrBind } from '#contract/user/fields.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import type { Db } from '../../db/client.ts';
import { userExt } from '../../db/schema/user.ts';
import type { Ctx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import type { Account } from './accounts.ts';
import type { How } from './signIn.ts';
import { signIn } from './signIn.ts';
import { openTicket } from './tickets.ts';

export const BIND_SECONDS = 600;

/** Signs a proven person in, or, known by a job number and without a phone, hands out a ticket to bind one. */
export async function signInOrBind(
  ctx: Ctx,
  db: Db,
  found: Account & { identityId?: string },
  how: How,
): Promise<SignInOrBind> {
  const { userNo, identityId } = found;
  if (found.mobile !== null || identityId === undefined) {
    return { needBinding: 0, ...(await signIn(ctx, db, { userNo, identityId }, how)) };
  }
  if (found.statusId !== RowState.normal) throw fail(ACCOUNT_DISABLED);
  const ticket = await openTicket(db, 'bind', { userNo, identityId }, { seconds: BIND_SECONDS, now: ctx.now });
  const [shown] = await db.select().from(userExt).where(eq(userExt.userNo, userNo));
  return { needBinding: 1, ticket, nickname: shown?.nickname || shown?.idCardName || '' };
}
