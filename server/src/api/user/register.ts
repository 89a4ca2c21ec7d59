import { and, eq } from 'drizzle-orm';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import { ConsentKind } from '#contract/rules/consents.ts';
import { MOBILE_TAKEN } from '#contract/user/failures.ts';
import * as contract from '#contract/user/register.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { user } from '../../db/schema/user.ts';
import { noteConsent } from '../../domain/consents/note.ts';
import { registerPerson } from '../../domain/person/register.ts';
import { useCode } from '../../domain/signIn/codes.ts';
import { hashPassword } from '../../domain/signIn/passwords.ts';
import { proveCode } from '../../domain/signIn/proof.ts';
import { signIn } from '../../domain/signIn/signIn.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';
import { refusedAs } from '../../kit/refusedAs.ts';

export const register = handle(
  contract.register,
  async (ctx, { mobile, code, password, referralCode, terminalType }) => {
    const referredBy = await referrerOf(ctx.db, referralCode);
    await proveCode(ctx, mobile, 'register', code);
    const passwordHash = await hashPassword(password);
    const registering = ctx.db.transaction(async (db) => {
      // The person comes before the code: of two at once the later waits here and hears that the phone is taken.
      const userNo = await registerPerson(db, { mobile, passwordHash, referredBy }, ctx.now);
      await useCode(ctx, db, { receiver: mobile, scene: 'register' }, code);
      await noteConsent(ctx, db, { userNo, kind: ConsentKind.terms, isGiven: 1 });
      return signIn(ctx, db, { userNo }, { way: 'register', account: mobile, terminalType });
    });
    return refusedAs(registering, { user_account_mobile_unique: MOBILE_TAKEN });
  },
  { transaction: 'own' },
);

async function referrerOf(db: Db, referralCode: string | undefined): Promise<string | undefined> {
  if (!referralCode) return undefined;
  const [row] = await db
    .select({ userNo: user.userNo })
    .from(user)
    .where(and(eq(user.referralCode, referralCode), enabled(user)));
  if (row) return row.userNo;
  const message = '推荐码不存在，请核对或留空';
  throw fail(INVALID_INPUT, message, { issues: [{ path: 'referralCode', message }] });
}
