import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';

const LECTURER = { mobile: '13800000002', userType: 2 };
const OPERATOR = { mobile: '13800000009', userType: 0 };

test('the operator agrees on another part from a day on, the lecturer reads it and why, and it is taken back before it begins', async ({
  browser,
  world,
}) => {
  test.setTimeout(240_000);
  const [lecturer, operator] = await Promise.all([LECTURER, OPERATOR].map((who) => tokenOf(world.url, who)));
  const ours = await openAs(browser, world.url, operator!, '/admin/shares?kind=1&keyword=陈砚清');
  const row = ours.getByRole('row').filter({ hasText: '陈砚清' });
  await expect(row).toContainText('70%');
  await row.getByRole('button', { name: '换比例' }).click();
  const dialog = ours.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '卖方分成' }).fill('80');
  await dialog.getByRole('textbox', { name: '生效时间' }).fill('2020-01-01');
  await dialog.getByRole('textbox', { name: '原因' }).fill('销量过百');
  await dialog.getByRole('button', { name: '定下' }).click();
  await expect(dialog.getByText('生效时间要晚于现在：已经下的订单不能改')).toBeVisible();
  await dialog.getByRole('textbox', { name: '生效时间' }).fill('2036-01-01');
  await dialog.getByRole('button', { name: '定下' }).click();
  await expect(ours.getByText('已定下，卖方会收到消息')).toBeVisible();

  const theirs = await openAs(browser, world.url, lecturer!, '/account/earnings');
  await expect(theirs.getByText('成交价的 70% 归卖方')).toBeVisible();
  await expect(theirs.getByText('80%，销量过百')).toBeVisible();
  await row.getByRole('button', { name: '取消未生效的' }).click();
  await expect(ours.getByText('已取消，没有生效')).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByText('80%，销量过百')).toHaveCount(0);
  for (const one of [ours, theirs]) await one.context().close();
});
