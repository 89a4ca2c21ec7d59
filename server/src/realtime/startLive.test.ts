import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { chatMissed } from '#contract/im/liveEvents.ts';
import { SIGNED_OUT, TOKEN_INVALID } from '#contract/kit/errors.ts';
import { LIVE_PATH } from '#contract/rules/live.ts';
import * as messages from '#contract/user/msg.ts';
import { signOut } from '#contract/user/signOut.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { openForwarder } from '../../../bench/kit/forwarder.ts';
import { openDatabase } from '../db/client.ts';
import { openTabs } from '../kit/load.ts';
import { sendMessage } from '../domain/messages/send.ts';
import { startLive } from './startLive.ts';

const t = await testApp();
const { db, pool } = t.database;
const stop = await startLive(t.app.server, t.platform, pool);
await t.app.listen({ port: 0, host: '127.0.0.1' });
const portOf = (server: Server): number => (server.address() as AddressInfo).port;
const port = portOf(t.app.server);
afterAll(stop);

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});

interface Tab {
  socket: Socket;
  counts: number[];
  events: string[];
}

/** Opens a tab and waits for what the server says to it. */
async function tab(token: unknown, { origin, at = port }: { origin?: string; at?: number } = {}) {
  const socket = io(`http://127.0.0.1:${at}`, {
    path: LIVE_PATH,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: { token },
    ...(origin ? { extraHeaders: { origin } } : {}),
  });
  open.push(socket);
  const known: Tab = { socket, counts: [], events: [] };
  socket.on('unread', ({ notices }: { notices: number }) => known.counts.push(notices));
  socket.onAny((event: string) => known.events.push(event));
  const refusal = await new Promise<{ data?: unknown } | undefined>((settle) => {
    socket.on('connect', () => settle(undefined));
    socket.on('connect_error', (error) => settle(error as { data?: unknown }));
  });
  return Object.assign(known, { refusal });
}

const tell = (to: Person) => sendMessage({ db }, { to: [to.userNo], msgType: 'system', msgTitle: '你好' });
const soon = (check: () => void) => vi.waitFor(check, { timeout: 3000 });

describe('open pages', () => {
  it('both pages of a person hear it, others nothing; read in one place, fewer in both', async () => {
    const [person, other] = [await t.person(), await t.person()];
    const [one, two, stranger] = [await tab(person.token), await tab(person.token), await tab(other.token)];
    await tell(person);
    await soon(() => expect([one.counts.at(-1), two.counts.at(-1)]).toEqual([1, 1]));
    const { data } = await person.send(messages.list);
    await person.send(messages.read, { id: data.list[0]!.id });
    await soon(() => expect([one.counts.at(-1), two.counts.at(-1)]).toEqual([0, 0]));
    expect(stranger.counts).toEqual([0]);
  });

  it('what is not committed is not sent', async () => {
    const person = await t.person();
    const one = await tab(person.token);
    const failed = db.transaction(async (tx) => {
      await sendMessage({ db: tx }, { to: [person.userNo], msgType: 'system', msgTitle: '收回' });
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await tell(person);
    await soon(() => expect(one.counts.at(-1)).toBe(1));
    expect(Math.max(...one.counts)).toBe(1);
  });

  it('pages of this process hear what another wrote', async () => {
    const other = createServer();
    const stopOther = await startLive(other, t.platform, pool);
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const person = await t.person();
    const [here, there] = [await tab(person.token), await tab(person.token, { at: portOf(other) })];
    await tell(person);
    await soon(() => expect([here.counts.at(-1), there.counts.at(-1)]).toEqual([1, 1]));
    there.socket.disconnect();
    await stopOther();
    other.close();
  });

  it('signed out, the page is told and disconnected', async () => {
    const person = await t.person();
    const tabs = async () => (await openTabs.get()).values[0]!.value;
    await vi.waitFor(async () => expect(await tabs()).toBe(0), { timeout: 15_000 }); // those of before are gone
    const one = await tab(person.token);
    await vi.waitFor(async () => expect(await tabs()).toBe(1), { timeout: 3000 });
    await person.send(signOut);
    await soon(() => expect(one.events).toContain('ended'));
    await soon(() => expect(one.socket.connected).toBe(false));
    await vi.waitFor(async () => expect(await tabs()).toBe(0), { timeout: 3000 });
  });
});

/** Sends these bytes and hears nothing of what comes back until told to. */
async function wire(text: string, at = port) {
  const socket = connect(at, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

const upgrade = (path: string, protocol: string) =>
  `GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: Upgrade\r\nupgrade: ${protocol}\r\n` +
  'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
const LIVE_URL = `${LIVE_PATH}/?EIO=4&transport=websocket`;

it('a server that stops lets its tabs come back by themselves', async () => {
  const other = createServer();
  const stopOther = await startLive(other, t.platform, pool);
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { token } = await t.person();
  const options = { path: LIVE_PATH, transports: ['websocket'], forceNew: true, auth: { token } };
  const socket = io(`http://127.0.0.1:${portOf(other)}`, options);
  open.push(socket);
  await new Promise<void>((settle) => void socket.on('connect', settle));
  const left = new Promise((settle) => void socket.on('disconnect', settle));
  await stopOther();
  other.close();
  await left;
  // one that the server has sent away stays away
  expect(socket.active).toBe(true);
});

it('what was told while nobody listened is caught up with: the count comes, and chats are told to look', async () => {
  const forwarder = await openForwarder(pool.options.connectionString!);
  const own = openDatabase(forwarder.url, 5);
  const other = createServer();
  const stopOther = await startLive(other, t.platform, own.pool, { askMs: 50, answerMs: 2000, retryMs: 50 });
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const person = await t.person();
  const [deaf, hearing] = [await tab(person.token, { at: portOf(other) }), await tab(person.token)];
  await vi.waitFor(() => expect(deaf.counts).toEqual([0]), { timeout: 15_000 });
  forwarder.fallSilent();
  await tell(person);
  await vi.waitFor(() => expect(hearing.counts.at(-1)).toBe(1), { timeout: 15_000 }); // it has been told by now
  await vi.waitFor(() => expect(deaf.events).toContain(chatMissed.name), { timeout: 15_000 });
  expect(deaf.counts.at(-1)).toBe(1);
  deaf.socket.disconnect();
  await stopOther();
  other.close();
  await own.close();
  await forwarder.close();
});

describe('connections that would leave HTTP', () => {
  it.each([
    ['/healthz', 'h2c', 200],
    ['/healthz', 'websocket', 200],
    ['/apis/nothing', 'websocket', 404],
    [LIVE_URL, 'foo', 400],
    [`${LIVE_PATH}s?EIO=4&transport=websocket`, 'websocket', 404],
    [LIVE_PATH, 'websocket', 404],
  ])('%s upgraded to %s is answered as a plain request: %i', async (path, protocol, status) => {
    const socket = await wire(upgrade(path, protocol));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toContain(`HTTP/1.1 ${status} `);
    socket.destroy();
  });

  it('a tab that hears nothing any more does not keep the server from closing', async () => {
    const other = createServer();
    const stopOther = await startLive(other, t.platform, pool);
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const frozen = await wire(upgrade(LIVE_URL, 'websocket'), portOf(other));
    await once(frozen, 'data');
    frozen.pause();
    const closed = once(other, 'close');
    await stopOther();
    other.close();
    await closed;
    frozen.destroy();
  });
});

describe('who may connect', () => {
  it.each([
    ['没有令牌', undefined, SIGNED_OUT],
    ['编造的令牌', 'made-up', TOKEN_INVALID],
    ['不是文字的令牌', { $ne: 1 }, SIGNED_OUT],
  ])('%s is refused', async (_, token, failure) => {
    expect((await tab(token)).refusal).toMatchObject({ data: failure });
  });

  it('pages of other sites are refused, our own are not', async () => {
    const { token } = await t.person();
    expect((await tab(token, { origin: 'https://evil.example' })).refusal).toBeTruthy();
    expect((await tab(token, { origin: `http://127.0.0.1:${port}` })).refusal).toBeUndefined();
  });
});
