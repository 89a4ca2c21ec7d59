import { createHmac, timingSafeEqual } from 'node:crypto';

/** A notice of the stand-in bank. */
export interface SignedNotice {
  /** JSON. */
  payload: string;
  /** Seconds since 1970 when it was signed. */
  timestamp: number;
  nonce: string;
  /** Hexadecimal. */
  signature: string;
}

/** A signature is good for so many seconds before and after. */
const GOOD_FOR_SECONDS = 300;

/** Whether something was signed about now. */
export const isOfNow = (timestamp: number, now: Date): boolean =>
  Math.abs(now.getTime() / 1000 - timestamp) <= GOOD_FOR_SECONDS;

const signatureOf = (key: Buffer, { payload, timestamp, nonce }: Omit<SignedNotice, 'signature'>): Buffer =>
  createHmac('sha256', key).update(`${timestamp}\n${nonce}\n${payload}\n`).digest();

export const signed = (key: Buffer, notice: Omit<SignedNotice, 'signature'>): SignedNotice => ({
  ...notice,
  signature: signatureOf(key, notice).toString('hex'),
});

/** Why a notice is not listened to; undefined when it is genuine and of now. */
export function refusalOf(key: Buffer, notice: SignedNotice, now: Date): 'forged' | 'stale' | undefined {
  const [wanted, given] = [signatureOf(key, notice), Buffer.from(notice.signature, 'hex')];
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return 'forged';
  return isOfNow(notice.timestamp, now) ? undefined : 'stale';
}
