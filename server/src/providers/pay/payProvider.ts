import type { PayType } from '#contract/rules/orders.ts';

/** Under it banks tell of payments, each in its own shape (pay/mountNotices.ts). */
export const NOTICES = '/apis/trade/notice/';

/** A notice as it came in; what is in it counts only once the signature was checked. */
export interface RawNotice {
  /** By their names in small letters. */
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
}

/** What a bank says of a try to pay. */
export interface BankWord {
  serialNumber: string;
  outcome: 'paid' | 'refused';
  /** The number of its transaction. */
  tradeNo: string;
  /** Cents. */
  amount: number;
  currency: string;
}

/** `nonce` is what tells one notice from another; one that is genuine and says nothing of a payment has no word. */
export type ReadNotice = { word: BankWord | null; nonce: string } | { refused: 'forged' | 'stale' };

/** Where a bank sends its notices, below the notices of the site, and what it wants to hear. */
export interface NoticePlace {
  path: string;
  /** The type of its bodies. */
  contentType: string;
  answer(isHeard: boolean): { status: number; body: string };
}

interface Opened {
  serialNumber: string;
  amount: number;
  subject: string;
  expiresAt: string;
}

/** A way to be paid. Every call may be made again: of the same number nothing happens twice. */
export interface PayProvider {
  readonly payType: PayType;
  /** Null where notices come by a call of ours. */
  readonly notices: NoticePlace | null;
  /** Gives the words of a code to scan. */
  open(payment: Opened, now: Date): Promise<{ codeText: string }>;
  read(notice: RawNotice, now: Date): ReadNotice;
  /** What it knows of a number by now; nothing when nobody has paid or tried. */
  query(serialNumber: string): Promise<BankWord[]>;
  /** Nobody can pay this number any more. */
  close(serialNumber: string): Promise<void>;
  /** Returns all of a transaction to whoever paid it. */
  payBack(refund: { refundNo: string; tradeNo: string; amount: number }): Promise<void>;
}
