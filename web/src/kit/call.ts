import { CallError } from '#contract/kit/callError.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { addressOf } from '#contract/kit/endpoint.ts';
import { endsSession } from '#contract/kit/errors.ts';
import type { InputOf, OutputOf, Schema } from '#contract/kit/schema.ts';
import { endedAddress, isGuarded } from '#contract/rules/guard.ts';
import { toast } from '../ui/toast.ts';
import { keepSignOutNotice } from './signOutNotice.ts';
import { serverClock } from './outbox/serverClock.ts';
import { dropToken, hasSignedOut, readToken } from './token.ts';

/** Specification, section 9. */
export const CALL_TIMEOUT_MS = 60_000;

export interface CallOptions {
  /** False: the caller shows the failure itself, e.g. at a form field. */
  isShowErrTip?: boolean;
  signal?: AbortSignal;
  /** Delivered even when the page closes meanwhile; for the last word of a page, of at most 64 KB. */
  keepalive?: boolean;
}

/**
 * Sends a call of the contract. A body code other than 200 is shown as a message and thrown as CallError; a code from
 * 300 to 400 signs out and goes to the login page (specification, section 8).
 */
export async function call<I extends Schema, O extends Schema>(
  endpoint: Endpoint<string, I, O>,
  input: InputOf<I>,
  options: CallOptions = {},
): Promise<OutputOf<O>> {
  const showTip = options.isShowErrTip ?? true;
  const token = readToken();
  try {
    const reply = await send(endpoint, input as Record<string, unknown>, token, options);
    if (reply.code !== 200) throw new CallError(reply, reply.data);
    const nested = reply.data as { code?: unknown; msg?: unknown } | null;
    if (typeof nested?.code === 'number' && nested.code !== 200 && typeof nested.msg === 'string') {
      throw new CallError({ code: nested.code, msg: nested.msg }, nested);
    }
    return reply.data;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    const failure = error instanceof CallError ? error : new CallError(unreachable(error));
    if (endsSession(failure.code)) leaveSession(failure, token, showTip);
    else if (showTip) toast(failure.message);
    throw failure;
  }
}

interface Reply {
  code: number;
  msg: string;
  data: unknown;
}

async function send(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  token: string | undefined,
  options: CallOptions,
): Promise<Reply> {
  const { url, rest } = addressOf(endpoint, input);
  const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS);
  const inQuery = endpoint.method === 'GET';
  const askedAt = performance.now();
  const response = await fetch(inQuery ? `${url}?${queryOf(rest)}` : url, {
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      ...(token ? { token } : {}),
      ...(inQuery ? {} : { 'content-type': 'application/json' }),
    },
    body: inQuery ? undefined : JSON.stringify(rest),
    signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    keepalive: options.keepalive,
    credentials: 'same-origin',
  });
  serverClock.hear({ date: response.headers.get('date'), askedAt, heardAt: performance.now() });
  return (await response.json()) as Reply;
}

const queryOf = (input: Record<string, unknown>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(input).flatMap(([key, value]) =>
      value == null ? [] : [[key, String(value as string | number | boolean)]],
    ),
  );

/** Codes below 100 are ours: the call never reached the server. */
function unreachable(error: unknown): { code: number; msg: string } {
  if (error instanceof DOMException && error.name === 'TimeoutError') return { code: 1, msg: '网络超时' };
  return { code: 2, msg: '网络连接不上，请检查网络后再试' };
}

/**
 * Signs out here, goes to login and comes back afterwards. An answer to a token that is not ours any more changes
 * nothing, because somebody signed in anew meanwhile; nor does one that nobody waits for where guests may stay, nor one
 * to a page that needs a session and whose person is on the way out.
 */
function leaveSession(failure: CallError, sent: string | undefined, isAwaited: boolean): void {
  const token = readToken();
  if (token !== undefined && token !== sent) return;
  const isLate = sent !== undefined && token === undefined;
  if (isGuarded(location.pathname) ? hasSignedOut() : token === undefined && (isLate || !isAwaited)) return;
  dropToken();
  toast(failure.message);
  keepSignOutNotice(failure.message);
  location.assign(endedAddress(location.pathname, location.search));
}
