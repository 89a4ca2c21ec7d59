import { SIGN_TRIES, SignResult } from '#contract/rules/chat.ts';
import { momentOf } from '#contract/rules/time.ts';
import { isPassing } from '../../../kit/outbox/isPassing.ts';

interface SignCalls {
  sign: () => Promise<{ userSign: string }>;
  login: (userSign: string) => Promise<{ resultCode: number; expiresAt: string | null }>;
}

/**
 * Signs in to the chat. A sign that is not taken (expired, cut, of another key) is fetched anew, fewer than `SIGN_TRIES` times.
 * @returns until when it holds, or why not: `refused` for good, `cut` when the server was not reached
 */
export async function signIn({ sign, login }: SignCalls): Promise<{ until: Date } | 'refused' | 'cut'> {
  for (let tries = 1; tries < SIGN_TRIES; tries += 1) {
    try {
      const { userSign } = await sign();
      const { resultCode, expiresAt } = await login(userSign);
      if (resultCode === SignResult.fine && expiresAt) return { until: momentOf(expiresAt) };
    } catch (error) {
      if (isPassing(error)) return 'cut';
    }
  }
  return 'refused';
}
