import { afterAll, describe, expect, it, vi } from 'vitest';
import * as contract from '#contract/im/call.ts';
import * as callFails from '#contract/im/callFailures.ts';
import * as fails from '#contract/im/failures.ts';
import * as messages from '#contract/im/message.ts';
import * as people from '#contract/im/person.ts';
import {
  CallEnd,
  CallPersonState,
  CallState,
  CallType,
  LOST_SECONDS,
  RING_RATE,
  RING_SECONDS,
} from '#contract/rules/calls.ts';
import { ChatType, StrangerRule } from '#contract/rules/chat.ts';
import { makeGroup, newKey, openDevice, openWith, say } from '#test/chat.ts';
import type { Device } from '#test/chat.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { startLive } from '../../realtime/startLive.ts';

const t = await testApp();
const { pool } = t.database;
afterAll(await startLive(t.app.server, t.platform, pool));
await t.app.listen({ port: 0, host: '127.0.0.1' });

const NOW = new Date('2026-11-21T10:00:00+08:00');
const later = (seconds: number) => t.setNow(new Date(NOW.getTime() + seconds * 1000));
const { accepted, busy, cancelled, left, missed, rejected, ringing } = CallPersonState;

const pair = async () => {
  t.setNow(NOW);
  const [one, two] = [await t.person({ nickname: '甲' }), await t.person({ nickname: '乙' })];
  return { one, two, conversationId: await openWith(one, two) };
};
const ring = (person: Person, conversationId: string, userNos: string[] = []) =>
  person.send(contract.start, { conversationId, callType: CallType.video, tabKey: newKey(), userNos });
const rung = async () => {
  const its = await pair();
  const { data } = await ring(its.one, its.conversationId);
  return { ...its, callId: data.callId, tabKey: data.people[0]!.tabKey };
};
const answer = (person: Person, callId: string, tabKey = newKey()) => person.send(contract.accept, { callId, tabKey });
const stateOf = async (person: Person, callId: string) => {
  const { data } = await person.send(contract.view, { callId });
  return { ...data, states: data.people.map(({ callPersonState }) => callPersonState) };
};
const lastMessage = async (person: Person, conversationId: string) => {
  const { data } = await person.send(messages.since, { conversationId, seq: 0 });
  return data.list.at(-1);
};
const lastCall = ({ heard }: Device) => heard.callNow?.at(-1)?.call;

describe('a call between two', () => {
  it('rings, is answered and hung up; the conversation says how long it was', async () => {
    const { one, two, conversationId, callId } = await rung();
    expect(await stateOf(two, callId)).toMatchObject({ callState: CallState.ringing, states: [accepted, ringing] });
    later(5);
    expect((await answer(two, callId)).data).toMatchObject({ callState: CallState.active, seconds: 0 });
    later(30);
    await one.send(contract.beat, { callId, tabKey: newKey() });
    expect((await two.send(contract.leave, { callId })).data).toMatchObject({
      callState: CallState.ended,
      endReason: CallEnd.hungUp,
      seconds: 25,
    });
    const call = { callId, callType: CallType.video, outcome: '通话时长', seconds: 25 };
    expect(await lastMessage(two, conversationId)).toMatchObject({ messageType: ChatType.call, call });
    expect((await two.send(contract.leave, { callId })).code).toBe(200);
  });

  it.each([
    ['refused', (two: Person, callId: string) => two.send(contract.reject, { callId }), CallEnd.rejected, rejected],
    [
      'taken back',
      (_: Person, callId: string, one: Person) => one.send(contract.leave, { callId }),
      CallEnd.cancelled,
      cancelled,
    ],
  ])('that is %s is over', async (_, act, endReason, state) => {
    const { one, two, conversationId, callId } = await rung();
    await act(two, callId, one);
    expect(await stateOf(one, callId)).toMatchObject({ callState: CallState.ended, endReason, states: [left, state] });
    expect((await lastMessage(one, conversationId))?.call).toMatchObject({ seconds: 0 });
    expect((await answer(two, callId)).code).not.toBe(200);
    expect((await ring(one, conversationId)).code).toBe(200);
  });

  it('that nobody answers in a minute is missed, whether the caller is there or not', async () => {
    const { one, conversationId, callId, tabKey } = await rung();
    later(RING_SECONDS - 1);
    expect((await one.send(contract.beat, { callId, tabKey })).data.callState).toBe(CallState.ringing);
    later(RING_SECONDS);
    expect((await one.send(contract.beat, { callId, tabKey })).data).toMatchObject({ callState: CallState.ended });
    expect(await lastMessage(one, conversationId)).toMatchObject({ call: { outcome: '未接听' } });
    const second = await rung();
    later(RING_SECONDS + 60);
    await t.runJobs();
    const job = (await import('../../domain/calls/closeCalls.ts')).closeCalls;
    await job.run(t.platform, {});
    expect(await stateOf(second.one, second.callId)).toMatchObject({
      callState: CallState.ended,
      states: [left, missed],
    });
  });

  it('does not stay when a page crashed', async () => {
    const { one, two, callId } = await rung();
    const tabKey = newKey();
    await answer(two, callId, tabKey);
    later(LOST_SECONDS);
    const { data } = await two.send(contract.beat, { callId, tabKey });
    expect(data).toMatchObject({ callState: CallState.ended, endReason: CallEnd.lost });
    expect((await stateOf(one, callId)).states).toEqual([left, left]);
  });

  it('finds the other busy, and nobody speaks in two calls', async () => {
    const { one, two, callId } = await rung();
    await answer(two, callId);
    const third = await t.person();
    const { data } = await ring(third, await openWith(third, two));
    expect(data).toMatchObject({ callState: CallState.ended, endReason: CallEnd.busy });
    expect(data.people[1]!.callPersonState).toBe(busy);
    expect((await ring(one, await openWith(one, third))).code).toBe(callFails.IN_A_CALL.code);
  });
});

describe('devices', () => {
  it('of one person: answered on one, the other hears it; of two that answer at once one does', async () => {
    const { one, two, conversationId } = await pair();
    const devices = await Promise.all([openDevice(t.app.server, two), openDevice(t.app.server, two)]);
    const { callId } = (await ring(one, conversationId)).data;
    await vi.waitFor(() => expect(devices.map((device) => lastCall(device)?.callId)).toEqual([callId, callId]));
    const keys = [newKey(), newKey()];
    const replies = await Promise.all(keys.map((tabKey) => answer(two, callId, tabKey)));
    const codes = replies.map(({ code }) => code);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, callFails.ANSWERED_ELSEWHERE.code]);
    const winner = keys[codes.indexOf(200)]!;
    const heardBy = (device: Device) => lastCall(device)?.people.find(({ userNo }) => userNo === two.userNo);
    await vi.waitFor(
      () => {
        for (const device of devices)
          expect(heardBy(device)).toMatchObject({ callPersonState: accepted, tabKey: winner });
      },
      { timeout: 1000 },
    );
    const late = await openDevice(t.app.server, two);
    await vi.waitFor(() => expect(lastCall(late)?.callId).toBe(callId));
    await two.send(contract.leave, { callId });
    await vi.waitFor(() => expect([...devices, late].map(lastCall)).toEqual([null, null, null]));
    for (const { socket } of [...devices, late]) socket.disconnect();
  });

  it('hand the call to each other without dialling anew', async () => {
    const { two, callId } = await rung();
    const [first, second] = [newKey(), newKey()];
    expect((await two.send(contract.take, { callId, tabKey: second })).code).toBe(callFails.NOT_IN_CALL.code);
    await answer(two, callId, first);
    expect((await answer(two, callId, first)).code).toBe(200);
    const { data } = await two.send(contract.take, { callId, tabKey: second });
    expect(data.people[1]).toMatchObject({ callPersonState: accepted, tabKey: second });
    expect(data.callState).toBe(CallState.active);
  });
});

describe('a call in a group', () => {
  it('rings whom one chose, takes more in, and is over with the last one', async () => {
    t.setNow(NOW);
    const [one, two, three, stranger] = [await t.person(), await t.person(), await t.person(), await t.person()];
    const conversationId = await makeGroup(one, [two, three]);
    expect((await ring(one, conversationId)).code).toBe(callFails.NOBODY_TO_CALL.code);
    expect((await ring(one, conversationId, [stranger.userNo])).code).toBe(callFails.NOT_CALLABLE.code);
    const { callId } = (await ring(one, conversationId, [two.userNo])).data;
    await answer(two, callId);
    const more = await one.send(contract.invite, { callId, userNos: [three.userNo, two.userNo] });
    expect(more.data.people.map((person) => person.callPersonState)).toEqual([accepted, accepted, ringing]);
    await answer(three, callId);
    await one.send(contract.leave, { callId });
    await two.send(contract.leave, { callId });
    expect(await stateOf(three, callId)).toMatchObject({ callState: CallState.active });
    expect((await three.send(contract.leave, { callId })).data.callState).toBe(CallState.ended);
  });
});

describe('who may not', () => {
  it('be reached: blocked, a stranger, too often; nor is the call of others anybody’s', async () => {
    const { one, two, conversationId } = await pair();
    await two.send(people.saveSetting, { strangerRule: StrangerRule.nobody });
    expect((await ring(one, conversationId)).code).toBe(fails.STRANGER_REFUSED.code);
    await say(two, conversationId, '你好');
    await two.send(people.block, { userNo: one.userNo, isBlocked: 1 });
    expect((await ring(one, conversationId)).code).toBe(fails.BLOCKED_BY_THEM.code);
    await two.send(people.block, { userNo: one.userNo, isBlocked: 0 });
    for (let n = 0; n < RING_RATE.most; n += 1) {
      const { data } = await ring(one, conversationId);
      await one.send(contract.leave, { callId: data.callId });
    }
    expect((await ring(one, conversationId)).code).toBe(callFails.RUNG_TOO_OFTEN.code);
    const { callId } = await rung();
    for (const call of [contract.view, contract.leave, contract.reject] as const)
      expect((await two.send(call, { callId })).code).toBe(404);
  });
});
