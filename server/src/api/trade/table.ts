import type { Handler } from '../../kit/handle.ts';
import * as adminLedger from './adminLedger.ts';
import * as adminOrder from './adminOrder.ts';
import * as adminRefund from './adminRefund.ts';
import * as adminTransfer from './adminTransfer.ts';
import * as demoBank from './demoBank.ts';
import * as notice from './notice.ts';
import * as orderInfo from './orderInfo.ts';
import * as transfer from './transfer.ts';

/** The files of this service. */
export const resources: Record<string, Handler>[] = [
  adminLedger,
  adminOrder,
  adminRefund,
  adminTransfer,
  demoBank,
  notice,
  orderInfo,
  transfer,
];
