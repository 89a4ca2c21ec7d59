import { expect, it } from 'vitest';
import { hashOfNumber, seal, unseal } from './sealed.ts';

const key = 'k'.repeat(40);

it('打得开自己封的，每次封得不一样', () => {
  const [one, two] = [seal(key, '1', '林晓'), seal(key, '1', '林晓')];
  expect(one.equals(two)).toBe(false);
  expect([unseal(key, '1', one), unseal(key, '1', two)]).toEqual(['林晓', '林晓']);
  expect(one.toString('latin1')).not.toContain(Buffer.from('林晓').toString('latin1'));
});

it('换了人、换了密钥、改过一位，都打不开', () => {
  const sealed = seal(key, '1', '420106199001011234');
  expect(() => unseal(key, '2', sealed)).toThrow();
  expect(() => unseal('x'.repeat(40), '1', sealed)).toThrow();
  const changed = Buffer.from(sealed);
  changed[changed.length - 1]! ^= 1;
  expect(() => unseal(key, '1', changed)).toThrow();
});

it('同一个号码的指纹相同，别的密钥算不出来', () => {
  expect(hashOfNumber(key, '1').equals(hashOfNumber(key, '1'))).toBe(true);
  expect(hashOfNumber(key, '1').equals(hashOfNumber('x'.repeat(40), '1'))).toBe(false);
});
