import { describe, expect, it } from 'vitest';
import { CallError } from '#contract/kit/callError.ts';
import { SITTING_OVER } from '#contract/exam/sittingFailures.ts';
import { createNoteSender } from './noteSender.ts';
import type { KeptNotes } from './noteSender.ts';

function notes() {
  const arrived: unknown[] = [];
  let failure: Error | undefined;
  let kept: KeptNotes | undefined;
  const take = async (tabTurn: number, value: unknown) => {
    if (failure) throw failure;
    arrived.push([tabTurn, value]);
  };
  const sender = createNoteSender({ keep: (change) => (kept = change), send: { flagged: take, scratch: take } });
  sender.takeUp(1);
  return { arrived, sender, kept: () => kept!, fail: (error: Error | undefined) => (failure = error) };
}

const offline = new CallError({ code: 2, msg: '网络连接不上' });

describe('flags and scribbling', () => {
  it('that did not arrive go again, the last of each', async () => {
    const { arrived, sender, fail } = notes();
    fail(offline);
    sender.give({ flagged: ['q1'] });
    sender.give({ scratch: '先算方差' });
    await sender.flush();
    sender.give({ flagged: ['q1', 'q2'] });
    fail(undefined);
    await sender.flush();
    await sender.flush();
    expect(arrived).toEqual([
      [1, ['q1', 'q2']],
      [1, '先算方差'],
    ]);
    expect(sender.hasUnsent()).toBe(false);
  });

  it('are sent by the next page of the same turn, not after another one went on', async () => {
    const before = notes();
    before.fail(offline);
    before.sender.give({ scratch: '断网写的' });
    await before.sender.flush();
    const next = notes();
    expect(next.sender.takeUp(1, before.kept())).toEqual({ scratch: '断网写的' });
    await next.sender.flush();
    expect(next.arrived).toEqual([[1, '断网写的']]);
    const other = notes();
    expect(other.sender.takeUp(2, before.kept())).toEqual({});
    expect(other.sender.hasUnsent()).toBe(false);
  });

  it('that are refused are not sent again', async () => {
    const { arrived, sender, fail } = notes();
    fail(new CallError(SITTING_OVER));
    sender.give({ scratch: '晚了' });
    await sender.flush();
    fail(undefined);
    await sender.flush();
    expect(arrived).toEqual([]);
  });
});
