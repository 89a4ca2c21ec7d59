import { createHash } from 'node:crypto';
import { AccessToken } from 'livekit-server-sdk';
import { expect, it } from 'vitest';
import * as calls from '#contract/im/call.ts';
import { CallType } from '#contract/rules/calls.ts';
import { newKey, openWith } from '#test/chat.ts';
import { testApp } from '#test/testApp.ts';
import { RTC_NOTICE_PATH } from './mountRtcNotices.ts';

const [key, secret] = ['cluster', 'a secret of the cluster of these tests'];
const t = await testApp({ LIVEKIT_URL: 'ws://127.0.0.1:9', LIVEKIT_KEY: key, LIVEKIT_SECRET: secret });
const [one, two] = [await t.person(), await t.person()];
const done: string[] = [];
Object.assign(t.platform.providers.rtc!, {
  kick: async (room: string, userNo: string) => void done.push(`out ${room} ${userNo}`),
  closeRoom: async () => undefined,
});

async function notice(told: object, signedWith = secret): Promise<number> {
  const payload = JSON.stringify(told);
  const token = new AccessToken(key, signedWith, { ttl: 60 });
  token.sha256 = createHash('sha256').update(payload).digest('base64');
  const headers = { 'content-type': 'application/webhook+json', authorization: await token.toJwt() };
  return (await t.app.inject({ method: 'POST', url: RTC_NOTICE_PATH, headers, payload })).statusCode;
}

const joined = (room: string, identity: string) => ({
  event: 'participant_joined',
  room: { name: room },
  participant: { identity, permission: { canPublish: true, canSubscribe: true } },
});

it('whom a cluster let in with a ticket that is not so any more is sent out; who may be in stays', async () => {
  const wanted = { conversationId: await openWith(one, two), callType: CallType.voice, tabKey: newKey() };
  const { callId } = (await one.send(calls.start, wanted)).data;
  await two.send(calls.accept, { callId, tabKey: newKey() });
  const room = `call-${callId}`;
  expect(await notice(joined(room, one.userNo))).toBe(200);
  // rooms of others on the same cluster are none of our business
  expect(await notice(joined('theirs', one.userNo))).toBe(200);
  expect(await notice({ event: 'room_finished', room: { name: room } })).toBe(200);
  expect(done).toEqual([]);
  const stranger = await t.person();
  expect(await notice(joined(room, stranger.userNo))).toBe(200);
  expect(done).toEqual([`out ${room} ${stranger.userNo}`]);
});

it('is told by the cluster alone', async () => {
  done.length = 0;
  expect(await notice(joined('call-1', one.userNo), 'another secret of the same length here')).toBe(401);
  const bare = await t.app.inject({ method: 'POST', url: RTC_NOTICE_PATH, payload: joined('call-1', one.userNo) });
  expect(bare.statusCode).toBe(401);
  const odd = {
    method: 'POST',
    url: RTC_NOTICE_PATH,
    payload: 'no json',
    headers: { 'content-type': 'text/x' },
  } as const;
  expect((await t.app.inject(odd)).statusCode).toBe(401);
  expect(done).toEqual([]);
});
