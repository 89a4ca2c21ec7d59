import { expect, it } from 'vitest';
import { PAYOUT_LINES } from '#contract/rules/payoutBills.ts';
import { PAYOUT_BILL_UNREADABLE } from '#contract/trade/walletFailures.ts';
import { IMPORT_COLUMNS, IMPORT_TOO_MANY } from '#contract/user/orgFailures.ts';
import { linesOf } from './read.ts';

const head = ['提现单号*', '收款账号或户名*', '金额（元）*', '结果*', '银行流水号', '时间', '原因'];
const good = ['2026112010000000014', '****7894', '49.00', '成功', 'B1', '2026-11-20 10:30:15', ''];
const line = (change: Record<number, string | number | Date>) => good.map((cell, at) => change[at] ?? cell);

it('reads what a bank writes, as texts or as a spreadsheet keeps them', () => {
  const refused = ['2026112010000000024', '陈砚清', '¥1,199.5', '失败', '', '', '账户已注销'];
  const typed = line({ 2: 49, 4: 'B2', 5: new Date('2026-11-20T10:30:00Z') });
  expect(linesOf([head, good, [], refused, typed])).toEqual([
    {
      row: 2,
      extractNo: '2026112010000000014',
      account: '****7894',
      amount: 4900,
      isPaid: 1,
      bankRef: 'B1',
      bankTime: '2026-11-20 10:30:15',
      reason: '',
    },
    {
      row: 4,
      extractNo: '2026112010000000024',
      account: '陈砚清',
      amount: 119_950,
      isPaid: 0,
      bankRef: '',
      bankTime: null,
      reason: '账户已注销',
    },
    expect.objectContaining({ row: 5, amount: 4900, bankRef: 'B2', bankTime: '2026-11-20 10:30:00' }),
  ]);
});

it.each([
  [{ 0: 'P-1' }, '提现单号读不懂'],
  [{ 0: 2026112010000000000 }, '长号码被表格当成了数字，末几位已经丢了，请把这一列设为文本'],
  [{ 1: '' }, '收款账号至少要有末四位，或者填户名'],
  [{ 1: '894' }, '收款账号至少要有末四位，或者填户名'],
  [{ 2: '49.001' }, '金额读不懂，要是大于零、最多两位小数的元'],
  [{ 2: '-49' }, '金额读不懂，要是大于零、最多两位小数的元'],
  [{ 2: '0.00' }, '金额读不懂，要是大于零、最多两位小数的元'],
  [{ 3: 'OK' }, '结果要填「成功」或「失败」'],
  [{ 4: '' }, '付成的要有银行流水号'],
  [{ 4: 'B'.repeat(61) }, '银行流水号读不懂'],
  [{ 3: '失败' }, '没有付成的要有原因'],
  [{ 5: '2026-02-30' }, '时间读不懂'],
  [{ 5: '昨天' }, '时间读不懂'],
])('says which line is wrong and why: %j', (change, problem) => {
  expect(() => linesOf([head, line({ 4: 'A0' }), line(change)])).toThrow(`第 3 行：${problem}`);
});

it('tells the first ten wrong lines at once, and how many more there are', () => {
  const wrong = Array.from({ length: 12 }, () => line({ 2: '壹元' }));
  let said = '';
  try {
    linesOf([head, ...wrong]);
  } catch (error) {
    said = (error as Error).message;
  }
  expect(said.match(/第 \d+ 行/g)).toHaveLength(10);
  expect(said).toContain('还有 2 行');
});

it('a number of the bank stands in one line, a column that is needed is there, and a file has an end', () => {
  expect(() => linesOf([head, good, good])).toThrow('第 3 行：银行流水号和第 2 行的一样');
  const failureOf = (read: () => unknown) => {
    try {
      read();
    } catch (error) {
      return (error as { failure: { code: number } }).failure.code;
    }
    return undefined;
  };
  expect(failureOf(() => linesOf([head, good, good]))).toBe(PAYOUT_BILL_UNREADABLE.code);
  expect(failureOf(() => linesOf([head.slice(1), good.slice(1)]))).toBe(IMPORT_COLUMNS.code);
  const many = Array.from({ length: PAYOUT_LINES + 1 }, (_, at) => line({ 4: `B${at}` }));
  expect(failureOf(() => linesOf([head, ...many]))).toBe(IMPORT_TOO_MANY.code);
});
