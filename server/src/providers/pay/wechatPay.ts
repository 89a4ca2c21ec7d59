import { Wechatpay } from 'wechatpay-axios-plugin';
import * as z from 'zod';
import { PayType } from '#contract/rules/orders.ts';
import { PayScene } from '#contract/rules/payScenes.ts';
import { NOTICES } from './payProvider.ts';
import type { BackStanding, Opened, PayProvider } from './payProvider.ts';
import { wechatBill } from './wechatBill.ts';
import { answered, readNotice, Transaction, wordOf } from './wechatNotice.ts';
import { wechatPayer } from './wechatPayer.ts';
import type { payerBases } from './wechatPayer.ts';

export interface WechatPaySettings {
  appId: string;
  mchId: string;
  /** Of the certificate of the merchant's key. */
  serial: string;
  /** PEM. */
  privateKey: string;
  /** APIv3, 32 characters: what notices are sealed with. */
  apiKey: string;
  /** PUB_KEY_ID_…, or the serial of a certificate of the platform, */
  publicKeyId: string;
  /** and the key itself, PEM: what WeChat signs is checked with it. */
  publicKey: string;
  /** What was opened for this merchant besides codes. */
  products: readonly ('h5' | 'jsapi')[];
  /** Of the account that is paid; with it WeChat is asked who pays. */
  appSecret: string | null;
}

/** Where it is reached. */
export interface WechatPayBases {
  api: string;
  payer: typeof payerBases;
}

const TIMEOUT_MS = 8000;

/** To a card it takes days; the last two come to nothing by themselves. */
const standings = {
  SUCCESS: { at: 'done' },
  PROCESSING: { at: 'underWay' },
  CLOSED: { at: 'stuck', why: '微信支付关闭了这笔退款，钱没有退出去：再退一次，会用新的退款单号', isNumberDead: true },
  ABNORMAL: {
    at: 'stuck',
    why: '微信支付说退款异常，付款的卡可能已经注销或冻结：先在微信商户平台的交易中心处理这笔退款，再回来点「再退一次」',
    isNumberDead: false,
  },
} as const satisfies Record<string, BackStanding>;

const Refund = z.object({
  status: z.enum(['SUCCESS', 'PROCESSING', 'CLOSED', 'ABNORMAL']),
  amount: z.object({ refund: z.int() }).optional(),
});

/** The address of a page of the wallet is good for five minutes; it is asked for again before. */
const H5_SECONDS = 240;

/**
 * WeChat Pay, API v3, as pay.weixin.qq.com describes it: codes to scan (Native), from the browser of a phone (H5), and
 * within WeChat (JSAPI).
 */
export function wechatPay(settings: WechatPaySettings, publicUrl: string, bases?: WechatPayBases): PayProvider {
  const { appId, appSecret, mchId, serial, privateKey, publicKeyId, publicKey, products } = settings;
  const client = new Wechatpay({
    mchid: mchId,
    serial,
    privateKey,
    certs: { [publicKeyId]: publicKey },
    timeout: TIMEOUT_MS,
    ...(bases ? { baseURL: bases.api } : {}),
  });
  const its = (serialNumber: string) => `v3/pay/transactions/out-trade-no/${serialNumber}`;
  const isInside = products.includes('jsapi') && appSecret !== null;
  return {
    payType: PayType.wechat,
    scenes: new Set([
      PayScene.code,
      ...(products.includes('h5') ? [PayScene.wap] : []),
      ...(isInside ? [PayScene.inWechat] : []),
    ]),
    payer: isInside ? wechatPayer({ appId, appSecret, privateKey }, bases?.payer) : null,
    boundTo: ({ scene, ip, openId }) => (scene === PayScene.wap ? ip : scene === PayScene.inWechat ? openId : ''),
    notices: { path: 'wechat', contentType: 'application/json', answer: answered },
    async open(payment) {
      const { serialNumber, amount, subject, expiresAt, scene } = payment;
      const { data } = await client.chain(`v3/pay/transactions/${productOf[scene]}`).post({
        appid: appId,
        mchid: mchId,
        description: subject.slice(0, 120),
        out_trade_no: serialNumber,
        time_expire: `${expiresAt.slice(0, 19).replace(' ', 'T')}+08:00`,
        notify_url: `${publicUrl}${NOTICES}wechat`,
        amount: { total: amount, currency: 'CNY' },
        ...payerOf(payment),
      });
      if (scene === PayScene.inWechat) return { codeText: Prepaid.parse(data).prepay_id };
      if (scene !== PayScene.wap) return { codeText: z.object({ code_url: z.string() }).parse(data).code_url };
      const { h5_url: url } = z.object({ h5_url: z.url() }).parse(data);
      const back = encodeURIComponent(`${publicUrl}${payment.back}`);
      return { codeText: `${url}&redirect_url=${back}`, goodSeconds: H5_SECONDS };
    },
    read: (notice, now) => readNotice(settings, notice, now),
    async query(serialNumber) {
      const found = await orUnknown(client.chain(its(serialNumber)).get({ params: { mchid: mchId } }), 404);
      const word = found && wordOf(Transaction.parse(found.data));
      return word ? [word] : [];
    },
    async close(serialNumber) {
      // What is paid already cannot be closed, and need not be: it is told of by a notice.
      await orUnknown(client.chain(`${its(serialNumber)}/close`).post({ mchid: mchId }), 400);
    },
    async payBack({ refundNo, tradeNo, amount, total }) {
      const { data } = await client.chain('v3/refund/domestic/refunds').post({
        transaction_id: tradeNo,
        out_refund_no: refundNo,
        notify_url: `${publicUrl}${NOTICES}wechat`,
        amount: { refund: amount, total, currency: 'CNY' },
      });
      const { status, amount: said } = Refund.parse(data);
      if (said && said.refund !== amount) throw new Error(`wechat pay has the refund ${refundNo} over ${said.refund}`);
      return standings[status];
    },
    bill: (day) => wechatBill(client, day),
  };
}

/** What each product is called in the addresses. There is none for the pages of a desktop. */
const productOf = {
  [PayScene.code]: 'native',
  [PayScene.page]: 'native',
  [PayScene.wap]: 'h5',
  [PayScene.inWechat]: 'jsapi',
} as const;

const Prepaid = z.object({ prepay_id: z.string().regex(/^[\w-]{1,64}$/) });

/** What the wallet checks of who comes to pay. */
function payerOf({ scene, ip, openId }: Opened) {
  if (scene === PayScene.inWechat) return { payer: { openid: openId } };
  return scene === PayScene.wap ? { scene_info: { payer_client_ip: ip, h5_info: { type: 'Wap' } } } : {};
}

/** The answer, or nothing when it is refused with this status. */
async function orUnknown<T>(asked: Promise<T>, status: number): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (statusOf(error) === status) return undefined;
    throw error;
  }
}

const statusOf = (error: unknown): number | undefined =>
  z.object({ response: z.object({ status: z.int() }) }).safeParse(error).data?.response.status;
