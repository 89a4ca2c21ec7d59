import { expect, it } from 'vitest';
import { comingBackIn } from './comingBack.ts';

const at = (query: string) => comingBackIn(new URLSearchParams(query));

it('the link of a wallet says that somebody is back, and nothing of who pays', () => {
  expect(at('back=1')).toEqual({ isBack: true, payer: null });
  // WeChat and Alipay add words of their own, which are no proof of anything.
  expect(at('back=1&trade_no=2026&out_trade_no=1&sign=abc')).toEqual({ isBack: true, payer: null });
});

it('WeChat that was asked who pays says so with a code and what it was given', () => {
  expect(at('code=001abc&state=1795&from=x')).toEqual({
    isBack: false,
    payer: { payerCode: '001abc', payerState: '1795' },
  });
  expect(at('')).toEqual({ isBack: false, payer: null });
  expect(at('state=1795')).toEqual({ isBack: false, payer: null });
  expect(at('code=&state=1795')).toEqual({ isBack: false, payer: null });
});
