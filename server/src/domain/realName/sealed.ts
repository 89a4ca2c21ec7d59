import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { keyedHash } from '../../config/keyedHash.ts';

const IV = 12;
const TAG = 16;

/**
 * Seals a text with AES-256-GCM under a key of its own, derived from the secret key (HKDF-SHA-256). It opens only for
 * the same person: a row copied to somebody else is worthless. Initialisation vector, tag and cipher text in one.
 */
export function seal(secretKey: string, userNo: string, text: string): Buffer {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secretKey), iv).setAAD(Buffer.from(userNo));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** @throws when it was sealed with another key, for another person, or changed */
export function unseal(secretKey: string, userNo: string, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secretKey), sealed.subarray(0, IV))
    .setAAD(Buffer.from(userNo))
    .setAuthTag(sealed.subarray(IV, IV + TAG));
  return decipher.update(sealed.subarray(IV + TAG), undefined, 'utf8') + decipher.final('utf8');
}

/** Tells that a number was used before without knowing it. */
export const hashOfNumber = (secretKey: string, idNumber: string): Buffer =>
  keyedHash(secretKey, 'id number', idNumber);

const keyOf = (secretKey: string): Buffer => Buffer.from(hkdfSync('sha256', secretKey, '', 'zhitu real name v1', 32));
