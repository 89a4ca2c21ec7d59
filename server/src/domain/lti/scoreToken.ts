import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Platform } from '../../kit/context.ts';
import { fetchOutward } from '../../providers/fetchOutward.ts';
import { SCORE_SCOPE } from './claims.ts';
import { signMessage } from './keys.ts';
import type { LtiPlatform } from './policies.ts';

const TIMEOUT_MS = 10_000;
const Answer = z.object({ access_token: z.string().regex(/^[\x21-\x7E]+$/) });

/** A token with which marks are told to a platform: we show who we are by a signature (RFC 7523). @throws */
export async function scoreToken(place: Platform, { clientId, tokenUrl }: LtiPlatform): Promise<string> {
  const assertion = await signMessage(place, place.db, place.clock(), {
    iss: clientId,
    sub: clientId,
    aud: tokenUrl,
    jti: randomUUID(),
  });
  const answer = await fetchOutward(place.config.ssoAllow)(tokenUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: assertion,
      scope: SCORE_SCOPE,
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`token: answered ${answer.status}`);
  return Answer.parse(await answer.json()).access_token;
}
