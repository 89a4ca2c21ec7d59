import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { Id, Mobile, line } from '#contract/kit/values.ts';

const MAX_SECONDS = 300;

const Header = z.object({ alg: z.literal('HS256') });

const Claims = z.object({
  jti: z.string().min(8).max(100),
  /** Seconds since 1970. */
  exp: z.number(),
  mobile: Mobile.optional(),
  orgNo: Id.optional(),
  jobNumber: line(50, '工号或学号').optional(),
});

interface PartnerClaims {
  jti: string;
  expires: Date;
  person: { mobile: string } | { orgNo: string; jobNumber: string };
}

/**
 * Reads a ticket of the partner platform: a compact JWT (RFC 7519), HS256 with the shared secret and nothing else.
 * @returns undefined when the signature, the time (at most five minutes ahead) or the claims are not right
 */
export function readPartnerTicket(ticket: string, secret: string, now: Date): PartnerClaims | undefined {
  const [head, body, signature, ...rest] = ticket.split('.');
  if (!head || !body || !signature || rest.length > 0) return undefined;
  const expected = createHmac('sha256', secret).update(`${head}.${body}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;

  const claims = Claims.safeParse(decode(body));
  if (!Header.safeParse(decode(head)).success || !claims.success) return undefined;
  const { jti, exp, mobile, orgNo, jobNumber } = claims.data;
  const left = exp - now.getTime() / 1000;
  if (left <= 0 || left > MAX_SECONDS) return undefined;
  const expires = new Date(exp * 1000);
  if (mobile) return { jti, expires, person: { mobile } };
  return orgNo && jobNumber ? { jti, expires, person: { orgNo, jobNumber } } : undefined;
}

function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
