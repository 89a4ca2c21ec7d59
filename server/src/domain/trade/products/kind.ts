import type { Price } from '#contract/rules/prices.ts';
import type { RefundOffer } from '#contract/rules/refundRule.ts';
import type { ShareRule } from '#contract/rules/saleShares.ts';
import type { BuyStanding } from '#contract/trade/orderInfo.ts';
import type { OrderProduct } from '#contract/trade/shapes.ts';
import type { Db } from '../../../db/client.ts';
import type { HeldBefore, ProgramTerms, tradeOrder, VipTerms } from '../../../db/schema/trade.ts';
import type { Viewer } from '../../catalogue/policies.ts';

export type Order = typeof tradeOrder.$inferSelect;

/** What somebody would order now. */
export interface Offer {
  product: OrderProduct;
  /** Who sells; `0` is the platform. */
  orgNo: string | null;
  lecturerUserNo: string;
  price: Price;
  share: ShareRule;
  standing: BuyStanding;
  refundRule: string;
  vipTerms: VipTerms | null;
  programTerms: ProgramTerms | null;
  isVipPrice: 0 | 1;
  promotionId: string | null;
  couponId: string | null;
  /** What of the coupon the platform bears, in cents. */
  subsidy: number;
  /** 1: for the first thing that somebody buys. */
  isNewcomer: 0 | 1;
  /** Bought together with others. */
  group: Together | null;
  /** Of seats alone. */
  seats: { seatCount: number; seatOrgNo: string } | null;
}

/** People who buy together: a group that there is, or one that would be opened. */
export interface Together {
  groupId: string | null;
  promotionId: string;
  size: number;
  paidCount: number;
  expiresAt: string;
}

/** What somebody wants to order. */
export interface Wish {
  productId: string;
  /** The order of theirs for the very same that is open or holds. */
  held: Order | undefined;
  couponId: string | undefined;
  /** Of seats alone. */
  seatCount: number;
  /** Opens a group of this promotion, or joins one. */
  openGroup: string | undefined;
  joinGroup: string | undefined;
}

/** A coupon that somebody has, and what it would make of a price; why it would not, where it does not. */
export interface CouponChoice {
  couponId: string;
  batchName: string;
  amountOff: number;
  minPrice: number;
  endTime: string;
  /** Cents. */
  paid: number;
  bar: string;
}

/** How much was used, in hundredths of a percent, and whether that counts the lessons that were held. */
export interface Used {
  progress: number;
  isHeld?: boolean;
}

/** What the machine of orders has to know of a kind of thing that can be bought. */
export interface ProductKind {
  /** Of all of this kind somebody has at most one open order, because one changes the price of another. */
  isOneOpen: boolean;
  /** @throws NOT_FOUND */
  offer(db: Db, user: Viewer, wish: Wish, now: Date): Promise<Offer>;
  /** The coupons to choose from; a kind without it takes none. */
  coupons?(db: Db, user: Viewer, wish: Wish, now: Date): Promise<CouponChoice[]>;
  /** Whether a code to pay may still be shown, */
  isOnSale(db: Db, order: Order): Promise<boolean>;
  /** and whether, once money has arrived, it can be handed over. */
  isDeliverable(db: Db, order: Order, now: Date): Promise<boolean>;
  /** Hands over what was paid, in the transaction that takes the money. @returns how it was held before */
  deliver(db: Db, order: Order, now: Date): Promise<HeldBefore | null>;
  /** Takes back what is given back. */
  takeBack(db: Db, order: Order, now: Date, used: number): Promise<void>;
  /** The buyer asks for the money back: until that is decided it gives nothing. */
  suspend?(db: Db, order: Order, now: Date): Promise<void>;
  /** It stays with the buyer after all: the refund was withdrawn or refused. */
  keep?(db: Db, order: Order, now: Date): Promise<void>;
  /** The rule of giving back in words. */
  refundRule(db: Db, order: Order): Promise<string>;
  /** For so many days after paying something of it may come back; fixed when it is sold. */
  refundDays(db: Db, order: Order): Promise<number>;
  /** What comes back by the rule of its kind, or why nothing does, and how much of it was used: hundredths of a percent. */
  refundStanding(db: Db, order: Order, now: Date): Promise<RefundOffer & Used>;
  /** Why not even an operator can take it back any more. */
  stuck?(db: Db, order: Order): Promise<string | undefined>;
  /** What it is called between 「付款成功：」 and the like, and where the buyer finds it. */
  words: { delivered: (name: string) => string; takenBack: string; called: (name: string) => string };
}
