import { describe, expect, it } from 'vitest';
import { ageOf, birthOf, checkCharacter, idNumberProblem } from './idNumber.ts';
import { maskedEmail, maskedMobile, maskedName, maskedNumber } from './masked.ts';

const today = new Date('2026-11-21T10:00:00+08:00');
const withCheck = (first17: string): string => first17 + checkCharacter(first17);

describe('identity card number', () => {
  it('the two examples of the national standard are right', () => {
    expect(idNumberProblem('11010519491231002X', today)).toBeUndefined();
    expect(idNumberProblem('440524188001010014', new Date('1990-01-01T00:00:00Z'))).toBeUndefined();
  });

  it.each([
    ['短了', '4201061990010112', '请输入 18 位身份证号码'],
    ['小写', '11010519491231002x', '请输入 18 位身份证号码'],
    ['最后一位', '110105194912310021', '身份证号码的最后一位对不上，请核对'],
    ['没有这一天', withCheck('42010619900230112'), '身份证号码里的出生日期不对，请核对'],
    ['还没出生', withCheck('42010620300101112'), '身份证号码里的出生日期不对，请核对'],
    ['超过 150 岁', withCheck('42010618500101112'), '身份证号码里的出生日期不对，请核对'],
  ])('%s', (_, number, problem) => {
    expect(idNumberProblem(number, today)).toBe(problem);
  });

  it('a year older on the birthday, not before', () => {
    const number = withCheck('42010620121122112');
    expect(birthOf(number)).toBe('2012-11-22');
    expect(ageOf(number, today)).toBe(13);
    expect(ageOf(number, new Date('2026-11-21T16:00:00Z'))).toBe(14);
  });
});

it('how it looks masked', () => {
  expect(maskedName('林晓')).toBe('林*');
  expect(maskedName('欧阳小明')).toBe('欧阳**');
  expect(maskedNumber('420106199001011234')).toBe('4201**********1234');
  expect(maskedMobile('13800000001')).toBe('138****0001');
  expect(maskedEmail('linxiao@example.com')).toBe('li****@example.com');
  expect(maskedEmail('a@example.com')).toBe('a****@example.com');
});
