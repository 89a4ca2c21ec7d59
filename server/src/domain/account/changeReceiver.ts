import { eq } from 'drizzle-orm';
import { maskedEmail, maskedMobile } from '#contract/rules/masked.ts';
import { wireTime } from '#contract/rules/time.ts';
import { EMAIL_TAKEN, PHONE_TAKEN } from '#contract/user/trustFailures.ts';
import { user } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { followMobile } from '../organization/followMobile.ts';
import { checkCode, useCode } from '../signIn/codes.ts';
import { atField } from './atField.ts';
import type { Proven } from './proveSelf.ts';
import { tellOwner } from './tellOwner.ts';

interface Wanted {
  kind: 'mobile' | 'email';
  receiver: string;
  /** Of scene `bind`, sent to the receiver. */
  code: string;
}

/**
 * Gives a person another phone or mailbox, after it was shown that both the person and the receiver are theirs.
 * @throws 1004 wrong code, 1282 or 1283 when it belongs to somebody else
 */
export async function changeReceiver(ctx: UserCtx, proven: Proven, { kind, receiver, code }: Wanted): Promise<void> {
  const wanted = { receiver, scene: 'bind' } as const;
  await atField('code', checkCode(ctx, wanted, code));
  const change = ctx.db.transaction(async (db) => {
    await proven.use(db);
    await useCode(ctx, db, wanted, code);
    await db
      .update(user)
      .set({ [kind]: receiver, gmtModified: wireTime(ctx.now) })
      .where(eq(user.userNo, ctx.user.userNo));
    if (kind === 'mobile') await followMobile(db, ctx.user.userNo, receiver, ctx.now);
    await tellOwner(db, ctx.user.userNo, `${names[kind]}已改为 ${masked[kind](receiver)}`);
  });
  await refusedAs(change, taken);
}

export const names = { mobile: '登录手机号', email: '绑定邮箱' };
export const masked = { mobile: maskedMobile, email: maskedEmail };
const taken = { user_account_mobile_unique: PHONE_TAKEN, user_account_email_unique: EMAIL_TAKEN };
