import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';

const GIVER = { mobile: '13800000006', userType: 1 };
const TAKER = { mobile: '13800000124', userType: 1 };
const OPERATOR = { mobile: '13800000009', userType: 0 };

test('the operator makes coupons for membership; one learner gives theirs away by a link, the other uses it', async ({
  browser,
  world,
}) => {
  test.setTimeout(240_000);
  const [giver, taker, operator] = await Promise.all([GIVER, TAKER, OPERATOR].map((who) => tokenOf(world.url, who)));
  const ours = await openAs(browser, world.url, operator!, '/admin/coupons');
  await ours.getByRole('button', { name: '发一批优惠券' }).first().click();
  const dialog = ours.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '名称' }).fill('会员券');
  await dialog.getByRole('textbox', { name: '减多少' }).fill('9');
  await dialog.getByRole('radio', { name: '会员' }).check();
  await expect(dialog.getByText('适用的课程')).toHaveCount(0);
  await dialog.getByRole('textbox', { name: '开始时间' }).fill('2026-11-01');
  await dialog.getByRole('textbox', { name: '结束时间' }).fill('2036-12-01');
  await dialog.getByRole('button', { name: '发出' }).click();
  await expect(ours.getByText('已发出')).toBeVisible();
  await expect(ours.getByRole('row').filter({ hasText: '会员券' })).toContainText('开通、续费与升级会员');

  const own = await openAs(browser, world.url, giver!, '/account/coupon');
  const offered = own.getByRole('listitem').filter({ hasText: '会员券' });
  await offered.getByRole('button', { name: '领取' }).click();
  await expect(own.getByText('领到了')).toBeVisible();
  const mine = own.getByRole('listitem').filter({ hasText: '会员券' }).first();
  await mine.getByRole('button', { name: '送人' }).click();
  const giving = own.getByRole('dialog');
  await giving.getByRole('button', { name: '得到链接' }).click();
  const link = giving.getByText(/\/account\/coupon\/gift\//);
  await expect(link).toBeVisible();
  const path = new URL((await link.innerText()).trim()).pathname;

  const other = await openAs(browser, world.url, taker!, path);
  await expect(other.getByText(/送给你一张优惠券/)).toBeVisible();
  await other.getByRole('button', { name: '收下' }).click();
  await other.waitForURL(/\/account\/coupon$/);
  await expect(other.getByRole('listitem').filter({ hasText: '会员券' }).first()).toContainText('下单时在收银台选');
  await other.goto('/vip');
  await other.getByRole('link', { name: /学习会员$/ }).click();
  await other.waitForURL(/\/pay\?vipSetId=/);
  await other.getByRole('radio', { name: /会员券，减 ¥9/ }).check();
  await other.waitForURL(/couponId=/);
  await expect(other.getByText('优惠券：会员券（平台承担）')).toBeVisible();
  await own.reload();
  await expect(
    own.getByRole('listitem').filter({ hasText: '会员券' }).getByRole('button', { name: /送人/ }),
  ).toHaveCount(0);
  for (const one of [ours, own, other]) await one.context().close();
});
