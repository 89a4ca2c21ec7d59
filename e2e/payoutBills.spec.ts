import { readFile } from 'node:fs/promises';
import { readSheet } from 'read-excel-file/node';
import { drawn } from './support/drawing.ts';
import { inDatabase } from './support/inDatabase.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';

const LECTURER = { mobile: '13800000002', userType: 2 };
const OPERATOR = { mobile: '13800000009', userType: 0 };
const HEAD = '提现单号,收款账号或户名,金额（元）,结果,银行流水号,时间,原因';

test('a lecturer draws, the operator pays with a file, and the answer of the bank is reconciled with one difference', async ({
  browser,
  world,
}) => {
  test.setTimeout(240_000);
  const [lecturer, operator] = await Promise.all([LECTURER, OPERATOR].map((who) => tokenOf(world.url, who)));
  const own = await openAs(browser, world.url, lecturer!, '/account/draw_money');
  await drawn(own, world, LECTURER.mobile, { money: '13.5', says: '手续费 ¥1，到账 ¥12.50' });

  const ours = await openAs(browser, world.url, operator!, '/admin/payouts');
  const asked = ours.getByRole('row').filter({ hasText: '¥13.50' });
  await asked.getByRole('button', { name: '同意', exact: true }).click();
  await ours.getByRole('dialog').getByRole('button', { name: '同意提现' }).click();
  await ours.getByRole('dialog').waitFor({ state: 'hidden' });
  await asked.waitFor({ state: 'detached' });
  await inDatabase(world, 'update wallet_draw set file_time = null where extract_status = 2', []);
  await ours.goto('/admin/payouts?state=2');
  const [download] = await Promise.all([
    ours.waitForEvent('download'),
    ours.getByRole('button', { name: '付款文件' }).click(),
  ]);
  const lines = await readSheet(await readFile(await download.path()));
  const [mine, others] = [
    lines.slice(1).filter((line) => line[5] === 12.5),
    lines.slice(1).filter((line) => line[5] !== 12.5),
  ];
  expect(mine).toHaveLength(1);
  expect(others.length).toBeGreaterThan(0);

  await ours.goto('/admin/payoutBills');
  const file = (rows: string[]) => ({
    name: '银行结果.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([HEAD, ...rows].join('\n')),
  });
  const told = (line: (typeof lines)[number], at: number, yuan: unknown) =>
    `${String(line[0])},${String(line[2])},${String(yuan)},成功,E2E-${at},2026-11-28 10:30,`;
  const upload = ours.getByLabel('上传付款结果');
  await upload.setInputFiles(file([told(mine[0]!, 0, '十二元半')]));
  await expect(ours.getByText(/^第 2 行：金额读不懂/)).toBeVisible();
  // Of the others the bank has paid a cent too much to the first.
  const answer = [...others, ...mine].map((line, at) => told(line, at, at === 0 ? Number(line[5]) + 0.01 : line[5]));
  await upload.setInputFiles(file(answer));
  await ours.waitForURL(/\/admin\/payoutBills\/\d+$/);
  const bill = ours.url();
  const row = ours.getByRole('row').filter({ hasText: '金额不同' });
  await expect(row).toContainText(String(others[0]![0]));
  await expect(ours.getByRole('row').filter({ hasText: String(mine[0]![0]) })).toHaveCount(0);
  await row.getByRole('button', { name: '处理好了' }).click();
  await ours.getByRole('dialog').getByRole('textbox').fill('银行多付的一分已经退回，这笔手工确认');
  await ours.getByRole('dialog').getByRole('button', { name: '记下' }).click();
  await expect(row).toContainText('银行多付的一分已经退回');

  await ours.goto('/admin/payoutBills');
  await expect(ours.getByRole('row').filter({ hasText: '银行结果.csv' })).toContainText('处理过 1 笔');
  await upload.setInputFiles(file(answer));
  await expect(ours.getByText('这份付款结果已经传过，什么也没有改')).toBeVisible();
  await own.goto('/account/draw_money');
  await expect(own.getByRole('row').filter({ hasText: '¥13.50' })).toContainText('成功');
  await ours.goto('/admin/ledger');
  await ours.getByRole('button', { name: '现在核对' }).click();
  await expect(ours.getByText(/笔分录合计 ¥0，全部平/)).toBeVisible();

  const narrow = await openAs(browser, world.url, operator!, new URL(bill).pathname, { width: 360, height: 800 });
  await narrow.emulateMedia({ colorScheme: 'dark' });
  await narrow.getByText('金额不同').waitFor();
  expect(await narrow.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  for (const page of [own, ours, narrow]) await page.context().close();
});
