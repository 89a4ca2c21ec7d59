import * as contract from '#contract/user/account.ts';
import { proveSelf } from '../../domain/account/proveSelf.ts';
import { bindAccount } from '../../domain/wallet/bind.ts';
import { concerning, walletOwner } from '../../domain/wallet/owner.ts';
import { walletView } from '../../domain/wallet/view.ts';
import { handle } from '../../kit/handle.ts';

export const view = handle(contract.view, (ctx) => walletView(ctx, walletOwner(ctx, 'sale:view', 'wallet:manage')));

export const update = handle(
  contract.update,
  async (ctx, { proofWay, proof, captcha, ...card }) => {
    const owner = walletOwner(ctx, 'wallet:manage');
    const { userNo } = ctx.user;
    const proven = await proveSelf(ctx, { proofWay, proof, captcha });
    const bankCardNo = await ctx.db.transaction(async (tx) => {
      await proven.use(tx);
      return bindAccount(tx, { userNo, owner, config: ctx.config, now: ctx.now }, card);
    });
    ctx.changed({ ...concerning(owner), after: { ...owner, bankCardNo, bankName: card.bankName } });
    return { bankCardNo };
  },
  { transaction: 'own' },
);
