import { setImmediate as turn } from 'node:timers/promises';
import { TrackSource } from '@livekit/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rtpOf } from '#test/recordings.ts';
import type { Room } from '../room.ts';
import type { Outlet } from '../track.ts';
import { DARK } from './dark.ts';
import { Packager } from './packager.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const STEP_MS = 50;
const spsLength = DARK.description.readUInt16BE(6);
const sps = DARK.description.subarray(8, 8 + spsLength);
const pps = DARK.description.subarray(8 + spsLength + 3);
/** Another profile constraint, so that it is told from the dark one. */
const ofCamera = Buffer.from(sps).fill(0x40, 2, 3);

/** A class whose lecturer has a camera, and the clock that everything of it goes by. */
function classroom() {
  const outlets = new Map<string, Outlet>();
  const askForKeyframe = vi.fn();
  const info = { muted: false, source: TrackSource.CAMERA };
  const camera = { sid: 'TR_V1', format: { codec: 'H264' }, info, outlets, askForKeyframe };
  const lecturer = { publishing: { tracks: new Map([[camera.sid, camera]]) } };
  const room = { people: new Map([['u1', lecturer]]) } as unknown as Room;
  const packager = new Packager(room, 'u1');
  let [seq, timestamp] = [0, 0];
  const send = (isLast: boolean, payload: Buffer): void => {
    seq += 1;
    for (const outlet of outlets.values()) outlet.write(rtpOf({ seq, timestamp, isLast, payload }));
  };
  const picture = (...units: Buffer[]): void => {
    timestamp += STEP_MS * 90;
    for (const [at, unit] of units.entries()) send(at === units.length - 1, unit);
  };
  /** @param sent what the camera sends at each step */
  const pass = async (ms: number, sent?: (step: number) => Buffer[]): Promise<void> => {
    for (let step = 0; step < ms / STEP_MS; step += 1) {
      vi.advanceTimersByTime(STEP_MS);
      packager.tick(performance.now());
      if (sent) picture(...sent(step));
      await turn();
    }
  };
  return { packager, info, askForKeyframe, pass };
}

const leaning = (): Buffer[] => [Buffer.from([0x41, 1, 2, 3])];
const whole = (): Buffer[] => [ofCamera, pps, Buffer.from([0x65, 1, 2, 3])];
const breaks = (list: string): number => list.split('\n').filter((line) => line === '#EXT-X-DISCONTINUITY').length;
/** Seconds of what a list names whole. */
const lengthOf = (list: string): number =>
  [...list.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, seconds]) => sum + Number(seconds), 0);

it('a camera that never sends a whole picture holds nothing up: it is dark, goes on, and one is asked for', async () => {
  const { packager, askForKeyframe, pass } = classroom();
  await pass(7000, leaning);
  const list = (await packager.stream.playlist())!;
  expect([breaks(list), lengthOf(list) >= 4]).toEqual([0, true]);
  expect(askForKeyframe.mock.calls.length).toBeGreaterThanOrEqual(3);
  packager.close();
});

it('the first whole picture is a beginning of its own, and so is the dark after the camera went off', async () => {
  const { packager, info, pass } = classroom();
  await pass(2500);
  await pass(4000, (step) => (step % 40 === 0 ? whole() : leaning()));
  const seen = (await packager.stream.playlist())!;
  expect(breaks(seen)).toBe(1);
  const inits = [...seen.matchAll(/URI="(init-\d+\.mp4)"/g)].map(([, name]) => name!);
  const [dark, shown] = await Promise.all(inits.map((name) => packager.stream.file(name)));
  expect([dark!.includes(sps), shown!.includes(ofCamera), shown!.includes(sps)]).toEqual([true, true, false]);
  info.muted = true;
  await pass(2500);
  expect(breaks((await packager.stream.playlist())!)).toBe(2);
  packager.close();
});

it('every part is whole and none is longer than the list says', async () => {
  const { packager, pass } = classroom();
  await pass(5000, (step) => (step % 40 === 0 ? whole() : leaning()));
  const list = (await packager.stream.playlist())!;
  const parts = [...list.matchAll(/PART:DURATION=([\d.]+),URI="([^"]+)"/g)];
  expect(parts.length).toBeGreaterThan(4);
  for (const [, seconds, name] of parts) {
    expect(Number(seconds)).toBeLessThanOrEqual(0.6);
    expect((await packager.stream.file(name!))!.includes('moof')).toBe(true);
  }
  packager.close();
});
