import { once } from 'node:events';
import pino from 'pino';
import { afterAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { enterRoom } from '#contract/course/trtc.ts';
import { NOT_FETCHED, NOT_ON_AIR, ROOM_GONE } from '#contract/live/failures.ts';
import { fetched } from '#contract/live/room.ts';
import { RoomStatus } from '#contract/rules/liveRooms.ts';
import { RoomKind } from '#contract/rules/rtcRooms.ts';
import { LIVE_START, makeClass, step } from '#test/live.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp({ HOST: '127.0.0.1', RTC_UDP_PORT: '0' });
t.setNow(LIVE_START);
const host = t.platform.providers.rtc!.host!;
const sockets: WebSocket[] = [];
afterAll(async () => {
  for (const socket of sockets) socket.terminate();
  await host.stop();
});

const ask = (url: string, { token }: Pick<Person, 'token'>) =>
  t.app.inject({ url, headers: { cookie: `RC_WEB_TOKEN=${token}` } });

it('before the engine serves there is no such address', async () => {
  const { learners, periodId } = await makeClass(t);
  expect((await learners[0].send(fetched, { periodId })).code).toBe(NOT_FETCHED.code);
});

it('who may watch fetches a list and what it names, dark and silent while nobody shows anything; nobody else does', async () => {
  const { lecturer, learners, periodId } = await makeClass(t);
  await host.start(pino({ level: 'silent' }));
  const { data: ticket } = await lecturer.send(enterRoom, { roomKind: RoomKind.live, roomId: periodId });
  const socket = new WebSocket(`ws://127.0.0.1:${host.httpPort}/rtc?access_token=${ticket.token}`);
  sockets.push(socket);
  await once(socket, 'message');

  const [learner, other] = learners;
  const { url } = (await learner.send(fetched, { periodId })).data;
  const list = await ask(url, learner);
  expect([list.statusCode, list.headers['content-type']]).toEqual([200, 'application/vnd.apple.mpegurl']);
  const init = /URI="(init-\d+\.mp4)"/.exec(list.body)![1]!;
  const part = /URI="(part-\d+-\d+\.m4s)"/.exec(list.body)![1]!;
  const beside = (name: string) => url.replace('stream.m3u8', name);
  const files = [await ask(beside(init), learner), await ask(beside(part), learner)];
  expect(files.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(files.map(({ rawPayload }) => rawPayload.toString('latin1', 4, 8))).toEqual(['ftyp', 'moof']);
  const next = /TYPE=PART,URI="(part-\d+-\d+\.m4s)"/.exec(list.body)![1]!;
  expect((await ask(beside(next), learner)).statusCode).toBe(200);

  expect((await ask(url, other)).statusCode).toBe(403);
  expect((await ask(url, { token: '' })).statusCode).toBe(403);
  expect((await ask('/live-hls/forged.token/stream.m3u8', learner)).statusCode).toBe(404);
  expect((await ask(beside('init-1.mp4'), learner)).statusCode).toBe(404);
  expect((await ask(url.replace('/live-hls/', '/media/'), learner)).statusCode).toBe(404);
  const stranger = await t.person();
  expect((await stranger.send(fetched, { periodId })).code).toBe(ROOM_GONE.code);
  await step(lecturer, periodId, RoomStatus.ended);
  expect((await learner.send(fetched, { periodId })).code).toBe(NOT_ON_AIR.code);
});
