// @vitest-environment happy-dom
import { DisconnectReason, RoomEvent, Track } from 'livekit-client';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../kit/call.ts';
import { FakeRoom, TICKET } from '../../../shared/rtc/fakeRoom.ts';
import { keepSwitches, keptSwitches } from '../../../shared/rtc/keptSwitches.ts';
import { wholeLadder } from './useDataLadder.ts';
import { useLiveMedia } from './useLiveMedia.ts';
import type { LiveMedia } from './useLiveMedia.ts';

vi.mock('../../../kit/call.ts', () => ({ call: vi.fn() }));
vi.mock('livekit-client', async (real) => ({
  ...(await real<object>()),
  Room: (await import('../../../shared/rtc/fakeRoom.ts')).FakeRoom,
}));

let root: Root;
let seen: LiveMedia;
let periodId = 70;

function Pane({ onShut }: { onShut: (() => void) | undefined }) {
  const now = useLiveMedia({ periodId: String(periodId), ladder: wholeLadder, lines: 720, onShut });
  useEffect(() => {
    seen = now;
  });
  return null;
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const lose = (reason: DisconnectReason) => act(() => FakeRoom.last.emit(RoomEvent.Disconnected, reason));

async function enter(onShut?: () => void): Promise<void> {
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Pane onShut={onShut} />));
  await pass(0);
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  vi.mocked(call).mockResolvedValue(TICKET);
  FakeRoom.reset();
  periodId += 1;
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

test('who sends comes back when the connection is given up, with what was on, and is told meanwhile', async () => {
  await enter();
  keepSwitches(`live:${periodId}`, { hasSound: true });
  FakeRoom.failures = 1;
  lose(DisconnectReason.SIGNAL_CLOSE);
  expect([seen.media, seen.trouble]).toEqual([null, expect.stringContaining('正在重新连接')]);
  await pass(1);
  expect([seen.media, seen.trouble]).toEqual([null, expect.stringContaining('会自动再试')]);
  await pass(2);
  expect([FakeRoom.made.length, ...FakeRoom.last.sent]).toEqual([3, true, false]);
  expect([seen.media, seen.trouble]).toEqual([FakeRoom.last, '']);
});

test('who was silenced by a host comes back silent, with the picture that was on', async () => {
  await enter();
  keepSwitches(`live:${periodId}`, { hasSound: true, hasPicture: true });
  const muted = { source: Track.Source.Microphone };
  act(() => FakeRoom.last.emit(RoomEvent.TrackMuted, muted, { identity: 'somebody else' }));
  expect(keptSwitches(`live:${periodId}`)?.hasSound).toBe(true);
  act(() => FakeRoom.last.emit(RoomEvent.TrackMuted, muted, FakeRoom.last.localParticipant));
  lose(DisconnectReason.SIGNAL_CLOSE);
  await pass(1);
  expect([FakeRoom.made.length, ...FakeRoom.last.sent]).toEqual([2, false, true]);
});

test('who only watches is shown another way at once', async () => {
  const onShut = vi.fn();
  await enter(onShut);
  lose(DisconnectReason.SIGNAL_CLOSE);
  await pass(600);
  expect([FakeRoom.made.length, onShut.mock.calls.length]).toEqual([1, 1]);
});

test('removed from the room, nobody comes back by themselves', async () => {
  await enter();
  lose(DisconnectReason.PARTICIPANT_REMOVED);
  await pass(600);
  expect(FakeRoom.made).toHaveLength(1);
});

test('after a reload or in a tab that was brought back, what was on is sent again', async () => {
  keepSwitches(`live:${periodId}`, { hasSound: true, hasPicture: true });
  await enter();
  expect(FakeRoom.last.sent).toEqual([true, true]);
  expect([seen.trouble, seen.heldBack]).toEqual(['', null]);
  expect(keptSwitches(`live:${periodId}`)).toEqual({ hasSound: true, hasPicture: true });
});

test('what the browser refuses then is one press away', async () => {
  keepSwitches(`live:${periodId}`, { hasSound: true, hasPicture: true });
  FakeRoom.refuses = new DOMException('', 'NotAllowedError');
  await enter();
  expect(seen.heldBack).toEqual({ hasSound: true, hasPicture: true });
  expect(seen.trouble).toContain('浏览器没有允许');
  FakeRoom.refuses = null;
  await act(async () => seen.restore());
  expect(FakeRoom.last.sent).toEqual([true, true]);
  expect([seen.trouble, seen.heldBack]).toEqual(['', null]);
});

test('who left the room or the stage is not heard unasked when they come back, nor who only watches', async () => {
  keepSwitches(`live:${periodId}`, { hasSound: true });
  await enter();
  act(() => root.unmount());
  await enter();
  expect(FakeRoom.last.sent).toEqual([false, false]);
  act(() => root.unmount());
  keepSwitches(`live:${periodId}`, { hasSound: true });
  await enter(() => undefined);
  expect(FakeRoom.last.sent).toEqual([false, false]);
});

test('of two pages of one person the first says where the other is, stays out, and takes it back when that is asked for', async () => {
  await enter();
  keepSwitches(`live:${periodId}`, { hasSound: true });
  lose(DisconnectReason.DUPLICATE_IDENTITY);
  await pass(600);
  expect([FakeRoom.made.length, seen.media, seen.isTaken]).toEqual([1, null, true]);
  expect(seen.trouble).toContain('另一个页面');
  act(() => seen.takeBack());
  await pass(0);
  expect([FakeRoom.made.length, seen.media, seen.isTaken, seen.trouble]).toEqual([2, FakeRoom.last, false, '']);
});
