import { courseForSale } from './support/courseForSale.ts';
import { codeTo, inDatabase } from './support/inDatabase.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';
import type { World } from './support/world.ts';

const LECTURER = { mobile: '13800000002', userType: 2 };
const LEARNER = { mobile: '13800000006', userType: 1 };

test('a lecturer pays a course with points and the money they earned, and a learner has a coupon for points', async ({
  browser,
  world,
}) => {
  test.setTimeout(240_000);
  const [lecturer, learner] = await Promise.all([LECTURER, LEARNER].map((who) => tokenOf(world.url, who)));
  const path = await courseForSale(world.url, lecturer!);
  const courseId = path.split('/').at(-1)!;
  const [before] = await inDatabase<{ original: number; discount: number }>(
    world,
    'select course_original original, course_discount discount from course where id = $1',
    [courseId],
  );
  await priced(world, courseId, { original: 200, discount: 200 });
  for (const { mobile } of [LECTURER, LEARNER])
    await inDatabase(
      world,
      `insert into integral_log (gmt_create, user_no, kind, target, points, day)
       select now(), user_no, 'rating', 'course:1',
         80 - (select coalesce(sum(points), 0) from integral_log of where of.user_no = u.user_no), current_date
       from user_account u where mobile = $1`,
      [mobile],
    );

  const own = await openAs(browser, world.url, lecturer!, '/account/draw_money');
  await expect(own.getByText('付了订单')).toHaveCount(0);
  await own.goto(`/pay?courseId=${courseId}`);
  await own.getByRole('checkbox', { name: /用 80 积分抵 ¥0.80/ }).check();
  await own.waitForURL(/usePoints=1/);
  await expect(own.getByText('积分抵扣：80 积分（平台承担）')).toBeVisible();
  await own.reload();
  await expect(own.getByRole('checkbox', { name: /用 80 积分/ })).toBeChecked();
  await own.getByRole('button', { name: '提交订单' }).click();
  await own.waitForURL(/\/pay\/\d+$/);
  await own.getByRole('button', { name: '用余额付款' }).click();
  const dialog = own.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: '用余额付 ¥1.20' })).toBeVisible();
  await dialog.getByRole('button', { name: /获取验证码|发送验证码/ }).click();
  await expect(dialog.getByText(/已发送到/)).toBeVisible();
  await dialog.getByRole('textbox', { name: '手机验证码' }).fill(await codeTo(world, LECTURER.mobile));
  await dialog.getByRole('button', { name: '确认付款' }).click();
  await own.waitForURL(/\/pay\/paySuccess/);
  await expect(own.getByText('¥1.20，钱包余额')).toBeVisible();
  await own.goto('/account/draw_money');
  await expect(own.locator('dl').filter({ hasText: '付了订单' })).toContainText('付了订单 ¥1.20');

  const mine = await openAs(browser, world.url, learner!, '/account/myIntegral');
  await mine.getByRole('link', { name: '去换' }).click();
  await mine.waitForURL(/\/account\/coupon/);
  const offered = mine.getByRole('listitem').filter({ hasText: '积分换的券' });
  await offered.getByRole('button', { name: '10 积分换' }).click();
  await expect(mine.getByText('换到了')).toBeVisible();
  await mine.goto('/account/myIntegral');
  await expect(mine.getByRole('table', { name: '积分明细' })).toContainText('换优惠券「积分换的券」');
  for (const one of [own, mine]) await one.context().close();
  await priced(world, courseId, before!);
});

const priced = (world: World, courseId: string, { original, discount }: { original: number; discount: number }) =>
  inDatabase(world, 'update course set course_original = $2, course_discount = $3 where id = $1', [
    courseId,
    original,
    discount,
  ]);
