import { sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { Audience, LiveEvent } from '#contract/kit/event.ts';
import type { InputOf } from '#contract/kit/schema.ts';
import type { Db } from '../../db/client.ts';

/** The channel of PostgreSQL on which processes hear what open tabs are to be told (realtime/). */
export const LIVE_CHANNEL = 'zhitu_live';

/** What goes over it. */
export interface Told {
  /** The name of the event. */
  event: string;
  to: readonly string[] | ConversationAudience | LiveRoomAudience | 'everybody';
  payload?: unknown;
}

/** Everybody in a conversation; each process looks up who of them has a tab open there. */
export interface ConversationAudience {
  conversationId: string;
}

/** Everybody in the room of a live class-hour. */
export interface LiveRoomAudience {
  periodId: string;
}

/** A notification carries less than 8000 bytes, and a user number takes at most 22 of them. */
const ROOM = 7900;
const ENTRY = 22;

interface Addressed {
  everybody: 'everybody';
  conversation: ConversationAudience;
  liveRoom: LiveRoomAudience;
  people: readonly string[];
}

type To<A extends Audience> = Addressed[A];
type Payload<E extends LiveEvent> = E['payload'] extends 'lookedUp' ? [] : [payload: InputOf<E['schema']>];

/**
 * Tells open tabs, on every process. PostgreSQL delivers with the commit of the transaction, and not at all when it is
 * rolled back.
 */
export async function tell<E extends LiveEvent>(
  db: Db,
  event: E,
  to: To<E['audience']>,
  ...told: Payload<E>
): Promise<void> {
  const [given] = told;
  const payload = given === undefined ? undefined : (event.schema as unknown as z.ZodType).parse(given);
  const notify = (some: Told['to']) => {
    const notification: Told = { event: event.name, to: some, payload };
    return db.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify(notification)})`);
  };
  if (!isList(to)) return void (await notify(to));
  const taken = Buffer.byteLength(JSON.stringify([event.name, payload]));
  const atOnce = Math.max(1, Math.floor((ROOM - taken) / ENTRY));
  for (let start = 0; start < to.length; start += atOnce) await notify(to.slice(start, start + atOnce));
}

const isList = (to: Told['to']): to is readonly string[] => Array.isArray(to);

type Own<E extends LiveEvent> = E extends { audience: 'people'; payload: 'told' }
  ? { to: string; payload: InputOf<E['schema']> }
  : never;

/** Tells each of many people something of their own, in one statement. */
export async function tellEach<E extends LiveEvent>(db: Db, event: E, told: readonly Own<E>[]): Promise<void> {
  if (told.length === 0) return;
  const schema = event.schema as unknown as z.ZodType;
  const notifications = told.map(({ to, payload }): Told => ({
    event: event.name,
    to: [to],
    payload: schema.parse(payload),
  }));
  await db.execute(sql`select pg_notify(${LIVE_CHANNEL}, told::text)
    from jsonb_array_elements(${JSON.stringify(notifications)}::jsonb) told`);
}
