import { afterAll, beforeEach, expect, it } from 'vitest';
import { bankAt, keyPair, rsaSign, rsaVerify } from '#test/banks.ts';
import { alipay } from './alipay.ts';

const [application, platform, stranger] = [keyPair(), keyPair(), keyPair()];
const APP_ID = '2026112600000001';
const SERIAL = '202611261355490001';

let next: Record<string, string>;
let signer = platform.privateKey;

/** What Alipay answers is signed over the text of the answer itself. */
const bank = await bankAt(({ url, body }) => {
  const fields = new URLSearchParams(`${new URL(url, 'http://bank').search.slice(1)}&${body}`);
  const name = `${fields.get('method')!.replaceAll('.', '_')}_response`;
  const answer = JSON.stringify(next);
  return { status: 200, body: `{"${name}":${answer},"sign":"${rsaSign(signer, answer)}"}` };
});
afterAll(bank.close);
const provider = alipay(
  { appId: APP_ID, privateKey: application.privateKey, publicKey: platform.publicKey },
  'https://zhitu.example.cn/apis/trade/notice/alipay',
  `${bank.url}/gateway.do`,
);
const payment = { serialNumber: SERIAL, amount: 19_900, subject: '数据分析', expiresAt: '2026-11-26 16:00:00' };
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
  next = { ...known, trade_status: 'WAIT_BUYER_PAY' };
  expect(await provider.query(SERIAL)).toEqual([]);
  next = { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST' };
  expect(await provider.query(SERIAL)).toEqual([]);
  next = { code: '20000', msg: 'Service Currently Unavailable', sub_code: 'isp.unknow-error' };
  await expect(provider.query(SERIAL)).rejects.toThrow('isp.unknow-error');
});

it('a refund is refused with the reason of the bank, or done', async () => {
  const refund = { refundNo: '2026112613554900017', tradeNo: 'A1', amount: 5 };
  next = { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.SELLER_BALANCE_NOT_ENOUGH' };
  await expect(provider.payBack(refund)).rejects.toThrow('ACQ.SELLER_BALANCE_NOT_ENOUGH');
  next = { code: '10000', msg: 'Success', fund_change: 'Y' };
  await provider.payBack(refund);
  expect(JSON.parse(sent()['biz_content']!)).toMatchObject({ refund_amount: '0.05', out_request_no: refund.refundNo });
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
