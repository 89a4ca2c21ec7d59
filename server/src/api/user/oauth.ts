import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import * as contract from '#contract/user/oauth.ts';
import { BIND_SECONDS } from '../../domain/signIn/signInOrBind.ts';
import { signIn } from '../../domain/signIn/signIn.ts';
import {
  bindingOf,
  finishThirdParty,
  openIdOf,
  returnAddress,
  startThirdParty,
} from '../../domain/signIn/thirdParty.ts';
import { openTicket } from '../../domain/signIn/tickets.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';
import { demoAccounts as accounts, demoCode } from '../../providers/demoOauth.ts';

export const sources = handle(contract.sources, async (ctx) => ({
  sources: contract.Source.options.filter((source) => ctx.providers.oauth.has(source)),
}));

export const render = handle(contract.render, async (ctx, { source }) => startThirdParty(ctx, source), {
  transaction: 'own',
});

export const success = handle(
  contract.success,
  async (ctx, { remember, terminalType, ...returned }) => {
    const profile = await finishThirdParty(ctx, returned);
    return ctx.db.transaction(async (db) => {
      const { id, userNo, nickname } = await bindingOf(db, returned.source, profile, ctx.now);
      if (userNo !== null) {
        const how = { way: 'oauth', account: returned.source, remember, terminalType } as const;
        return { needBinding: 0, ...(await signIn(ctx, db, { userNo }, how)) } as const;
      }
      const ticket = await openTicket(db, 'bind', { bindingId: id }, { seconds: BIND_SECONDS, now: ctx.now });
      return { needBinding: 1, ticket, nickname } as const;
    });
  },
  { transaction: 'own' },
);

export const getOpenId = handle(contract.getOpenId, async (ctx, { source, code }) => ({
  openId: await openIdOf(ctx, source, code),
}));

export const demoAccounts = handle(contract.demoAccounts, async (ctx) => {
  if (!ctx.config.demo) throw fail(NOT_FOUND);
  return { list: accounts };
});

export const demoAgree = handle(contract.demoAgree, async (ctx, { account, state, redirectUri }) => {
  if (!ctx.config.demo || !accounts.some((one) => one.account === account)) throw fail(NOT_FOUND);
  if (![returnAddress(ctx), returnAddress(ctx, { userNo: '' })].includes(redirectUri))
    throw fail(INVALID_INPUT, '返回地址不正确');
  const query = new URLSearchParams({ code: demoCode(ctx.config.secretKey, account), state });
  return { url: `${redirectUri}?${query.toString()}` };
});
