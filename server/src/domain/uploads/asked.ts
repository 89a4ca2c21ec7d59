import { AsyncLocalStorage } from 'node:async_hooks';
import type { Hash } from 'node:crypto';
import { createHash } from 'node:crypto';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import type { SessionUser } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import type { Lease } from './lease.ts';

/** What the protocol's library does not hand on from a request to the store. */
export interface Asked {
  user: SessionUser;
  /** `Upload-Checksum` as it was sent. */
  checksum: string | undefined;
  /** Held while the request writes. */
  lease?: Lease;
}

export const asked = new AsyncLocalStorage<Asked>();

export const nowAsked = (): Asked => {
  const found = asked.getStore();
  if (!found) throw new Error('no upload is being asked for');
  return found;
};

export const CHECKSUMS = ['sha256', 'sha1'] as const;

/** The checksum extension of tus 1.0: of the bytes of one request. */
export interface Checksum {
  hash: Hash;
  expected: Buffer;
}

/** @throws 422 for an algorithm that is not offered */
export function checksumOf(header: string | undefined): Checksum | undefined {
  if (header === undefined) return undefined;
  const [name = '', value = ''] = header.split(' ');
  if (!(CHECKSUMS as readonly string[]).includes(name)) throw fail(INVALID_INPUT, '不支持这种校验方式');
  return { hash: createHash(name), expected: Buffer.from(value, 'base64') };
}
