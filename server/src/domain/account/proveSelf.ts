import { eq } from 'drizzle-orm';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import { NO_SUCH_PROOF } from '#contract/user/trustFailures.ts';
import { NOT_SHOWN } from '#contract/user/proofFields.ts';
import type { ProofWay } from '#contract/user/proofFields.ts';
import type { RowState } from '#contract/rules/rowStates.ts';
import type { Db } from '../../db/client.ts';
import { user } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { checkCode, useCode } from '../signIn/codes.ts';
import { provePassword } from '../signIn/proof.ts';
import { atField } from './atField.ts';

interface Given {
  proofWay: ProofWay;
  proof: string;
  captcha?: string | undefined;
}

/** What a person can prove themselves with. */
export interface Self {
  userNo: string;
  mobile: string | null;
  email: string | null;
  passwordHash: string;
  statusId: RowState;
}

/** Somebody who proved to be themselves: `use` spends the code within the transaction of what it allows. */
export interface Proven {
  self: Self;
  use(db: Db): Promise<void>;
}

/**
 * Makes sure that it is the owner who sits there, and not somebody at an open browser. Counts wrong tries, which is why
 * it runs before the transaction.
 * @throws 1280 no such proof, 1001 wrong password, 1002 locked, 1003 captcha needed, 1004 wrong code
 */
export async function proveSelf(ctx: UserCtx, { proofWay, proof, captcha }: Given): Promise<Proven> {
  const self = await selfOf(ctx.db, ctx.user.userNo);
  if (!proofWaysOf(self).includes(proofWay)) throw fail(NO_SUCH_PROOF);
  if (proofWay === 'password') {
    const account = self.mobile ?? self.email ?? self.userNo;
    const trying = provePassword(ctx, { way: 'password', account, password: proof, captcha }, async () => self);
    await atField('proof', trying);
    return { self, use: async () => undefined };
  }
  const wanted = { receiver: self[proofWay]!, scene: 'verify' } as const;
  await atField('proof', checkCode(ctx, wanted, proof));
  return { self, use: (db) => useCode(ctx, db, wanted, proof) };
}

/**
 * The same for who may have no way yet: only then it is enough to be signed in.
 * @throws 422 at `proof` when there is a way and none was taken, and what `proveSelf` throws
 */
export async function proveSelfIfAny(ctx: UserCtx, { proofWay, proof, captcha }: Partial<Given>): Promise<Proven> {
  if (proofWay && proof) return proveSelf(ctx, { proofWay, proof, captcha });
  const self = await selfOf(ctx.db, ctx.user.userNo);
  if (proofWaysOf(self).length === 0) return { self, use: async () => undefined };
  throw fail(INVALID_INPUT, NOT_SHOWN, { issues: [{ path: 'proof', message: NOT_SHOWN }] });
}

/** The ways that are open to a person, the handiest first. */
export const proofWaysOf = ({ mobile, email, passwordHash }: Omit<Self, 'userNo' | 'statusId'>): ProofWay[] => [
  ...(mobile ? (['mobile'] as const) : []),
  ...(passwordHash ? (['password'] as const) : []),
  ...(email ? (['email'] as const) : []),
];

export async function selfOf(db: Db, userNo: string): Promise<Self> {
  const { mobile, email, passwordHash, statusId } = user;
  const [row] = await db
    .select({ userNo: user.userNo, mobile, email, passwordHash, statusId })
    .from(user)
    .where(eq(user.userNo, userNo));
  return row!;
}
