import fc from 'fast-check';
import { expect, it } from 'vitest';
import { momentOf, wireTime, wireTimeIn } from './time.ts';

it('the time on the wire is that of +08:00', () => {
  expect(wireTime(new Date('2026-11-21T16:30:05.999Z'))).toBe('2026-11-22 00:30:05');
  expect(momentOf('2026-11-22 00:30:05').toISOString()).toBe('2026-11-21T16:30:05.000Z');
});

it('written out and read back, unchanged down to seconds', () => {
  const moments = fc.date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (moment) => {
      expect(momentOf(wireTime(moment)).getTime()).toBe(Math.floor(moment.getTime() / 1000) * 1000);
    }),
  );
});

it('some seconds later and earlier', () => {
  const noon = new Date('2026-11-22T04:00:00Z');
  expect(wireTimeIn(noon, 90)).toBe('2026-11-22 12:01:30');
  expect(wireTimeIn(noon, -1)).toBe('2026-11-22 11:59:59');
});
