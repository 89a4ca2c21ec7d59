import { createHmac, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS, CODE_SECONDS, TICKET_SECONDS } from '#contract/rules/attendance.ts';

/** The number of a time step: RFC 6238, section 4.2, with T0 = 0 and X = 8 seconds. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / (CODE_SECONDS * 1000));

/** How long the step of a moment still lasts. */
export const leftOfStep = (now: Date): number => (stepAt(now) + 1) * CODE_SECONDS * 1000 - now.getTime();

/** The code of a time step: RFC 6238 over HMAC-SHA-256 with the dynamic truncation of RFC 4226, section 5.3. */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha256', secret).update(counter).digest();
  const offset = mac.at(-1)! & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
}

/** So many steps back an old code is known as one, to say why it is refused. */
const REMEMBERED = 75;

/** The step in which a code is or was shown, the newest first; undefined for one that was not shown lately. */
export function stepOf(secret: Buffer, code: string, now: Date): number | undefined {
  const current = stepAt(now);
  for (let step = current; step > current - REMEMBERED; step -= 1) if (codeOf(secret, step) === code) return step;
  return undefined;
}

interface Holder {
  userNo: string;
  device: string;
}

/** What a device is handed before it may check in: the moment, sealed with whose it is. */
export function ticketFor(secret: Buffer, holder: Holder, now: Date): string {
  const issued = now.getTime().toString(36);
  return `${issued}.${sealOf(secret, holder, issued)}`;
}

/** When a ticket was issued; undefined when it is somebody else's, of another device, made up or too old. */
export function issuedAt(secret: Buffer, holder: Holder, ticket: string, now: Date): Date | undefined {
  const [issued = '', seal = ''] = ticket.split('.');
  const expected = Buffer.from(sealOf(secret, holder, issued));
  const given = Buffer.from(seal);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const age = now.getTime() - Number.parseInt(issued, 36);
  return age >= 0 && age <= TICKET_SECONDS * 1000 ? new Date(now.getTime() - age) : undefined;
}

const sealOf = (secret: Buffer, { userNo, device }: Holder, issued: string): string =>
  createHmac('sha256', secret).update(`ticket ${userNo} ${device} ${issued}`).digest('base64url').slice(0, 32);

/** What is kept of a device: enough to see that it was the same one at this check-in, nothing elsewhere. */
export const markOf = (secret: Buffer, device: string): string =>
  createHmac('sha256', secret).update(`device ${device}`).digest('base64url').slice(0, 16);
