import { eq } from 'drizzle-orm';
import { wireTime } from '#contract/rules/time.ts';
import { NOT_REGISTERED, SAME_PASSWORD } from '#contract/user/failures.ts';
import * as contract from '#contract/user/password.ts';
import { user } from '../../db/schema/user.ts';
import { endSessions } from '../../domain/session/session.ts';
import { accountOf } from '../../domain/signIn/accounts.ts';
import { checkCode, useCode } from '../../domain/signIn/codes.ts';
import { hashPassword, passwordMatches } from '../../domain/signIn/passwords.ts';
import { unlock } from '../../domain/signIn/tries.ts';
import type { Ctx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';

const own = { transaction: 'own' } as const;

export const update = handle(
  contract.update,
  async (ctx, { mobile, code, newPassword }) => resetPassword(ctx, mobile, code, newPassword),
  own,
);

export const updateByEmail = handle(
  contract.updateByEmail,
  async (ctx, { email, code, newPassword }) => resetPassword(ctx, email, code, newPassword),
  own,
);

async function resetPassword(
  ctx: Ctx,
  receiver: string,
  code: string,
  newPassword: string,
): Promise<Record<string, never>> {
  const wanted = { receiver, scene: 'reset' } as const;
  await checkCode(ctx, wanted, code);
  const found = await accountOf(ctx.db, receiver);
  if (!found) throw fail(NOT_REGISTERED, receiver.includes('@') ? '这个邮箱还没有绑定账号' : undefined);
  if (await passwordMatches(found.passwordHash, newPassword)) throw fail(SAME_PASSWORD);
  const passwordHash = await hashPassword(newPassword);
  await ctx.db.transaction(async (db) => {
    await useCode(ctx, db, wanted, code);
    await db
      .update(user)
      .set({ passwordHash, gmtModified: wireTime(ctx.now) })
      .where(eq(user.userNo, found.userNo));
    await endSessions(db, found.userNo, 'password');
  });
  await unlock(ctx, receiver);
  if (found.mobile && found.mobile !== receiver) await unlock(ctx, found.mobile);
  return {};
}
