import fc from 'fast-check';
import { expect, it } from 'vitest';
import { InvoiceKind, invoiceNumberPattern, taxNumberProblem } from './invoices.ts';
import { withCheckCharacter } from './orgCode.ts';

const { firm, person } = InvoiceKind;

it('a firm has a number that checks, of a person nobody asks', () => {
  const number = withCheckCharacter('91420100MA0000001');
  expect(taxNumberProblem(firm, number)).toBeNull();
  expect(taxNumberProblem(firm, '')).toBe('单位抬头要填税号');
  expect(taxNumberProblem(firm, number.slice(1))).toBe('统一社会信用代码是 18 位');
  expect(taxNumberProblem(person, '')).toBeNull();
  expect(taxNumberProblem(person, '写了一半')).toBeNull();
});

it('one wrong character is always found', () => {
  const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
  const char = fc.constantFrom(...alphabet);
  fc.assert(
    fc.property(fc.array(char, { minLength: 17, maxLength: 17 }), fc.nat(17), char, (body, at, wrong) => {
      const number = withCheckCharacter(body.join(''));
      const changed = number.slice(0, at) + wrong + number.slice(at + 1);
      expect(taxNumberProblem(firm, changed) === null).toBe(changed === number);
    }),
  );
});

it('an invoice is known by 8 or 20 digits', () => {
  expect(['12345678', '1'.repeat(20)].every((number) => invoiceNumberPattern.test(number))).toBe(true);
  expect(['1234567', '123456789', '1234567a', ''].some((number) => invoiceNumberPattern.test(number))).toBe(false);
});
