import { createHmac } from 'node:crypto';

/** HMAC-SHA256 under the secret key of the installation; a hash of one purpose is worthless for another. */
export const keyedHash = (secretKey: string, purpose: string, text: string): Buffer =>
  createHmac('sha256', secretKey).update(`${purpose}\n${text}`).digest();
