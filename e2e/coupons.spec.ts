import { courseForSale } from './support/courseForSale.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { hydrated } from './support/settled.ts';
import { expect, test } from './support/test.ts';

const LEARNER = { mobile: '13800000006', userType: 1 };
const OPERATOR = { mobile: '13800000009', userType: 0 };

test('the operator makes coupons with a code, a learner gets one by it, uses it at the cashier, and has it back when the order is cancelled', async ({
  browser,
  world,
}) => {
  test.setTimeout(240_000);
  const [learner, operator] = await Promise.all([LEARNER, OPERATOR].map((who) => tokenOf(world.url, who)));
  const path = await courseForSale(world.url, learner!);

  const ours = await openAs(browser, world.url, operator!, '/admin/coupons');
  await ours.getByRole('button', { name: '发一批优惠券' }).first().click();
  const dialog = ours.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '名称' }).fill('走查券');
  await dialog.getByRole('textbox', { name: '减多少' }).fill('5');
  await dialog.getByRole('textbox', { name: '优惠码' }).fill('zoucha26');
  await dialog.getByText('不用优惠码，在「我的优惠券」里就能领').click();
  await dialog.getByRole('button', { name: '发出' }).click();
  await expect(dialog.getByText('请选择开始时间')).toBeVisible();
  await dialog.getByRole('textbox', { name: '开始时间' }).fill('2026-11-01');
  await dialog.getByRole('textbox', { name: '结束时间' }).fill('2036-12-01');
  await dialog.getByRole('button', { name: '发出' }).click();
  await expect(ours.getByText('已发出')).toBeVisible();
  await expect(ours.getByRole('row').filter({ hasText: '走查券' })).toContainText('ZOUCHA26');

  const mine = await openAs(browser, world.url, learner!, '/account/coupon');
  await mine.getByRole('textbox', { name: '优惠码' }).fill('zoucha');
  await mine.getByRole('button', { name: '领取' }).first().click();
  await expect(mine.getByText('没有这个优惠码，请核对后再输')).toBeVisible();
  await mine.reload();
  await expect(mine.getByRole('textbox', { name: '优惠码' })).toHaveValue('zoucha');
  await mine.getByRole('textbox', { name: '优惠码' }).fill('zoucha26');
  await mine.getByRole('button', { name: '领取' }).first().click();
  await expect(mine.getByText('领到了，在「可用」里')).toBeVisible();
  await expect(mine.getByRole('listitem').filter({ hasText: '走查券' })).toContainText('下单时在收银台选');

  await mine.goto(path);
  await mine.getByRole('link', { name: '购买', exact: true }).click();
  await mine.waitForURL(/\/pay\?courseId=/);
  await hydrated(mine);
  await mine.getByRole('radio', { name: /走查券，减 ¥5/ }).click(); // the server says what it makes of the price
  await mine.waitForURL(/couponId=/);
  await expect(mine.getByText('优惠券：走查券（平台承担）')).toBeVisible();
  await mine.reload();
  await expect(mine.getByRole('radio', { name: /走查券/ })).toBeChecked();
  await mine.getByRole('button', { name: '提交订单' }).click();
  await mine.waitForURL(/\/pay\/\d+$/);
  await expect(mine.getByText('优惠券：走查券（平台承担）')).toBeVisible();

  await mine.getByRole('button', { name: '取消订单' }).click();
  await mine.getByRole('dialog').getByRole('button', { name: '取消订单' }).click();
  await mine.waitForURL(/\/pay\/payError/);
  await mine.goto('/account/coupon');
  await expect(mine.getByRole('listitem').filter({ hasText: '走查券' })).toContainText('下单时在收银台选');
  for (const one of [mine, ours]) await one.context().close();
});

test('the operator downloads codes that are good for one person each', async ({ browser, world }) => {
  test.setTimeout(120_000);
  const ours = await openAs(browser, world.url, await tokenOf(world.url, OPERATOR), '/admin/coupons');
  const row = ours.getByRole('row').filter({ hasText: '线下活动券' });
  await expect(row).toContainText('一人一码');
  const file = ours.waitForEvent('download');
  await row.getByRole('button', { name: '下载「线下活动券」的优惠码' }).click();
  expect((await file).suggestedFilename()).toBe('优惠码 线下活动券.xlsx');
  await ours.context().close();
});
