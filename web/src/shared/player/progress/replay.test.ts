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

it('the owner back after three days: sent with its own sitting, says whose it is, forgotten when done', async () => {
  answer(10);
  await replay(sittings, '7', everything);
  const sitting = { userNo: '7', periodId: '1', sittingKey: 'sitting-one' };
  expect(called.mock.calls.map(([endpoint, input]) => [endpoint, input])).toEqual([
    [begin, sitting],
    [saveRecords, { ...sitting, ranges: [[10, 40]], position: 40, speed: 1 }],
  ]);
  expect(waitingOf('7')).toEqual([]);
});

it('studied on another device since, the position follows that', async () => {
  answer(300);
  await replay(sittings, '7', everything);
  expect(called.mock.calls.at(-1)?.[1]).toMatchObject({ ranges: [[10, 40]], position: 300 });
});

it("another person in the browser: none of the other's is sent, the other's stays", async () => {
  answer(10);
  await replay(sittings, '77', everything);
  await replay(sittings, '8', everything);
  expect(called).not.toHaveBeenCalled();
  expect(waitingOf('7')).toEqual([kept]);
});

it.each([SIGNED_OUT, NOT_THEIRS, { code: 2, msg: '网络连接不上' }])('not sent ($code) it stays', async (failure) => {
  called.mockRejectedValue(new CallError(failure));
  await replay(sittings, '7', everything);
  expect(waitingOf('7')).toEqual([kept]);
});

it('what the server says does not count is not sent again; only this class-hour, the others stay', async () => {
  putBy({ ...kept, periodId: '2', sittingKey: 'sitting-two' });
  called.mockRejectedValue(new CallError(LOCKED));
  await replay(sittings, '7', (periodId) => periodId === '1');
  expect(waitingOf('7').map(({ periodId }) => periodId)).toEqual(['2']);
});
