import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../config/keyedHash.ts';

/** Longest life of an address. */
export const MEDIA_SECONDS = 7200;

/** Who may use an address without a session. */
export const GUEST = 'guest';

/** What one address opens, for whom and until when. */
export interface MediaClaim {
  /** Id of the media file, of the certificate for part `c`, of the person for part `r`. */
  id: string;
  /** userNo of the learner, or `guest`. */
  owner: string;
  /**
   * `m` the file, `d` the file to be downloaded, `q0`… another quality, `s0`… a subtitle, `p0`… a picture,
   * `t` the file of thumbnails, `o` what was uploaded, where it is kept, `c` a certificate's PDF, `r` a person's résumé,
   * `l` a letter of offer, `b` a poster, the path being of what and with whose code,
   * `e` everything of an organization, the export's id it is then,
   * `v` what a live class shows just now, the id being of its class-hour,
   * `z` the package of a draft, whose id it is then, `h` a file beside a playlist or what its segments are encrypted with.
   */
  part: string;
  /** Part `h`: path below the folder of the media file. Part `r`: whose eyes it is for. */
  path: string;
  /** Seconds since 1970. */
  expires: number;
}

/** The claim with its signature, fit for one segment of a path. */
export function signMedia(secretKey: string, { id, owner, part, path, expires }: MediaClaim): string {
  const payload = Buffer.from(JSON.stringify([id, owner, part, path, expires])).toString('base64url');
  return `${payload}.${signatureOf(secretKey, payload).toString('base64url')}`;
}

/** The claim of a token that we signed, expired or not; undefined for any other. */
export function readMedia(secretKey: string, token: string): MediaClaim | undefined {
  const [payload = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0) return undefined;
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(secretKey, payload);
  // Base64 has several spellings for the same bytes; only ours counts.
  if (given.toString('base64url') !== signature || given.length !== expected.length) return undefined;
  if (!timingSafeEqual(given, expected)) return undefined;
  const [id, owner, part, path, expires] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Fields;
  return { id, owner, part, path, expires };
}

type Fields = [id: string, owner: string, part: string, path: string, expires: number];

const signatureOf = (secretKey: string, payload: string): Buffer => keyedHash(secretKey, 'media', payload);
