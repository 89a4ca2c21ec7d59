import { bought, sixteenDaysLater } from './support/buying.ts';
import { drawn } from './support/drawing.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';

const LEARNER = { mobile: '13800000006', userType: 1 };
const LECTURER = { mobile: '13800000002', userType: 2 };
const OPERATOR = { mobile: '13800000009', userType: 0 };

test('a lecturer sees what was sold, it is released after the time to give back, drawn, and paid out; the ledger is zero', async ({
  browser,
  world,
}) => {
  test.setTimeout(240_000);
  const [learner, lecturer, operator] = await Promise.all(
    [LEARNER, LECTURER, OPERATOR].map((who) => tokenOf(world.url, who)),
  );
  const orderNo = await bought(world, learner!, LECTURER.mobile);

  const own = await openAs(browser, world.url, lecturer!, '/account/inorder');
  const sale = own.getByRole('row').filter({ hasText: '退款期内' }).first();
  await expect(sale).toBeVisible();
  await expect(own.getByText('苏蔓')).toHaveCount(0);
  await own.goto(`/account/inorder/info?orderNo=${orderNo}`);
  await expect(own.getByRole('heading', { name: '分成' })).toBeVisible();

  await own.goto('/account/draw_money');
  const before = await available(own);
  await sixteenDaysLater(world, orderNo);
  await own.reload();
  await expect.poll(() => available(own)).toBeGreaterThan(before);

  await drawn(own, world, LECTURER.mobile, { money: '12.5', says: '手续费 ¥1，到账 ¥11.50' });
  const asked = own.getByRole('row').filter({ hasText: '¥12.50' });
  await expect(asked).toContainText('审核中');

  const ours = await openAs(browser, world.url, operator!, '/admin/payouts');
  const row = ours.getByRole('row').filter({ hasText: '¥12.50' });
  await row.getByRole('button', { name: '同意', exact: true }).click();
  await ours.getByRole('dialog').getByRole('button', { name: '同意提现' }).click();
  await expect(ours.getByRole('dialog')).toBeHidden();
  await expect(row).toHaveCount(0);
  await ours.goto('/admin/payouts?state=2');
  const [file] = await Promise.all([
    ours.waitForEvent('download'),
    ours.getByRole('button', { name: '付款文件' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^提现付款 .*\.xlsx$/);
  await row.getByRole('button', { name: '已付款' }).click();
  await ours.getByRole('textbox', { name: '银行流水号' }).fill('2026112600981');
  await ours.getByRole('dialog').getByRole('button', { name: '记下流水号' }).click();
  await expect(ours.getByRole('dialog')).toBeHidden();
  await expect(row).toHaveCount(0);
  await ours.goto('/admin/payouts?state=3');
  await row.getByRole('button', { name: '确认到账' }).click();
  await ours.getByRole('dialog').getByRole('button', { name: '确认到账' }).click();
  await expect(ours.getByRole('dialog')).toBeHidden();
  await expect(row).toHaveCount(0);

  await own.goto('/account/draw_money');
  await expect(asked).toContainText('成功');
  await ours.goto('/admin/ledger');
  await ours.getByRole('button', { name: '现在核对' }).click();
  await expect(ours.getByText(/笔分录合计 ¥0，全部平/)).toBeVisible();
  for (const one of [own, ours]) await one.context().close();
});

/** Yuan that may be drawn, as the page says. */
async function available(page: Awaited<ReturnType<typeof openAs>>): Promise<number> {
  const text = await page.locator('dl').filter({ hasText: '可提现' }).getByRole('definition').first().innerText();
  return Number(text.replaceAll(/[^\d.]/g, ''));
}
