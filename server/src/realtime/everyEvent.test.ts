import { eq } from 'drizzle-orm';
import type { AddressInfo } from 'node:net';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { LiveEvent } from '#contract/kit/event.ts';
import { liveEvents } from '#contract/liveEvents.ts';
import { LIVE_PATH } from '#contract/rules/live.ts';
import { makeConversation } from '#test/chat.ts';
import { sampleOf } from '#test/hostile.ts';
import { makeLiveRoom } from '#test/live.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { session } from '../db/schema/user.ts';
import type { Told } from '../domain/messages/tell.ts';
import { tell } from '../domain/messages/tell.ts';
import { startLive } from './startLive.ts';
import { say } from './tabs.ts';

const t = await testApp();
const { db, pool } = t.database;
afterAll(await startLive(t.app.server, t.platform, pool));
await t.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = t.app.server.address() as AddressInfo;
const known: readonly LiveEvent[] = liveEvents;

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});

/** What a person's tab hears from now on. */
async function heardBy({ token }: Person): Promise<string[]> {
  const options = { path: LIVE_PATH, transports: ['websocket'], reconnection: false, forceNew: true, auth: { token } };
  const socket = io(`http://127.0.0.1:${port}`, options);
  open.push(socket);
  const heard: string[] = [];
  socket.onAny((name: string) => heard.push(name));
  const welcomed = known.filter(({ payload }) => payload === 'lookedUp').length;
  await vi.waitFor(() => expect(heard).toHaveLength(welcomed));
  heard.length = 0;
  return heard;
}

const sampleFor = ({ schema }: LiveEvent) => sampleOf({ input: schema } as Endpoint);
const tellAny = (event: LiveEvent, to: Told['to'], payload: unknown) =>
  tell(db, event, to, event.payload === 'told' ? payload : undefined);

/** Whom an event is for, when this person alone is to hear it. */
async function audienceOf({ audience }: LiveEvent, { userNo }: Person): Promise<Told['to']> {
  if (audience === 'everybody') return 'everybody';
  if (audience === 'liveRoom') return { periodId: await makeLiveRoom(db, [userNo]) };
  return audience === 'people' ? [userNo] : { conversationId: await makeConversation(db, [userNo]) };
}

it('every event has a name of its own', () => {
  expect(new Set(known.map(({ name }) => name)).size).toBe(known.length);
});

describe.each(known.map((event) => [event.name, event] as const))('the event %s', (name, event) => {
  it('is heard by whom it is for and by nobody else', async () => {
    const [person, other] = [await t.person(), await t.person()];
    const [heard, foreign] = [await heardBy(person), await heardBy(other)];
    await db.delete(session).where(eq(session.userNo, person.userNo)); // some are only for tabs whose session is over
    await tellAny(event, await audienceOf(event, person), sampleFor(event));
    await vi.waitFor(() => expect(heard).toEqual([name]));
    expect(foreign).toEqual(event.audience === 'everybody' ? [name] : []);
  });

  it('says nothing that does not fit its schema, and no field more', async () => {
    const person = await t.person();
    const said: unknown[] = [];
    const tab = { emit: (_: string, payload: unknown) => said.push(payload) };
    expect(() => say(tab, event, 'no object')).toThrow('invalid_type');
    say(tab, event, { ...sampleFor(event), passwordHash: 'x' });
    expect(said).toEqual([sampleFor(event)]);
    if (event.payload === 'told')
      await expect(tellAny(event, await audienceOf(event, person), 'no object')).rejects.toThrow();
  });
});
