import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clipped, lengthOf, minus, union } from '#contract/rules/spans.ts';
import type { Span } from '#contract/rules/spans.ts';
import type { Collected } from './collected.ts';
import { ended, jumped, looked, nothing, played, rangesOf, rest } from './collected.ts';

/** Plays from `from` for `seconds`, reported every quarter of a second. */
function playOn(before: Collected, from: number, seconds: number, startedAt = 0, rate = 1): Collected {
  let now = before;
  for (let step = 0; step <= seconds * 4; step++) {
    now = played(now, from + (step / 4) * rate, rate, startedAt + step * 250);
  }
  return now;
}

describe('collecting what was seen', () => {
  it('played on is one range, jumped over does not count', () => {
    const first = playOn(nothing, 0, 10);
    const second = playOn(jumped(first, 60, 10_000), 60, 5, 10_000);
    expect(rangesOf(second)).toEqual([
      [0, 10],
      [60, 65],
    ]);
  });

  it('a position further than time allows does not count, even without word of a jump', () => {
    const leapt = played(playOn(nothing, 0, 10), 90, 1, 10_250);
    expect(rangesOf(leapt)).toEqual([[0, 10]]);
  });

  it('counted from where one jumped to, tenths reported late are not lost', () => {
    const resumed = playOn(jumped(nothing, 29, 0), 29.018, 5, 40);
    expect(clipped(rangesOf(resumed), 60)).toEqual([[29, 34]]);
  });

  it('paused and played on is one range', () => {
    const later = playOn(playOn(nothing, 0, 10.5), 10.5, 5, 600_000);
    expect(rangesOf(later)).toEqual([[0, 15.5]]);
  });

  it('played to the very end is the whole length, stopped before it is not', () => {
    expect(rangesOf(ended(playOn(nothing, 20, 9.75), 30))).toEqual([[20, 30]]);
    expect(rangesOf(ended(playOn(nothing, 0, 5), 30))).toEqual([[0, 5]]);
  });

  it('the fastest speed is kept, after saving anew from the present one', () => {
    const fast = playOn(nothing, 0, 4, 0, 2);
    const slow = played(fast, 8.25, 1, 4250);
    expect(slow.speed).toBe(2);
    expect(rest(slow, rangesOf(slow), 1).speed).toBe(1);
  });

  it('pages count from 1, ranges from 0', () => {
    expect(rangesOf(looked(looked(nothing, 2), 0))).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });
});

describe('what is left after saving', () => {
  it('going on in a second already sent begins at the whole second, as the server counts whole ones', () => {
    const sent = playOn(nothing, 0, 10.25);
    const more = playOn(sent, 10.25, 5, 10_250);
    expect(rangesOf(rest(more, rangesOf(sent), 1))).toEqual([[10, 15.25]]);
  });

  it('saved in any number of parts it is the same: each rounds, together it is one rounding', () => {
    const pieces = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), pieces, (quarter, quarters) => {
        const from = quarter / 4;
        let [now, at, wall] = [nothing, from, 0];
        let counted: Span[] = [];
        for (const count of quarters) {
          now = playOn(now, at, count / 4, wall);
          at += count / 4;
          wall += count * 250;
          const sent = rangesOf(now);
          counted = union(counted, clipped(sent, 10_000));
          now = rest(now, sent, 1);
        }
        expect(counted).toEqual(clipped([[from, at]], 10_000));
      }),
    );
  });

  it('however played, jumped and saved, no more is given than was played', () => {
    const act = fc.oneof(
      fc.record({ kind: fc.constant('play' as const), quarters: fc.integer({ min: 1, max: 80 }) }),
      fc.record({ kind: fc.constant('jump' as const), to: fc.integer({ min: 0, max: 600 }) }),
      fc.record({ kind: fc.constant('save' as const) }),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 25 }), (acts) => {
        let [now, at, wall] = [nothing, 0, 0];
        let [real, handedIn]: Span[][] = [[], []];
        for (const step of acts) {
          if (step.kind === 'play') {
            now = playOn(now, at, step.quarters / 4, wall);
            real = union(real!, [[at, at + step.quarters / 4]]);
            at += step.quarters / 4;
            wall += step.quarters * 250;
          } else if (step.kind === 'jump') {
            now = jumped(now, step.to, wall);
            at = step.to;
          } else {
            const sent = rangesOf(now);
            handedIn = union(handedIn!, sent);
            now = rest(now, sent, 1);
          }
        }
        handedIn = union(handedIn!, rangesOf(now));
        expect(lengthOf(minus(handedIn, real!))).toBe(0);
        expect(lengthOf(minus(real!, handedIn))).toBe(0);
      }),
    );
  });
});
