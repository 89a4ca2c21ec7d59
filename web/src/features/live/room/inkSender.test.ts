import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallError } from '#contract/kit/callError.ts';
import { INK_STALE } from '#contract/live/failures.ts';
import { createInkSender } from './inkSender.ts';
import type { Ink, WaitingStroke } from './inkSender.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const network = new CallError({ code: 2, msg: '网络连接不上' });
const written = (clientKey: string, page = 1): WaitingStroke => ({
  periodId: '7',
  mediaId: '0',
  page,
  stroke: { points: [1, 1, 2, 2], colour: '#b3261e', width: 30 },
  clientKey,
});

/** A page that writes, and a server that is there or not. */
function desk() {
  const server = { isDown: false, refuses: '', heard: [] as string[] };
  const page = { kept: new Set<string>(), ink: { waiting: [], isCut: false } as Ink, told: [] as string[] };
  const sender = createInkSender({
    async send({ clientKey }) {
      if (server.isDown) throw network;
      if (clientKey === server.refuses) throw new CallError(INK_STALE);
      server.heard.push(clientKey);
    },
    keep: ({ clientKey }) => void page.kept.add(clientKey),
    drop: ({ clientKey }) => void page.kept.delete(clientKey),
    onChange: (ink) => (page.ink = ink),
    onRefused: (why) => void page.told.push(why),
  });
  return { server, page, sender };
}

it('what was written without a network is kept, shown as waiting, and goes in order when it is back', async () => {
  const { server, page, sender } = desk();
  server.isDown = true;
  for (const key of ['one', 'two', 'three']) sender.give(written(key));
  await vi.advanceTimersByTimeAsync(0);
  expect([server.heard, page.ink.waiting.length, page.ink.isCut, page.kept.size]).toEqual([[], 3, true, 3]);
  server.isDown = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.heard).toEqual(['one', 'two', 'three']);
  expect([page.ink, page.kept.size]).toEqual([{ waiting: [], isCut: false }, 0]);
});

it('tries again at once when the network is back, and later by itself', async () => {
  const { server, page, sender } = desk();
  server.isDown = true;
  sender.give(written('one'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(page.ink.isCut).toBe(true);
  server.isDown = false;
  await sender.flush();
  expect([server.heard, page.ink.isCut]).toEqual([['one'], false]);
});

it('what is refused says why and holds nothing back', async () => {
  const { server, page, sender } = desk();
  server.refuses = 'one';
  sender.give(written('one'), written('two'));
  await vi.advanceTimersByTimeAsync(0);
  expect([server.heard, page.told, page.kept.size]).toEqual([['two'], [INK_STALE.msg], 0]);
});

it('what was on its way to a page that is wiped is not sent any more', async () => {
  const { server, page, sender } = desk();
  server.isDown = true;
  sender.give(written('one'), written('two', 2));
  await vi.advanceTimersByTimeAsync(0);
  sender.forget((one) => one.page === 1);
  server.isDown = false;
  await sender.flush();
  expect([server.heard, page.kept.size]).toEqual([['two'], 0]);
});

it('a page that closed says and sends nothing more', async () => {
  const { server, page, sender } = desk();
  server.isDown = true;
  sender.give(written('one'));
  await vi.advanceTimersByTimeAsync(0);
  sender.stop();
  server.isDown = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([server.heard, page.kept.size]).toEqual([[], 1]);
});
