import fc from 'fast-check';
import { readSheet } from 'read-excel-file/node';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { yuanOf } from '#contract/rules/money.ts';
import { OrderState } from '#contract/rules/orders.ts';
import { sharesOf } from '#contract/rules/saleShares.ts';
import { WalletKind } from '#contract/rules/wallet.ts';
import * as sale from '#contract/trade/sale.ts';
import * as sold from '#contract/user/orderInfo.ts';
import { makeOrg } from '#seed/make/org.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { earning } from '#test/wallet.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import { partOf } from '../../domain/sales/parts.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-20T02:00:00Z'));
const market = earning(t);
const orgNo = await makeOrg(db, { orgType: 3, orgName: '北岸智造实训中心' });
const boss = await market.staff(orgNo);
const { lecturer, buyer, orders } = await market.soldThree(orgNo);
const names = (reply: Awaited<ReturnType<typeof list>>) => reply.data.list.map(({ courseName }) => courseName);
const list = (of: Person, input: object = {}) => of.send(sold.lecturer, input);

it('the organization and the lecturer see the same sale, each with what is theirs, and nothing of the buyer', async () => {
  const [theirs, own] = [await list(boss), await list(lecturer)];
  expect(names(theirs)).toEqual(['resource课程', 'live课程', 'vod课程']);
  expect(names(own)).toEqual(names(theirs));
  const [one, other] = [theirs.data.list[0]!, own.data.list[0]!];
  expect(one.lecturerProfit + other.lecturerProfit).toBe(139.3);
  expect(one).toMatchObject({ pricePaid: 199, isReleased: 0, orderStatus: 2, product: { lecturerName: '陈砚清' } });
  const everything = JSON.stringify([theirs.data, (await boss.send(sale.view, { orderNo: orders[0]! })).data]);
  expect(everything).not.toContain(buyer.mobile);
  expect(everything).not.toContain(buyer.userNo);
  expect(everything).not.toContain('买家的名字');
});

it('sums by day, by course and by lecturer agree with the orders; what was given back is apart', async () => {
  await db.update(tradeOrder).set({ orderStatus: 5, priceBack: 19_900 }).where(eq(tradeOrder.orderNo, orders[1]!));
  const before = sql`${tradeOrder.paidAt} - interval '3 days'`;
  await db.update(tradeOrder).set({ paidAt: before }).where(eq(tradeOrder.orderNo, orders[0]!));
  const { data } = await boss.send(sale.sums, { days: '7' });
  const share = (await list(boss)).data.list.reduce((sum, row) => sum + Math.round(row.lecturerProfit * 100), 0);
  expect(data).toMatchObject({ countOrder: 2, pricePaid: 398, countRefunded: 1, priceRefunded: 199 });
  expect(data.lecturerProfit).toBe(yuanOf(share));
  expect(data.days).toHaveLength(7);
  expect(data.days.at(-1)).toMatchObject({ day: '2026-11-20', countOrder: 1, pricePaid: 199 });
  expect(data.days.at(-4)).toMatchObject({ day: '2026-11-17', countOrder: 1 });
  const byCourse = (await boss.send(sale.groups, { days: '7' })).data;
  expect(byCourse.list.map(({ name, countOrder }) => [name, countOrder])).toEqual(
    expect.arrayContaining([
      ['vod课程', 1],
      ['live课程', 0],
      ['resource课程', 1],
    ]),
  );
  expect(byCourse.list.at(-1)!.name).toBe('live课程');
  const byLecturer = (await boss.send(sale.groups, { by: 'lecturer', days: '7' })).data;
  expect(byLecturer.list).toMatchObject([{ key: lecturer.userNo, name: '陈砚清', countOrder: 2, pricePaid: 398 }]);
  expect((await boss.send(sale.sums, { days: '7', product: 'live' })).data).toMatchObject({ countOrder: 0 });
});

it('the sums of days that are named are those of these days alone, and the workbook says the same', async () => {
  const span = { from: '2026-11-17', to: '2026-11-18' };
  const { data } = await boss.send(sale.sums, span);
  expect(data.days.map(({ day, countOrder }) => [day, countOrder])).toEqual([
    ['2026-11-17', 1],
    ['2026-11-18', 0],
  ]);
  expect(data).toMatchObject({ countOrder: 1, pricePaid: 199, countRefunded: 0 });
  const byCourse = (await boss.send(sale.groups, span)).data.list;
  expect(byCourse).toMatchObject([{ name: 'vod课程', countOrder: 1, lecturerProfit: data.lecturerProfit }]);
  const file = (await boss.send(sale.sumSheet, span)).data;
  expect(file.fileName).toBe('收益（全部）2026-11-17至2026-11-18.xlsx');
  const sheetOf = async (name: string, of = file) => readSheet(Buffer.from(of.content, 'base64'), name);
  const row = [1, 199, data.lecturerProfit];
  expect(await sheetOf('按天')).toEqual([
    ['日期', '订单', '成交金额（元）', '应得（元）'],
    ['2026-11-17', ...row],
    ['2026-11-18', 0, 0, 0],
    ['合计', ...row],
  ]);
  expect((await sheetOf('按商品')).slice(1)).toEqual([['vod课程', ...row]]);
  expect((await sheetOf('按讲师')).slice(1)).toEqual([['陈砚清', ...row]]);
  const own = (await lecturer.send(sale.sumSheet, span)).data;
  await expect(sheetOf('按讲师', own)).rejects.toThrow();
  const wrong = [
    { from: '2026-11-18', to: '2026-11-17' },
    { from: '2026-11-18' },
    { from: '2025-01-01', to: '2026-11-01' },
  ];
  for (const given of [...wrong, { from: '9999-12-30', to: '9999-12-31' }])
    expect((await boss.send(sale.sums, given)).code, JSON.stringify(given)).toBe(422);
  expect((await (await t.person()).send(sale.sumSheet, span)).code).toBe(NO_PERMISSION.code);
});

it('the database counts shares to the cent as the rule does', async () => {
  const percent = fc.integer({ min: 0, max: 100 });
  const cents = fc.integer({ min: 1, max: 1_000_000_000 });
  const its = eq(tradeOrder.orderNo, orders[2]!);
  await fc.assert(
    fc.asyncProperty(cents, cents, percent, percent, async (pricePaid, given, sellerPercent, lecturerPercent) => {
      const priceBack = Math.min(given, pricePaid);
      const back = { orderStatus: OrderState.refunded, priceBack };
      await db
        .update(tradeOrder)
        .set({ pricePaid, sellerPercent, lecturerPercent, ...back })
        .where(its);
      const parts = (walletKind: WalletKind) => sql<string>`${partOf({ walletKind, ownerNo: '0' })}`;
      const [row] = await db
        .select({ lecturer: parts(WalletKind.lecturer), organization: parts(WalletKind.organization) })
        .from(tradeOrder)
        .where(its);
      const { lecturer: theirs, organization } = sharesOf(pricePaid - priceBack, { sellerPercent, lecturerPercent });
      expect([row!.lecturer, row!.organization].map(Number)).toEqual([theirs, organization]);
    }),
    { numRuns: 60 },
  );
  const sold = { pricePaid: 19_900, sellerPercent: 70, lecturerPercent: 50 };
  await db
    .update(tradeOrder)
    .set({ ...sold, orderStatus: OrderState.paid, priceBack: 0 })
    .where(its);
});

it('a sale is seen by its sellers alone; the sheet holds what the list does', async () => {
  const stranger = await market.lecturer();
  expect(names(await list(stranger))).toEqual([]);
  expect((await stranger.send(sale.view, { orderNo: orders[0]! })).code).toBe(NOT_FOUND.code);
  const clerk = await t.person({ userType: 3, orgNo });
  for (const other of [clerk, await t.person()]) expect((await list(other)).code).toBe(NO_PERMISSION.code);
  const { data } = await lecturer.send(sale.sheet, { product: 'vod' });
  expect(data.fileName).toBe('卖出的订单（录播课）2026-11-20.xlsx');
  const [head, ...lines] = await readSheet(Buffer.from(data.content, 'base64'));
  expect(head!.slice(3, 7)).toEqual(['付款时间', '成交金额（元）', '退款（元）', '应得（元）']);
  const [listed] = (await list(lecturer, { product: 'vod' })).data.list;
  expect(lines.map((line) => [line[0], line[4], line[5], line[6]])).toEqual([
    [listed!.orderNo, listed!.pricePaid, listed!.priceBack, listed!.lecturerProfit],
  ]);
  const view = (await lecturer.send(sale.view, { orderNo: orders[0]! })).data;
  const { platform, organization, lecturer: own } = view.shares;
  expect(Math.round((platform + organization + own) * 100)).toBe(19_900);
});
