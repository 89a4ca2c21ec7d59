import { AlipaySdk } from 'alipay-sdk';
import * as z from 'zod';
import { centsOf, yuanOf } from '#contract/rules/money.ts';
import { PayType } from '#contract/rules/orders.ts';
import { PayScene } from '#contract/rules/payScenes.ts';
import { alipayBill } from './alipayBill.ts';
import { BillProblem, NOTICES } from './payProvider.ts';
import type { BankWord, Opened, PayProvider, ReadNotice } from './payProvider.ts';

export interface AlipaySettings {
  appId: string;
  /** PEM, of the application. */
  privateKey: string;
  /** PEM, of Alipay: what it signs is checked with it. */
  publicKey: string;
  /** What was signed for besides codes. */
  products: readonly ('page' | 'wap')[];
}

const TIMEOUT_MS = 8000;
const DONE = '10000';

const Answer = z.looseObject({
  code: z.string(),
  subCode: z.string().default(''),
  qrCode: z.string().default(''),
  outTradeNo: z.string().default(''),
  tradeNo: z.string().default(''),
  tradeStatus: z.string().default(''),
  totalAmount: z.string().default(''),
  transCurrency: z.string().default(''),
  settleCurrency: z.string().default(''),
  billDownloadUrl: z.string().default(''),
});

const Notice = z.looseObject({
  app_id: z.string(),
  notify_id: z.string().min(1),
  out_trade_no: z.string().default(''),
  trade_no: z.string().default(''),
  trade_status: z.string().default(''),
  total_amount: z.string().default(''),
  /** Of a refund: its number, and what of the transaction was returned. One is returned once, so that is all of it. */
  out_biz_no: z.string().default(''),
  refund_fee: z.string().default(''),
  trans_currency: z.string().default(''),
  settle_currency: z.string().default(''),
});

/** Pages of the wallet to go to: what each is called, and the product that it is paid with. */
const pages = {
  [PayScene.page]: ['alipay.trade.page.pay', 'FAST_INSTANT_TRADE_PAY'],
  [PayScene.wap]: ['alipay.trade.wap.pay', 'QUICK_WAP_WAY'],
} as const;

/**
 * Alipay by its own library: codes to scan (当面付, alipay.trade.precreate), its page on a desktop (alipay.trade.page.pay)
 * and on a phone (alipay.trade.wap.pay).
 */
export function alipay(settings: AlipaySettings, publicUrl: string, gateway?: string): PayProvider {
  const { appId, privateKey, publicKey, products } = settings;
  const noticeUrl = `${publicUrl}${NOTICES}alipay`;
  const sdk = new AlipaySdk({
    appId,
    privateKey,
    alipayPublicKey: publicKey,
    keyType: privateKey.includes('BEGIN RSA') ? 'PKCS1' : 'PKCS8',
    timeout: TIMEOUT_MS,
    ...(gateway ? { gateway } : {}),
  });
  const ask = async (method: string, bizContent: Record<string, string>, more: { notifyUrl?: string } = {}) =>
    Answer.parse(await sdk.exec(method, { ...more, bizContent }, { validateSign: true }));
  const done = async (method: string, bizContent: Record<string, string>, more: { notifyUrl?: string } = {}) => {
    const answer = await ask(method, bizContent, more);
    if (answer.code !== DONE) throw new Error(`alipay refused ${method} with ${answer.subCode || answer.code}`);
    return answer;
  };
  /** Nobody is asked: the address is signed here, and good from the moment at which it is signed. */
  const addressOf = (scene: keyof typeof pages, wish: Record<string, string>, back: string) => {
    const [method, product] = pages[scene];
    const returnUrl = `${publicUrl}${back}`;
    const quit = scene === PayScene.wap ? { quit_url: returnUrl } : {};
    const bizContent = { ...wish, ...quit, product_code: product };
    return {
      codeText: sdk.pageExecute(method, 'GET', { bizContent, notifyUrl: noticeUrl, returnUrl }),
      goodSeconds: 0,
    };
  };
  return {
    payType: PayType.alipay,
    scenes: new Set([PayScene.code, ...products.map((product) => PayScene[product])]),
    payer: null,
    boundTo: () => '',
    notices: {
      path: 'alipay',
      contentType: 'application/x-www-form-urlencoded',
      answer: (isHeard) => ({ status: 200, body: isHeard ? 'success' : 'fail' }),
    },
    async open({ scene, back, ...payment }) {
      const wish = wishOf(payment);
      if (scene === PayScene.page || scene === PayScene.wap) return addressOf(scene, wish, back);
      return { codeText: (await done('alipay.trade.precreate', wish, { notifyUrl: noticeUrl })).qrCode };
    },
    read: (notice) => readNotice(sdk, appId, notice.body),
    async query(serialNumber) {
      const answer = await ask('alipay.trade.query', { out_trade_no: serialNumber });
      if (answer.subCode === 'ACQ.TRADE_NOT_EXIST') return [];
      if (answer.code !== DONE) throw new Error(`alipay refused a query with ${answer.subCode || answer.code}`);
      const { outTradeNo, tradeNo, tradeStatus, totalAmount, transCurrency, settleCurrency } = answer;
      const currency = currencyOf(transCurrency, settleCurrency);
      const word = wordOf({ serialNumber: outTradeNo, tradeNo, status: tradeStatus, yuan: totalAmount, currency });
      return word ? [word] : [];
    },
    async close(serialNumber) {
      // What nobody has scanned is unknown there, and what is paid cannot be closed: neither needs to be.
      await ask('alipay.trade.close', { out_trade_no: serialNumber });
    },
    async payBack({ refundNo, tradeNo, amount }) {
      const wish = { trade_no: tradeNo, out_request_no: refundNo, refund_amount: yuanOf(amount).toFixed(2) };
      await done('alipay.trade.refund', wish);
      return { at: 'done' };
    },
    async bill(day) {
      const wish = { bill_type: 'trade', bill_date: day };
      const answer = await ask('alipay.data.dataservice.bill.downloadurl.query', wish);
      if (answer.subCode === 'isp.bill_not_exist') return null;
      if (answer.code === DONE) return alipayBill(answer.billDownloadUrl);
      throw new BillProblem(`支付宝没有给这一天的账单（${answer.subCode || answer.code}）`);
    },
  };
}

/** What a name may not have in it, as it is written instead. */
const wide: Readonly<Record<string, string>> = { '/': '／', '=': '＝', '&': '＆' };

const wishOf = ({
  serialNumber,
  amount,
  subject,
  expiresAt,
}: Pick<Opened, 'serialNumber' | 'amount' | 'subject' | 'expiresAt'>) => ({
  out_trade_no: serialNumber,
  total_amount: yuanOf(amount).toFixed(2),
  subject: [...subject.replace(/[/=&]/g, (sign) => wide[sign]!)].slice(0, 120).join(''),
  time_expire: expiresAt.slice(0, 19),
});

/** A form whose fields are signed; it is sent again with the same id until it is heard. */
function readNotice(sdk: AlipaySdk, appId: string, body: string): ReadNotice {
  const fields = Object.fromEntries(new URLSearchParams(body));
  const read = Notice.safeParse(fields);
  if (!read.success || !sdk.checkNotifySignV2(fields) || read.data.app_id !== appId) return { refused: 'forged' };
  const { notify_id: nonce, out_trade_no: serialNumber, trade_no: tradeNo } = read.data;
  const { trade_status: status, total_amount: yuan, out_biz_no: refundNo, refund_fee: returned } = read.data;
  const currency = currencyOf(read.data.trans_currency, read.data.settle_currency);
  if (refundNo !== '' && returned !== '')
    return { word: null, back: { refundNo, amount: centsOf(Number(returned)), currency }, nonce };
  return { word: wordOf({ serialNumber, tradeNo, status, yuan, currency }), nonce };
}

/** Alipay names currencies only where they need not be yuan: what it is priced in, and what we get for it. */
const currencyOf = (...named: string[]): string => named.find((one) => one !== '' && one !== 'CNY') ?? 'CNY';

interface Told {
  serialNumber: string;
  tradeNo: string;
  status: string;
  yuan: string;
  currency: string;
}

/** Only paid is told of: what failed on the phone can be tried again with the same code. */
const wordOf = ({ serialNumber, tradeNo, status, yuan, currency }: Told): BankWord | null =>
  status === 'TRADE_SUCCESS' || status === 'TRADE_FINISHED'
    ? { serialNumber, outcome: 'paid', tradeNo, amount: centsOf(Number(yuan)), currency }
    : null;
