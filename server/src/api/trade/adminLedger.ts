import * as contract from '#contract/trade/adminLedger.ts';
import { proofPage, shownProof } from '../../domain/ledger/proofs.ts';
import { proveLedger } from '../../domain/ledger/prove.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, (ctx, input) => proofPage(ctx.db, input));

/** Its snapshot must be a transaction of its own. */
export const prove = handle(
  contract.prove,
  async (ctx) => {
    const proof = await proveLedger(ctx.db, ctx.now);
    ctx.changed({ after: { isSound: proof.isSound } });
    return shownProof(proof);
  },
  { transaction: 'own' },
);
