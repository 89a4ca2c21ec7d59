import { once } from 'node:events';
import pino from 'pino';
import { afterAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { enterRoom } from '#contract/course/trtc.ts';
import { NO_PERMISSION } from '#contract/kit/errors.ts';
import { RoomKind } from '#contract/rules/rtcRooms.ts';
import * as console from '#contract/system/adminRtc.ts';
import { begin, LIVE_START, makeClass } from '#test/live.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp({ HOST: '127.0.0.1', RTC_UDP_PORT: '0', RTC_PROCESSES: '1' });
t.setNow(LIVE_START);
const host = t.platform.providers.rtc!.host!;
/** The engine says how it stands every other second, and a new one is begun after a while. */
const poll = <T>(what: () => T) => expect.poll(what, { timeout: 20_000 });
const operator = await t.person({ userType: 0 });
const sockets: WebSocket[] = [];
afterAll(async () => {
  for (const socket of sockets) socket.terminate();
  await host.stop();
});

it('before it serves it is said not to, and there are no rooms', async () => {
  const { data } = await operator.send(console.view, {});
  expect(data).toMatchObject({ engine: 'embedded', state: 'off', isAnswering: 0, rooms: 0, people: 0, traffic: null });
  expect((await operator.send(console.rooms, {})).data).toMatchObject({ list: [], totalCount: 0 });
});

it('a class that somebody is in is a room with its name; when the engine dies that is seen, and when it is back', async () => {
  const { lecturer, periodId } = await makeClass(t);
  await host.start(pino({ level: 'silent' }));
  const { liveName } = (await begin(lecturer, periodId)).data;
  const { data: ticket } = await lecturer.send(enterRoom, { roomKind: RoomKind.live, roomId: periodId });
  const socket = new WebSocket(`ws://127.0.0.1:${host.httpPorts[0]}/rtc?access_token=${ticket.token}`);
  sockets.push(socket);
  await once(socket, 'message');
  expect((await operator.send(console.rooms, {})).data.list).toEqual([
    { roomName: `live-${periodId}`, roomKind: RoomKind.live, title: liveName, people: 1 },
  ]);
  const up = { engine: 'embedded', state: 'up', isAnswering: 1, rooms: 1, people: 1, restarts: 0 };
  expect((await operator.send(console.view, {})).data).toMatchObject(up);
  await poll(() => host.facts.stats?.people).toBe(1);
  const told = (await operator.send(console.view, {})).data;
  expect(told.traffic).toMatchObject({ packetsIn: 0 });
  const { udpPort } = host.facts.processes[0]!;
  expect(told.processes).toEqual([expect.objectContaining({ state: 'up', udpPort, rooms: 1, people: 1 })]);

  socket.on('error', () => undefined);
  process.kill(host.pids[0]!, 'SIGKILL');
  await poll(async () => (await operator.send(console.view, {})).data.restarts).toBe(1);
  await poll(async () => (await operator.send(console.view, {})).data.state).toBe('up');
  expect((await operator.send(console.view, {})).data).toMatchObject({ rooms: 0, people: 0, isAnswering: 1 });
});

it('is for who may look at it only', async () => {
  const learner = await t.person();
  expect(await learner.send(console.view, {})).toMatchObject({ code: NO_PERMISSION.code });
  expect(await learner.send(console.rooms, {})).toMatchObject({ code: NO_PERMISSION.code });
});
