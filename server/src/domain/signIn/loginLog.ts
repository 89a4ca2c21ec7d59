import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { loginLog } from '../../db/schema/user.ts';
import type { Ctx } from '../../kit/context.ts';

interface Tried {
  way: 'password' | 'code' | 'jobNumber' | 'oauth' | 'lab' | 'register' | 'sso';
  /** As typed: mobile, e-mail, job number or name of the third party. */
  account: string;
  userNo?: string | undefined;
  loginStatus: 0 | 1;
}

/** Writes down a try to sign in. Failures are written outside the transaction that fails. */
export async function logTry(ctx: Ctx, db: Db, tried: Tried): Promise<void> {
  const { ip: loginIp, userAgent } = ctx;
  await db.insert(loginLog).values({ ...tried, gmtCreate: wireTime(ctx.now), loginIp, userAgent });
}
