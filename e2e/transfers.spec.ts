import { courseForSale } from './support/courseForSale.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';

const LEARNER = { mobile: '13800000006', userType: 1 };
const OPERATOR = { mobile: '13800000009', userType: 0 };
const VOUCHER = 'seed/media/licences/yuanfeng.webp';

test('a learner transfers from bank to bank, what is written survives a reload, the voucher is sent back, sent again and found', async ({
  browser,
  world,
}) => {
  test.setTimeout(240_000);
  const [learner, operator] = await Promise.all([LEARNER, OPERATOR].map((who) => tokenOf(world.url, who)));
  const path = await courseForSale(world.url, learner!);
  const mine = await openAs(browser, world.url, learner!, path);
  await mine.getByRole('link', { name: '购买', exact: true }).click();
  await mine.waitForURL(/\/pay\?courseId=/);
  await mine.getByRole('button', { name: '提交订单' }).click();
  await mine.waitForURL(/\/pay\/\d+$/);
  await mine.getByRole('link', { name: '去转账' }).click();
  await mine.waitForURL(/TransferPay\?orderNo=/);
  await expect(mine.getByText('6200 0000 0000 0000 018')).toBeVisible();

  await mine.getByRole('button', { name: '提交凭证' }).click();
  await expect(mine.getByText('请输入付款户名')).toBeVisible();
  await mine.getByLabel('付款户名').fill('远峰数据有限公司');
  await mine.getByLabel('付款银行').fill('某行东湖支行');
  await mine.getByRole('textbox', { name: '转账日期' }).fill('2026-11-25');
  await mine.getByLabel('上传转账凭证').setInputFiles(VOUCHER);
  await expect(mine.getByRole('img', { name: '转账凭证' })).toBeVisible();
  await mine.reload();
  await expect(mine.getByLabel('付款户名')).toHaveValue('远峰数据有限公司');
  await expect(mine.getByRole('img', { name: '转账凭证' })).toBeVisible();
  await mine.getByRole('button', { name: '提交凭证' }).click();
  await mine.waitForURL(/TransferPayDetails\/\d+$/);
  await expect(mine.getByText('核对到账')).toBeVisible();

  const ours = await openAs(browser, world.url, operator!, '/admin/transfers');
  const row = ours.getByRole('row').filter({ hasText: '远峰数据有限公司' });
  await row.getByRole('button', { name: '退回' }).click();
  await ours.getByRole('dialog').getByRole('textbox').fill('回单上的户名看不清');
  await ours.getByRole('dialog').getByRole('button', { name: '退回' }).click();
  await expect(ours.getByText('已退回，对方会收到消息')).toBeVisible();

  await mine.reload();
  await expect(mine.getByText('没有核对上：回单上的户名看不清')).toBeVisible();
  await mine.getByRole('link', { name: '再交一次' }).click();
  await mine.waitForURL(/TransferPay\?orderNo=/);
  await expect(mine.getByLabel('付款户名')).toHaveValue('远峰数据有限公司');
  await mine.getByRole('button', { name: '提交凭证' }).click();
  await mine.waitForURL(/TransferPayDetails\/\d+$/);

  await ours.reload();
  await row.getByRole('button', { name: '到账' }).click();
  await ours.getByRole('dialog').getByRole('textbox').fill('短');
  await ours.getByRole('dialog').getByRole('button', { name: '确认到账' }).click();
  await expect(ours.getByText('银行流水号是 6 到 40 位字母、数字或连字符')).toBeVisible();
  await ours.getByRole('dialog').getByRole('textbox').fill('20261126-000817');
  await ours.getByRole('dialog').getByRole('button', { name: '确认到账' }).click();
  await expect(ours.getByText('已入账，课程已开通')).toBeVisible();

  await mine.reload();
  await expect(mine.getByRole('link', { name: '看付款结果' })).toBeVisible();
  await mine.goto(path);
  await expect(mine.getByRole('link', { name: '购买', exact: true })).toHaveCount(0);
  for (const one of [mine, ours]) await one.context().close();
});
