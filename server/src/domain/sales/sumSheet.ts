import { saleProducts } from '#contract/rules/sales.ts';
import { WalletKind } from '#contract/rules/wallet.ts';
import type { Db } from '../../db/client.ts';
import { bold, fileOf } from '../sheetImport/files.ts';
import { neutral } from '../sheetImport/neutral.ts';
import type { Owner } from '../wallet/owner.ts';
import { allGroups, daysOf, saleSums } from './sums.ts';
import type { Wanted } from './sums.ts';

interface Sums {
  countOrder: number;
  pricePaid: number;
  lecturerProfit: number;
}

const tableOf = (sheet: string, head: string, rows: readonly (Sums & { name: string })[]) => ({
  sheet,
  data: [
    [head, '订单', '成交金额（元）', '应得（元）'].map(bold),
    ...rows.map(({ name, countOrder, pricePaid, lecturerProfit }) => [
      { value: neutral(name) },
      { value: countOrder },
      { value: pricePaid },
      { value: lecturerProfit },
    ]),
  ],
  columns: [40, 10, 16, 14].map((width) => ({ width })),
  stickyRowsCount: 1,
});

/** What the page of earnings shows, as a workbook: by day, by what was sold, and of an organization by who taught it. */
export async function sumSheet(db: Db, owner: Owner, wanted: Wanted, now: Date) {
  const sums = await saleSums(db, owner, wanted, now);
  const days = [...sums.days.map(({ day, ...row }) => ({ ...row, name: day })), { ...sums, name: '合计' }];
  const byCourse = await allGroups(db, owner, 'course', wanted, now);
  const sheets = [tableOf('按天', '日期', days), tableOf('按商品', '商品', byCourse)];
  if (owner.walletKind === WalletKind.organization) {
    const byLecturer = await allGroups(db, owner, 'lecturer', wanted, now);
    sheets.push(
      tableOf(
        '按讲师',
        '讲师',
        byLecturer.map((row) => ({ ...row, name: row.name || '单位自己' })),
      ),
    );
  }
  const span = daysOf(wanted, now);
  return fileOf(`收益（${saleProducts[wanted.product].name}）${span[0]!}至${span.at(-1)!}.xlsx`, sheets);
}
