import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { PARTS_A_SEGMENT } from './shape.ts';
import { FIRST_NUMBER, LISTED, LiveWindow } from './window.ts';

const part = (text: string): Buffer => Buffer.from(text);

function filled(parts: number): LiveWindow {
  const window = new LiveWindow();
  window.begin(part('head'));
  for (let at = 0; at < parts; at += 1) window.add(part(`${at} `));
  return window;
}

it('lists parts as they come, a segment once it is whole, and announces the next part', () => {
  const window = filled(PARTS_A_SEGMENT + 2);
  const lines = window.playlist().split('\n');
  expect(lines.slice(0, 8)).toEqual([
    '#EXTM3U',
    '#EXT-X-VERSION:9',
    '#EXT-X-TARGETDURATION:2',
    '#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=1.000',
    '#EXT-X-PART-INF:PART-TARGET=0.334',
    '#EXT-X-MEDIA-SEQUENCE:1',
    '#EXT-X-DISCONTINUITY-SEQUENCE:0',
    '#EXT-X-INDEPENDENT-SEGMENTS',
  ]);
  expect(lines.slice(8, 11)).toEqual([
    '#EXT-X-MAP:URI="h0.mp4"',
    '#EXT-X-PART:DURATION=0.33333,URI="p1.0.m4s",INDEPENDENT=YES',
    '#EXT-X-PART:DURATION=0.33333,URI="p1.1.m4s"',
  ]);
  expect(lines.slice(-6)).toEqual([
    '#EXTINF:2.00000,',
    's1.m4s',
    '#EXT-X-PART:DURATION=0.33333,URI="p2.0.m4s",INDEPENDENT=YES',
    '#EXT-X-PART:DURATION=0.33333,URI="p2.1.m4s"',
    '#EXT-X-PRELOAD-HINT:TYPE=PART,URI="p2.2.m4s"',
    '',
  ]);
});

it('knows what is there, what is still to come and what is asked for far too early', () => {
  const window = filled(PARTS_A_SEGMENT + 2);
  expect(window.has({ segment: 1 })).toBe(true);
  expect(window.has({ segment: 2 })).toBe(false);
  expect([0, 1, 2].map((at) => window.has({ segment: 2, part: at }))).toEqual([true, true, false]);
  expect(window.has({ segment: 3, part: 0 })).toBe(false);
  expect([2, 3, 4, 5].map((segment) => window.isFar({ segment }))).toEqual([false, false, false, true]);
  expect(new LiveWindow().has({ segment: 1, part: 0 })).toBe(false);
});

it('parts are held a little, segments are listed a while, and what is older is gone', () => {
  const window = filled(PARTS_A_SEGMENT * (LISTED + 4));
  const text = window.playlist();
  expect(text).toContain(`#EXT-X-MEDIA-SEQUENCE:5\n`);
  expect(text.match(/#EXTINF/g)).toHaveLength(LISTED);
  expect(text).not.toContain('s4.m4s');
  expect([4, 5].map((number) => window.isListed(number))).toEqual([false, true]);
  expect(window.part(5, 0)).toBeUndefined();
  expect(window.whole(5)).toBeUndefined();
  expect(window.whole(10)?.toString()).toBe('54 55 56 57 58 59 ');
  expect(window.part(10, 5)?.toString()).toBe('59 ');
});

it('a film that begins anew ends the segment where it was, with a break and a head of its own', () => {
  const window = filled(PARTS_A_SEGMENT + 2);
  expect(window.begin(part('other'))).toMatchObject({ number: 2, head: 0, count: 2 });
  expect(window.begin(part('third'))).toBeUndefined();
  window.add(part('new'));
  const lines = window.playlist().split('\n');
  const at = lines.indexOf('#EXT-X-DISCONTINUITY');
  expect(lines.slice(at - 2)).toEqual([
    '#EXTINF:0.66667,',
    's2.m4s',
    '#EXT-X-DISCONTINUITY',
    '#EXT-X-MAP:URI="h2.mp4"',
    '#EXT-X-PART:DURATION=0.33333,URI="p3.0.m4s",INDEPENDENT=YES',
    '#EXT-X-PRELOAD-HINT:TYPE=PART,URI="p3.1.m4s"',
    '',
  ]);
  for (let count = 0; count < PARTS_A_SEGMENT * (LISTED + 1); count += 1) window.add(part('x'));
  expect(window.playlist()).toContain('#EXT-X-DISCONTINUITY-SEQUENCE:1\n');
});

it('whatever happens, numbers only grow, every segment is finished once, and the playlist never goes back', () => {
  const acts = fc.array(fc.oneof({ weight: 9, arbitrary: fc.constant('add') }, fc.constant('begin')), {
    maxLength: 120,
  });
  fc.assert(
    fc.property(acts, (steps) => {
      const window = filled(0);
      const finished: number[] = [];
      let first = 0;
      for (const step of steps) {
        const done = step === 'add' ? window.add(part('x')) : window.begin(part('h'));
        if (done) finished.push(done.number);
        const sequence = Number(/MEDIA-SEQUENCE:(\d+)/.exec(window.playlist())![1]);
        expect(sequence).toBeGreaterThanOrEqual(first);
        first = sequence;
      }
      expect(finished).toEqual(finished.map((_, index) => index + FIRST_NUMBER));
    }),
  );
});
