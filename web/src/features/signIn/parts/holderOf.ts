import type { UserInfo } from '#contract/user/ext.ts';
import { CALL_TIMEOUT_MS } from '../../../kit/call.ts';
import { myInfo } from './calls.ts';

/** Whose a token is, or null when it is nobody's. Asked before the token is kept, so it is not the session's own call. */
export async function holderOf(token: string): Promise<UserInfo | null> {
  const { method, path } = await myInfo();
  const response = await fetch(`/apis${path}`, {
    method,
    headers: { accept: 'application/json', 'content-type': 'application/json', token },
    body: '{}',
    credentials: 'same-origin',
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  });
  const { code, data } = (await response.json()) as { code: number; data: UserInfo | null };
  return code === 200 ? data : null;
}
