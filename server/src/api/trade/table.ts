import type { Handler } from '../../kit/handle.ts';
import * as adminBill from './adminBill.ts';
import * as adminCouponBatch from './adminCouponBatch.ts';
import * as adminInvoice from './adminInvoice.ts';
import * as adminLedger from './adminLedger.ts';
import * as adminOrder from './adminOrder.ts';
import * as adminPayout from './adminPayout.ts';
import * as adminPayoutBill from './adminPayoutBill.ts';
import * as adminPromotion from './adminPromotion.ts';
import * as adminRefund from './adminRefund.ts';
import * as adminShare from './adminShare.ts';
import * as adminTransfer from './adminTransfer.ts';
import * as adminVipSet from './adminVipSet.ts';
import * as coupon from './coupon.ts';
import * as couponBatch from './couponBatch.ts';
import * as demoBank from './demoBank.ts';
import * as group from './group.ts';
import * as invoice from './invoice.ts';
import * as notice from './notice.ts';
import * as orderInfo from './orderInfo.ts';
import * as promotion from './promotion.ts';
import * as sale from './sale.ts';
import * as seat from './seat.ts';
import * as transfer from './transfer.ts';
import * as vip from './vip.ts';

/** The files of this service. */
export const resources: Record<string, Handler>[] = [
  adminBill,
  adminCouponBatch,
  adminInvoice,
  adminLedger,
  adminOrder,
  adminPayout,
  adminPayoutBill,
  adminPromotion,
  adminRefund,
  adminShare,
  adminTransfer,
  adminVipSet,
  coupon,
  couponBatch,
  demoBank,
  group,
  invoice,
  notice,
  orderInfo,
  promotion,
  sale,
  seat,
  transfer,
  vip,
];
