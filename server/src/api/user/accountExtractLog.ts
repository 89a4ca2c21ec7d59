import { centsOf } from '#contract/rules/money.ts';
import * as contract from '#contract/user/accountExtractLog.ts';
import { proveSelf } from '../../domain/account/proveSelf.ts';
import { drawMoney } from '../../domain/wallet/draw.ts';
import { concerning, walletOwner } from '../../domain/wallet/owner.ts';
import { drawPage } from '../../domain/wallet/view.ts';
import { handle } from '../../kit/handle.ts';

export const save = handle(
  contract.save,
  async (ctx, { proofWay, proof, captcha, extractMoney, bankCardNo, requestKey }) => {
    const owner = walletOwner(ctx, 'wallet:manage');
    const { userNo } = ctx.user;
    const proven = await proveSelf(ctx, { proofWay, proof, captcha });
    const wish = { amount: centsOf(extractMoney), cardMasked: bankCardNo, requestKey };
    const id = await ctx.db.transaction(async (tx) => {
      await proven.use(tx);
      return drawMoney(tx, { userNo, owner, config: ctx.config, now: ctx.now }, wish);
    });
    ctx.changed({ ...concerning(owner), after: { ...owner, id, extractMoney } });
    return { id };
  },
  { transaction: 'own' },
);

export const list = handle(contract.list, (ctx, input) =>
  drawPage(ctx.db, walletOwner(ctx, 'sale:view', 'wallet:manage'), input),
);
