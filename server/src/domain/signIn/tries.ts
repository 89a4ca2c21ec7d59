import { CAPTCHA_NEEDED, LOCKED, WRONG_PASSWORD } from '#contract/user/failures.ts';
import type { NextTry } from '#contract/user/fields.ts';
import type { Ctx } from '../../kit/context.ts';
import type { CallFailure } from '../../kit/fail.ts';
import { fail } from '../../kit/fail.ts';
import { passCaptcha } from './captcha.ts';
import type { Count, CounterKey } from '../../kit/counter.ts';
import { countDown, countUp, forget, minutes } from '../../kit/counter.ts';
import { networkOf } from './network.ts';

const MINUTES_10 = 600;
const HOUR = 3600;

/** After this many failures of one account from one address it is locked there, and there only. */
const LOCK_AFTER = 5;
/** After this many failures a captcha is asked for: of the account from here, of the account from anywhere, from here. */
const captchaAfter = { here: 3, account: 10, address: 20 };

export interface Try {
  /** The password was wrong: the failure to throw, the same for accounts that do not exist. */
  failed(): CallFailure;
  /** The password was right: the owner starts anew. */
  forgive(): Promise<void>;
}

/**
 * Counts a try before the password is looked at, so that many at once cannot pass together.
 * Failures from elsewhere never lock the owner out, they only ask for a captcha.
 * @param subject what is tried: a mobile, an e-mail, or organization and job number; counted whether it exists or not
 * @throws 1002 locked, 1003 without a solved captcha where one is needed
 */
export async function beginTry(ctx: Ctx, subject: string, captcha: string | undefined): Promise<Try> {
  const { db, now } = ctx;
  const network = networkOf(ctx.ip);
  const here = await countUp(db, hereKey(subject, network), { seconds: MINUTES_10, slidesUntil: LOCK_AFTER }, now);
  if (here.count > LOCK_AFTER) throw locked(here);
  const account = await countUp(db, accountKey(subject), { seconds: HOUR }, now);
  const address = await countUp(db, ['password', 'network', network], { seconds: MINUTES_10 }, now);

  const exceeds = (extra: number): boolean =>
    here.count + extra > captchaAfter.here ||
    account.count + extra > captchaAfter.account ||
    address.count + extra > captchaAfter.address;
  if (exceeds(0) && !(await passCaptcha(ctx, captcha))) {
    for (const { key } of [here, account, address]) await countDown(db, key);
    throw fail(CAPTCHA_NEEDED, undefined, { needCaptcha: true } satisfies NextTry);
  }
  return {
    failed: () => {
      const left = LOCK_AFTER - here.count;
      if (left <= 0) return locked(here);
      return fail(WRONG_PASSWORD, `密码不对，还可以再试 ${left} 次`, { needCaptcha: exceeds(1) } satisfies NextTry);
    },
    forgive: async () => {
      await forget(db, here.key);
      await forget(db, account.key);
      await countDown(db, address.key);
    },
  };
}

/** Unlocks an account at the caller's address, after the owner proved to be there in another way. */
export const unlock = (ctx: Ctx, subject: string): Promise<void> => forget(ctx.db, hereKey(subject, networkOf(ctx.ip)));

const hereKey = (subject: string, network: string): CounterKey => ['password', 'here', subject, network];
export const accountKey = (subject: string): CounterKey => ['password', 'account', subject];
const locked = (count: Count): CallFailure => fail(LOCKED, `试错次数太多，请 ${minutes(count)} 分钟后再试`);
