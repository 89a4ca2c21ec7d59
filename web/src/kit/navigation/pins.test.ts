import { expect, it } from 'vitest';
import { MOST_PINS, toggled } from './pins.ts';

it('pressed again it comes off, in the order pinned, full takes no more', () => {
  expect(toggled('', 'staff')).toBe('staff');
  expect(toggled('staff', 'roles')).toBe('staff,roles');
  expect(toggled('staff,roles', 'staff')).toBe('roles');
  const full = Array.from({ length: MOST_PINS }, (_, at) => `m${at}`).join(',');
  expect(toggled(full, 'staff')).toBe(full);
  expect(toggled(full, 'm0').split(',')).toHaveLength(MOST_PINS - 1);
});
