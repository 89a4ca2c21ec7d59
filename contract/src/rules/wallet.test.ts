import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawFee, drawRule, isAccountNo, isCardNo, LEAST_DRAWN, maskedCard, MOST_DRAWN } from './wallet.ts';

it('the last digit of a card checks the others', () => {
  expect(['6222021234567894', '6217001234567890121', '6217001234567890122'].map(isCardNo)).toEqual([true, false, true]);
  expect(['', '6222021234567893', '622202123456789a', '0000'].some(isCardNo)).toBe(false);
  fc.assert(
    fc.property(fc.stringMatching(/^\d{15}$/), (digits) => {
      const fitting = [...'0123456789'].filter((last) => isCardNo(digits + last));
      expect(fitting).toHaveLength(1);
    }),
  );
});

it('the account of a company is only digits', () => {
  expect(['123456789', '12345678', '1234-5678-9'].map(isAccountNo)).toEqual([true, false, false]);
});

it('of a number so much is shown that its owner knows it', () => {
  expect(maskedCard('6222021234567894')).toBe('622202****94');
  expect(maskedCard('6217001234567890123')).toBe('621700****90123');
  expect(maskedCard('123456789')).toBe('12****89');
});

it('the fee is a tenth of a percent within its bounds, and always less than what is drawn', () => {
  expect([LEAST_DRAWN, 500_000, 1_234_567, MOST_DRAWN].map(drawFee)).toEqual([100, 500, 1234, 2500]);
  expect(drawRule).toBe('每次 ¥10 到 ¥50 万；手续费 0.1%，最少 ¥1、最多 ¥25，从提现的金额里扣。');
  fc.assert(
    fc.property(fc.integer({ min: LEAST_DRAWN, max: MOST_DRAWN }), (cents) => {
      expect(drawFee(cents)).toBeLessThan(cents);
    }),
  );
});
