import { PayoutMark } from '#contract/rules/payoutBills.ts';
import { ExtractStatus } from '#contract/rules/wallet.ts';
import type { walletDraw } from '../../db/schema/wallet.ts';
import type { BankAccount } from '../wallet/account.ts';
import type { PayoutLine } from './read.ts';

export type Draw = typeof walletDraw.$inferSelect;

/** What a line asks for: a step of the withdrawal, nothing, or somebody's eye. */
export type Verdict = { act: 'pay' | 'confirm' | 'bounce' | 'none' } | { mark: PayoutMark };

interface Known {
  draw: Draw | undefined;
  /** Opens the account that the withdrawal goes to. */
  accountOf: (draw: Draw) => BankAccount;
  /** The number stands for another withdrawal already. */
  isRefTaken: boolean;
  /** The same file says that it was paid. */
  isPaidHere: boolean;
  /** Who sent the file. */
  actor: string;
}

const { auditing, paying, confirming, done, failed } = ExtractStatus;

/**
 * Compares a line with the withdrawal that it names. Money moves only where all of both agrees; what came back to a wallet
 * is never paid, and what the bank may have paid under another number never comes back by itself.
 */
export function judge(line: PayoutLine, { draw, accountOf, isRefTaken, isPaidHere, actor }: Known): Verdict {
  if (!draw) return { mark: PayoutMark.theirs };
  if (line.amount !== draw.amount - draw.fee) return { mark: PayoutMark.amount };
  if (!isAccount(line.account, accountOf(draw))) return { mark: PayoutMark.account };
  const { extractStatus: state, bankRef } = draw;
  const isSame = bankRef === line.bankRef;
  if (line.isPaid === 1) {
    if (state === auditing || state === failed) return { mark: PayoutMark.state };
    if (state === done && isSame) return { act: 'none' };
    if (state !== paying && !isSame) return { mark: PayoutMark.twice };
    if (draw.applyUserNo === actor) return { mark: PayoutMark.own };
    if (isRefTaken) return { mark: PayoutMark.ref };
    return { act: state === paying ? 'pay' : 'confirm' };
  }
  if (state === failed) return { act: 'none' };
  // After it arrived it may still be sent back by the other bank.
  const mayComeBack = state === paying || (isSame && (state === confirming || (state === done && !isPaidHere)));
  if (!mayComeBack) return { mark: PayoutMark.state };
  return draw.applyUserNo === actor ? { mark: PayoutMark.own } : { act: 'bounce' };
}

/** The last digits of a number, whatever hides the others, or the name of the holder. */
function isAccount(written: string, { number, holder }: BankAccount): boolean {
  const [digits] = /\d{4,}$/.exec(written) ?? [];
  return written.normalize('NFKC') === holder.normalize('NFKC') || (digits !== undefined && number.endsWith(digits));
}
