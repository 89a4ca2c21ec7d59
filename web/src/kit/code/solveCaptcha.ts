import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { captcha } from '#contract/user/code.ts';
import { call } from '../call.ts';

const LONGEST_MS = 60_000;

/**
 * Fetches a proof-of-work challenge and solves it here, without anything to do for the user.
 * @returns the `captcha` of the next call
 * @throws when the challenge cannot be fetched, takes too long, or the browser offers no cryptography (plain HTTP)
 */
export async function solveCaptcha(): Promise<string> {
  const { challenge } = await call(captcha, {}, { isShowErrTip: false });
  const solution = await solveChallenge({ challenge, deriveKey, timeout: LONGEST_MS });
  if (!solution) throw new Error('captcha not solved in time');
  const { counter, derivedKey } = solution;
  return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
}
