import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';

/** Hashes with argon2id in the strength that OWASP recommends (19 MiB, two passes), which the library defaults to. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/**
 * Whether the typed password fits. Without an account, or for one without password, it takes as long as with one,
 * so that time does not tell who has an account.
 */
export async function passwordMatches(passwordHash: string | undefined, typed: string): Promise<boolean> {
  if (passwordHash) return verify(passwordHash, typed);
  await verify(await unmatched(), typed);
  return false;
}

let made: Promise<string> | undefined;

const unmatched = (): Promise<string> => (made ??= hash(randomBytes(32)));
