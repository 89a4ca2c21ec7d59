import { eq } from 'drizzle-orm';
import { ConsentKind } from '#contract/rules/consents.ts';
import { ALREADY_BOUND, PHONE_HAS_ACCOUNT, TICKET_INVALID } from '#contract/user/failures.ts';
import type { Db } from '../../db/client.ts';
import { oauthBinding, user } from '../../db/schema/user.ts';
import type { Ctx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { noteConsent } from '../consents/note.ts';
import { followMobile } from '../organization/followMobile.ts';
import { mergePerson } from '../person/merge.ts';
import { registerPerson } from '../person/register.ts';

interface Phone {
  mobile: string;
  /** The owner of the phone was asked and agreed. */
  merge: boolean;
}

/** Who to sign in after binding. */
interface Bound {
  userNo: string;
  identityId?: string;
}

type Joined = Bound & { isNew: 0 | 1 };

/**
 * Gives a third-party account to the person with the phone, who is registered when there is none.
 * @throws 1013 the phone has an account and nobody agreed, 1014 that account has another one of the same third party
 */
export async function bindThirdParty(ctx: Ctx, db: Db, bindingId: string, phone: Phone): Promise<Joined> {
  const [binding] = await db.select().from(oauthBinding).where(eq(oauthBinding.id, bindingId)).for('update');
  if (!binding || binding.userNo !== null) throw fail(TICKET_INVALID);
  const owner = await lockOwner(db, phone.mobile);
  if (owner && !phone.merge) throw fail(PHONE_HAS_ACCOUNT);
  const { nickname, source: registerSource } = binding;
  const userNo =
    owner?.userNo ?? (await registerPerson(db, { mobile: phone.mobile, nickname, registerSource }, ctx.now));
  if (!owner) await noteTerms(ctx, db, userNo);
  const binds = db.update(oauthBinding).set({ userNo }).where(eq(oauthBinding.id, bindingId));
  await refusedAs(binds, { oauth_binding_one_of_a_kind: ALREADY_BOUND });
  return { userNo, isNew: owner ? 0 : 1 };
}

/**
 * Gives a phone to a person known by a job number; when the phone has an account, the identities move over to it.
 * @throws 1013 the phone has an account and nobody agreed
 */
export async function bindJobNumber(ctx: Ctx, db: Db, known: Required<Bound>, phone: Phone): Promise<Joined> {
  const [person] = await db.select().from(user).where(eq(user.userNo, known.userNo)).for('no key update');
  if (!person || person.mobile !== null) throw fail(TICKET_INVALID);
  const owner = await lockOwner(db, phone.mobile);
  if (!owner) {
    await db.update(user).set({ mobile: phone.mobile }).where(eq(user.userNo, known.userNo));
    await followMobile(db, known.userNo, phone.mobile, ctx.now);
    await noteTerms(ctx, db, known.userNo);
    return { ...known, isNew: 1 };
  }
  if (!phone.merge) throw fail(PHONE_HAS_ACCOUNT, '这个手机号已有账号，要合并到那个账号吗？');
  const moved = await mergePerson(db, known.userNo, owner.userNo, ctx.now);
  return { userNo: owner.userNo, identityId: moved.get(known.identityId), isNew: 0 };
}

/** The page asks whoever is new here to agree, as the one for registering does; who has an account has agreed. */
const noteTerms = (ctx: Ctx, db: Db, userNo: string): Promise<void> =>
  noteConsent(ctx, db, { userNo, kind: ConsentKind.terms, isGiven: 1 });

async function lockOwner(db: Db, mobile: string): Promise<{ userNo: string } | undefined> {
  const [row] = await db.select({ userNo: user.userNo }).from(user).where(eq(user.mobile, mobile)).for('no key update');
  return row;
}
