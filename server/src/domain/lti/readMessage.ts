import { createLocalJWKSet, jwtVerify } from 'jose';
import type { JSONWebKeySet } from 'jose';
import type { ltiPlatform } from '../../db/schema/lti.ts';
import { fetchOutward } from '../../providers/fetchOutward.ts';
import { claims, Message } from './claims.ts';

type LtiPlatform = typeof ltiPlatform.$inferSelect;

const TIMEOUT_MS = 10_000;
/** Of keys that only the platform holds; a secret that both sides know, or none, signs nothing here. */
export const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384'];

interface Place {
  allowed: readonly string[];
  nonce: string;
  now: Date;
}

/**
 * Reads what a platform says: signed with a key that it publishes, by it, for us, of now, for this visit, from the place
 * that was registered.
 * @throws Error which says what is wrong with it, for the log
 */
export async function readMessage(platform: LtiPlatform, token: string, place: Place): Promise<Message> {
  const { issuer, clientId, deploymentId } = platform;
  const { payload } = await jwtVerify(token, createLocalJWKSet(await keysOf(platform.jwksUrl, place.allowed)), {
    issuer,
    audience: clientId,
    algorithms: ALGORITHMS,
    requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    maxTokenAge: 600,
    clockTolerance: 30,
    currentDate: place.now,
  });
  const message = Message.parse(payload);
  const isForMore = Array.isArray(payload.aud) && payload.aud.length > 1;
  if (isForMore && message.azp === undefined) throw new Error('names several readers, and not whose it is');
  if (message.azp !== undefined && message.azp !== clientId) throw new Error('is somebody else’s (azp)');
  if (message.nonce !== place.nonce) throw new Error('answers another visit (nonce)');
  if (message[claims.deploymentId] !== deploymentId) throw new Error('comes from another deployment');
  return message;
}

/** Asked anew each time, because keys change. @throws */
export async function keysOf(address: string, allowed: readonly string[]): Promise<JSONWebKeySet> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const headers = { accept: 'application/json' };
  const answer = await fetchOutward(allowed)(address, { method: 'GET', headers, signal });
  if (!answer.ok) throw new Error(`keys: answered ${answer.status}`);
  return (await answer.json()) as JSONWebKeySet;
}
