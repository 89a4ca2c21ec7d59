import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvRows } from './csv.ts';
import { readBill, textOf } from './read.ts';

const wechat = [
  '﻿交易时间,公众账号ID,商户号,微信订单号,商户订单号,交易状态,应结订单金额,商户退款单号,退款金额,商品名称,手续费,费率',
  '`2026-11-26 10:00:00,`wx1,`160,`4200001,`20261126100000000011,`SUCCESS,`199.00,`0,`0.00,`数据分析，入门,`1.19000,`0.60%',
  '`2026-11-26 11:00:00,`wx1,`160,`4200002,`20261126110000000021,`REFUND,`0.00,`2026112612000000031,`49.90,`另一门,`-0.30000,`0.60%',
  '`2026-11-26 11:30:00,`wx1,`160,`4200003,`20261126113000000041,`REVOKED,`9.00,`0,`0.00,`撤销的,`0.00000,`0.60%',
  '总交易单数,应结订单总金额,退款总金额',
  '`3,`199.00,`49.90',
].join('\r\n');

it('reads what was paid and what was given back, as WeChat writes it', () => {
  expect(readBill('wechat', wechat)).toEqual({
    lines: [
      { side: 1, ref: '4200001', refundNo: null, amount: 19_900, fee: 119 },
      { side: 2, ref: '2026112612000000031', refundNo: '2026112612000000031', amount: 4_990, fee: -30 },
    ],
  });
});

it('reads Alipay, in GBK, with what stands before and behind', () => {
  const alipay = [
    '#支付宝业务明细查询',
    '支付宝交易号,商户订单号,业务类型,订单金额（元）,退款批次号/请求号,服务费（元）',
    '2026112622001\t,2026112610000000001\t,交易,"1,199.00",\t,-7.19',
    '2026112622002\t,2026112610000000002\t,退款,-20.5,2026112611000000012,0.12',
    '#业务明细列表结束',
  ].join('\n');
  expect(readBill('alipay', alipay)).toEqual({
    lines: [
      { side: 1, ref: '2026112622001', refundNo: null, amount: 119_900, fee: 719 },
      { side: 2, ref: '2026112611000000012', refundNo: '2026112611000000012', amount: 2_050, fee: -12 },
    ],
  });
  expect(textOf(Uint8Array.from([0xbd, 0xbb, 0xd2, 0xd7]))).toBe('交易');
});

it('takes no bill in another currency: a line of WeChat names it, of Alipay the name of the amount', () => {
  const head = '交易状态,微信订单号,货币种类,应结订单金额,商户退款单号,退款金额,手续费';
  const inCurrency = (name: string) => `${head}\n\`SUCCESS,\`42,\`${name},\`9.00,\`0,\`0.00,\`0.05`;
  expect(readBill('wechat', inCurrency('CNY'))).toMatchObject({ lines: [{ ref: '42', amount: 900 }] });
  expect(readBill('wechat', inCurrency('HKD'))).toEqual({ problem: '第 2 行的币种是 HKD，只收人民币的账单' });
  const abroad = '支付宝交易号,业务类型,订单金额（USD）,退款批次号/请求号,服务费（元）\n42,交易,9.00,,';
  expect(readBill('alipay', abroad)).toEqual({ problem: '没有「订单金额（元）」这一列' });
});

it.each([
  ['a,b\n1,2', '没有「种类」这一列，不是这个支付方的账单'],
  ['种类,交易号\n收款,1', '没有「金额」「退款号」「手续费」这一列'],
  ['种类,交易号,退款号,金额\n收款,T1,,1', '没有「手续费」这一列'],
  ['种类,交易号,退款号,金额,手续费\n收款,T1,,壹元,0', '第 2 行的号码、金额或手续费读不懂'],
  ['种类,交易号,退款号,金额,手续费\n收款,T1,,1,0.006', '第 2 行的号码、金额或手续费读不懂'],
  ['种类,交易号,退款号,金额,手续费\n收款,T1,,1,0\n收款,T1,,1,0', '第 3 行和前面的重复：T1'],
])('says what is wrong with a file', (content, problem) => {
  expect(readBill('standIn', content)).toEqual({ problem });
});

it('what is written as comma separated values is read as it was', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '，', ',', '"', '\n', ' ', '1') });
  const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 }), (rows) => {
      expect(csvRows(rows.map((row) => row.map(quoted).join(',')).join('\n'))).toEqual(rows);
    }),
  );
});
