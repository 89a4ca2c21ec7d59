import { INVALID_INPUT } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { Failure } from '#contract/kit/errors.ts';
import { MOBILE_TAKEN } from '#contract/user/failures.ts';
import type { SignedIn } from '#contract/user/fields.ts';
import type { auditSave } from '#contract/user/lecturer.ts';
import { eq } from 'drizzle-orm';
import { ConsentKind } from '#contract/rules/consents.ts';
import type { Db } from '../../db/client.ts';
import { user } from '../../db/schema/user.ts';
import type { Ctx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { noteConsent } from '../consents/note.ts';
import { registerPerson } from '../person/register.ts';
import { useCode } from '../signIn/codes.ts';
import { hashPassword } from '../signIn/passwords.ts';
import { proveCode } from '../signIn/proof.ts';
import { signIn } from '../signIn/signIn.ts';
import { handInApplication } from './handIn.ts';

type Form = OutputOf<typeof auditSave.input>;

interface HandedIn {
  id: string;
  signedIn: SignedIn | null;
}

/**
 * Applies to become a lecturer. Who is signed in applies with the mobile of the account; anybody else proves a mobile
 * and is registered and signed in with it.
 * @throws 1194 waits already, 1195 is one, 1004 wrong code, 1011 the mobile has an account, 422
 */
export async function applyAsLecturer(ctx: Ctx, form: Form): Promise<HandedIn> {
  const visitor = await ctx.visitor();
  const { lecturerName, position, headImgUrl, introduce, tags, lecturerEmail, proofs } = form;
  const data = { lecturerName, position, headImgUrl, introduce, tags, lecturerEmail, proofs };
  if (!visitor) return applyAsNewcomer(ctx, form, data);
  return ctx.db.transaction(async (db) => {
    const [account] = await db.select({ mobile: user.mobile }).from(user).where(eq(user.userNo, visitor.userNo));
    const lecturerMobile = account?.mobile ?? '';
    await noteEntry(ctx, db, visitor.userNo);
    return { id: await handInApplication(db, visitor.userNo, { ...data, lecturerMobile }, ctx.now), signedIn: null };
  });
}

async function applyAsNewcomer(
  ctx: Ctx,
  form: Form,
  data: Omit<Parameters<typeof handInApplication>[2], 'lecturerMobile'>,
) {
  const mobile = given(form.lecturerMobile, 'lecturerMobile', '请输入手机号');
  const code = given(form.code, 'code', '请输入 6 位验证码');
  const password = given(form.mobilePsw, 'mobilePsw', '请设置密码');
  await proveCode(ctx, mobile, 'apply', code);
  const passwordHash = await hashPassword(password);
  const registering = ctx.db.transaction(async (db) => {
    const userNo = await registerPerson(db, { mobile, passwordHash }, ctx.now);
    await useCode(ctx, db, { receiver: mobile, scene: 'apply' }, code);
    await noteEntry(ctx, db, userNo);
    const id = await handInApplication(db, userNo, { ...data, lecturerMobile: mobile }, ctx.now);
    return { id, signedIn: await signIn(ctx, db, { userNo }, { way: 'register', account: mobile, terminalType: 1 }) };
  });
  const taken = at(MOBILE_TAKEN, 'lecturerMobile', MOBILE_TAKEN.msg);
  return refusedAs(registering, { user_account_mobile_unique: taken });
}

const noteEntry = (ctx: Ctx, db: Db, userNo: string): Promise<void> =>
  noteConsent(ctx, db, { userNo, kind: ConsentKind.entry, isGiven: 1 });

function given(value: string | undefined, path: string, message: string): string {
  if (value === undefined || value === '') throw at(INVALID_INPUT, path, message);
  return value;
}

const at = (failure: Failure, path: string, message: string) => fail(failure, message, { issues: [{ path, message }] });
