import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { OrderState, PaymentState, PayType, RefundState } from '#contract/rules/orders.ts';
import { PayScene } from '#contract/rules/payScenes.ts';
import * as failures from '#contract/trade/failures.ts';
import * as order from '#contract/trade/orderInfo.ts';
import type { InputOf, OutputOf } from '#contract/kit/schema.ts';
import { keyPair } from '#test/banks.ts';
import { testApp } from '#test/testApp.ts';
import type { Person, Reply } from '#test/testApp.ts';
import { PRICE, trading } from '#test/trade.ts';
import { tradePayment } from '../../db/schema/trade.ts';
import { settle } from '../../domain/trade/settle.ts';

const [merchant, platform] = [keyPair(), keyPair()];
const t = await testApp({
  DEMO_MODE: 'off',
  PUBLIC_URL: 'https://zhitu.example.cn',
  WECHAT_PAY_APP_ID: 'wx01',
  WECHAT_PAY_MCH_ID: '1900000001',
  WECHAT_PAY_SERIAL: '3775B6A45ACD588826D15E583A95F5DD00000000',
  WECHAT_PAY_PRIVATE_KEY: merchant.privateKey,
  WECHAT_PAY_API_KEY: 'k'.repeat(32),
  WECHAT_PAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_01',
  WECHAT_PAY_PUBLIC_KEY: platform.publicKey,
  WECHAT_PAY_PRODUCTS: 'h5,jsapi',
  WECHAT_PAY_APP_SECRET: 's'.repeat(32),
  ALIPAY_APP_ID: '2026112600000001',
  ALIPAY_PRIVATE_KEY: merchant.privateKey,
  ALIPAY_PUBLIC_KEY: platform.publicKey,
  ALIPAY_PRODUCTS: 'page',
});
const { db } = t.database;
const shop = trading(t);
const wechat = t.platform.providers.pay.get(PayType.wechat)!;
// The answers of the bank; how it is asked is tried in providers/pay/.
const opening = vi
  .spyOn(wechat, 'open')
  .mockImplementation(async ({ serialNumber, scene }) =>
    scene === PayScene.wap
      ? { codeText: `https://wallet/${serialNumber}`, goodSeconds: 240 }
      : { codeText: serialNumber },
  );
const closing = vi.spyOn(wechat, 'close').mockResolvedValue();
const returning = vi.spyOn(wechat, 'payBack').mockResolvedValue({ at: 'done' });
vi.spyOn(wechat, 'query').mockResolvedValue([]);
const knowing = vi.spyOn(wechat.payer!, 'openIdOf').mockImplementation(async (code) => {
  if (code === 'spent') throw new Error('40163');
  return `o-${code}`;
});

const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/142.0 Mobile Safari/537.36';
const INSIDE = 'Mozilla/5.0 (iPhone) Mobile/15E148 MicroMessenger/8.0.54';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0 Safari/537.36';
const NOW = new Date('2026-11-26T02:00:00Z');
let buyer: Person;
let orderNo: string;

beforeEach(async () => {
  t.setNow(NOW);
  await t.runJobs(); // what the test before has left
  for (const spy of [opening, closing, returning, knowing]) spy.mockClear();
  buyer = await t.person();
  orderNo = await shop.place(buyer, (await shop.forSale()).courseId);
});

async function post<T>(path: string, input: object, userAgent: string, { token = buyer.token, ip = '127.0.0.1' } = {}) {
  const headers = { token, 'user-agent': userAgent };
  const reply = await t.app.inject({ method: 'POST', url: `/apis${path}`, headers, payload: input, remoteAddress: ip });
  return reply.json<Reply<T>>();
}

type Wish = Omit<InputOf<typeof order.pay.input>, 'orderNo' | 'payType'>;
const pay = (wish: Wish, userAgent: string, more: { token?: string; ip?: string } = {}) =>
  post<OutputOf<typeof order.pay.output>>(
    order.pay.path,
    { orderNo, payType: PayType.wechat, ...wish },
    userAgent,
    more,
  );
const view = (userAgent: string) => post<OutputOf<typeof order.view.output>>(order.view.path, { orderNo }, userAgent);
const payer = (userAgent: string, token = buyer.token) =>
  post<{ url: string }>(order.payer.path, { orderNo }, userAgent, { token });

/** What WeChat leads back with. */
async function asked(code: string) {
  const { data } = await payer(INSIDE);
  const { searchParams } = new URL(data.url);
  expect(searchParams.get('redirect_uri')).toBe(`https://zhitu.example.cn/pay/${orderNo}`);
  return { scene: PayScene.inWechat, payerCode: code, payerState: searchParams.get('state')! };
}

const paid = (serialNumber: string) =>
  db.transaction((tx) =>
    settle(tx, PayType.wechat, { ...shop.word(serialNumber), amount: PRICE, outcome: 'paid' }, NOW),
  );

it('each place is offered what works there and is set up', async () => {
  const { code, page, wap, inWechat } = PayScene;
  const at = async (userAgent: string) => (await view(userAgent)).data;
  expect(await at(DESKTOP)).toMatchObject({
    place: 'desktop',
    scenes: [
      { payType: PayType.wechat, scenes: [code] },
      { payType: PayType.alipay, scenes: [code, page] },
    ],
  });
  expect(await at(PHONE)).toMatchObject({ place: 'phone', scenes: [{ scenes: [wap, code] }, { scenes: [code] }] });
  expect(await at(INSIDE)).toMatchObject({
    place: 'wechat',
    scenes: [{ scenes: [inWechat, code] }, { scenes: [code] }],
  });
});

it('what does not work in this browser is refused', async () => {
  const refusals = [
    await pay({ scene: PayScene.wap }, DESKTOP),
    await pay({ scene: PayScene.wap }, INSIDE),
    await pay({ scene: PayScene.page }, DESKTOP),
    await pay({ scene: PayScene.inWechat }, PHONE),
    await payer(PHONE),
  ];
  expect(refusals.map(({ code }) => code)).toEqual(refusals.map(() => failures.SCENE_NOT_HERE.code));
  expect(opening).not.toHaveBeenCalled();
});

it('nobody else opens a payment of an order, or is asked about as its payer', async () => {
  const { token } = await t.person();
  expect((await pay({ scene: PayScene.wap }, PHONE, { token })).code).toBe(404);
  expect((await payer(INSIDE, token)).code).toBe(404);
});

it('the address of the wallet is asked for again when it is old, of the same number; at another address it is another try', async () => {
  const first = (await pay({ scene: PayScene.wap }, PHONE)).data;
  expect(first.payMessage).toBe(`https://wallet/${first.serialNumber}`);
  expect((await pay({ scene: PayScene.wap }, PHONE)).data.serialNumber).toBe(first.serialNumber);
  expect(opening).toHaveBeenCalledTimes(1);
  t.setNow(new Date(NOW.getTime() + 241_000));
  expect((await pay({ scene: PayScene.wap }, PHONE)).data.serialNumber).toBe(first.serialNumber);
  expect(opening).toHaveBeenCalledTimes(2);
  const moved = (await pay({ scene: PayScene.wap }, PHONE, { ip: '10.1.2.3' })).data;
  expect(moved.serialNumber).not.toBe(first.serialNumber);
  await t.runJobs();
  expect(closing).toHaveBeenCalledExactlyOnceWith(first.serialNumber);
});

it('within WeChat only whom WeChat names pays, for the order and the person that it was asked about', async () => {
  expect((await pay({ scene: PayScene.inWechat }, INSIDE)).code).toBe(failures.PAYER_UNKNOWN.code);
  const wish = await asked('abc');
  expect((await pay({ ...wish, payerState: `${wish.payerState.slice(0, -1)}x` }, INSIDE)).code).not.toBe(200);
  expect((await pay({ ...wish, payerState: '0'.repeat(74) }, INSIDE)).code).toBe(failures.PAYER_UNKNOWN.code);
  expect(knowing).not.toHaveBeenCalled();
  expect((await pay({ ...wish, payerCode: 'spent' }, INSIDE)).code).toBe(failures.PAYER_UNKNOWN.code);
  const { data } = await pay(wish, INSIDE);
  expect(data).toMatchObject({ payMessage: '', bridge: { appId: 'wx01', package: `prepay_id=${data.serialNumber}` } });
  expect((await pay({ ...wish, payerCode: 'other' }, INSIDE)).data.serialNumber).not.toBe(data.serialNumber);
  t.setNow(new Date(NOW.getTime() + 601_000));
  expect((await pay(wish, INSIDE)).code).toBe(failures.PAYER_UNKNOWN.code);
});

it('to come back is no payment: the bank is asked, and the order waits', async () => {
  await pay({ scene: PayScene.wap }, PHONE);
  expect((await buyer.send(order.check, { orderNo })).data.orderStatus).toBe(OrderState.toPay);
  expect((await view(PHONE)).data.orderStatus).toBe(OrderState.toPay);
});

it('a closed order opens nothing', async () => {
  await buyer.send(order.close, { orderNo });
  expect((await pay({ scene: PayScene.wap }, PHONE)).code).toBe(failures.ORDER_MOVED_ON.code);
  expect((await payer(INSIDE)).code).toBe(failures.ORDER_MOVED_ON.code);
  expect(opening).not.toHaveBeenCalled();
});

it('paid in two ways: the other is void at the bank, and what came with it all the same goes back', async () => {
  const code = (await pay({}, DESKTOP)).data.serialNumber;
  const wap = (await pay({ scene: PayScene.wap }, PHONE)).data.serialNumber;
  expect(code).not.toBe(wap);
  expect(await paid(wap)).toMatchObject({ verdict: 'taken' });
  await t.runJobs();
  expect(closing).toHaveBeenCalledExactlyOnceWith(code);
  const rows = await db.select().from(tradePayment);
  expect(rows.find(({ serialNumber }) => serialNumber === code)).toMatchObject({ payState: PaymentState.closed });
  expect(await paid(code)).toMatchObject({ verdict: 'surplus' });
  await t.runJobs();
  expect(returning).toHaveBeenCalledTimes(1);
  expect((await view(PHONE)).data).toMatchObject({
    orderStatus: OrderState.paid,
    refunds: [{ isSurplus: 1, refundState: RefundState.done }],
  });
  expect(await shop.prove()).toMatchObject({ isSound: 1 });
});

it('a bank that does not answer is said so, and asked again it gives a code for the same try', async () => {
  opening.mockRejectedValueOnce(new Error('ETIMEDOUT'));
  const refused = await pay({}, DESKTOP);
  expect([refused.code, refused.msg]).toEqual([failures.CODE_NOT_GIVEN.code, failures.CODE_NOT_GIVEN.msg]);
  const { data } = await pay({}, DESKTOP);
  expect(data.payMessage).toBe(data.serialNumber);
  expect(new Set(opening.mock.calls.map(([{ serialNumber }]) => serialNumber)).size).toBe(1);
  expect(await db.$count(tradePayment, eq(tradePayment.orderId, (await shop.stored(orderNo)).id))).toBe(1);
});

it('a code whose try the bank has refused gives way to another one when it is asked for again', async () => {
  const first = (await pay({}, DESKTOP)).data;
  const refuse = (serialNumber: string) =>
    settle(db, PayType.wechat, shop.word(serialNumber, { outcome: 'refused' }), NOW);
  await refuse(first.serialNumber);
  const second = (await pay({}, DESKTOP)).data;
  await refuse(second.serialNumber);
  const third = (await pay({}, DESKTOP)).data;
  expect(new Set([first, second, third].map(({ payMessage }) => payMessage)).size).toBe(3);
});
