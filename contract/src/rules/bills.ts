import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';
import { PayType } from './orders.ts';

/** What a line of a bill tells of. */
export const BillSide = choice({ payment: [1, '收款'], refund: [2, '退款'] });

export type BillSide = ValueOf<typeof BillSide>;

/** How a bill and our books differ. */
export const BillMark = choice({
  theirs: [1, '账单里有，我们没有'],
  ours: [2, '我们有，账单里没有'],
  amount: [3, '金额不同'],
  fee: [4, '手续费不同'],
});

export type BillMark = ValueOf<typeof BillMark>;

/** Banks that give a bill of each day, by the words with which a form names them. */
export const billBanks = {
  wechat: PayType.wechat,
  alipay: PayType.alipay,
  standIn: PayType.standIn,
} as const;

export type BillBank = keyof typeof billBanks;

/** What a bank keeps of what is paid, of ten thousand, where nothing else was agreed; the stand-in bank has it too. */
export const USUAL_FEE_RATE = 60;

/** What a bank keeps of `cents` at a rate of ten thousand, in cents, rounded as banks do. */
export const feeAt = (cents: number, rate: number): number => Math.round((cents * rate) / 10_000);

/** As large as one file may be, and as many lines. */
export const BILL_BYTES = 20 * 1_048_576;
export const BILL_LINES = 100_000;
