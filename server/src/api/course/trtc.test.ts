import { NOT_FOUND } from '#contract/kit/errors.ts';
import { TokenVerifier } from 'livekit-server-sdk';
import { expect, it } from 'vitest';
import * as contract from '#contract/course/trtc.ts';
import * as calls from '#contract/im/call.ts';
import { MEDIA_OFF } from '#contract/im/callFailures.ts';
import { NOT_YOUR_SIGN } from '#contract/im/failures.ts';
import { CallType } from '#contract/rules/calls.ts';
import { RoomKind } from '#contract/rules/rtcRooms.ts';
import { newKey, openWith } from '#test/chat.ts';
import { livekitEngine } from '#server/providers/rtc/livekitEngine.ts';
import type { RtcEngine } from '#server/providers/rtc/rtcEngine.ts';
import { testApp } from '#test/testApp.ts';

const key = 'devkey';
const secret = 'a-secret-of-the-media-server-of-tests';
const t = await testApp();
const [one, two, third] = [await t.person(), await t.person(), await t.person()];
const providers = t.platform.providers as { rtc: RtcEngine | null };

it('a sign is one’s own', async () => {
  expect((await one.send(contract.sig, { userNo: one.userNo })).data.userSign).not.toBe('');
  expect((await one.send(contract.sig, { userNo: two.userNo })).code).toBe(NOT_YOUR_SIGN.code);
  expect((await t.guest.send(contract.sig, { userNo: two.userNo })).code).toBe(NOT_YOUR_SIGN.code);
});

it('the room of a call is entered by who answered, while it goes on', async () => {
  const wanted = { conversationId: await openWith(one, two), callType: CallType.voice, tabKey: newKey() };
  const { callId } = (await one.send(calls.start, wanted)).data;
  const room = { roomKind: RoomKind.call, roomId: callId };
  expect((await one.send(contract.enterRoom, room)).code).toBe(MEDIA_OFF.code);
  const now = () => new Date();
  providers.rtc = livekitEngine({ url: 'wss://media.example', key, secret, turn: null, now, host: null });
  const { data } = await one.send(contract.enterRoom, room);
  const claims = await new TokenVerifier(key, secret).verify(data.token);
  expect(claims).toMatchObject({
    sub: one.userNo,
    video: { room: `call-${callId}`, roomJoin: true, canPublish: true },
  });
  for (const other of [two, third]) expect((await other.send(contract.enterRoom, room)).code).toBe(404);
  expect((await t.guest.send(contract.enterRoom, room)).code).toBe(NOT_FOUND.code);
  await two.send(calls.accept, { callId, tabKey: newKey() });
  expect((await two.send(contract.enterRoom, room)).code).toBe(200);
  await one.send(calls.leave, { callId });
  expect((await two.send(contract.enterRoom, room)).code).toBe(404);
});
