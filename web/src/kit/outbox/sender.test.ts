import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSender } from './sender.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that edits one value, and a server that takes 100 ms. */
function desk() {
  const page = { value: 0, confirmed: 0, kept: -1, isDown: false, verdict: 'again' as 'again' | 'stop' };
  const sent: number[] = [];
  const sender = createSender({
    isDue: () => page.value !== page.confirmed,
    keep: () => void (page.kept = page.value),
    send: async () => {
      const { value } = page;
      sent.push(value);
      await new Promise((done) => setTimeout(done, 100));
      if (page.isDown) throw new Error('down');
      page.confirmed = value;
    },
    onFailure: () => page.verdict,
  });
  return { page, sent, sender };
}

test('one at a time, and the latest once more', async () => {
  const { page, sent, sender } = desk();
  for (page.value of [1, 2, 3]) void sender.flush();
  expect([sent, page.kept]).toEqual([[1], 3]);
  await vi.advanceTimersByTimeAsync(250);
  expect([sent, page.confirmed]).toEqual([[1, 3], 3]);
  await sender.flush();
  expect(sent).toHaveLength(2);
});

test('a passing failure is tried again, a final one waits to be told', async () => {
  const { page, sent, sender } = desk();
  [page.value, page.isDown] = [1, true];
  void sender.flush();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent).toEqual([1, 1]);
  page.verdict = 'stop';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([1, 1, 1]);
  page.isDown = false;
  await Promise.all([sender.flush(), vi.advanceTimersByTimeAsync(100)]);
  expect(page.confirmed).toBe(1);
});

test('the last word does not wait for the answer before, and nothing follows it', async () => {
  const { page, sent, sender } = desk();
  page.isDown = true;
  for (page.value of [1, 2]) void (page.value === 1 ? sender.flush() : sender.stop());
  expect(sent).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([1, 2]);
});

test('later puts off, cancel takes back', async () => {
  const { page, sent, sender } = desk();
  page.value = 1;
  sender.later(1000);
  await vi.advanceTimersByTimeAsync(900);
  sender.later(1000);
  await vi.advanceTimersByTimeAsync(900);
  expect(sent).toEqual([]);
  sender.cancel();
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual([]);
});
