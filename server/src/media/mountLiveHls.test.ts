import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { enterRoom } from '#contract/course/trtc.ts';
import { MEDIA_FULL } from '#contract/im/callFailures.ts';
import { BANNED, HLS_OFF, NOT_ON_AIR, ROOM_GONE } from '#contract/live/failures.ts';
import * as people from '#contract/live/people.ts';
import { hls } from '#contract/live/room.ts';
import { RoomStatus } from '#contract/rules/liveRooms.ts';
import { RoomKind } from '#contract/rules/rtcRooms.ts';
import { makeClass, step } from '#test/live.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const settings = { HOST: '127.0.0.1', RTC_UDP_PORT: '0', RTC_PROCESSES: '1', RTC_VIEWERS: '0' };
const t = await testApp(settings);
const rtc = t.platform.providers.rtc!;
const host = rtc.host!;
const off = await testApp({ RTC: 'off' });
afterAll(() => host.stop());

/** As a player does: with the cookie, and no header of ours. */
const get = (url: string, who?: Person) =>
  t.app.inject({ url, ...(who && { headers: { cookie: `RC_WEB_TOKEN=${who.token}` } }) });

it('before the engine serves, and without one, there is nothing to watch late', async () => {
  const { learners, periodId } = await makeClass(t);
  expect((await learners[0].send(hls, { periodId })).code).toBe(HLS_OFF.code);
  const without = await makeClass(off);
  expect((await without.learners[0].send(hls, { periodId: without.periodId })).code).toBe(HLS_OFF.code);
});

it('who only watches finds no place when there is none, who teaches does', async () => {
  await host.start(t.platform.log);
  const { lecturer, learners, periodId } = await makeClass(t);
  const room = { roomKind: RoomKind.live, roomId: periodId };
  expect((await learners[0].send(enterRoom, room)).code).toBe(MEDIA_FULL.code);
  expect((await lecturer.send(enterRoom, room)).code).toBe(200);
  // a ticket from when there was a place is no place
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = t.app.server.address() as AddressInfo;
  const person = { identity: learners[0].userNo, name: '' };
  const { token } = await rtc.joinToken(`live-${periodId}`, person, { publish: false, subscribe: true }, 60);
  const socket = new WebSocket(`ws://127.0.0.1:${port}/rtc?access_token=${token}`);
  socket.on('error', () => undefined);
  const [, answer] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
  expect(answer.statusCode).toBe(503);
});

it('an address is for one person who may be in the room, as long as they may', { timeout: 60_000 }, async () => {
  const { lecturer, learners, periodId } = await makeClass(t);
  const [one, two] = learners;
  const stranger = await t.person();
  expect((await stranger.send(hls, { periodId })).code).toBe(ROOM_GONE.code);
  const { url } = (await one.send(hls, { periodId })).data;
  expect(host.broadcasts.of(`live-${periodId}`)).toBeDefined();
  expect((await get(url)).statusCode).toBe(403);
  expect((await get(url, two)).statusCode).toBe(403);
  expect((await get(url.replace(/.\/live\.m3u8$/, 'x/live.m3u8'), one)).statusCode).toBe(404);
  // nobody shows anything, and nobody is even there: a player is told to come again
  expect((await get(url, one)).statusCode).toBe(503);
  expect((await get(`${url}?_HLS_msn=900`, one)).statusCode).toBe(503);
  for (const name of ['h0.mp4', 's0.m4s', 'p0.x.m4s', 'p900.0.m4s', '..%2Flive.m3u8', 'other'])
    expect((await get(url.replace('live.m3u8', name), one)).statusCode).toBe(404);

  const other = (await two.send(hls, { periodId })).data.url;
  await lecturer.send(people.ban, { periodId, userNo: two.userNo, isBanned: 1 });
  expect((await get(other, two)).statusCode).toBe(404);
  expect((await two.send(hls, { periodId })).code).toBe(BANNED.code);
  await step(lecturer, periodId, RoomStatus.ended);
  expect((await one.send(hls, { periodId })).code).toBe(NOT_ON_AIR.code);
});
