import { randomInt } from 'node:crypto';
import { wireTime } from '#contract/rules/time.ts';

/** Without the characters that are mistaken for each other when typed from paper. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** `ZT20261121-7K3M9PXQ`: 40 random bits, so that nobody finds a certificate by counting. */
export function newNumber(now: Date, prefix = 'ZT'): string {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${prefix}${wireTime(now).slice(0, 10).replaceAll('-', '')}-${letters}`;
}
