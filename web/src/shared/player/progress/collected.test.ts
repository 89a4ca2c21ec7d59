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

describe('收集看过的片段', () => {
  it('连着播放是一段，跳过去的不算', () => {
    const first = playOn(nothing, 0, 10);
    const second = playOn(jumped(first, 60, 10_000), 60, 5, 10_000);
    expect(rangesOf(second)).toEqual([
      [0, 10],
      [60, 65],
    ]);
  });

  it('没有跳转的消息，位置却跳得比时间允许的远，也不算', () => {
    const leapt = played(playOn(nothing, 0, 10), 90, 1, 10_250);
    expect(rangesOf(leapt)).toEqual([[0, 10]]);
  });

  it('跳到哪里就从哪里算起，播放器晚报的零点几秒不丢', () => {
    const resumed = playOn(jumped(nothing, 29, 0), 29.018, 5, 40);
    expect(clipped(rangesOf(resumed), 60)).toEqual([[29, 34]]);
  });

  it('停一阵再接着放还是一段', () => {
    const later = playOn(playOn(nothing, 0, 10.5), 10.5, 5, 600_000);
    expect(rangesOf(later)).toEqual([[0, 15.5]]);
  });

  it('放到最后一刻算到整个长度，中途停下不算', () => {
    expect(rangesOf(ended(playOn(nothing, 20, 9.75), 30))).toEqual([[20, 30]]);
    expect(rangesOf(ended(playOn(nothing, 0, 5), 30))).toEqual([[0, 5]]);
  });

  it('记下最快的速度，保存之后从现在的速度重新记', () => {
    const fast = playOn(nothing, 0, 4, 0, 2);
    const slow = played(fast, 8.25, 1, 4250);
    expect(slow.speed).toBe(2);
    expect(rest(slow, rangesOf(slow), 1).speed).toBe(1);
  });

  it('页从 1 数起，片段从 0 数起', () => {
    expect(rangesOf(looked(looked(nothing, 2), 0))).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });
});

describe('保存之后剩下的', () => {
  it('接着送过的那一秒从整秒开始，服务端按整秒计才不会少一秒', () => {
    const sent = playOn(nothing, 0, 10.25);
    const more = playOn(sent, 10.25, 5, 10_250);
    expect(rangesOf(rest(more, rangesOf(sent), 1))).toEqual([[10, 15.25]]);
  });

  it('分多少次保存都一样多：每次各自取整，合起来等于一次取整', () => {
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

  it('怎样播放、跳转、保存，交出去的都不比真正播放过的多', () => {
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
