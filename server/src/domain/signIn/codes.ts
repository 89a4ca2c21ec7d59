import { randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { momentOf, wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { Scene } from '#contract/user/code.ts';
import { CAPTCHA_NEEDED, CODE_LIMIT, CODE_NOT_SENT, CODE_TOO_SOON, WRONG_CODE } from '#contract/user/failures.ts';
import type { NextTry } from '#contract/user/fields.ts';
import { keyedHash } from '../../config/keyedHash.ts';
import type { Db } from '../../db/client.ts';
import { verifyCode } from '../../db/schema/user.ts';
import type { Ctx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { loggable } from '../../kit/loggable.ts';
import { passCaptcha } from './captcha.ts';
import type { Count, CounterKey, Window } from '../../kit/counter.ts';
import { countDown, countUp, minutes } from '../../kit/counter.ts';
import { networkOf } from './network.ts';

export const RESEND_SECONDS = 60;
export const CODE_SECONDS = 300;
const MAX_ATTEMPTS = 5;

interface Wanted {
  receiver: string;
  scene: Scene;
  captcha?: string | undefined;
}

/**
 * Makes a code and has it sent. It is sent to receivers without an account too: only who holds the phone learns
 * whether there is one. Runs outside a transaction, because the message cannot be taken back.
 * @throws 1003 captcha, 1005 too soon, 1006 too many, 1007 the message could not be sent
 */
export async function sendCode(ctx: Ctx, wanted: Wanted, deliver: (code: string) => Promise<void>): Promise<void> {
  await refuseTooSoon(ctx, wanted);
  const takeBack = await countSending(ctx, wanted);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const codeHash = hashOf(ctx, wanted, code);
  if (!(await store(ctx, wanted, codeHash))) {
    await takeBack();
    throw await tooSoon(ctx, wanted);
  }
  try {
    await deliver(code);
  } catch (error) {
    ctx.log.error({ ...loggable(error), requestId: ctx.requestId }, 'code not sent');
    await ctx.db.delete(verifyCode).where(and(isFor(wanted), eq(verifyCode.codeHash, codeHash)));
    throw fail(CODE_NOT_SENT);
  }
}

/**
 * Compares a code and counts the attempt, which is why it runs before the transaction that uses the code.
 * @throws 1004 wrong, expired, used, or tried too often: one answer for all
 */
export async function checkCode(ctx: Ctx, wanted: Wanted, code: string): Promise<void> {
  const [row] = await ctx.db
    .update(verifyCode)
    .set({ attempts: sql`${verifyCode.attempts} + 1` })
    .where(and(isFor(wanted), lt(verifyCode.attempts, MAX_ATTEMPTS), gt(verifyCode.expiresAt, wireTime(ctx.now))))
    .returning({ codeHash: verifyCode.codeHash });
  const given = hashOf(ctx, wanted, code);
  if (!row || row.codeHash.length !== given.length || !timingSafeEqual(row.codeHash, given)) throw fail(WRONG_CODE);
}

/**
 * Uses a checked code up, within the transaction of what it is used for; of several at once exactly one goes on.
 * The row stays, because the pause between two codes is counted from it.
 * @throws 1004 when somebody else was faster
 */
export async function useCode(ctx: Ctx, db: Db, wanted: Wanted, code: string): Promise<void> {
  const rows = await db
    .update(verifyCode)
    .set({ codeHash: Buffer.alloc(0), expiresAt: sql`${verifyCode.sentAt}` })
    .where(and(isFor(wanted), eq(verifyCode.codeHash, hashOf(ctx, wanted, code))))
    .returning({ scene: verifyCode.scene });
  if (rows.length === 0) throw fail(WRONG_CODE);
}

async function refuseTooSoon(ctx: Ctx, wanted: Wanted): Promise<void> {
  const recent = and(isFor(wanted), gt(verifyCode.sentAt, wireTimeIn(ctx.now, -RESEND_SECONDS)));
  const rows = await ctx.db.select({ scene: verifyCode.scene }).from(verifyCode).where(recent);
  if (rows.length > 0) throw await tooSoon(ctx, wanted);
}

async function tooSoon(ctx: Ctx, wanted: Wanted) {
  const [row] = await ctx.db.select({ sentAt: verifyCode.sentAt }).from(verifyCode).where(isFor(wanted));
  const waited = row ? (ctx.now.getTime() - momentOf(row.sentAt).getTime()) / 1000 : 0;
  return fail(CODE_TOO_SOON, `验证码刚刚发过，请 ${Math.max(1, Math.ceil(RESEND_SECONDS - waited))} 秒后再获取`);
}

interface Limit extends Window {
  key: CounterKey;
  max: number;
  captchaAfter: number;
}

/**
 * Codes per hour and day: what they cost and how much they annoy is bounded for a receiver and for an address. What
 * somebody elsewhere asks for leaves enough for the owner.
 * @returns the way to take the count back when nothing is sent after all
 */
async function countSending(ctx: Ctx, { receiver, captcha }: Wanted): Promise<() => Promise<void>> {
  const network = networkOf(ctx.ip);
  const limits: Limit[] = [
    { key: ['code', 'hour here', receiver, network], seconds: 3600, max: 5, captchaAfter: 2 },
    { key: ['code', 'day here', receiver, network], seconds: 86_400, max: 10, captchaAfter: 10 },
    { key: ['code', 'hour', receiver], seconds: 3600, max: 15, captchaAfter: 2 },
    { key: ['code', 'day', receiver], seconds: 86_400, max: 30, captchaAfter: 10 },
    { key: ['code', 'network', network], seconds: 3600, max: 20, captchaAfter: 5 },
  ];
  const counts: (Count & Limit)[] = [];
  for (const limit of limits) counts.push({ ...limit, ...(await countUp(ctx.db, limit.key, limit, ctx.now)) });
  const takeBack = async () => {
    for (const { key } of counts) await countDown(ctx.db, key);
  };
  const exceeded = counts.filter(({ count, max }) => count > max).sort((a, b) => b.endsIn - a.endsIn)[0];
  if (exceeded) {
    await takeBack();
    const wait = minutes(exceeded);
    throw fail(
      CODE_LIMIT,
      `获取验证码的次数太多，请 ${wait > 90 ? `${Math.ceil(wait / 60)} 小时` : `${wait} 分钟`}后再试`,
    );
  }
  if (counts.some(({ count, captchaAfter }) => count > captchaAfter) && !(await passCaptcha(ctx, captcha))) {
    await takeBack();
    throw fail(CAPTCHA_NEEDED, undefined, { needCaptcha: true } satisfies NextTry);
  }
  return takeBack;
}

/** Replaces the code of before, unless one was sent within the pause (by a call at the same time). */
async function store(ctx: Ctx, { receiver, scene }: Wanted, codeHash: Buffer): Promise<boolean> {
  const fresh = {
    codeHash,
    attempts: 0,
    sentAt: wireTime(ctx.now),
    expiresAt: wireTimeIn(ctx.now, CODE_SECONDS),
  };
  const rows = await ctx.db
    .insert(verifyCode)
    .values({ receiver, scene, ...fresh })
    .onConflictDoUpdate({
      target: [verifyCode.receiver, verifyCode.scene],
      set: fresh,
      setWhere: lte(verifyCode.sentAt, wireTimeIn(ctx.now, -RESEND_SECONDS)),
    })
    .returning({ scene: verifyCode.scene });
  return rows.length === 1;
}

const isFor = ({ receiver, scene }: Wanted) => and(eq(verifyCode.receiver, receiver), eq(verifyCode.scene, scene));

const hashOf = ({ config }: Ctx, { receiver, scene }: Wanted, code: string): Buffer =>
  keyedHash(config.secretKey, 'code', `${scene}\n${receiver}\n${code}`);
