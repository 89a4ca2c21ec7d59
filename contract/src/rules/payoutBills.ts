import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** What became of a line in which a bank answers for a payout. */
export const PayoutOutcome = choice({
  paid: [1, '付成了，已确认到账'],
  returned: [2, '没有付成，已退回钱包'],
  agreed: [3, '和账上一致'],
  known: [4, '以前的文件里有过'],
  different: [5, '有差异'],
});

export type PayoutOutcome = ValueOf<typeof PayoutOutcome>;

/** How the answer of a bank and our books differ. */
export const PayoutMark = choice({
  theirs: [1, '不是我们的提现'],
  missing: [2, '我们有，文件里没有'],
  amount: [3, '金额不同'],
  account: [4, '收款账户不同'],
  twice: [5, '付了两次，或流水号不同'],
  state: [6, '和我们的状态矛盾'],
  own: [7, '上传的人自己的提现'],
  ref: [8, '流水号用在另一笔提现上'],
});

export type PayoutMark = ValueOf<typeof PayoutMark>;

/** As many lines as one file may have: no more are put into one file for the bank. */
export const PAYOUT_LINES = 500;
