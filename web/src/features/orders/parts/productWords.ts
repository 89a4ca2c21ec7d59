import { ProductType } from '#contract/rules/orders.ts';
import { buyPath, buyProgramPath, buyVipPath } from '#contract/rules/pagePaths.ts';
import type { Together } from './wished.ts';

/** How it is bought, beside what it is. */
interface Chosen extends Together {
  couponId: string | undefined;
}

interface ProductWords {
  called: (name: string) => string;
  /** The head of the page that says that it is paid, */
  paid: string;
  /** where it is now, */
  holds: string;
  /** and the way to it. */
  begin: string;
  /** The same from the list of orders. */
  enter: string;
  again: (productId: string) => string;
  /** Whether a coupon can lower its price. */
  takesCoupons: boolean;
  /** What is ordered, as the call names it. */
  wish: (productId: string, chosen: Chosen) => Wish;
}

type Wish =
  | ({ courseId: string } & Omit<Chosen, 'seatCount'>)
  | { vipSetId: string; couponId: string | undefined }
  | { programId: string }
  | { seatCourseId: string; seatCount: number };

/** How each kind of product is spoken of. */
export const productWords: Readonly<Record<ProductType, ProductWords>> = {
  [ProductType.course]: {
    called: (name) => `《${name}》`,
    paid: '付好了，开始学吧',
    holds: '已经放进「我的课程」',
    begin: '开始学习',
    enter: '进入学习',
    again: buyPath,
    takesCoupons: true,
    wish: (courseId, { couponId, openGroup, joinGroup }) => ({ courseId, couponId, openGroup, joinGroup }),
  },
  [ProductType.membership]: {
    called: (name) => name,
    paid: '付好了，会员已经生效',
    holds: '已经算进你的会员期',
    begin: '看我的会员',
    enter: '看会员',
    again: buyVipPath,
    takesCoupons: true,
    wish: (vipSetId, { couponId }) => ({ vipSetId, couponId }),
  },
  [ProductType.program]: {
    called: (name) => `学习方案「${name}」`,
    paid: '付好了，沿着方案学吧',
    holds: '已经加入，随它开通的课程在「我的课程」',
    begin: '看方案',
    enter: '看方案',
    again: buyProgramPath,
    takesCoupons: false,
    wish: (programId) => ({ programId }),
  },
  [ProductType.seats]: {
    called: (name) => `《${name}》的席位`,
    paid: '付好了，发给成员吧',
    holds: '在「课程席位」里',
    begin: '发给成员',
    enter: '发给成员',
    again: () => '/account/seats',
    takesCoupons: false,
    wish: (seatCourseId, { seatCount }) => ({ seatCourseId, seatCount }),
  },
};
