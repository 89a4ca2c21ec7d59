import { Aes, Formatter, Rsa, Wechatpay } from 'wechatpay-axios-plugin';
import * as z from 'zod';
import { PayType } from '#contract/rules/orders.ts';
import type { BankWord, PayProvider, RawNotice, ReadNotice } from './payProvider.ts';
import { isOfNow } from './signature.ts';

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
}

const TIMEOUT_MS = 8000;

const Transaction = z.object({
  out_trade_no: z.string(),
  transaction_id: z.string().default(''),
  trade_state: z.string(),
  amount: z.object({ total: z.int(), currency: z.string() }).optional(),
});

const Envelope = z.object({
  event_type: z.string(),
  resource: z.object({ ciphertext: z.string(), nonce: z.string(), associated_data: z.string().default('') }),
});

const Refund = z.object({ status: z.enum(['SUCCESS', 'PROCESSING', 'CLOSED', 'ABNORMAL']) });

/** WeChat Pay, API v3: codes to scan (Native), as pay.weixin.qq.com describes it. */
export function wechatPay(settings: WechatPaySettings, noticeUrl: string, base?: string): PayProvider {
  const { appId, mchId, serial, privateKey, publicKeyId, publicKey } = settings;
  const client = new Wechatpay({
    mchid: mchId,
    serial,
    privateKey,
    certs: { [publicKeyId]: publicKey },
    timeout: TIMEOUT_MS,
    ...(base ? { baseURL: base } : {}),
  });
  const its = (serialNumber: string) => `v3/pay/transactions/out-trade-no/${serialNumber}`;
  return {
    payType: PayType.wechat,
    notices: { path: 'wechat', contentType: 'application/json', answer: answered },
    async open({ serialNumber, amount, subject, expiresAt }) {
      const { data } = await client.chain('v3/pay/transactions/native').post({
        appid: appId,
        mchid: mchId,
        description: subject.slice(0, 120),
        out_trade_no: serialNumber,
        time_expire: `${expiresAt.slice(0, 19).replace(' ', 'T')}+08:00`,
        notify_url: noticeUrl,
        amount: { total: amount, currency: 'CNY' },
      });
      return { codeText: z.object({ code_url: z.string() }).parse(data).code_url };
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
    async payBack({ refundNo, tradeNo, amount }) {
      const { data } = await client.chain('v3/refund/domestic/refunds').post({
        transaction_id: tradeNo,
        out_refund_no: refundNo,
        amount: { refund: amount, total: amount, currency: 'CNY' },
      });
      const { status } = Refund.parse(data);
      // Asked again with the same number it tells how far it is.
      if (status !== 'SUCCESS') throw new Error(`wechat pay has the refund ${refundNo} as ${status}`);
    },
  };
}

const answered = (isHeard: boolean) =>
  isHeard
    ? { status: 204, body: '' }
    : { status: 400, body: JSON.stringify({ code: 'FAIL', message: '通知没有被接受' }) };

/** Checks the signature over the body as it came, then opens what is sealed in it. */
function readNotice({ apiKey, publicKeyId, publicKey }: WechatPaySettings, raw: RawNotice, now: Date): ReadNotice {
  const { headers, body } = raw;
  const [timestamp = '', nonce = '', signature = '', serial = ''] = ['timestamp', 'nonce', 'signature', 'serial'].map(
    (name) => headers[`wechatpay-${name}`],
  );
  const isGenuine =
    serial === publicKeyId && Rsa.verify(Formatter.response(timestamp, nonce, body), signature, publicKey);
  if (!isGenuine) return { refused: 'forged' };
  if (!isOfNow(Number(timestamp), now)) return { refused: 'stale' };
  const { event_type: event, resource } = Envelope.parse(JSON.parse(body));
  if (!event.startsWith('TRANSACTION.')) return { word: null, nonce };
  const opened = Aes.AesGcm.decrypt(resource.ciphertext, apiKey, resource.nonce, resource.associated_data);
  return { word: wordOf(Transaction.parse(JSON.parse(opened))), nonce };
}

/** What a state says of money; nothing as long as nobody has paid or tried. */
function wordOf(one: z.infer<typeof Transaction>): BankWord | null {
  const outcome = one.trade_state === 'SUCCESS' || one.trade_state === 'REFUND' ? 'paid' : 'refused';
  if (outcome === 'refused' && one.trade_state !== 'PAYERROR') return null;
  const { out_trade_no: serialNumber, transaction_id: tradeNo, amount } = one;
  return { serialNumber, outcome, tradeNo, amount: amount?.total ?? 0, currency: amount?.currency ?? '' };
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
