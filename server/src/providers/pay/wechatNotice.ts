import { Aes, Formatter, Rsa } from 'wechatpay-axios-plugin';
import * as z from 'zod';
import type { BackWord, BankWord, RawNotice, ReadNotice } from './payProvider.ts';
import { isOfNow } from './signature.ts';

/** What notices are checked and opened with (wechatPay.ts). */
interface NoticeKeys {
  apiKey: string;
  publicKeyId: string;
  publicKey: string;
}

export const Transaction = z.object({
  out_trade_no: z.string(),
  transaction_id: z.string().default(''),
  trade_state: z.string(),
  amount: z.object({ total: z.int(), currency: z.string() }).optional(),
});

const Returned = z.object({
  out_refund_no: z.string(),
  refund_status: z.string(),
  amount: z.object({ refund: z.int(), currency: z.string().default('CNY') }),
});

const Envelope = z.object({
  event_type: z.string(),
  resource: z.object({ ciphertext: z.string(), nonce: z.string(), associated_data: z.string().default('') }),
});

export const answered = (isHeard: boolean) =>
  isHeard
    ? { status: 204, body: '' }
    : { status: 400, body: JSON.stringify({ code: 'FAIL', message: '通知没有被接受' }) };

/** Checks the signature over the body as it came, then opens what is sealed in it. */
export function readNotice({ apiKey, publicKeyId, publicKey }: NoticeKeys, raw: RawNotice, now: Date): ReadNotice {
  const { headers, body } = raw;
  const [timestamp = '', nonce = '', signature = '', serial = ''] = ['timestamp', 'nonce', 'signature', 'serial'].map(
    (name) => headers[`wechatpay-${name}`],
  );
  const isGenuine =
    serial === publicKeyId && Rsa.verify(Formatter.response(timestamp, nonce, body), signature, publicKey);
  if (!isGenuine) return { refused: 'forged' };
  if (!isOfNow(Number(timestamp), now)) return { refused: 'stale' };
  const { event_type: event, resource } = Envelope.parse(JSON.parse(body));
  // A refund that failed is asked for again by the job until it is through.
  if (!event.startsWith('TRANSACTION.') && event !== 'REFUND.SUCCESS') return { word: null, nonce };
  const opened: unknown = JSON.parse(
    Aes.AesGcm.decrypt(resource.ciphertext, apiKey, resource.nonce, resource.associated_data),
  );
  if (event === 'REFUND.SUCCESS') return { word: null, back: backOf(Returned.parse(opened)), nonce };
  return { word: wordOf(Transaction.parse(opened)), nonce };
}

const backOf = ({ out_refund_no: refundNo, amount: { refund, currency } }: z.infer<typeof Returned>): BackWord => ({
  refundNo,
  amount: refund,
  currency,
});

/** What a state says of money; nothing as long as nobody has paid or tried. */
export function wordOf(one: z.infer<typeof Transaction>): BankWord | null {
  const outcome = one.trade_state === 'SUCCESS' || one.trade_state === 'REFUND' ? 'paid' : 'refused';
  if (outcome === 'refused' && one.trade_state !== 'PAYERROR') return null;
  const { out_trade_no: serialNumber, transaction_id: tradeNo, amount } = one;
  return { serialNumber, outcome, tradeNo, amount: amount?.total ?? 0, currency: amount?.currency ?? '' };
}
