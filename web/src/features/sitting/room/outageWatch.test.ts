import { describe, expect, it } from 'vitest';
import { createOutageWatch } from './outageWatch.ts';
import type { KeptOutages } from './outageWatch.ts';

function watching(now: () => number) {
  let kept: KeptOutages = { since: null, untold: [] };
  return { watch: createOutageWatch(now, (change) => (kept = change)), kept: () => kept };
}

describe('an outage', () => {
  it('lasts from the first failure until something arrives, and short ones are nothing', () => {
    let now = 0;
    const { watch } = watching(() => now);
    watch.arrives();
    now = 5000;
    watch.fails();
    now = 20_000;
    watch.fails();
    expect(watch.isOut()).toBe(true);
    now = 65_000;
    watch.arrives();
    watch.arrives();
    watch.fails();
    now = 70_000;
    watch.arrives();
    expect(watch.isOut()).toBe(false);
    expect(watch.untold()).toEqual([{ at: 5000, seconds: 60 }]);
  });

  it('is told until it is answered; one that comes meanwhile stays', () => {
    let now = 0;
    const { watch, kept } = watching(() => now);
    const out = (from: number, to: number) => {
      now = from;
      watch.fails();
      now = to;
      watch.arrives();
    };
    out(0, 20_000);
    const sent = watch.untold();
    out(30_000, 50_000);
    expect(kept().untold).toHaveLength(2);
    watch.told(sent);
    expect(kept()).toEqual({ since: null, untold: [{ at: 30_000, seconds: 20 }] });
  });

  it('goes on in the next page of the sitting, which also tells what the one before could not', () => {
    const before = watching(() => 1000);
    before.watch.fails();
    const after = watching(() => 61_000);
    after.watch.takeUp({ ...before.kept(), untold: [{ at: 0, seconds: 12 }] });
    after.watch.arrives();
    expect(after.watch.untold()).toEqual([
      { at: 0, seconds: 12 },
      { at: 1000, seconds: 60 },
    ]);
  });
});
