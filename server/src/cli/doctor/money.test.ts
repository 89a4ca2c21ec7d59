import { expect, it } from 'vitest';
import { PayType } from '#contract/rules/orders.ts';
import { knows } from './money.ts';

const now = new Date('2026-11-29T02:00:00Z');

it('a bank that knows nothing of a payment nobody made takes our keys; one that refuses names the settings', async () => {
  expect(await knows({ payType: PayType.wechat, query: async () => [] }, now)).toEqual({
    state: 'ok',
    what: '微信支付应答了，认得商户与密钥',
  });
  const refuses = async () => {
    throw new Error('alipay refused a query with isv.invalid-signature');
  };
  expect(await knows({ payType: PayType.alipay, query: refuses }, now)).toEqual({
    state: 'bad',
    what: '支付宝不应答或不认我们的密钥（alipay refused a query with isv.invalid-signature）',
    cure: '请检查 ALIPAY_* 各项，以及服务器能不能连到它。',
  });
});
