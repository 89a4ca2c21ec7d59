import * as contract from '#contract/user/code.ts';
import { newChallenge } from '../../domain/signIn/captcha.ts';
import { CODE_SECONDS, RESEND_SECONDS, sendCode } from '../../domain/signIn/codes.ts';
import { codeMail } from '../../domain/signIn/codeMail.ts';
import { handle } from '../../kit/handle.ts';

export const send = handle(
  contract.send,
  async (ctx, { mobile = '', email, scene, captcha }) => {
    const { sms, mail } = ctx.providers;
    const deliver = (code: string) => (email ? mail.send(codeMail(email, code)) : sms.sendCode(mobile, code));
    await sendCode(ctx, { receiver: email ?? mobile, scene, captcha }, deliver);
    return { resendAfter: RESEND_SECONDS, expiresIn: CODE_SECONDS };
  },
  { transaction: 'own' },
);

export const captcha = handle(contract.captcha, async (ctx) => newChallenge(ctx));
