import { LRUCache } from 'lru-cache';
import type * as z from 'zod';
import { CallError } from '#contract/kit/callError.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { isSameForGuests } from '#contract/kit/endpoint.ts';
import { handlers } from '../api/table.ts';
import { runCall } from '../kit/call.ts';
import type { Caller, Platform } from '../kit/context.ts';
import type { Handler } from '../kit/handle.ts';

const byAddress = new Map<string, Handler>(handlers.map((handler) => [addressOf(handler.call), handler]));

function addressOf(call: Endpoint): string {
  return `${call.method} ${call.path}`;
}

/**
 * What guests read, and what is the same for everybody, is read once in this time. Pages of guests are kept for
 * `PAGE_MS` on top of it (pageCache.ts), so that a change is seen everywhere within 5 s.
 */
export const SHARED_MS = 1500;
const KEPT = 300;

export type PageCalls = ReturnType<typeof pageCalls>;

/** Makes the calls of page loaders in process: the same checks as over HTTP, no second trip. */
export function pageCalls(platform: Platform) {
  const shared = new LRUCache<string, Promise<unknown>>({ max: KEPT, ttl: SHARED_MS });
  const { config } = platform;

  async function run(caller: Caller, call: Endpoint, input: unknown): Promise<unknown> {
    const handler = byAddress.get(addressOf(call));
    if (!handler) throw new Error(`no handler for ${call.path}`);
    const answer = await runCall(platform, handler, caller, { strings: {}, body: async () => input });
    if (answer.code !== 200) throw new CallError(answer, answer.data);
    return (handler.call.output as unknown as z.ZodType).parse(answer.data);
  }

  /** Those who ask at the same time wait for one answer; a failure is told to them and forgotten. */
  function runShared(caller: Caller, call: Endpoint, input: unknown): Promise<unknown> {
    const key = `${call.path} ${JSON.stringify(input)}`;
    const known = shared.get(key);
    if (known) return known;
    const fresh = run(caller, call, input);
    shared.set(key, fresh);
    fresh.catch(() => shared.delete(key));
    return fresh;
  }

  return (caller: Caller) => ({
    token: caller.token,
    userAgent: caller.userAgent,
    demo: config.demo,
    publicUrl: config.publicUrl,
    call(call: Endpoint, input: unknown): Promise<unknown> {
      return isShared(call, caller) ? runShared(caller, call, input) : run(caller, call, input);
    },
  });
}

const isShared = (call: Endpoint, { token }: Caller): boolean =>
  isSameForGuests(call) && (token === undefined || call.sameForAll === true);
