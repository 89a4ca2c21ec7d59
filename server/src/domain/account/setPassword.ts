import { and, eq } from 'drizzle-orm';
import { wireTime } from '#contract/rules/time.ts';
import { SAME_PASSWORD } from '#contract/user/failures.ts';
import { PASSWORD_EXISTS } from '#contract/user/trustFailures.ts';
import type { Db } from '../../db/client.ts';
import { user } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { endSessions } from '../session/session.ts';
import { hashPassword, passwordMatches } from '../signIn/passwords.ts';
import { unlock } from '../signIn/tries.ts';
import type { Proven } from './proveSelf.ts';
import { tellOwner } from './tellOwner.ts';

/** The first password of somebody who signs in without one. @throws 1281 when there is one */
export async function setFirstPassword(ctx: UserCtx, { self, use }: Proven, newPassword: string): Promise<void> {
  const { userNo } = self;
  const passwordHash = await hashPassword(newPassword);
  await ctx.db.transaction(async (db) => {
    const rows = await db
      .update(user)
      .set({ passwordHash, gmtModified: wireTime(ctx.now) })
      .where(and(eq(user.userNo, userNo), eq(user.passwordHash, '')))
      .returning({ id: user.id });
    if (rows.length === 0) throw fail(PASSWORD_EXISTS);
    await use(db);
    await settle(ctx, db, '登录密码设置成功');
  });
}

/** A new password in place of the old one. @throws 1012 the same one again */
export async function replacePassword(ctx: UserCtx, { self, use }: Proven, newPassword: string): Promise<void> {
  if (await passwordMatches(self.passwordHash, newPassword)) throw fail(SAME_PASSWORD);
  const passwordHash = await hashPassword(newPassword);
  await ctx.db.transaction(async (db) => {
    await use(db);
    await db
      .update(user)
      .set({ passwordHash, gmtModified: wireTime(ctx.now) })
      .where(eq(user.userNo, self.userNo));
    await settle(ctx, db, '登录密码修改成功');
  });
  for (const receiver of [self.mobile, self.email]) if (receiver) await unlock(ctx, receiver);
}

/** Whoever else is signed in must sign in anew. */
async function settle({ user: { userNo, sessionId } }: UserCtx, db: Db, title: string): Promise<void> {
  await endSessions(db, userNo, 'password', { except: sessionId });
  await tellOwner(db, userNo, title);
}
