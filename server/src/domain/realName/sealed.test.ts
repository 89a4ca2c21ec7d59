import { expect, it } from 'vitest';
import { hashOfNumber, seal, unseal } from './sealed.ts';

const key = 'k'.repeat(40);

it('opens what it sealed, each time sealed differently', () => {
  const [one, two] = [seal(key, '1', '林晓'), seal(key, '1', '林晓')];
  expect(one.equals(two)).toBe(false);
  expect([unseal(key, '1', one), unseal(key, '1', two)]).toEqual(['林晓', '林晓']);
  expect(one.toString('latin1')).not.toContain(Buffer.from('林晓').toString('latin1'));
});

it('another person, key or bit does not open it', () => {
  const sealed = seal(key, '1', '420106199001011234');
  expect(() => unseal(key, '2', sealed)).toThrow();
  expect(() => unseal('x'.repeat(40), '1', sealed)).toThrow();
  const changed = Buffer.from(sealed);
  changed[changed.length - 1]! ^= 1;
  expect(() => unseal(key, '1', changed)).toThrow();
});

it('one number has one fingerprint, another key cannot compute it', () => {
  expect(hashOfNumber(key, '1').equals(hashOfNumber(key, '1'))).toBe(true);
  expect(hashOfNumber(key, '1').equals(hashOfNumber('x'.repeat(40), '1'))).toBe(false);
});
