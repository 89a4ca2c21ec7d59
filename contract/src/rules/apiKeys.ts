import { actionsOf } from './actions.ts';
import type { Action } from './actions.ts';

/** So many keys an organization, or the platform, may have that can still be used. */
export const MOST_API_KEYS = 20;

/** How long a key can be used, in days. */
export const KEY_DAYS = [30, 90, 365] as const;

/** Calls a minute: as many as one address may make anyway, unless the server is told otherwise (RATE_LIMIT). */
export const MOST_PER_MINUTE = 1200;

/** Whether a key can be used, and where not why. */
export type KeyStanding = 'usable' | 'expired' | 'revoked' | 'ownerGone';

/**
 * What no program may do, whoever lets it: give rights, act on people's accounts and identity papers, move money,
 * say who signs in, and make keys. A key that leaks must not make more of itself.
 */
const neverByKey: ReadonlySet<Action> = new Set([
  'person:manage',
  'realName:review',
  'platformRole:edit',
  'role:edit',
  'role:seeAs',
  'member:role',
  'order:manage',
  'payout:manage',
  'bill:settle',
  'wallet:manage',
  'seat:manage',
  'integration:manage',
  'apiKey:manage',
  'sso:manage',
  'lti:manage',
]);

/** The rights that keys of an identity can hold at all. */
export const keyScopesOf = (userType: number): Action[] => actionsOf(userType).filter((code) => !neverByKey.has(code));
