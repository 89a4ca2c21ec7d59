import { WRONG_CODE } from '#contract/user/failures.ts';
import type { Scene } from '#contract/user/code.ts';
import type { Ctx } from '../../kit/context.ts';
import { CallFailure } from '../../kit/fail.ts';
import type { Account } from './accounts.ts';
import { checkCode } from './codes.ts';
import { logTry } from './loginLog.ts';
import { passwordMatches } from './passwords.ts';
import { beginTry } from './tries.ts';

interface PasswordTry {
  way: 'password' | 'jobNumber';
  /** What was typed to name the account. */
  account: string;
  password: string;
  captcha: string | undefined;
}

/**
 * The account, when the password is right. Whether it exists shows neither in the answer nor in the time.
 * @throws 1001 wrong, 1002 locked, 1003 captcha needed
 */
export async function provePassword<A extends Account>(
  ctx: Ctx,
  { way, account, password, captcha }: PasswordTry,
  find: () => Promise<A | undefined>,
): Promise<A> {
  const tried = await beginTry(ctx, account, captcha);
  const found = await find();
  const right = await passwordMatches(found?.passwordHash, password);
  if (!found || !right) {
    await logTry(ctx, ctx.db, { way, account, userNo: found?.userNo, loginStatus: 0 });
    throw tried.failed();
  }
  await tried.forgive();
  return found;
}

/** `checkCode`, with a line in the log of sign-ins when it was wrong. */
export async function proveCode(ctx: Ctx, mobile: string, scene: Scene, code: string): Promise<void> {
  try {
    await checkCode(ctx, { receiver: mobile, scene }, code);
  } catch (error) {
    const wrong = error instanceof CallFailure && error.failure.code === WRONG_CODE.code;
    if (wrong) await logTry(ctx, ctx.db, { way: 'code', account: mobile, loginStatus: 0 });
    throw error;
  }
}
