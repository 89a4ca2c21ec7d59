import * as contract from '#contract/user/extAccount.ts';
import { mayRemove } from '#contract/rules/signInWays.ts';
import { NO_SUCH_PROOF, PASSWORD_EXISTS } from '#contract/user/trustFailures.ts';
import { changeReceiver, masked } from '../../domain/account/changeReceiver.ts';
import { linkThirdParty } from '../../domain/account/linkThirdParty.ts';
import { proofWaysOf, proveSelf, proveSelfIfAny, selfOf } from '../../domain/account/proveSelf.ts';
import { replacePassword, setFirstPassword } from '../../domain/account/setPassword.ts';
import { unlinkWay } from '../../domain/account/unlinkWay.ts';
import { linksOf, signInFacts } from '../../domain/account/ways.ts';
import { CODE_SECONDS, RESEND_SECONDS, sendCode } from '../../domain/signIn/codes.ts';
import { codeMail } from '../../domain/signIn/codeMail.ts';
import { finishThirdParty, startThirdParty } from '../../domain/signIn/thirdParty.ts';
import type { Ctx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';

const own = { transaction: 'own' } as const;

export const bindings = handle(contract.bindings, async (ctx) => {
  const self = await selfOf(ctx.db, ctx.user.userNo);
  const links = await linksOf(ctx.db, self.userNo);
  const facts = await signInFacts(ctx, ctx.db, self);
  const present = [...(self.mobile ? ['mobile'] : []), ...(self.email ? ['email'] : [])];
  return {
    mobile: self.mobile ? masked.mobile(self.mobile) : '',
    email: self.email ? masked.email(self.email) : '',
    hasPassword: self.passwordHash === '' ? 0 : 1,
    links,
    removable: [...present, ...links.map(({ source }) => source)].filter((way) => mayRemove(facts, way)),
    proofWays: proofWaysOf(self),
  } as const;
});

export const proofCode = handle(
  contract.proofCode,
  async (ctx, { by, captcha }) => {
    const receiver = (await selfOf(ctx.db, ctx.user.userNo))[by];
    if (receiver === null) throw fail(NO_SUCH_PROOF);
    return sendTo(ctx, by, { receiver, scene: 'verify', captcha });
  },
  own,
);

export const mobileUpdate = handle(
  contract.mobileUpdate,
  async (ctx, { mobile, code, ...given }) => {
    await changeReceiver(ctx, await proveSelf(ctx, given), { kind: 'mobile', receiver: mobile, code });
    return {};
  },
  own,
);

export const emailLinkCode = handle(
  contract.emailLinkCode,
  async (ctx, { email, captcha }) => sendTo(ctx, 'email', { receiver: email, scene: 'bind', captcha }),
  own,
);

export const emailLink = handle(
  contract.emailLink,
  async (ctx, { email, code, ...given }) => {
    await changeReceiver(ctx, await proveSelf(ctx, given), { kind: 'email', receiver: email, code });
    return {};
  },
  own,
);

export const qAndwRender = handle(
  contract.qAndwRender,
  async (ctx, { source, ...given }) => {
    const { use } = await proveSelfIfAny(ctx, given);
    await use(ctx.db);
    return startThirdParty(ctx, source, ctx.user);
  },
  own,
);

export const qAndwLink = handle(
  contract.qAndwLink,
  async (ctx, returned) => ({
    nickname: await linkThirdParty(ctx, returned.source, await finishThirdParty(ctx, returned, ctx.user)),
  }),
  own,
);

export const unlink = handle(
  contract.unlink,
  async (ctx, { way, ...given }) => {
    await unlinkWay(ctx, await proveSelf(ctx, given), way);
    return {};
  },
  own,
);

export const byUserNosetPwd = handle(
  contract.byUserNosetPwd,
  async (ctx, { newPassword, proofWay, proof, captcha }) => {
    if ((await selfOf(ctx.db, ctx.user.userNo)).passwordHash !== '') throw fail(PASSWORD_EXISTS);
    await setFirstPassword(ctx, await proveSelfIfAny(ctx, { proofWay, proof, captcha }), newPassword);
    return {};
  },
  own,
);

export const passwordUpdate = handle(
  contract.passwordUpdate,
  async (ctx, { newPassword, proofWay, proof, captcha }) => {
    await replacePassword(ctx, await proveSelf(ctx, { proofWay, proof, captcha }), newPassword);
    return {};
  },
  own,
);

async function sendTo(ctx: Ctx, by: 'mobile' | 'email', wanted: Parameters<typeof sendCode>[1]) {
  const { sms, mail } = ctx.providers;
  const { receiver } = wanted;
  const deliver = (code: string) =>
    by === 'email' ? mail.send(codeMail(receiver, code)) : sms.sendCode(receiver, code);
  await sendCode(ctx, wanted, deliver);
  return { resendAfter: RESEND_SECONDS, expiresIn: CODE_SECONDS };
}
