import { buffer } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { bankAt, keyPair, rsaSign, rsaVerify } from '#test/banks.ts';
import { PayScene } from '#contract/rules/payScenes.ts';
import { alipay } from './alipay.ts';

const [application, platform, stranger] = [keyPair(), keyPair(), keyPair()];
const APP_ID = '2026112600000001';
const SERIAL = '202611261355490001';

let next: Record<string, string>;
let archive: Buffer;
let signer = platform.privateKey;

/** What Alipay answers is signed over the text of the answer itself. */
const bank = await bankAt(({ url, body }) => {
  if (url === '/file') return { status: 200, body: archive };
  const fields = new URLSearchParams(`${new URL(url, 'http://bank').search.slice(1)}&${body}`);
  const name = `${fields.get('method')!.replaceAll('.', '_')}_response`;
  const answer = JSON.stringify(next);
  return { status: 200, body: `{"${name}":${answer},"sign":"${rsaSign(signer, answer)}"}` };
});
afterAll(bank.close);
const provider = alipay(
  {
    appId: APP_ID,
    privateKey: application.privateKey,
    publicKey: platform.publicKey,
    products: ['page', 'wap'],
  },
  'https://zhitu.example.cn',
  `${bank.url}/gateway.do`,
);
const by = { scene: PayScene.code as PayScene, ip: '203.0.113.7', openId: '', back: '/pay/1?back=1' };
const payment = { serialNumber: SERIAL, amount: 19_900, subject: '数据分析', expiresAt: '2026-11-26 16:00:00', ...by };
const NOW = new Date();

beforeEach(() => {
  bank.heard.length = 0;
  signer = platform.privateKey;
});

/** All that was sent, from the address and the body. */
const sent = () => {
  const { url, body } = bank.heard.at(-1)!;
  return Object.fromEntries(new URLSearchParams(`${new URL(url, 'http://bank').search.slice(1)}&${body}`));
};

it('asks for a code with the price in yuan, signed by the application', async () => {
  next = { code: '10000', msg: 'Success', out_trade_no: SERIAL, qr_code: 'https://qr.alipay.com/abc' };
  expect(await provider.open(payment, NOW)).toEqual({ codeText: 'https://qr.alipay.com/abc' });
  const { sign, ...fields } = sent();
  expect(fields).toMatchObject({ method: 'alipay.trade.precreate', app_id: APP_ID });
  expect(fields['notify_url']).toBe('https://zhitu.example.cn/apis/trade/notice/alipay');
  expect(JSON.parse(fields['biz_content']!)).toMatchObject({ out_trade_no: SERIAL, total_amount: '199.00' });
  const text = Object.keys(fields)
    .filter((name) => fields[name] !== '')
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
  expect(rsaVerify(application.publicKey, text, sign!)).toBe(true);
});

it('an answer that Alipay did not sign is no answer', async () => {
  signer = stranger.privateKey;
  next = { code: '10000', msg: 'Success', qr_code: 'https://forged' };
  await expect(provider.open(payment, NOW)).rejects.toThrow();
});

const word = { serialNumber: SERIAL, outcome: 'paid', tradeNo: 'A1', amount: 19_900, currency: 'CNY' };

it('tells what it knows of a number: paid, waiting, unknown', async () => {
  const known = { code: '10000', msg: 'Success', out_trade_no: SERIAL, trade_no: 'A1', total_amount: '199.00' };
  next = { ...known, trade_status: 'TRADE_SUCCESS' };
  expect(await provider.query(SERIAL)).toEqual([word]);
  next = { ...known, trade_status: 'TRADE_SUCCESS', trans_currency: 'CNY', settle_currency: 'CNY' };
  expect(await provider.query(SERIAL)).toEqual([word]);
  next = { ...known, trade_status: 'TRADE_SUCCESS', trans_currency: 'USD' };
  expect(await provider.query(SERIAL)).toEqual([{ ...word, currency: 'USD' }]);
  next = { ...known, trade_status: 'WAIT_BUYER_PAY' };
  expect(await provider.query(SERIAL)).toEqual([]);
  next = { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST' };
  expect(await provider.query(SERIAL)).toEqual([]);
  next = { code: '20000', msg: 'Service Currently Unavailable', sub_code: 'isp.unknow-error' };
  await expect(provider.query(SERIAL)).rejects.toThrow('isp.unknow-error');
});

it('what Alipay refuses in a name is written otherwise, and no sign is cut in two', async () => {
  next = { code: '10000', msg: 'Success', qr_code: 'https://qr.example.cn/1' };
  await provider.open({ ...payment, subject: 'TCP/IP = A&B 入门' }, NOW);
  expect(JSON.parse(sent()['biz_content']!)).toMatchObject({ subject: 'TCP／IP ＝ A＆B 入门' });
  await provider.open({ ...payment, subject: `${'课'.repeat(119)}𠮷林` }, NOW);
  expect(JSON.parse(sent()['biz_content']!)).toMatchObject({ subject: `${'课'.repeat(119)}𠮷` });
});

it('a refund is refused with the reason of the bank, or done', async () => {
  const refund = { refundNo: '2026112613554900017', tradeNo: 'A1', amount: 5, total: 19_900 };
  next = { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.SELLER_BALANCE_NOT_ENOUGH' };
  await expect(provider.payBack(refund, NOW)).rejects.toThrow('ACQ.SELLER_BALANCE_NOT_ENOUGH');
  next = { code: '10000', msg: 'Success', fund_change: 'Y' };
  await provider.payBack(refund, NOW);
  expect(JSON.parse(sent()['biz_content']!)).toMatchObject({ refund_amount: '0.05', out_request_no: refund.refundNo });
});

it.each([
  [PayScene.page, 'alipay.trade.page.pay', { product_code: 'FAST_INSTANT_TRADE_PAY' }],
  [
    PayScene.wap,
    'alipay.trade.wap.pay',
    { product_code: 'QUICK_WAP_WAY', quit_url: 'https://zhitu.example.cn/pay/1?back=1' },
  ],
])('scene %s is a signed address of %s, and nobody is asked', async (scene, method, its) => {
  const { codeText, goodSeconds } = await provider.open({ ...payment, scene }, NOW);
  expect(bank.heard).toEqual([]);
  expect(goodSeconds).toBe(0);
  const { sign, ...fields } = Object.fromEntries(new URL(codeText).searchParams);
  expect(fields).toMatchObject({
    method,
    notify_url: 'https://zhitu.example.cn/apis/trade/notice/alipay',
    return_url: 'https://zhitu.example.cn/pay/1?back=1',
  });
  expect(JSON.parse(fields['biz_content']!)).toMatchObject({ out_trade_no: SERIAL, total_amount: '199.00', ...its });
  const text = Object.keys(fields)
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
  expect(rsaVerify(application.publicKey, text, sign!)).toBe(true);
});

describe('the bill of a day', () => {
  it('is the lines in the archive, not its summary', async () => {
    const zip = new ZipFile();
    for (const [name, said] of [
      ['2088_业务明细(汇总).csv', 'summary'],
      ['2088_业务明细.csv', 'lines'],
    ] as const)
      zip.addBuffer(Buffer.from(said), name);
    zip.end();
    archive = await buffer(zip.outputStream);
    next = { code: '10000', msg: 'Success', bill_download_url: `${bank.url}/file` };
    expect(Buffer.from((await provider.bill('2026-11-25'))!).toString()).toBe('lines');
  });

  it('is none when nothing happened, and a sentence when there is something wrong', async () => {
    next = { code: '40004', msg: 'Business Failed', sub_code: 'isp.bill_not_exist' };
    expect(await provider.bill('2026-11-25')).toBeNull();
    next = { code: '40004', msg: 'Business Failed', sub_code: 'isp.unknow-error' };
    await expect(provider.bill('2026-11-25')).rejects.toThrow('支付宝没有给这一天的账单（isp.unknow-error）');
    archive = Buffer.from('no archive');
    next = { code: '10000', msg: 'Success', bill_download_url: `${bank.url}/file` };
    await expect(provider.bill('2026-11-25')).rejects.toThrow('支付宝给的账单不是压缩包');
  });
});

const told = {
  app_id: APP_ID,
  notify_id: '2026112600222160000000000001',
  notify_time: '2026-11-26 14:00:00',
  out_trade_no: SERIAL,
  trade_no: 'A1',
  trade_status: 'TRADE_SUCCESS',
  total_amount: '199.00',
  subject: '数据分析',
};

/** A notice as Alipay sends it: a form whose fields are signed in order of their names. */
function noticeOf(fields: Record<string, string>, key = platform.privateKey) {
  const text = Object.keys(fields)
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
  const body = new URLSearchParams({ ...fields, sign_type: 'RSA2', sign: rsaSign(key, text) });
  return { headers: {}, body: body.toString() };
}

it('reads a genuine notice, and hears nothing of money in one that waits', () => {
  expect(provider.read(noticeOf(told), NOW)).toEqual({ word, nonce: told.notify_id });
  expect(provider.read(noticeOf({ ...told, trade_status: 'TRADE_CLOSED' }), NOW)).toMatchObject({ word: null });
});

it('tells in what currency it is where that need not be yuan, so that what is not is refused', () => {
  const home = { trans_currency: 'CNY', settle_currency: 'CNY' };
  expect(provider.read(noticeOf({ ...told, ...home }), NOW)).toMatchObject({ word });
  const abroad = { ...word, currency: 'HKD' };
  expect(provider.read(noticeOf({ ...told, trans_currency: 'HKD' }), NOW)).toMatchObject({ word: abroad });
  expect(provider.read(noticeOf({ ...told, ...home, settle_currency: 'HKD' }), NOW)).toMatchObject({ word: abroad });
  const returned = { ...told, out_biz_no: '2026112613554900017', refund_fee: '132.67', trans_currency: 'HKD' };
  expect(provider.read(noticeOf(returned), NOW)).toMatchObject({ word: null, back: { currency: 'HKD' } });
});

it('a notice about a refund tells what was returned, and nothing of the payment', () => {
  const back = { refundNo: '2026112613554900017', amount: 13_267, currency: 'CNY' };
  const returned = { ...told, out_biz_no: back.refundNo, refund_fee: '132.67', gmt_refund: '2026-11-26 13:55:49' };
  const read = { word: null, back, nonce: told.notify_id };
  expect(provider.read(noticeOf(returned), NOW)).toEqual(read);
  expect(provider.read(noticeOf({ ...returned, trade_status: 'TRADE_CLOSED' }), NOW)).toEqual(read);
});

it('refuses a notice of others, a changed one, one for another application and none at all', () => {
  const changed = noticeOf(told);
  const refused = [
    noticeOf(told, stranger.privateKey),
    { ...changed, body: changed.body.replace('199.00', '0.01') },
    noticeOf({ ...told, app_id: '2026112600000002' }),
    { headers: {}, body: '' },
  ];
  for (const notice of refused) expect(provider.read(notice, NOW)).toEqual({ refused: 'forged' });
});
