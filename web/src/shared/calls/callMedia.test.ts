// @vitest-environment happy-dom
import { DisconnectReason, RoomEvent } from 'livekit-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallType } from '#contract/rules/calls.ts';
import { call } from '../../kit/call.ts';
import { FakeRoom, TICKET } from '../rtc/fakeRoom.ts';
import { joinMedia, leaveMedia } from './callMedia.ts';
import { comeMuted, keepCallSwitches } from './callSwitches.ts';

vi.mock('../../kit/call.ts', () => ({ call: vi.fn() }));
vi.mock('livekit-client', async (real) => ({
  ...(await real<object>()),
  Room: (await import('../rtc/fakeRoom.ts')).FakeRoom,
}));

/** Every test has a call of its own. */
let callId = 70;
const video = (callType: CallType = CallType.video) => ({ callId: String(callId), callType });
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const sent = () => [FakeRoom.made.length, ...FakeRoom.last.sent];

/** Scripts that come by themselves take their own time. */
async function joined(which = video()): Promise<void> {
  joinMedia(which);
  await vi.dynamicImportSettled();
  await pass(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(call).mockResolvedValue(TICKET);
  FakeRoom.reset();
  callId += 1;
});
afterEach(() => {
  leaveMedia();
  vi.useRealTimers();
});

test('a call whose connection is given up comes back by itself, with what was on', async () => {
  await joined();
  expect(sent()).toEqual([1, true, true]);
  keepCallSwitches(String(callId), { hasPicture: false });
  FakeRoom.failures = 1;
  FakeRoom.last.emit(RoomEvent.Disconnected, DisconnectReason.SIGNAL_CLOSE);
  await pass(1);
  expect(FakeRoom.made).toHaveLength(2);
  await pass(2);
  expect(sent()).toEqual([3, true, false]);
});

test.each([DisconnectReason.DUPLICATE_IDENTITY, DisconnectReason.ROOM_DELETED, DisconnectReason.PARTICIPANT_REMOVED])(
  'an end that somebody wanted (%s) stays one',
  async (reason) => {
    await joined();
    FakeRoom.last.emit(RoomEvent.Disconnected, reason);
    await pass(600);
    expect(FakeRoom.made).toHaveLength(1);
  },
);

test('hung up while it was on its way back, it does not come back', async () => {
  await joined();
  FakeRoom.last.emit(RoomEvent.Disconnected, DisconnectReason.SIGNAL_CLOSE);
  leaveMedia();
  await pass(600);
  expect(FakeRoom.made).toHaveLength(1);
});

test('muted before a reload, one is muted after it; in a new call the switches are as its kind says', async () => {
  await joined();
  keepCallSwitches(String(callId), { hasSound: false });
  // as a reload: the tab begins anew
  leaveMedia();
  await joined();
  expect(sent()).toEqual([2, false, true]);
  leaveMedia();
  callId += 1;
  await joined(video(CallType.voice));
  expect(sent()).toEqual([3, true, false]);
});

test('taken over from another device it comes muted', async () => {
  comeMuted(String(callId));
  await joined();
  expect(sent()).toEqual([1, false, false]);
});
