import { beforeEach, expect, it, vi } from 'vitest';
import { begin, saveRecords } from '#contract/course/courseRecords.ts';
import { LOCKED, NOT_THEIRS } from '#contract/course/failures.ts';
import { CallError } from '#contract/kit/callError.ts';
import { SIGNED_OUT } from '#contract/kit/errors.ts';
import { call } from '../../../kit/call.ts';
import { memoryStore } from '../../../kit/outbox/memoryStore.ts';
import { replay } from './replay.ts';
import { createSittings } from './sittings.ts';
import type { Sittings, Waiting } from './sittings.ts';

vi.mock('../../../kit/call.ts', () => ({ call: vi.fn() }));
const called = vi.mocked(call);
const everything = () => true;

const kept: Waiting = {
  userNo: '7',
  periodId: '1',
  sittingKey: 'sitting-one',
  ranges: [[10, 40]],
  position: 40,
  base: 10,
  speed: 1,
};

let sittings: Sittings;
const waitingOf = (userNo: string) => sittings.of(userNo).map(({ value }) => value);
const putBy = (waiting: Waiting) => sittings.put(waiting.userNo, waiting.sittingKey, waiting);
beforeEach(() => {
  called.mockReset();
  const store = memoryStore();
  sittings = createSittings(() => store);
  putBy(kept);
});

/** A server where `position` is where this person is. */
const answer = (position: number) => called.mockResolvedValue({ position });

it('三天之后本人回来：用原来那一次学习的编号补交，说明是谁的，交成之后忘掉', async () => {
  answer(10);
  await replay(sittings, '7', everything);
  const sitting = { userNo: '7', periodId: '1', sittingKey: 'sitting-one' };
  expect(called.mock.calls.map(([endpoint, input]) => [endpoint, input])).toEqual([
    [begin, sitting],
    [saveRecords, { ...sitting, ranges: [[10, 40]], position: 40, speed: 1 }],
  ]);
  expect(waitingOf('7')).toEqual([]);
});

it('在别的设备上又学过，位置跟着别的设备', async () => {
  answer(300);
  await replay(sittings, '7', everything);
  expect(called.mock.calls.at(-1)?.[1]).toMatchObject({ ranges: [[10, 40]], position: 300 });
});

it('同一个浏览器里换了人：他的补交里没有别人的，别人的还在', async () => {
  answer(10);
  await replay(sittings, '77', everything);
  await replay(sittings, '8', everything);
  expect(called).not.toHaveBeenCalled();
  expect(waitingOf('7')).toEqual([kept]);
});

it.each([SIGNED_OUT, NOT_THEIRS, { code: 2, msg: '网络连接不上' }])('交不成（$code）就留着', async (failure) => {
  called.mockRejectedValue(new CallError(failure));
  await replay(sittings, '7', everything);
  expect(waitingOf('7')).toEqual([kept]);
});

it('服务端说了不算的，不再交；只交这个课时的，别的不动', async () => {
  putBy({ ...kept, periodId: '2', sittingKey: 'sitting-two' });
  called.mockRejectedValue(new CallError(LOCKED));
  await replay(sittings, '7', (periodId) => periodId === '1');
  expect(waitingOf('7').map(({ periodId }) => periodId)).toEqual(['2']);
});
