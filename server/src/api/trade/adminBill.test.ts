import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as desk from '#contract/trade/adminBill.ts';
import * as failures from '#contract/trade/failures.ts';
import * as refunds from '#contract/trade/adminRefund.ts';
import * as order from '#contract/trade/orderInfo.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import * as ledger from '#contract/trade/adminLedger.ts';
import { BillMark, BillSide, feeAt, USUAL_FEE_RATE } from '#contract/rules/bills.ts';
import { AccountKind } from '#contract/rules/ledger.ts';
import { centsOf } from '#contract/rules/money.ts';
import { sendForm } from '#test/sheets.ts';
import { testApp } from '#test/testApp.ts';
import { trading } from '#test/trade.ts';

const t = await testApp();
const shop = trading(t);
let operator = await t.person({ userType: 0, isAdmin: true });

/** It is this moment, and there is an operator whose session is of today. */
async function at(moment: string): Promise<void> {
  t.setNow(new Date(moment));
  operator = await t.person({ userType: 0, isAdmin: true });
}

type Line = [what: '收款' | '退款', tradeNo: string, refundNo: string, yuan: string, fee?: string];

/** Sends the bill of a day of the stand-in bank; the fee is what was agreed where none is given. */
const upload = (lines: Line[], day = '2026-11-26') => {
  const whole = lines.map(([what, tradeNo, refundNo, yuan, fee]) => {
    const agreed = (feeAt(centsOf(Number(yuan) || 0), USUAL_FEE_RATE) / 100).toFixed(2);
    return [what, tradeNo, refundNo, yuan, fee ?? agreed];
  });
  const bytes = Buffer.from(
    [['种类', '交易号', '退款号', '金额', '手续费'], ...whole].map((line) => line.join(',')).join('\n'),
  );
  const fields = { bank: 'standIn', day };
  return sendForm<OutputOf<typeof desk.upload.output>>(t, desk.upload.path, operator, {
    bytes,
    name: 'bill.csv',
    fields,
  });
};

/** Something bought. @returns the number of the bank's transaction */
async function paid(): Promise<string> {
  const buyer = await t.person();
  const { courseId } = await shop.forSale();
  const orderNo = await shop.place(buyer, courseId);
  const serial = await shop.code(buyer, orderNo);
  await shop.bankTook(serial, [`T${serial}`]);
  await shop.notify(shop.word(serial));
  return `T${serial}`;
}

const viewOf = async (id: string) => (await operator.send(desk.view, { id, pageSize: 100 })).data;

it('what both know in the same amount is no difference; every other line is one, with its reason in the end', async () => {
  await at('2026-11-26T02:00:00Z');
  const [same, other, missing] = [await paid(), await paid(), await paid()];
  const { data } = await upload([
    ['收款', same, '', '199.00'],
    ['收款', other, '', '198.00'],
    ['收款', 'T-UNKNOWN', '', '5'],
    ['退款', '', '2026112600000000001', '9.90'],
  ]);
  expect(data).toMatchObject({ lineCount: 4, differenceCount: 4 });
  const { bill, list } = await viewOf(data.id);
  expect(bill).toMatchObject({ paid: 402, refunded: 9.9, openCount: 4, settledCount: 0 });
  const { payment, refund } = BillSide;
  for (const difference of [
    { mark: BillMark.amount, side: payment, ref: other, ours: 199, theirs: 198 },
    { mark: BillMark.theirs, side: payment, ref: 'T-UNKNOWN', ours: null, theirs: 5, orderNo: null },
    { mark: BillMark.theirs, side: refund, ref: '2026112600000000001', ours: null, theirs: 9.9 },
    { mark: BillMark.ours, side: payment, ref: missing, ours: 199, theirs: null },
  ])
    expect(list).toContainEqual(expect.objectContaining(difference));
  const { id } = list.find(({ ref }) => ref === other)!;
  expect((await operator.send(desk.settle, { id, reason: '' })).code).toBe(422);
  const settling = await Promise.all(
    [1, 2].map(() => operator.send(desk.settle, { id, reason: '少收的一元银行补了' })),
  );
  expect(settling.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([200, 409]);
  expect((await viewOf(data.id)).bill).toMatchObject({ openCount: 3, settledCount: 1 });
  expect((await operator.send(desk.remove, { id: data.id })).code).toBe(failures.BILL_SETTLED.code);
  expect((await upload([])).code).toBe(failures.BILL_TWICE.code);
});

it('what stands in the bill of the next day, and what is booked later, explains itself', async () => {
  await at('2026-11-27T15:59:00Z');
  const late = await paid();
  const first = (await upload([['收款', 'T-NOT-YET', '', '199']], '2026-11-27')).data;
  expect(first.differenceCount).toBe(2);
  await at('2026-11-28T02:00:00Z');
  const second = (await upload([['收款', late, '', '199']], '2026-11-28')).data;
  expect(second.differenceCount).toBe(0);
  const explained = (await viewOf(first.id)).list.find(({ ref }) => ref === late);
  expect(explained).toMatchObject({ reason: '在 2026-11-28 的账单里', actorName: '' });
  expect((await viewOf(first.id)).bill).toMatchObject({ openCount: 1, settledCount: 1 });
});

it('a refund that was returned is looked for by the number that we gave it', async () => {
  await at('2026-11-29T02:00:00Z');
  const buyer = await t.person();
  const orderNo = await shop.place(buyer, (await shop.forSale()).courseId);
  const serial = await shop.code(buyer, orderNo);
  await shop.bankTook(serial, [`T${serial}`]);
  await shop.notify(shop.word(serial));
  // A part alone goes back: that part is what stands in the bill.
  await shop.learn(buyer, await shop.stored(orderNo), 3333);
  await buyer.send(order.refund, { orderNo, reason: '不学了' });
  const asked = (await operator.send(refunds.list, { pageSize: 100 })).data.list;
  const { id, refundNo } = asked.find((row) => row.orderNo === orderNo)!;
  await operator.send(refunds.decide, { id, isGranted: 1 });
  await t.runJobs();
  const lines: Line[] = [
    ['收款', `T${serial}`, '', '199'],
    ['退款', `T${serial}`, refundNo, '132.67'],
  ];
  expect((await upload(lines, '2026-11-29')).data.differenceCount).toBe(0);
});

it('a file that is no bill is refused in words, and a bill that was a mistake can be taken away', async () => {
  await at('2026-11-30T02:00:00Z');
  const wrong = await upload([['收款', 'T1', '', '一元']], '2026-11-20');
  expect(wrong).toMatchObject({ code: failures.BILL_UNREADABLE.code, msg: '第 2 行的号码、金额或手续费读不懂' });
  const unreadable = await upload([['收款', 'T\u00001', '', '1']], '2026-11-20');
  expect(unreadable.code).toBe(failures.BILL_UNREADABLE.code);
  expect((await upload([], '0000-01-01')).code).toBe(422);
  const { data } = await upload([['收款', 'T1', '', '1']], '2026-11-20');
  expect((await operator.send(desk.remove, { id: data.id })).code).toBe(200);
  expect((await operator.send(desk.view, { id: data.id })).code).toBe(404);
  expect((await operator.send(desk.list)).data.list.some(({ id }) => id === data.id)).toBe(false);
  expect((await upload([['收款', 'T1', '', '1']], '2026-11-20')).code).toBe(200);
});

/** Yuan on the account of the fees, of a ledger that is proved. */
async function feesBooked(): Promise<number> {
  const { data } = await operator.send(ledger.prove);
  expect(data).toMatchObject({ isSound: 1, total: 0, faults: [] });
  return data.balances.find(({ accountKind }) => accountKind === AccountKind.fee)!.balance;
}

it('what the bank kept is booked once with its bill, given back with a refund, and goes with a bill that was a mistake', async () => {
  await at('2026-12-02T02:00:00Z');
  const before = await feesBooked();
  const [usual, dear] = [await paid(), await paid()];
  const lines: Line[] = [
    ['收款', usual, '', '199.00', '1.19'],
    ['收款', dear, '', '199.00', '1.99'],
    ['退款', '', '2026120200000000001', '100', '-0.60'],
    ['退款', '', '2026120200000000002', '100', '-0.90'],
  ];
  const { data } = await upload(lines, '2026-12-02');
  const { bill, list } = await viewOf(data.id);
  expect(bill.fee).toBe(1.68);
  const differing = list.map(({ mark, ref, ours, theirs }) => [mark, ref, ours, theirs]);
  expect(differing).toContainEqual([BillMark.fee, dear, 1.19, 1.99]);
  expect(differing.filter(([mark]) => mark === BillMark.fee)).toHaveLength(1);
  expect(await feesBooked()).toBeCloseTo(before + 1.68, 2);
  expect((await operator.send(desk.remove, { id: data.id })).code).toBe(200);
  expect(await feesBooked()).toBeCloseTo(before, 2);
  await upload(lines.slice(0, 1), '2026-12-02');
  expect(await feesBooked()).toBeCloseTo(before + 1.19, 2);
});

it('a bank that gives back more of its fee than it kept is asked why; less is as its bill says', async () => {
  await at('2026-12-03T02:00:00Z');
  const buyer = await t.person();
  const orderNo = await shop.place(buyer, (await shop.forSale()).courseId);
  const serial = await shop.code(buyer, orderNo);
  await shop.bankTook(serial, [`T${serial}`]);
  await shop.notify(shop.word(serial));
  await buyer.send(order.refund, { orderNo, reason: '不学了' });
  const asked = (await operator.send(refunds.list, { pageSize: 100 })).data.list;
  const { id, refundNo } = asked.find((row) => row.orderNo === orderNo)!;
  await operator.send(refunds.decide, { id, isGranted: 1 });
  await t.runJobs();
  const less = (await upload([['退款', '', refundNo, '199', '0']], '2026-12-04')).data;
  expect((await viewOf(less.id)).list).toEqual([]);
  await operator.send(desk.remove, { id: less.id });
  const more = (await upload([['退款', '', refundNo, '199', '-1.21']], '2026-12-04')).data;
  expect((await viewOf(more.id)).list).toMatchObject([{ mark: BillMark.fee, ours: 1.19, theirs: 1.21, orderNo }]);
});

it('a fee that was changed in the database is named by the proof', async () => {
  const { data } = await upload([['收款', 'T-CHANGED', '', '100']], '2026-12-05');
  await t.database.db.execute(sql`update bank_line set fee = fee + 1 where bill_id = ${data.id}`);
  const proof = (await operator.send(ledger.prove)).data;
  expect(proof.faults).toEqual([{ what: '手续费与账单不符', row: data.id, note: '账单 61 分，记了 60 分' }]);
  await t.database.db.execute(sql`update bank_line set fee = fee - 1 where bill_id = ${data.id}`);
});
