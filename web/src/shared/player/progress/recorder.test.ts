import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOT_THEIRS } from '#contract/course/failures.ts';
import { CallError } from '#contract/kit/callError.ts';
import { SIGNED_OUT } from '#contract/kit/errors.ts';
import { clipped, union } from '#contract/rules/spans.ts';
import type { Span } from '#contract/rules/spans.ts';
import { memoryStore } from '../../../kit/outbox/memoryStore.ts';
import { createSittings } from './sittings.ts';
import type { Sittings } from './sittings.ts';
import type { SaveAnswer, SaveInput, SaveState } from './recorder.ts';
import { createRecorder, SAVE_EVERY_MS } from './recorder.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const LENGTH = 600;
const waitingOf = (sittings: Sittings, userNo: string) => sittings.of(userNo).map(({ value }) => value);

/** A server that counts what it is sent, while it can be reached, and a player in front of it. */
function stage() {
  const server = { counted: [] as Span[], saves: [] as SaveInput[], failure: null as Error | null, answers: true };
  const store = memoryStore();
  const sittings = createSittings(() => store);
  const states: SaveState[] = [];
  const send = async (input: SaveInput): Promise<SaveAnswer> => {
    await new Promise((done) => setTimeout(done, 40));
    if (server.failure) throw server.failure;
    server.saves.push(input);
    server.counted = union(server.counted, clipped(input.ranges ?? [], LENGTH));
    if (!server.answers) throw new CallError({ code: 2, msg: '网络连接不上' });
    return { refused: 0, refusedReason: '' } as SaveAnswer;
  };
  const recorder = createRecorder({
    userNo: '7',
    periodId: '1',
    sittingKey: 'sitting-one',
    base: 0,
    sittings,
    send,
    onState: (state) => states.push(state),
    onSaved: () => undefined,
  });
  /** Plays in real time, reporting four times a second. */
  const play = async (from: number, seconds: number) => {
    for (let step = 0; step <= seconds * 4; step++) {
      recorder.played(from + step / 4, 1);
      await vi.advanceTimersByTimeAsync(250);
    }
  };
  return { server, sittings, states, recorder, play };
}

describe('saving progress', () => {
  it('every ten seconds while playing, at once when paused', async () => {
    const { server, recorder, play, sittings } = stage();
    await play(0, 25);
    expect(server.saves).toHaveLength(2);
    recorder.paused(25);
    await vi.advanceTimersByTimeAsync(100);
    expect(server.counted).toEqual([[0, 25]]);
    expect(server.saves.at(-1)).toMatchObject({ position: 25, sittingKey: 'sitting-one' });
    expect(waitingOf(sittings, '7')).toEqual([]);
  });

  it('at leaving the player is asked once more, the second it stopped at is kept', async () => {
    const { server, recorder, play } = stage();
    await play(0, 4);
    recorder.follow(() => ({ at: 5.2, speed: 1 }));
    recorder.leave();
    await vi.advanceTimersByTimeAsync(100);
    expect(server.saves.at(-1)).toMatchObject({ position: 5 });
    expect(server.counted).toEqual([[0, 5]]);
  });

  it('offline it stays here and is sent later, not a second missing', async () => {
    const { server, recorder, play, sittings, states } = stage();
    server.failure = new CallError({ code: 2, msg: '网络连接不上' });
    await play(0, 30);
    expect(states.at(-1)?.kind).toBe('waiting');
    expect(waitingOf(sittings, '7')).toMatchObject([{ sittingKey: 'sitting-one', base: 0, position: 30 }]);
    server.failure = null;
    recorder.paused(30);
    await vi.advanceTimersByTimeAsync(100);
    expect(server.counted).toEqual([[0, 30]]);
    expect(waitingOf(sittings, '7')).toEqual([]);
  });

  it('received by the server with its answer lost, sending again adds nothing', async () => {
    const { server, recorder, play } = stage();
    server.answers = false;
    await play(0, 12);
    server.answers = true;
    await vi.advanceTimersByTimeAsync(SAVE_EVERY_MS * 2);
    recorder.leave();
    await vi.advanceTimersByTimeAsync(100);
    expect(server.counted).toEqual([[0, 12]]);
  });

  it('crashing while playing misses a second at most', async () => {
    const { play, sittings, server } = stage();
    server.failure = new CallError({ code: 2, msg: '网络连接不上' });
    await play(100, 17);
    const kept = clipped(
      waitingOf(sittings, '7').flatMap(({ ranges }) => ranges),
      LENGTH,
    );
    expect(kept[0]?.[0]).toBe(100);
    expect(kept[0]![1]).toBeGreaterThanOrEqual(116);
  });

  it('refused by the server is not tried again, and is told', async () => {
    const { server, recorder, play, sittings, states } = stage();
    server.failure = new CallError({ code: 402, msg: '学习有效期已过' });
    await play(0, 11);
    expect(states.at(-1)).toEqual({ kind: 'failed', message: '学习有效期已过' });
    recorder.paused(12);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.saves).toHaveLength(0);
    expect(waitingOf(sittings, '7')).toEqual([]);
  });

  it('every time says whose it is; leaving after the session expired keeps it for the return', async () => {
    const { server, recorder, play, sittings, states } = stage();
    await play(0, 11);
    expect(server.saves).toMatchObject([{ userNo: '7' }]);
    server.failure = new CallError(SIGNED_OUT);
    await play(11, 3);
    recorder.leave();
    await vi.advanceTimersByTimeAsync(100);
    expect(states.at(-1)?.kind).toBe('waiting');
    const [kept] = waitingOf(sittings, '7');
    expect(clipped(kept!.ranges, LENGTH).at(-1)?.[1]).toBe(14);
  });

  it('another person in the browser: what was not sent is left for the first and not sent any more', async () => {
    const { server, recorder, play, sittings } = stage();
    server.failure = new CallError(NOT_THEIRS);
    await play(0, 12);
    recorder.stop();
    await vi.advanceTimersByTimeAsync(100);
    server.failure = null;
    await vi.advanceTimersByTimeAsync(SAVE_EVERY_MS * 30);
    expect(server.saves).toEqual([]);
    expect(waitingOf(sittings, '8')).toEqual([]);
    expect(waitingOf(sittings, '7')).toMatchObject([{ userNo: '7', sittingKey: 'sitting-one', position: 12 }]);
  });

  it.each([-3_600_000, 3_600_000])(
    "the computer's clock moved by %i ms while playing: saved every ten seconds, not a second more or less",
    async (by) => {
      const { server, recorder, play } = stage();
      await play(0, 5);
      vi.setSystemTime(Date.now() + by);
      await play(5.25, 25);
      expect(server.saves.length).toBeGreaterThanOrEqual(2);
      recorder.paused(30);
      await vi.advanceTimersByTimeAsync(100);
      expect(server.counted).toEqual([[0, 30]]);
    },
  );

  it('with a network that comes and goes not a second is missing', async () => {
    const outages = fc.array(fc.record({ seconds: fc.integer({ min: 1, max: 14 }), up: fc.boolean() }), {
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(outages, async (parts) => {
        const { server, recorder, play } = stage();
        let at = 0;
        for (const { seconds, up } of parts) {
          server.answers = up;
          server.failure = up ? null : new CallError({ code: 2, msg: '网络连接不上' });
          await play(at, seconds);
          at += seconds;
        }
        [server.answers, server.failure] = [true, null];
        recorder.paused(at);
        await vi.advanceTimersByTimeAsync(SAVE_EVERY_MS * 3);
        expect(server.counted).toEqual([[0, at]]);
      }),
      { numRuns: 30 },
    );
  });
});
