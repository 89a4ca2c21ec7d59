import type { Handler } from '../../kit/handle.ts';
import * as adminLedger from './adminLedger.ts';
import * as adminOrder from './adminOrder.ts';
import * as adminPayout from './adminPayout.ts';
import * as adminRefund from './adminRefund.ts';
import * as demoBank from './demoBank.ts';
import * as notice from './notice.ts';
import * as orderInfo from './orderInfo.ts';
import * as sale from './sale.ts';

/** The files of this service. */
export const resources: Record<string, Handler>[] = [
  adminLedger,
  adminOrder,
  adminPayout,
  adminRefund,
  demoBank,
  notice,
  orderInfo,
  sale,
];
