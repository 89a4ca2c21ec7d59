import type { OutputOf } from '#contract/kit/schema.ts';
import { OrderState } from '#contract/rules/orders.ts';
import { saleProducts } from '#contract/rules/sales.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { sheet } from '#contract/trade/sale.ts';
import type { Db } from '../../db/client.ts';
import { bold, fileOf } from '../sheetImport/files.ts';
import { neutral } from '../sheetImport/neutral.ts';
import type { Owner } from '../wallet/owner.ts';
import { soldForSheet } from './list.ts';

const heads = [
  '订单号',
  '商品',
  '讲师',
  '付款时间',
  '成交金额（元）',
  '退款（元）',
  '应得（元）',
  '状态',
  '可提现时间',
];

/** What was sold as a workbook; no cell begins what a spreadsheet would reckon. */
export async function soldSheet(db: Db, owner: Owner, wanted: OutputOf<typeof sheet.input>, now: Date) {
  const rows = await soldForSheet(db, owner, wanted);
  const lines = rows.map((row) => [
    { value: row.orderNo },
    { value: neutral(row.courseName) },
    { value: neutral(row.product.lecturerName) },
    { value: row.payTime },
    { value: row.pricePaid },
    { value: row.priceBack },
    { value: row.lecturerProfit },
    { value: OrderState.labels[row.orderStatus] },
    { value: row.priceBack === row.pricePaid ? '' : row.releasesAt },
  ]);
  const columns = [22, 40, 14, 20, 16, 12, 14, 12, 20].map((width) => ({ width }));
  const name = `卖出的订单（${saleProducts[wanted.product].name}）${wireTime(now).slice(0, 10)}.xlsx`;
  return fileOf(name, [{ sheet: '卖出的订单', data: [heads.map(bold), ...lines], columns, stickyRowsCount: 1 }]);
}
