import type { KnownEvent } from '#contract/liveEvents.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { Db } from '../db/client.ts';
import { unreadOf } from '../domain/messages/unread.ts';

type LookedUp = Extract<KnownEvent, { payload: 'lookedUp' }>;
type Lookup<Payload> = (db: Db, userNos: readonly string[]) => Promise<(userNo: string) => Payload>;

/** What events say whose payload is looked up when they are delivered. */
export const lookups: { readonly [E in LookedUp as E['name']]: Lookup<OutputOf<E['schema']>> } = {
  async unread(db, userNos) {
    const counts = await unreadOf(db, userNos);
    return (userNo) => ({ notices: counts.get(userNo) ?? 0 });
  },
};
