import { createHash, randomBytes } from 'node:crypto';
import { KEY_PREFIX } from '#contract/rules/apiKeyText.ts';

export const drawKey = (): string => `${KEY_PREFIX}${randomBytes(32).toString('base64url')}`;

/** All that is kept of a key: 256 random bits need no slow hash. */
export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** How it begins, for people to know it by. */
export const hintOf = (key: string): string => key.slice(0, KEY_PREFIX.length + 4);
