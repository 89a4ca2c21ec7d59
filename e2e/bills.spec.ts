import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';

const OPERATOR = { mobile: '13800000009', userType: 0 };

test('the operator compares the bill of a day, finds the one line that differs, and writes down what became of it', async ({
  browser,
  world,
}) => {
  test.setTimeout(240_000);
  const token = await tokenOf(world.url, OPERATOR);
  const ours = await openAs(browser, world.url, token, '/admin/bills');
  const file = (content: string) => ({ name: '账单.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  await ours.getByLabel('支付方').selectOption({ label: '演示银行' });
  await ours.getByLabel('上传账单').setInputFiles(file('不是账单'));
  await expect(ours.getByText('先选账单的日期')).toBeVisible();
  await ours.getByRole('textbox', { name: '账单的日期' }).fill('2020-01-02');
  await ours.getByLabel('上传账单').setInputFiles(file('不是账单'));
  await expect(ours.getByText('没有「种类」这一列，不是这个支付方的账单')).toBeVisible();
  await ours.getByLabel('上传账单').setInputFiles(file('种类,交易号,退款号,金额,手续费\n收款,T-20200102,,12.50,0.08'));
  await ours.waitForURL(/\/admin\/bills\/\d+$/);
  const row = ours.getByRole('row').filter({ hasText: 'T-20200102' });
  await expect(row).toContainText('账单里有，我们没有');
  await row.getByRole('button', { name: '处理好了' }).click();
  await ours.getByRole('dialog').getByRole('textbox').fill('别的系统的一笔，误记在这个商户号');
  await ours.getByRole('dialog').getByRole('button', { name: '记下' }).click();
  await expect(row).toContainText('别的系统的一笔，误记在这个商户号');
  await ours.goto('/admin/bills');
  await expect(ours.getByRole('row').filter({ hasText: '2020-01-02' })).toContainText(/¥0\.08.*处理过 1 笔/);
  await ours.context().close();
});
