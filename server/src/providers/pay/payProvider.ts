import type { PayType } from '#contract/rules/orders.ts';

/** A notice as it came in; what is in it counts only once the signature was checked. */
export interface SignedNotice {
  /** JSON. */
  payload: string;
  /** Seconds since 1970 when it was signed. */
  timestamp: number;
  nonce: string;
  /** Hexadecimal. */
  signature: string;
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

export type ReadNotice = { word: BankWord } | { refused: 'forged' | 'stale' };

interface Opened {
  serialNumber: string;
  amount: number;
  subject: string;
  expiresAt: string;
}

/** A way to be paid. Every call may be made again: of the same number nothing happens twice. */
export interface PayProvider {
  readonly payType: PayType;
  /** Gives the words of a code to scan. */
  open(payment: Opened, now: Date): Promise<{ codeText: string }>;
  read(notice: SignedNotice, now: Date): ReadNotice;
  /** What it knows of a number by now; nothing when nobody has paid or tried. */
  query(serialNumber: string): Promise<BankWord[]>;
  /** Nobody can pay this number any more. */
  close(serialNumber: string): Promise<void>;
  /** Returns all of a transaction to whoever paid it. */
  payBack(refund: { refundNo: string; tradeNo: string; amount: number }): Promise<void>;
}
