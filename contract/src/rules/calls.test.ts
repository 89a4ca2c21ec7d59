import { describe, expect, it } from 'vitest';
import { callPersonSteps, callSteps } from '../im/transitions.ts';
import { CallEnd, CallPersonState, CallState, endOf, lengthOf, outcomeFor, outcomeOf } from './calls.ts';
import { decide } from './transitions.ts';

const { busy, missed, rejected } = CallPersonState;

describe('a call', () => {
  it.each([
    [[rejected], false, CallEnd.rejected],
    [[busy], false, CallEnd.busy],
    [[missed], false, CallEnd.missed],
    [[rejected, missed], false, CallEnd.missed],
    [[rejected], true, CallEnd.cancelled],
    [[], false, CallEnd.missed],
  ])('that nobody answered (%j, cancelled: %s) ends as %i', (states, isCancelled, end) => {
    expect(endOf(states, isCancelled)).toBe(end);
  });

  it('never comes back once it is over', () => {
    for (const step of ['answer', 'end'] as const)
      expect(decide(callSteps, step, { state: CallState.ended, isOwn: false })).toHaveProperty('failure');
  });

  it('is answered, refused and missed only while it rings', () => {
    for (const step of ['accept', 'reject', 'miss', 'cancel'] as const)
      for (const state of CallPersonState.values)
        expect('to' in decide(callPersonSteps, step, { state, isOwn: false })).toBe(state === CallPersonState.ringing);
  });

  it('says how long it was', () => {
    expect([lengthOf(5), lengthOf(185), lengthOf(3729)]).toEqual(['00:05', '03:05', '1:02:09']);
    expect(outcomeOf(CallEnd.hungUp, 185)).toBe('通话时长');
    expect(outcomeOf(CallEnd.missed, 0)).toBe('未接听');
  });

  it('that came to nothing is told to each of the two as it was for them', () => {
    const told = (end: CallEnd) => [true, false].map((isCaller) => outcomeFor(outcomeOf(end, 0), isCaller));
    expect(told(CallEnd.rejected)).toEqual(['对方已拒绝', '已拒绝']);
    expect(told(CallEnd.missed)).toEqual(['未接听', '未接来电']);
    expect(told(CallEnd.cancelled)).toEqual(['已取消', '对方已取消']);
    expect(told(CallEnd.busy)).toEqual(['对方忙线中', '忙线未接听']);
    expect(outcomeFor('对方已拒绝', false)).toBe('已拒绝');
  });
});
