import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '#contract/kit/callError.ts';
import { TOO_LARGE } from '#contract/kit/errors.ts';
import { SITTING_OVER, TAKEN_OVER } from '#contract/exam/sittingFailures.ts';
import type { Saved } from '#contract/exam/sittingShapes.ts';
import { createAnswerSender } from './answerSender.ts';
import type { SenderParts, Standing } from './answerSender.ts';
import { memoryJournal } from './journal.ts';

type Batch = Parameters<SenderParts['save']>[0];

/** A server that stores each number once and can be cut off. */
function server() {
  const log: { clientSeq: number; slot: string; answer: unknown }[] = [];
  const batches: number[][] = [];
  let failure: Error | undefined;
  let isReplyLost = false;
  const save = async ({ entries }: Batch): Promise<Saved> => {
    if (failure) throw failure;
    batches.push(entries.map(({ clientSeq }) => clientSeq));
    const receipts = entries.map(({ clientSeq, slot, answer }) => {
      let at = log.findIndex((one) => one.clientSeq === clientSeq);
      if (at < 0) at = log.push({ clientSeq, slot, answer }) - 1;
      return { clientSeq, seq: at + 1, hash: `h${at + 1}`, storedAt: '2026-11-23 12:01:33' };
    });
    if (isReplyLost) throw new CallError({ code: 2, msg: '断网' });
    return { receipts, refused: [], again: [], endsAt: null, lastSeq: log.length, countAnswered: 0 };
  };
  return {
    log,
    batches,
    save,
    fail: (error: Error | undefined) => (failure = error),
    loseReplies: (is: boolean) => (isReplyLost = is),
  };
}

const offline = new CallError({ code: 2, msg: '网络连接不上' });
let standing: Standing;

function sender(at: ReturnType<typeof server>, more: Partial<SenderParts> = {}) {
  return createAnswerSender({
    sittingId: '7',
    tabTurn: 1,
    lastClientSeq: 0,
    lastSeq: 0,
    savedAt: null,
    journal: memoryJournal(),
    save: at.save,
    now: () => 1000,
    random: () => 0.5,
    onChange: (change) => (standing = change),
    ...more,
  });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('answers on their way', () => {
  it('wait a moment, so that changes of one question are one entry', async () => {
    const at = server();
    const one = sender(at);
    await one.give('q1', 'a', 500);
    await one.give('q1', 'b', 500);
    await one.give('q2', 'c', 500);
    expect(standing).toMatchObject({ state: 'saving', unsent: 2 });
    await vi.advanceTimersByTimeAsync(600);
    expect(at.log.map(({ slot, answer }) => [slot, answer])).toEqual([
      ['q1', 'b'],
      ['q2', 'c'],
    ]);
    expect(standing).toMatchObject({ state: 'saved', unsent: 0, lastSeq: 2, savedAt: '2026-11-23 12:01:33' });
  });

  it('are in the journal before they go out', async () => {
    const journal = memoryJournal();
    const seen: number[] = [];
    const at = server();
    const one = sender(at, {
      journal,
      save: async (batch) => {
        seen.push((await journal.of('7')).length);
        return at.save(batch);
      },
    });
    await one.give('q1', 'a', 10);
    await one.flush();
    expect(seen).toEqual([1]);
  });

  it('wait out a dead network and arrive in order, each once', async () => {
    const at = server();
    const one = sender(at);
    at.fail(offline);
    for (const answer of ['a', 'b', 'c']) {
      await one.give('q1', answer, 10);
      await one.give(`q${answer}`, answer, 10);
      await vi.advanceTimersByTimeAsync(3000);
    }
    expect(standing.state).toBe('waiting');
    at.fail(undefined);
    await one.retry();
    expect(standing).toMatchObject({ state: 'saved', unsent: 0 });
    const numbers = at.log.map(({ clientSeq }) => clientSeq);
    expect(numbers).toEqual([...numbers].sort((x, y) => x - y));
    expect(at.log.findLast(({ slot }) => slot === 'q1')?.answer).toBe('c');
  });

  it('are all there in their order after ten minutes without a network, and go out within half a minute of its return', async () => {
    const at = server();
    const journal = memoryJournal();
    const one = sender(at, { journal });
    await one.give('q0', 'before', 10);
    await vi.advanceTimersByTimeAsync(100);
    at.fail(offline);
    const minutes = 10;
    for (let step = 0; step < minutes * 6; step += 1) {
      await one.give(`q${step % 20}`, `answer ${step}`, 10);
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(standing).toMatchObject({ state: 'waiting', lastSeq: 1 });
    expect(at.log).toHaveLength(1);
    const kept = (await journal.of('7')).filter(({ receipt }) => receipt === undefined);
    expect([kept.length, standing.unsent]).toEqual([60, 60]);
    at.fail(undefined);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(standing).toMatchObject({ state: 'saved', unsent: 0 });
    const numbers = at.log.map(({ clientSeq }) => clientSeq);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((x, y) => x - y));
    for (let question = 0; question < 20; question += 1)
      expect(at.log.findLast(({ slot }) => slot === `q${question}`)?.answer).toBe(`answer ${40 + question}`);
  });

  it('whose reply was lost are stored once, and a later change has a number of its own', async () => {
    const at = server();
    const one = sender(at);
    at.loseReplies(true);
    await one.give('q1', 'a', 10);
    await one.flush();
    await one.give('q1', 'b', 10);
    at.loseReplies(false);
    await one.retry();
    expect(at.log.map(({ clientSeq, answer }) => [clientSeq, answer])).toEqual([
      [1, 'a'],
      [2, 'b'],
    ]);
  });

  it('of a page that died are sent by the next one, and numbers go on', async () => {
    const [at, journal] = [server(), memoryJournal()];
    at.fail(offline);
    const first = sender(at, { journal });
    await first.give('q1', 'a', 10);
    await vi.advanceTimersByTimeAsync(100);
    first.stop();
    at.fail(undefined);
    const next = sender(at, { journal });
    expect((await next.takeUp()).map(({ slot }) => slot)).toEqual(['q1']);
    await next.give('q2', 'b', 10);
    await vi.advanceTimersByTimeAsync(100);
    expect(at.log.map(({ clientSeq, slot }) => [clientSeq, slot])).toEqual([
      [1, 'q1'],
      [2, 'q2'],
    ]);
  });

  it('stop when another page took over or the sitting is over, and stay on this device', async () => {
    for (const [failure, state] of [
      [TAKEN_OVER, 'taken'],
      [SITTING_OVER, 'over'],
    ] as const) {
      const [at, journal] = [server(), memoryJournal()];
      at.fail(new CallError(failure));
      const one = sender(at, { journal });
      await one.give('q1', 'a', 10);
      await one.flush();
      expect(standing).toMatchObject({ state, unsent: 1 });
      expect(await journal.of('7')).toMatchObject([{ answer: 'a' }]);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(at.batches).toEqual([]);
    }
  });

  it('that are too large alone are told, and hold up no other', async () => {
    const at = server();
    const one = sender(at, {
      save: async (batch) => {
        if (batch.entries.some(({ answer }) => answer === 'huge')) throw new CallError(TOO_LARGE);
        return at.save(batch);
      },
    });
    await one.give('q1', 'a', 10);
    await one.give('q2', 'huge', 10);
    await one.give('q3', 'c', 10);
    await one.flush();
    expect(at.log.map(({ slot }) => slot)).toEqual(['q1', 'q3']);
    expect(standing.refused).toMatchObject([{ slot: 'q2', refusal: 'shape' }]);
  });

  it('are many in several requests', async () => {
    const at = server();
    const one = sender(at);
    for (let n = 0; n < 120; n += 1) await one.give(`q${n}`, 'a', 1000);
    await one.flush();
    expect(at.batches.map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(standing.unsent).toBe(0);
  });
});
