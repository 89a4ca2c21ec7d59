import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose';
import type { JWTPayload } from 'jose';
import type { Platform } from '../../kit/context.ts';
import { ALGORITHMS, keysOf } from '../lti/readMessage.ts';
import { burnOnce } from '../signIn/tickets.ts';
import { openToolOf } from './policies.ts';
import type { LtiTool } from './policies.ts';
import { Refusal } from './refusal.ts';

const LONGEST_SECONDS = 3600;

interface Signed {
  tool: LtiTool;
  payload: JWTPayload;
}

/**
 * Reads what a tool says of itself: signed with a key that it publishes now, for us, of now, and brought for the first time.
 * @param once which of its claims is never used twice
 * @throws Refusal
 */
export async function readSigned(
  { db, clock, config, log }: Platform,
  token: string,
  { audience, once }: { audience: string; once: 'jti' | 'nonce' },
): Promise<Signed> {
  const tool = await openToolOf(db, sayer(token));
  if (!tool) throw new Refusal(401, 'invalid_client', 'no such tool, or it is turned off');
  let payload: JWTPayload;
  try {
    const keys = createLocalJWKSet(await keysOf(tool.jwksUrl, config.ssoAllow));
    const expected = { audience, algorithms: ALGORITHMS, requiredClaims: ['exp', 'iat', once] };
    const times = { maxTokenAge: LONGEST_SECONDS, clockTolerance: 30, currentDate: clock() };
    ({ payload } = await jwtVerify(token, keys, { ...expected, ...times }));
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    log.warn({ toolId: tool.id, reason: code ?? message }, 'lti tool refused');
    throw new Refusal(401, 'invalid_client', `the signed message is not right (${code ?? 'keys'})`);
  }
  const used = String(payload[once]);
  const expires = new Date(Math.min(payload.exp! * 1000, clock().getTime() + 2 * LONGEST_SECONDS * 1000));
  const isFresh = await burnOnce(db, 'ltiOnce', `${tool.id} ${once} ${used}`, expires);
  if (!isFresh) throw new Refusal(401, 'invalid_client', `this ${once} was used before`);
  return { tool, payload };
}

/** Who it claims to be; nothing is believed yet. @throws Refusal */
function sayer(token: string): string {
  try {
    return String(decodeJwt(token).iss);
  } catch {
    throw new Refusal(400, 'invalid_request', 'this is no signed message');
  }
}
