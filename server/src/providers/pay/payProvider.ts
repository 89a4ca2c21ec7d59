import type { PayType } from '#contract/rules/orders.ts';
import type { PayScene } from '#contract/rules/payScenes.ts';

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

/** What a bank says of money that it returned. */
export interface BackWord {
  refundNo: string;
  /** Cents. */
  amount: number;
  currency: string;
}

/** `nonce` is what tells one notice from another; one that is genuine and says nothing of money has no word of it. */
export type ReadNotice = { word: BankWord | null; back?: BackWord; nonce: string } | { refused: 'forged' | 'stale' };

/** Where a bank sends its notices, below the notices of the site, and what it wants to hear. */
export interface NoticePlace {
  path: string;
  /** The type of its bodies. */
  contentType: string;
  answer(isHeard: boolean): { status: number; body: string };
}

/** Who pays and from where. */
export interface PaidBy {
  scene: PayScene;
  ip: string;
  /** Within WeChat, as the app that is paid knows them; else empty. */
  openId: string;
}

export interface Opened extends PaidBy {
  serialNumber: string;
  amount: number;
  subject: string;
  expiresAt: string;
  /** The path of the cashier, to which who left for the wallet comes back. That says nothing of money. */
  back: string;
}

/** What the browser of WeChat is given to ask for the money. */
export interface BridgeCall {
  appId: string;
  timeStamp: string;
  nonceStr: string;
  package: string;
  signType: string;
  paySign: string;
}

/** How WeChat is asked who pays. */
export interface PayerLookup {
  askAt(state: string, back: string): string;
  /** @throws when the code is spent or WeChat refuses */
  openIdOf(code: string): Promise<string>;
  /** Signed for now, over what `open` gave. */
  bridge(codeText: string, now: Date): BridgeCall;
}

export interface PaidBack {
  refundNo: string;
  tradeNo: string;
  /** Cents. */
  amount: number;
  total: number;
}

/**
 * How far a bank is with money that it was told to return. Stuck: somebody has to see to it, for the reason `why`; where the
 * number is dead, it is told under another one.
 */
export type BackStanding = { at: 'done' | 'underWay' } | { at: 'stuck'; why: string; isNumberDead: boolean };

/** Why there is no bill, in a sentence for whoever settles accounts. */
export class BillProblem extends Error {}

/** A way to be paid. Every call may be made again: of the same number nothing happens twice. */
export interface PayProvider {
  readonly payType: PayType;
  /** The products that are set up; codes to scan always are. */
  readonly scenes: ReadonlySet<PayScene>;
  /** Null where notices come by a call of ours. */
  readonly notices: NoticePlace | null;
  /** Null where nobody can pay within WeChat. */
  readonly payer: PayerLookup | null;
  /** Who or from where a number can be paid only; empty where that is open. */
  boundTo(by: PaidBy): string;
  /** Gives the words of a code to scan, or the address to go to, and for how many seconds where that is not as long as it may be paid. */
  open(payment: Opened, now: Date): Promise<{ codeText: string; goodSeconds?: number }>;
  read(notice: RawNotice, now: Date): ReadNotice;
  /** What it knows of a number by now; nothing when nobody has paid or tried. */
  query(serialNumber: string): Promise<BankWord[]>;
  /** Nobody can pay this number any more. */
  close(serialNumber: string): Promise<void>;
  /** Returns `amount` of the `total` of a transaction to whoever paid it; asked again, it tells how far that is. */
  payBack(refund: PaidBack, now: Date): Promise<BackStanding>;
  /** The file of one day (yyyy-MM-dd); null when nothing happened on it. @throws BillProblem */
  bill(day: string): Promise<Uint8Array | null>;
}
