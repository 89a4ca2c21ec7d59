import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** Whose money a wallet holds: a person's own, which lecturers earn and who recommends, or that of an organization. */
export const WalletKind = choice({ lecturer: [1, '个人'], organization: [2, '机构'] });

export type WalletKind = ValueOf<typeof WalletKind>;

/** How it stands with money that is drawn. */
export const ExtractStatus = choice({
  auditing: [1, '审核中'],
  paying: [2, '支付中'],
  confirming: [3, '确认中'],
  done: [4, '成功'],
  failed: [5, '失败'],
});

export type ExtractStatus = ValueOf<typeof ExtractStatus>;

/** What is drawn and has neither arrived nor come back. */
export const onTheWay: readonly ExtractStatus[] = [
  ExtractStatus.auditing,
  ExtractStatus.paying,
  ExtractStatus.confirming,
];

/** Cents: less is not drawn, and more not at once. */
export const LEAST_DRAWN = 1000;
export const MOST_DRAWN = 50_000_000;

/** One in so many of what is drawn is the fee, within these cents. */
const FEE_PART = 1000;
const LEAST_FEE = 100;
const MOST_FEE = 2500;

/** What drawing so many cents costs: taken from what is drawn, and rounded down. */
export const drawFee = (cents: number): number => Math.min(MOST_FEE, Math.max(LEAST_FEE, Math.floor(cents / FEE_PART)));

export const drawRule = `每次 ¥${LEAST_DRAWN / 100} 到 ¥${MOST_DRAWN / 1_000_000} 万；手续费 0.1%，最少 ¥${LEAST_FEE / 100}、最多 ¥${MOST_FEE / 100}，从提现的金额里扣。`;

/** The number of a bank card: 16 to 19 digits, the last one checks the others (Luhn). */
export function isCardNo(digits: string): boolean {
  if (!/^\d{16,19}$/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The number of an account that a company has at a bank; banks check it in ways of their own. */
export const isAccountNo = (digits: string): boolean => /^\d{9,30}$/.test(digits);

/** 622202****5678: the first six and what stands from the fifteenth on; of short ones two at either end. */
export const maskedCard = (digits: string): string =>
  digits.length < 16 ? `${digits.slice(0, 2)}****${digits.slice(-2)}` : `${digits.slice(0, 6)}****${digits.slice(14)}`;
