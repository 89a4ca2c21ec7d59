import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';
import { PayType } from './orders.ts';
import type { Shares } from './saleShares.ts';
import { WalletKind } from './wallet.ts';

/** Whose money an account tells of. */
export const AccountKind = choice({
  provider: [1, '收款渠道'],
  buyer: [2, '买家待结'],
  platform: [3, '平台收入'],
  organization: [4, '机构应得'],
  /** A person's own: shares of what they teach, and commissions. */
  lecturer: [5, '个人应得'],
  frozenOrganization: [6, '机构冻结'],
  frozenLecturer: [7, '个人冻结'],
  subsidy: [8, '平台补贴'],
  points: [9, '积分抵扣'],
  /** What banks keep of what was paid, which the platform bears. */
  fee: [10, '支付手续费'],
  transitOrganization: [20, '机构提现在途'],
  transitLecturer: [21, '个人提现在途'],
});

export type AccountKind = ValueOf<typeof AccountKind>;

/** Why money moved; each cause is booked once. */
export const EntryKind = choice({
  payment: [1, '收到付款'],
  sale: [2, '订单成交'],
  refund: [3, '退款冲回'],
  payBack: [4, '退回付款人'],
  release: [5, '分成解冻'],
  commission: [6, '推荐佣金'],
  fee: [7, '支付手续费'],
  feeBack: [8, '手续费撤回'],
  draw: [20, '申请提现'],
  paidOut: [21, '提现到账'],
  drawBack: [22, '提现退回'],
});

export type EntryKind = ValueOf<typeof EntryKind>;

/** What a proof of the ledger looked at: all of it, or what was touched since the one before. */
export const ProofKind = choice({ whole: [1, '整本'], daily: [2, '每日'] });

export type ProofKind = ValueOf<typeof ProofKind>;

export interface AccountName {
  kind: AccountKind;
  /** A user, an organization, a way to pay; `0` for the platform and its account at a bank. */
  ownerNo: string;
}

/** Cents into an account: positive is debit (借), negative credit (贷). The postings of an entry sum to zero. */
export interface Posting {
  account: AccountName;
  amount: number;
}

interface Parties {
  userNo: string;
  orgNo: string | null;
  lecturerUserNo: string;
}

const buyerOf = ({ userNo }: Pick<Parties, 'userNo'>): AccountName => ({ kind: AccountKind.buyer, ownerNo: userNo });

const heldBy = (payType: PayType) => (): AccountName => ({ kind: AccountKind.provider, ownerNo: String(payType) });

/** The account that the money of each way comes from: of what a bank holds, or of the buyer's own wallet. */
const sources: Readonly<Record<PayType, (buyer: Pick<Parties, 'userNo'>) => AccountName>> = {
  [PayType.wechat]: heldBy(PayType.wechat),
  [PayType.alipay]: heldBy(PayType.alipay),
  [PayType.transfer]: heldBy(PayType.transfer),
  [PayType.standIn]: heldBy(PayType.standIn),
  [PayType.balance]: ({ userNo }) => walletAccounts(personalWallet(userNo)).due,
};

/** Money arrived: it is where its way brings it from, and the buyer has it to his credit. */
export const paymentPostings = (cents: number, payType: PayType, buyer: Pick<Parties, 'userNo'>): Posting[] => [
  { account: sources[payType](buyer), amount: cents },
  { account: buyerOf(buyer), amount: -cents },
];

/** What the platform bears of a price, in cents: of coupons and points together, and of points alone. */
interface Borne {
  subsidy: number;
  pointsOff: number;
}

/**
 * Something was bought with it: the shares are frozen as long as it may be given back. What a coupon of the platform or
 * points took off the platform adds, so that it bears it and nobody else.
 */
export function salePostings(shares: Shares, parties: Parties, { subsidy, pointsOff }: Borne): Posting[] {
  const cents = shares.platform + shares.organization + shares.lecturer;
  return moved([
    { account: buyerOf(parties), amount: cents - subsidy },
    { account: { kind: AccountKind.subsidy, ownerNo: '0' }, amount: subsidy - pointsOff },
    { account: { kind: AccountKind.points, ownerNo: '0' }, amount: pointsOff },
    { account: { kind: AccountKind.platform, ownerNo: '0' }, amount: -shares.platform },
    { account: { kind: AccountKind.frozenOrganization, ownerNo: parties.orgNo ?? '0' }, amount: -shares.organization },
    { account: { kind: AccountKind.frozenLecturer, ownerNo: parties.lecturerUserNo }, amount: -shares.lecturer },
  ]);
}

/**
 * The same the other way round, but for what stays as it was. That is told apart by the kind of account, of which an entry
 * has each once: whose it was may have become one with somebody else since.
 */
export const reversed = (postings: readonly Posting[], staying: readonly Posting[] = []): Posting[] =>
  moved(
    postings.map(({ account, amount }) => {
      const kept = staying.find((one) => one.account.kind === account.kind)?.amount ?? 0;
      return { account, amount: kept - amount };
    }),
  );

/** Shares that nobody can ask back any more belong to those who earned them; nothing when there are none. */
export function releasePostings(shares: Shares, { orgNo, lecturerUserNo }: Parties): Posting[] {
  const free = (from: AccountKind, to: AccountKind, ownerNo: string, cents: number): Posting[] => [
    { account: { kind: from, ownerNo }, amount: cents },
    { account: { kind: to, ownerNo }, amount: -cents },
  ];
  return moved([
    ...free(AccountKind.frozenOrganization, AccountKind.organization, orgNo ?? '0', shares.organization),
    ...free(AccountKind.frozenLecturer, AccountKind.lecturer, lecturerUserNo, shares.lecturer),
  ]);
}

export interface WalletName {
  walletKind: WalletKind;
  ownerNo: string;
}

/** What somebody earns themselves, as whoever: their own, not of an organization. */
export const personalWallet = (ownerNo: string): WalletName => ({ walletKind: WalletKind.lecturer, ownerNo });

/** The accounts of a wallet: what may be drawn, what may still be asked back by buyers, what is on its way. */
export const walletAccounts = ({
  walletKind,
  ownerNo,
}: WalletName): Record<'due' | 'frozen' | 'transit', AccountName> =>
  walletKind === WalletKind.lecturer
    ? {
        due: { kind: AccountKind.lecturer, ownerNo },
        frozen: { kind: AccountKind.frozenLecturer, ownerNo },
        transit: { kind: AccountKind.transitLecturer, ownerNo },
      }
    : {
        due: { kind: AccountKind.organization, ownerNo },
        frozen: { kind: AccountKind.frozenOrganization, ownerNo },
        transit: { kind: AccountKind.transitOrganization, ownerNo },
      };

/** What the platform gives out of its part to who recommended the buyer, once nobody can ask it back. */
export const commissionPostings = (cents: number, referrerNo: string): Posting[] => [
  { account: { kind: AccountKind.platform, ownerNo: '0' }, amount: cents },
  { account: walletAccounts(personalWallet(referrerNo)).due, amount: -cents },
];

/** Somebody draws what is due to them: it cannot be drawn a second time. */
export function drawPostings(cents: number, wallet: WalletName): Posting[] {
  const { due, transit } = walletAccounts(wallet);
  return [
    { account: due, amount: cents },
    { account: transit, amount: -cents },
  ];
}

/** It arrived: the money left the platform's account at its bank, and the fee is the platform's. */
export function paidOutPostings(cents: number, fee: number, wallet: WalletName): Posting[] {
  return moved([
    { account: walletAccounts(wallet).transit, amount: cents },
    { account: { kind: AccountKind.provider, ownerNo: '0' }, amount: -(cents - fee) },
    { account: { kind: AccountKind.platform, ownerNo: '0' }, amount: -fee },
  ]);
}

/** A bank has kept this much of what it holds for us; below zero where it gave back more than it kept. */
export const feePostings = (cents: number, payType: PayType): Posting[] =>
  moved([
    { account: { kind: AccountKind.fee, ownerNo: String(payType) }, amount: cents },
    { account: heldBy(payType)(), amount: -cents },
  ]);

/** Nothing moved is no posting. */
const moved = (postings: Posting[]): Posting[] => postings.filter(({ amount }) => amount !== 0);
