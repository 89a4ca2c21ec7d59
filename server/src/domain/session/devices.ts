import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { wireTime } from '#contract/rules/time.ts';
import { session } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { deviceOf } from './device.ts';
import { endSessions } from './session.ts';

/** Sessions of a person that still let somebody in. */
const living = ({ user, now }: UserCtx) =>
  and(eq(session.userNo, user.userNo), isNull(session.endedReason), gt(session.expiresAt, wireTime(now)));

/** Where a person is signed in, the device that asks first. */
export async function devicesOf(ctx: UserCtx) {
  const rows = await ctx.db
    .select()
    .from(session)
    .where(living(ctx))
    .orderBy(sql`${session.id} = ${ctx.user.sessionId} desc`, desc(session.lastSeen))
    .limit(100);
  return rows.map(({ id, userAgent, ip, gmtCreate, lastSeen }) => {
    const isCurrent = id === ctx.user.sessionId ? (1 as const) : (0 as const);
    return { id, device: deviceOf(userAgent) || '未知设备', ip, gmtCreate, lastSeen, isCurrent };
  });
}

/** Signs one device of the person out. @throws NOT_FOUND for somebody else's, or one that is out already */
export async function endDevice(ctx: UserCtx, id: string): Promise<void> {
  if ((await ctx.db.$count(session, and(living(ctx), eq(session.id, id)))) === 0) throw fail(NOT_FOUND);
  await endSessions(ctx.db, ctx.user.userNo, 'signout', { sessionId: id });
}
