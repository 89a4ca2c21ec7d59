import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import * as adminBatch from '#contract/trade/adminCouponBatch.ts';
import * as coupons from '#contract/trade/coupon.ts';
import * as sellerBatch from '#contract/trade/couponBatch.ts';
import * as failures from '#contract/trade/failures.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { couponCodePattern, MOST_TICKETS } from '#contract/rules/coupons.ts';
import { makeLecturer } from '#seed/make/lecturer.ts';
import { BATCH, couponing } from '#test/coupons.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { trading } from '#test/trade.ts';

const t = await testApp();
const desk = couponing(t, trading(t));
t.setNow(new Date('2026-11-26T02:00:00Z'));
const operator = await t.person({ userType: 0, isAdmin: true });
const lecturer = await t.person({ userType: 2 });
await makeLecturer(t.database.db, { lecturerUserNo: lecturer.userNo, lecturerName: '陈砚清' });

const SINGLE = { isSingle: 1, isOpen: 0 } as const;

/** Rows of the file: a code, and whether it was used. */
async function rowsOf(id: string, by: Person = operator): Promise<string[][]> {
  const { content, fileName } = (await by.send(adminBatch.codes, { id })).data;
  expect(fileName).toMatch(/^优惠码 .*\.xlsx$/);
  const [, ...rows] = await readSheet(Buffer.from(content, 'base64'));
  return rows.map((row) => row.map(String));
}

const redeem = (by: Person, code: string) => by.send(coupons.redeem, { code });

it('everybody has a code of their own, which is good once', async () => {
  const id = await desk.batch(operator, { ...SINGLE, total: 3 });
  const rows = await rowsOf(id);
  expect(rows).toHaveLength(3);
  expect(new Set(rows.map(([code]) => code)).size).toBe(3);
  for (const [code, state] of rows) {
    expect(code).toMatch(couponCodePattern);
    expect(state).toBe('没有用过');
  }
  const [first, second] = [await t.person(), await t.person()];
  const [code, other] = [rows[0]![0]!, rows[1]![0]!];
  expect((await redeem(first, code.toLowerCase())).code).toBe(200);
  expect((await redeem(second, code)).code).toBe(failures.COUPON_CODE_SPENT.code);
  // One each of a batch, also with a second code: that one stays good for somebody else.
  expect((await redeem(first, other)).code).toBe(failures.COUPON_TAKEN.code);
  expect((await redeem(second, other)).code).toBe(200);
  expect((await rowsOf(id)).map(([one, state]) => [one, state])).toEqual(
    rows.map(([one]) => [one, one === code || one === other ? '已经换成券' : '没有用过']),
  );
  expect((await second.send(coupons.claim, { batchId: id })).code).toBe(NOT_FOUND.code);
});

it('of two who type one code at once only one gets a coupon', async () => {
  const id = await desk.batch(operator, { ...SINGLE, total: 5 });
  const [[code]] = (await rowsOf(id)) as [[string, string]];
  const people = [await t.person(), await t.person(), await t.person()];
  const replies = await Promise.all(people.map((one) => redeem(one, code)));
  const codes = replies.map((reply) => reply.code);
  expect(codes.filter((one) => one === 200)).toHaveLength(1);
  expect(codes.filter((one) => one === failures.COUPON_CODE_SPENT.code)).toHaveLength(2);
});

it('a larger batch gets the codes that are missing, and the old ones stay', async () => {
  const id = await desk.batch(operator, { ...SINGLE, total: 2 });
  const before = (await rowsOf(id)).map(([code]) => code);
  expect((await operator.send(adminBatch.save, { ...BATCH, ...SINGLE, id, total: 4 })).code).toBe(200);
  const after = (await rowsOf(id)).map(([code]) => code);
  expect(after).toHaveLength(4);
  expect(after).toEqual(expect.arrayContaining(before));
});

it('what does not go together is said at its field, and others read no codes', async () => {
  for (const [wish, path] of [
    [{ isSingle: 1, isOpen: 1 }, 'isOpen'],
    [{ ...SINGLE, code: 'KAIXUE2226' }, 'code'],
    [{ ...SINGLE, total: MOST_TICKETS + 1 }, 'total'],
  ] as const) {
    const reply = await operator.send(adminBatch.save, { ...BATCH, ...wish });
    expect(reply.data, path).toMatchObject({ issues: [{ path }] });
  }
  const plain = await desk.batch(operator);
  expect((await operator.send(adminBatch.codes, { id: plain })).code).toBe(failures.COUPON_NOT_SINGLE.code);
  const his = await desk.batch(lecturer, SINGLE, 'seller');
  expect((await lecturer.send(sellerBatch.codes, { id: his })).code).toBe(200);
  expect((await operator.send(adminBatch.codes, { id: his })).code).toBe(NOT_FOUND.code);
  const other = await t.person({ userType: 2 });
  await makeLecturer(t.database.db, { lecturerUserNo: other.userNo, lecturerName: '别的讲师' });
  expect((await other.send(sellerBatch.codes, { id: his })).code).toBe(NOT_FOUND.code);
});
