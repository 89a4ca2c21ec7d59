import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { OrderState, PayType } from '#contract/rules/orders.ts';
import * as order from '#contract/trade/orderInfo.ts';
import { keyPair, rsaSign, sealedFor } from '#test/banks.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { PRICE, trading } from '#test/trade.ts';
import { tradeNotice } from '../db/schema/trade.ts';

const [merchant, platform] = [keyPair(), keyPair()];
const API_KEY = 'k'.repeat(32);
const KEY_ID = 'PUB_KEY_ID_01';
const APP_ID = '2026112600000001';

const t = await testApp({
  DEMO_MODE: 'off',
  PUBLIC_URL: 'https://zhitu.example.cn',
  WECHAT_PAY_APP_ID: 'wx01',
  WECHAT_PAY_MCH_ID: '1900000001',
  WECHAT_PAY_SERIAL: '3775B6A45ACD588826D15E583A95F5DD00000000',
  WECHAT_PAY_PRIVATE_KEY: merchant.privateKey,
  WECHAT_PAY_API_KEY: API_KEY,
  WECHAT_PAY_PUBLIC_KEY_ID: KEY_ID,
  WECHAT_PAY_PUBLIC_KEY: platform.publicKey.replaceAll('\n', '\\n'),
  ALIPAY_APP_ID: APP_ID,
  ALIPAY_PRIVATE_KEY: merchant.privateKey,
  ALIPAY_PUBLIC_KEY: platform.publicKey,
});
const { db } = t.database;
const shop = trading(t);
const NOW = new Date('2026-11-26T02:00:00Z');
let buyer: Person;
let courseId: string;
let orderNo: string;

beforeAll(() => {
  t.setNow(NOW);
  // What they would ask the bank; the notices are their own.
  for (const bank of t.platform.providers.pay.values()) {
    vi.spyOn(bank, 'open').mockImplementation(async ({ serialNumber }) => ({ codeText: `code:${serialNumber}` }));
    vi.spyOn(bank, 'close').mockResolvedValue();
  }
});
beforeEach(async () => {
  buyer = await t.person();
  ({ courseId } = await shop.forSale());
  orderNo = await shop.place(buyer, courseId);
});

const codeBy = async (payType: PayType): Promise<string> =>
  (await buyer.send(order.pay, { orderNo, payType })).data.serialNumber;

const post = (path: string, type: string, body: string, headers: Record<string, string> = {}) =>
  t.app.inject({ method: 'POST', url: path, payload: body, headers: { 'content-type': type, ...headers } });

let nth = 0;

function byWechat(serialNumber: string, total = PRICE) {
  const about = {
    out_trade_no: serialNumber,
    transaction_id: `42${serialNumber}`,
    trade_state: 'SUCCESS',
    amount: { total, currency: 'CNY' },
  };
  const resource = sealedFor(API_KEY, JSON.stringify(about));
  const body = JSON.stringify({ id: 'n', event_type: 'TRANSACTION.SUCCESS', resource });
  const [timestamp, nonce] = [String(NOW.getTime() / 1000), `nonce-${(nth += 1)}`];
  const headers = {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-signature': rsaSign(platform.privateKey, `${timestamp}\n${nonce}\n${body}\n`),
    'wechatpay-serial': KEY_ID,
  };
  return () => post('/apis/trade/notice/wechat', 'application/json', body, headers);
}

function byAlipay(serialNumber: string, more: Record<string, string> = {}) {
  const fields: Record<string, string> = {
    app_id: APP_ID,
    notify_id: `id-${(nth += 1)}`,
    out_trade_no: serialNumber,
    trade_no: `A${serialNumber}`,
    trade_status: 'TRADE_SUCCESS',
    total_amount: (PRICE / 100).toFixed(2),
    ...more,
  };
  const text = Object.keys(fields)
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
  const body = new URLSearchParams({ ...fields, sign_type: 'RSA2', sign: rsaSign(platform.privateKey, text) });
  return () => post('/apis/trade/notice/alipay', 'application/x-www-form-urlencoded', body.toString());
}

it('a notice of WeChat Pay delivers once, and is answered as it wants to hear it', async () => {
  const tell = byWechat(await codeBy(PayType.wechat));
  const replies = await Promise.all([tell(), tell(), tell()]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
  expect(await shop.held(buyer, courseId)).toMatchObject({ source: 'order' });
  expect(await shop.stored(orderNo)).toMatchObject({ orderStatus: OrderState.paid, payType: PayType.wechat });
  expect(await shop.prove()).toMatchObject({ isSound: 1 });
});

it('a notice of Alipay delivers once, and is answered as it wants to hear it', async () => {
  const tell = byAlipay(await codeBy(PayType.alipay));
  for (const reply of [await tell(), await tell()]) expect(reply.body).toBe('success');
  expect(await shop.stored(orderNo)).toMatchObject({ orderStatus: OrderState.paid, payType: PayType.alipay });
});

it('a notice of Alipay in another currency is refused, and the same number can still be paid in yuan', async () => {
  const serialNumber = await codeBy(PayType.alipay);
  const isHeard = async (more: Record<string, string>) => (await byAlipay(serialNumber, more)()).body;
  expect(await isHeard({ trans_currency: 'USD' })).toBe('fail');
  expect(await isHeard({ trans_currency: 'CNY', settle_currency: 'USD' })).toBe('fail');
  expect(await shop.stored(orderNo)).toMatchObject({ orderStatus: OrderState.toPay });
  const refused = await db.select().from(tradeNotice).where(eq(tradeNotice.verdict, 'wrongCurrency'));
  expect(refused.map(({ body }) => body.includes(serialNumber))).toEqual([true, true]);
  expect((await byAlipay(serialNumber, { trans_currency: 'CNY', settle_currency: 'CNY' })()).body).toBe('success');
  expect(await shop.stored(orderNo)).toMatchObject({ orderStatus: OrderState.paid });
  expect(await shop.prove()).toMatchObject({ isSound: 1 });
});

it('what is forged, of another sum or too long changes nothing, and the bank hears that it failed', async () => {
  const serialNumber = await codeBy(PayType.wechat);
  const wrong = await byWechat(serialNumber, PRICE - 1)();
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json()).toMatchObject({ code: 'FAIL' });
  expect((await post('/apis/trade/notice/wechat', 'application/json', '{"a":1}')).statusCode).toBe(400);
  expect((await post('/apis/trade/notice/alipay', 'application/x-www-form-urlencoded', 'a=1')).body).toBe('fail');
  const long = await post('/apis/trade/notice/wechat', 'application/json', 'x'.repeat(40_000));
  expect(long.statusCode).not.toBe(204);
  expect(await shop.stored(orderNo)).toMatchObject({ orderStatus: OrderState.toPay });
  const verdicts = (await db.select().from(tradeNotice)).map(({ verdict }) => verdict);
  expect(verdicts).toEqual(expect.arrayContaining(['wrongAmount', 'forged']));
});

it('a bank that is not set up has no place', async () => {
  expect((await post('/apis/trade/notice/unionpay', 'application/json', '{}')).statusCode).not.toBe(204);
});
