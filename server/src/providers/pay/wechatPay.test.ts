import { afterAll, beforeEach, expect, it } from 'vitest';
import { bankAt, keyPair, rsaSign, rsaVerify, sealedFor } from '#test/banks.ts';
import { createHash } from 'node:crypto';
import { PayScene } from '#contract/rules/payScenes.ts';
import type { Said } from '#test/banks.ts';
import { wechatPay } from './wechatPay.ts';

const [merchant, platform, stranger] = [keyPair(), keyPair(), keyPair()];
const KEY_ID = 'PUB_KEY_ID_0112345678902026112600000000';
const API_KEY = 'k'.repeat(32);
const SERIAL = '202611261355490001';

/** What WeChat answers is signed by the platform, over the body. */
const signed = (body: string, status = 200, key = platform.privateKey): Said => {
  const [timestamp, nonce] = [String(Math.floor(Date.now() / 1000)), 'abc123'];
  const signature = rsaSign(key, `${timestamp}\n${nonce}\n${body}\n`);
  const headers = {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-signature': signature,
    'wechatpay-serial': KEY_ID,
  };
  return { status, body, headers };
};

let next: Said;
/** Of a download, which is not signed: its hash was. */
let file: Said;
const bank = await bankAt(({ url }) => (url.startsWith('/v3/billdownload/file?token=abc') ? file : next));
afterAll(bank.close);
const provider = wechatPay(
  {
    appId: 'wx0123456789abcdef',
    mchId: '1900000001',
    serial: '3775B6A45ACD588826D15E583A95F5DD00000000',
    privateKey: merchant.privateKey,
    apiKey: API_KEY,
    publicKeyId: KEY_ID,
    publicKey: platform.publicKey,
    products: ['h5', 'jsapi'],
    appSecret: 's'.repeat(32),
  },
  'https://zhitu.example.cn',
  { api: `${bank.url}/`, payer: { page: 'https://open.weixin.qq.com', api: bank.url } },
);
const by = { scene: PayScene.code as PayScene, ip: '203.0.113.7', openId: 'oPayer_1', back: '/pay/1?back=1' };
const payment = { serialNumber: SERIAL, amount: 19_900, subject: '数据分析', expiresAt: '2026-11-26 16:00:00', ...by };
const NOW = new Date();

beforeEach(() => {
  bank.heard.length = 0;
});

it('asks for a code with the price in cents, signed by the merchant', async () => {
  next = signed(JSON.stringify({ code_url: 'weixin://wxpay/bizpayurl?pr=abc' }));
  expect(await provider.open(payment, NOW)).toEqual({ codeText: 'weixin://wxpay/bizpayurl?pr=abc' });
  const [asked] = bank.heard;
  expect(asked).toMatchObject({ method: 'POST', url: '/v3/pay/transactions/native' });
  expect(JSON.parse(asked!.body)).toMatchObject({
    out_trade_no: SERIAL,
    amount: { total: 19_900, currency: 'CNY' },
    time_expire: '2026-11-26T16:00:00+08:00',
  });
  const parts = Object.fromEntries(
    [...String(asked!.headers['authorization']).matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  const text = `POST\n/v3/pay/transactions/native\n${parts['timestamp']}\n${parts['nonce_str']}\n${asked!.body}\n`;
  expect(rsaVerify(merchant.publicKey, text, parts['signature'])).toBe(true);
});

it('an answer that the platform did not sign is no answer', async () => {
  next = signed(JSON.stringify({ code_url: 'weixin://forged' }), 200, stranger.privateKey);
  await expect(provider.open(payment, NOW)).rejects.toThrow();
});

it('from a phone it tells who comes, and leads back to the cashier', async () => {
  next = signed(JSON.stringify({ h5_url: 'https://wx.tenpay.com/checkmweb?prepay_id=wx1&package=2' }));
  const opened = await provider.open({ ...payment, scene: PayScene.wap }, NOW);
  expect(bank.heard[0]).toMatchObject({ method: 'POST', url: '/v3/pay/transactions/h5' });
  expect(JSON.parse(bank.heard[0]!.body)).toMatchObject({
    out_trade_no: SERIAL,
    scene_info: { payer_client_ip: '203.0.113.7', h5_info: { type: 'Wap' } },
  });
  expect(new URL(opened.codeText).searchParams.get('redirect_url')).toBe('https://zhitu.example.cn/pay/1?back=1');
  expect(opened.goodSeconds).toBeLessThan(300);
});

it('within WeChat it is asked who pays, and what the browser asks for is signed by the merchant', async () => {
  const { payer } = provider;
  const asked = new URL(payer!.askAt('abc', 'https://zhitu.example.cn/pay/1'));
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({ scope: 'snsapi_base', appid: 'wx0123456789abcdef' });
  next = { status: 200, body: JSON.stringify({ openid: 'oPayer_1' }) };
  expect(await payer!.openIdOf('code-1')).toBe('oPayer_1');
  next = { status: 200, body: JSON.stringify({ errcode: 40163, errmsg: 'code been used' }) };
  await expect(payer!.openIdOf('code-1')).rejects.toThrow('40163');
  next = signed(JSON.stringify({ prepay_id: 'wx2026prepay' }));
  const { codeText } = await provider.open({ ...payment, scene: PayScene.inWechat }, NOW);
  expect(bank.heard.at(-1)).toMatchObject({ url: '/v3/pay/transactions/jsapi' });
  expect(JSON.parse(bank.heard.at(-1)!.body)).toMatchObject({ payer: { openid: 'oPayer_1' } });
  const { appId, timeStamp, nonceStr, paySign, ...rest } = payer!.bridge(codeText, NOW);
  expect(rest).toEqual({ package: 'prepay_id=wx2026prepay', signType: 'RSA' });
  const text = `${appId}\n${timeStamp}\n${nonceStr}\nprepay_id=wx2026prepay\n`;
  expect(rsaVerify(merchant.publicKey, text, paySign)).toBe(true);
});

it('takes the bill of a day only with the hash that was signed', async () => {
  const body = '交易时间,交易状态';
  file = { status: 200, body, headers: { 'content-type': 'application/octet-stream' } };
  const offer = (hash: string) =>
    signed(
      JSON.stringify({
        hash_type: 'SHA1',
        hash_value: hash,
        download_url: 'https://api.mch.weixin.qq.com/v3/billdownload/file?token=abc',
      }),
    );
  next = offer(createHash('sha1').update(body).digest('hex'));
  expect(Buffer.from((await provider.bill('2026-11-25'))!).toString()).toBe(body);
  expect(bank.heard[0]!.url).toBe('/v3/bill/tradebill?bill_date=2026-11-25&bill_type=ALL');
  next = offer('0'.repeat(40));
  await expect(provider.bill('2026-11-25')).rejects.toThrow('校验值不一致');
  next = signed(JSON.stringify({ code: 'NO_STATEMENT_EXIST', message: '账单不存在' }), 400);
  expect(await provider.bill('2026-11-25')).toBeNull();
  next = signed(JSON.stringify({ code: 'STATEMENT_CREATING', message: '账单生成中' }), 400);
  await expect(provider.bill('2026-11-25')).rejects.toThrow('请 10 点以后再取');
});

const paid = {
  out_trade_no: SERIAL,
  transaction_id: '4200001234202611260000000001',
  trade_state: 'SUCCESS',
  amount: { total: 19_900, currency: 'CNY', payer_total: 19_900, payer_currency: 'CNY' },
};
const word = { serialNumber: SERIAL, outcome: 'paid', tradeNo: paid.transaction_id, amount: 19_900, currency: 'CNY' };

it('tells what it knows of a number: paid, waiting, unknown', async () => {
  next = signed(JSON.stringify(paid));
  expect(await provider.query(SERIAL)).toEqual([word]);
  next = signed(JSON.stringify({ ...paid, trade_state: 'NOTPAY', transaction_id: undefined }));
  expect(await provider.query(SERIAL)).toEqual([]);
  next = signed(JSON.stringify({ code: 'ORDER_NOT_EXIST', message: '订单不存在' }), 404);
  expect(await provider.query(SERIAL)).toEqual([]);
  next = signed(JSON.stringify({ code: 'SYSTEM_ERROR', message: '系统错误' }), 500);
  await expect(provider.query(SERIAL)).rejects.toThrow();
});

it('closes a number; one that is paid by now is left to its notice', async () => {
  next = signed('', 204);
  await provider.close(SERIAL);
  next = signed(JSON.stringify({ code: 'ORDERPAID', message: '订单已支付' }), 400);
  await provider.close(SERIAL);
});

it('a refund is done once the bank says so; until then it is asked again', async () => {
  const refund = { refundNo: '2026112613554900017', tradeNo: paid.transaction_id, amount: 13_200, total: 19_900 };
  next = signed(JSON.stringify({ status: 'PROCESSING' }));
  expect(await provider.payBack(refund, NOW)).toEqual({ at: 'underWay' });
  next = signed(JSON.stringify({ status: 'SUCCESS' }));
  expect(await provider.payBack(refund, NOW)).toEqual({ at: 'done' });
  expect(JSON.parse(bank.heard[1]!.body)).toMatchObject({
    out_refund_no: refund.refundNo,
    notify_url: 'https://zhitu.example.cn/apis/trade/notice/wechat',
    amount: { refund: 13_200, total: 19_900, currency: 'CNY' },
  });
  next = signed(JSON.stringify({ status: 'SUCCESS', amount: { refund: 19_900, total: 19_900 } }));
  await expect(provider.payBack(refund, NOW)).rejects.toThrow('19900');
  next = signed(JSON.stringify({ status: 'CLOSED' }));
  expect(await provider.payBack(refund, NOW)).toMatchObject({ at: 'stuck', isNumberDead: true });
  next = signed(JSON.stringify({ status: 'ABNORMAL' }));
  expect(await provider.payBack(refund, NOW)).toMatchObject({ at: 'stuck', isNumberDead: false });
});

/** A notice as WeChat sends it. */
function noticeOf(about: object, { key = platform.privateKey, at = NOW, event = 'TRANSACTION.SUCCESS' } = {}) {
  const body = JSON.stringify({ id: 'n-1', event_type: event, resource: sealedFor(API_KEY, JSON.stringify(about)) });
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = rsaSign(key, `${timestamp}\nnonce-1\n${body}\n`);
  const headers = {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': 'nonce-1',
    'wechatpay-signature': signature,
    'wechatpay-serial': KEY_ID,
  };
  return { headers, body };
}

it('opens what a genuine notice of now is about', () => {
  expect(provider.read(noticeOf(paid), NOW)).toEqual({ word, nonce: 'nonce-1' });
  const returned = {
    out_refund_no: '2026112613554900017',
    refund_status: 'SUCCESS',
    amount: { total: 19_900, refund: 13_200, payer_total: 19_900, payer_refund: 13_200 },
  };
  expect(provider.read(noticeOf(returned, { event: 'REFUND.SUCCESS' }), NOW)).toEqual({
    word: null,
    back: { refundNo: '2026112613554900017', amount: 13_200, currency: 'CNY' },
    nonce: 'nonce-1',
  });
  expect(provider.read(noticeOf(returned, { event: 'REFUND.ABNORMAL' }), NOW)).toEqual({
    word: null,
    nonce: 'nonce-1',
  });
});

it('refuses a notice of others, a changed one, one of another key and an old one', () => {
  const good = noticeOf(paid);
  expect(provider.read(noticeOf(paid, { key: stranger.privateKey }), NOW)).toEqual({ refused: 'forged' });
  expect(provider.read({ ...good, body: good.body.replace('n-1', 'n-2') }, NOW)).toEqual({ refused: 'forged' });
  expect(provider.read({ ...good, headers: { ...good.headers, 'wechatpay-serial': 'OTHER' } }, NOW)).toEqual({
    refused: 'forged',
  });
  expect(provider.read({ headers: {}, body: '{}' }, NOW)).toEqual({ refused: 'forged' });
  const old = new Date(NOW.getTime() - 301_000);
  expect(provider.read(noticeOf(paid, { at: old }), NOW)).toEqual({ refused: 'stale' });
});
