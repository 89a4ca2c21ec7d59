import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { steadyPlay } from './steadyPlay.ts';

const counts = { nackCount: 0, packetsReceived: 0 };
const receiver = (kind: string) => ({
  track: { kind },
  jitterBufferTarget: null as number | null,
  getStats: async () => new Map([['a', { type: 'inbound-rtp', ...counts }]]),
});
const [film, sound] = [receiver('video'), receiver('audio')];
const person = {
  trackPublications: new Map([film, sound].map((one) => [one.track.kind, { track: { receiver: one } }])),
};
const room = { remoteParticipants: new Map([['u1', person]]) } as unknown as Parameters<typeof steadyPlay>[0];
const targets = () => [film.jitterBufferTarget, sound.jitterBufferTarget];

async function second(came: number, asked: number): Promise<void> {
  counts.packetsReceived += came;
  counts.nackCount += asked;
  await vi.advanceTimersByTimeAsync(1000);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('plays picture and sound later while packets are missing, and at once again when that has ended for a while', async () => {
  const stop = steadyPlay(room);
  await second(100, 0);
  expect(targets()).toEqual([null, null]);
  await second(100, 5);
  expect(targets()).toEqual([300, 300]);
  for (let passed = 0; passed < 28; passed += 1) await second(100, 0);
  expect(targets()).toEqual([300, 300]);
  for (let passed = 0; passed < 3; passed += 1) await second(100, 0);
  expect(targets()).toEqual([null, null]);
  stop();
  await second(100, 50);
  expect(targets()).toEqual([null, null]);
});
