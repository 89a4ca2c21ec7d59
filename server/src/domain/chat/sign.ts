import { timingSafeEqual } from 'node:crypto';
import { NOT_YOUR_SIGN } from '#contract/im/failures.ts';
import { IM_APP_ID, SIGN_SECONDS, SignResult } from '#contract/rules/chat.ts';
import { wireTime } from '#contract/rules/time.ts';
import { keyedHash } from '../../config/keyedHash.ts';
import { fail } from '../../kit/fail.ts';

/** Who a sign speaks for, to which application, and until when (seconds). */
interface Claim {
  app: string;
  user: string;
  ends: number;
}

const PURPOSE = 'chat sign';

const seal = (secretKey: string, said: string): string => keyedHash(secretKey, PURPOSE, said).toString('base64url');

interface Asking {
  secretKey: string;
  now: Date;
}

/** A sign for a person: it says who they are, and nobody can write one without our key. */
export function signFor({ secretKey, now }: Asking, userNo: string, app: string = IM_APP_ID, seconds = SIGN_SECONDS) {
  const ends = Math.floor(now.getTime() / 1000) + seconds;
  const said = Buffer.from(JSON.stringify({ app, user: userNo, ends } satisfies Claim)).toString('base64url');
  const expiresAt = wireTime(new Date(ends * 1000));
  return { userNo, sdkAppId: IM_APP_ID, userSign: `${said}.${seal(secretKey, said)}`, expiresAt };
}

/** Nobody gets the sign of somebody else. @throws NOT_YOUR_SIGN */
export function ownSign(asking: Asking, userNo: string, wanted: string) {
  if (wanted !== userNo) throw fail(NOT_YOUR_SIGN);
  return signFor(asking, userNo);
}

/** What is wrong with a sign that this person shows, in the order in which it is looked at. */
export function checkSign({ secretKey, now }: Asking, userNo: string, sign: string) {
  const [said = '', mark = '', ...rest] = sign.split('.');
  const claim = rest.length === 0 && mark.length === seal(secretKey, '').length ? claimOf(said) : undefined;
  const expiresAt = claim ? wireTime(new Date(claim.ends * 1000)) : null;
  const resultCode = claim
    ? resultOf(claim, { isSealed: same(mark, seal(secretKey, said)), userNo, now })
    : SignResult.cut;
  return { resultCode, resultText: SignResult.labels[resultCode], expiresAt };
}

function resultOf(
  claim: Claim,
  { isSealed, userNo, now }: { isSealed: boolean; userNo: string; now: Date },
): SignResult {
  if (!isSealed) return SignResult.wrongKey;
  if (claim.app !== IM_APP_ID) return SignResult.wrongApp;
  if (claim.user !== userNo) return SignResult.wrongUser;
  return claim.ends * 1000 <= now.getTime() ? SignResult.expired : SignResult.fine;
}

/** Anybody can write these bytes: they are believed only where the seal fits. */
function claimOf(said: string): Claim | undefined {
  try {
    const { app, user, ends } = JSON.parse(Buffer.from(said, 'base64url').toString()) as Partial<Claim>;
    const isWhole = typeof app === 'string' && typeof user === 'string' && Number.isSafeInteger(ends);
    return isWhole && Math.abs(ends!) < 1e11 ? { app, user, ends: ends! } : undefined;
  } catch {
    return undefined;
  }
}

const same = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};
