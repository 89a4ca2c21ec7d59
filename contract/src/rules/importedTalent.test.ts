import { expect, it } from 'vitest';
import { keptUntil, mayTakeBack } from './importedTalent.ts';

it('a résumé is kept to a day of the calendar', () => {
  expect(keptUntil('2026-11-26 10:00:00', 6)).toBe('2027-05-26');
  expect(keptUntil('2026-11-30', 3)).toBe('2027-02-28');
  expect(keptUntil('2027-12-31', 12)).toBe('2028-12-31');
  expect(keptUntil('2026-08-31', 6)).toBe('2027-02-28');
});

it('an import can be taken back for a day', () => {
  const at = new Date('2026-11-26T10:00:00+08:00');
  expect(mayTakeBack(at, new Date(at.getTime() + 24 * 3_600_000))).toBe(true);
  expect(mayTakeBack(at, new Date(at.getTime() + 24 * 3_600_000 + 1))).toBe(false);
});
