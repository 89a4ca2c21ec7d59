import { expect, it } from 'vitest';
import { createOutageWatch } from './outageWatch.ts';

it('an outage lasts from the first failure until something arrives, and short ones are nothing', () => {
  let now = 0;
  const told: object[] = [];
  const watch = createOutageWatch(
    () => now,
    (span) => void told.push(span),
  );
  watch.arrives();
  now = 5000;
  watch.fails();
  now = 20_000;
  watch.fails();
  now = 65_000;
  watch.arrives();
  watch.arrives();
  watch.fails();
  now = 70_000;
  watch.arrives();
  expect(told).toEqual([{ at: 5000, seconds: 60 }]);
});
