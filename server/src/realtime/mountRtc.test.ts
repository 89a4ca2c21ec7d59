import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { SignalResponse } from '@livekit/protocol';
import { afterAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { enterRoom } from '#contract/course/trtc.ts';
import * as calls from '#contract/im/call.ts';
import { MEDIA_OFF } from '#contract/im/callFailures.ts';
import * as chat from '#contract/im/conversation.ts';
import { CallType } from '#contract/rules/calls.ts';
import { RoomKind } from '#contract/rules/rtcRooms.ts';
import { newKey, openWith } from '#test/chat.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp({ HOST: '127.0.0.1', RTC_UDP_PORT: '0', RTC_PROCESSES: '1' });
const rtc = t.platform.providers.rtc!;
const host = rtc.host!;
const [one, two] = [await t.person(), await t.person()];
await t.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = t.app.server.address() as AddressInfo;
afterAll(() => host.stop());

const metric = async (name: string): Promise<string | undefined> =>
  (await t.app.inject('/metrics')).body.split('\n').find((line) => line.startsWith(`${name} `));

/** Enters as a browser does, through the site. */
async function join({ url, token }: { url: string; token: string }): Promise<WebSocket> {
  const address = new URL(`rtc?access_token=${token}`, new URL(url, `ws://127.0.0.1:${port}`));
  const socket = new WebSocket(address);
  const [bytes] = (await once(socket, 'message')) as [Buffer];
  expect(SignalResponse.fromBinary(new Uint8Array(bytes)).message.case).toBe('join');
  return socket;
}

const refusal = async (path: string): Promise<number> => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`);
  socket.on('error', () => undefined);
  const [, answer] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
  return answer.statusCode;
};

it('who is refused is let go of, however long they hold on', async () => {
  const wire = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  wire.resume().write('GET /rtc HTTP/1.1\r\nhost: a\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n');
  await once(wire, 'end');
  await expect.poll(() => promisify(t.app.server.getConnections.bind(t.app.server))()).toBe(0);
  wire.destroy();
});

it('before the engine serves nobody is offered a call, and the site says so', async () => {
  const conversationId = await openWith(one, two);
  expect((await one.send(chat.view, { conversationId })).data.rights.mayCall).toBe(0);
  expect(await refusal('/rtc')).toBe(503);
  expect((await t.app.inject('/rtc/validate')).statusCode).toBe(503);
  expect(await metric('zhitu_rtc_up')).toBe('zhitu_rtc_up 0');
  const { callId } = (await one.send(calls.start, { conversationId, callType: CallType.voice, tabKey: newKey() })).data;
  expect((await one.send(enterRoom, { roomKind: RoomKind.call, roomId: callId })).code).toBe(MEDIA_OFF.code);
  await one.send(calls.leave, { callId });
  await host.start(t.platform.log);
  expect((await one.send(chat.view, { conversationId })).data.rights.mayCall).toBe(1);
});

it('at the address of the site one enters with a ticket; who hangs up is sent out, with the end everybody', async () => {
  expect(await refusal('/rtc?access_token=forged')).toBe(401);
  expect((await t.app.inject('/rtc/validate?access_token=forged')).statusCode).toBe(401);
  const wanted = { conversationId: await openWith(one, two), callType: CallType.video, tabKey: newKey() };
  const { callId } = (await one.send(calls.start, wanted)).data;
  await two.send(calls.accept, { callId, tabKey: newKey() });
  const room = { roomKind: RoomKind.call, roomId: callId };
  const tickets = [(await one.send(enterRoom, room)).data, (await two.send(enterRoom, room)).data];
  expect(tickets[0]).toMatchObject({
    url: '/',
    clientOptions: { dynacast: false, publishDefaults: { simulcast: false } },
  });
  expect((await t.app.inject(`/rtc/validate?access_token=${tickets[0]!.token}`)).statusCode).toBe(200);
  const sockets = await Promise.all(tickets.map(join));
  expect((await rtc.participants(`call-${callId}`)).map(({ identity }) => identity).toSorted()).toEqual(
    [one.userNo, two.userNo].toSorted(),
  );
  await expect.poll(() => metric('zhitu_rtc_people'), { timeout: 5000 }).toBe('zhitu_rtc_people 2');
  const gone = Promise.all(sockets.map((socket) => once(socket, 'close')));
  await one.send(calls.leave, { callId });
  await gone;
  expect(await rtc.rooms()).toEqual([]);
  // a ticket is good for ten minutes, the right to come in may end before
  for (const { token } of tickets) expect(await refusal(`/rtc?access_token=${token}`)).toBe(403);
});

it('a dead engine ends its connections, and the site answers', async () => {
  const wanted = { conversationId: await openWith(one, two), callType: CallType.voice, tabKey: newKey() };
  const { callId } = (await one.send(calls.start, wanted)).data;
  const socket = await join((await one.send(enterRoom, { roomKind: RoomKind.call, roomId: callId })).data);
  process.kill(host.pids[0]!, 'SIGKILL');
  await once(socket, 'close');
  expect((await t.app.inject('/healthz')).statusCode).toBe(200);
  // the connection may be gone before the site has heard of the end
  const restarts = () => metric('zhitu_rtc_restarts_total');
  await expect.poll(restarts, { timeout: 10_000 }).toBe('zhitu_rtc_restarts_total 1');
  // who comes while it is being started again waits for it, instead of being refused
  const again = await join((await one.send(enterRoom, { roomKind: RoomKind.call, roomId: callId })).data);
  expect(await metric('zhitu_rtc_up')).toBe('zhitu_rtc_up 1');
  again.close();
});
