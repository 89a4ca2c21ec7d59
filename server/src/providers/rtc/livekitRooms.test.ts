import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { livekitEngine } from './livekitEngine.ts';

const asked: { method: string | undefined; body: unknown }[] = [];
const answers: Record<string, unknown> = {
  ListRooms: { rooms: [{ name: 'call-1', numParticipants: 2 }] },
  ListParticipants: {
    participants: [
      { identity: 'u7', tracks: [{ sid: 'TR_1', type: 'VIDEO', muted: true }] },
      { identity: 'u7~page', tracks: [] },
      { identity: 'u70', tracks: [] },
    ],
  },
};

/** Stands for LiveKit's RoomService: keeps what it was asked, answers in its JSON. */
const server = createServer((request, response) => {
  void answer(request, response);
});
async function answer(request: IncomingMessage, response: ServerResponse) {
  const method = request.url?.split('/').at(-1) ?? '';
  asked.push({ method, body: JSON.parse(await text(request)) });
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[method] ?? {}));
}
await new Promise<void>((done) => {
  server.listen(0, '127.0.0.1', done);
});
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
});

const engine = livekitEngine({
  url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
  key: 'zhitu',
  secret: 'a secret of thirty-two characters',
  turn: null,
  host: null,
  now: () => new Date('2026-01-01T00:00:00Z'),
});

it('tells rooms and who is in them', async () => {
  expect(await engine.rooms()).toEqual([{ name: 'call-1', people: 2 }]);
  expect(await engine.participants('call-1')).toEqual([
    { identity: 'u7', tracks: [{ id: 'TR_1', kind: 'video', muted: true }] },
    { identity: 'u7~page', tracks: [] },
    { identity: 'u70', tracks: [] },
  ]);
});

it('mutes, takes the floor, sends out of every page and closes', async () => {
  const who = { room: 'call-1', identity: 'u7' };
  await engine.mute('call-1', 'u7', 'TR_1', true);
  await engine.setPermissions('call-1', 'u7', { publish: true, subscribe: true });
  await engine.kick('call-1', 'u7');
  await engine.closeRoom('call-1');
  expect(asked).toMatchObject([
    { method: 'MutePublishedTrack', body: { ...who, trackSid: 'TR_1', muted: true } },
    { method: 'UpdateParticipant', body: { ...who, permission: { canPublish: true, canSubscribe: true } } },
    { method: 'ListParticipants', body: { room: 'call-1' } },
    { method: 'RemoveParticipant', body: who },
    { method: 'RemoveParticipant', body: { ...who, identity: 'u7~page' } },
    { method: 'DeleteRoom', body: { room: 'call-1' } },
  ]);
});
