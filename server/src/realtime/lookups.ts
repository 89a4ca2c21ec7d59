import type { KnownEvent } from '#contract/liveEvents.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { Db } from '../db/client.ts';
import { callsOf } from '../domain/calls/shown.ts';
import { chatUnreadOf } from '../domain/chat/unread.ts';
import { unreadOf } from '../domain/messages/unread.ts';

type LookedUp = Extract<KnownEvent, { payload: 'lookedUp' }>;
type Lookup<Payload> = (db: Db, userNos: readonly string[]) => Promise<(userNo: string) => Payload>;

/** What events say whose payload is looked up when they are delivered. */
export const lookups: { readonly [E in LookedUp as E['name']]: Lookup<OutputOf<E['schema']>> } = {
  async callNow(db, userNos) {
    const calls = await callsOf(db, userNos);
    return (userNo) => ({ call: calls.get(userNo) ?? null });
  },
  async unread(db, userNos) {
    const [notices, chat] = await Promise.all([unreadOf(db, userNos), chatUnreadOf(db, userNos)]);
    return (userNo) => ({ notices: notices.get(userNo) ?? 0, chat: chat.get(userNo) ?? 0 });
  },
};
