import { expect, it } from 'vitest';
import { CODE_SECONDS } from '#contract/rules/attendance.ts';
import { codeOf, issuedAt, stepAt, stepOf, ticketFor } from './codes.ts';

const at = (seconds: number): Date => new Date(seconds * 1000);
const later = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * 1000);

it('codes are those of RFC 6238, appendix B, cut to six digits', () => {
  const secret = Buffer.from('12345678901234567890123456789012');
  // the table counts steps of 30 seconds
  expect([59, 1_111_111_109, 20_000_000_000].map((time) => codeOf(secret, Math.floor(time / 30)))).toEqual([
    '119246',
    '084774',
    '737706',
  ]);
});

it('a code is known for a while, so that an old one is told from a wrong one', () => {
  const secret = Buffer.alloc(32, 7);
  const now = at(1_790_000_000);
  const code = codeOf(secret, stepAt(now));
  expect(stepOf(secret, code, later(now, CODE_SECONDS * 3))).toBe(stepAt(now));
  expect(stepOf(secret, code, later(now, CODE_SECONDS * 100))).toBeUndefined();
});

it('a ticket is good for one person on one device and not for long', () => {
  const secret = Buffer.alloc(32, 7);
  const mine = { userNo: '1', device: 'phone-one' };
  const now = at(1_790_000_000);
  const ticket = ticketFor(secret, mine, now);
  expect(issuedAt(secret, mine, ticket, later(now, 10))).toEqual(now);
  expect(issuedAt(secret, { ...mine, userNo: '2' }, ticket, now)).toBeUndefined();
  expect(issuedAt(secret, { ...mine, device: 'phone-two' }, ticket, now)).toBeUndefined();
  expect(issuedAt(Buffer.alloc(32, 8), mine, ticket, now)).toBeUndefined();
  expect(issuedAt(secret, mine, ticket, later(now, 301))).toBeUndefined();
  const [, seal] = ticket.split('.');
  expect(issuedAt(secret, mine, `${later(now, 60).getTime().toString(36)}.${seal}`, later(now, 60))).toBeUndefined();
});
