import { courseForSale } from './support/courseForSale.ts';
import { inDatabase } from './support/inDatabase.ts';
import { learnThird } from './support/learning.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';

const LEARNER = { mobile: '13800000006', userType: 1 };
const OPERATOR = { mobile: '13800000009', userType: 0 };

test('a learner buys by scanning, is in the course, gives it back, the operator grants it, and the ledger is zero', async ({
  browser,
  world,
}) => {
  test.setTimeout(240_000);
  const [learner, operator] = await Promise.all([LEARNER, OPERATOR].map((who) => tokenOf(world.url, who)));
  const path = await courseForSale(world.url, learner!);
  const course = `${world.url}${path}`;
  const mine = await openAs(browser, world.url, learner!, path);
  await mine.getByRole('link', { name: '购买', exact: true }).click();
  await mine.waitForURL(/\/pay\?courseId=/);
  await expect(mine.getByText(/退款规则：付款后 7 天内/)).toBeVisible();
  await mine.getByRole('button', { name: '提交订单' }).click();
  await mine.waitForURL(/\/pay\/\d+$/);
  await expect(mine.getByRole('img', { name: '付款的二维码' })).toBeVisible();
  const phonePath = await mine.getByRole('link', { name: '打开演示手机' }).getAttribute('href');

  const phone = await openAs(browser, world.url, learner!, phonePath!, { width: 390, height: 844 });
  await phone.getByRole('button', { name: '付款，通知 5 次' }).click();
  await expect(phone.getByText('已扣款')).toBeVisible();
  await mine.waitForURL(/\/pay\/paySuccess/, { timeout: 60_000 });
  await expect(mine.getByRole('heading', { name: '付好了，开始学吧' })).toBeVisible();
  await mine.getByRole('link', { name: '开始学习' }).click();
  await mine.waitForURL(course);
  await expect(mine.getByRole('link', { name: '购买', exact: true })).toHaveCount(0);

  await mine.goto('/account/order?tab=done');
  await mine.getByRole('button', { name: '申请退款' }).first().click();
  await mine.getByRole('dialog').getByRole('textbox').fill('讲得比想的浅，想换一门');
  await mine.getByRole('dialog').getByRole('button', { name: '提交申请' }).click();
  await expect(mine.getByText('已经提交，结果会发到消息里')).toBeVisible();

  const ours = await openAs(browser, world.url, operator!, '/admin/refunds');
  const asked = ours.getByRole('row').filter({ hasText: '讲得比想的浅，想换一门' });
  await asked.getByRole('button', { name: '同意', exact: true }).click();
  await ours.getByRole('dialog').getByRole('button', { name: '同意退款' }).click();
  await expect(ours.getByText('已同意，已经收回')).toBeVisible();

  await mine.goto(course);
  await expect(mine.getByRole('link', { name: '购买', exact: true })).toBeVisible();
  await ours.goto('/admin/ledger');
  await ours.getByRole('button', { name: '现在核对' }).click();
  await expect(ours.getByText(/笔分录合计 ¥0，全部平/)).toBeVisible();
  for (const one of [mine, phone, ours]) await one.context().close();
});

test('who has learnt a third asks, gets exactly the part that is not learnt yet, and every page says the same sum', async ({
  browser,
  world,
}) => {
  test.setTimeout(240_000);
  const [learner, operator] = await Promise.all([LEARNER, OPERATOR].map((who) => tokenOf(world.url, who)));
  const path = await courseForSale(world.url, learner!);
  const mine = await openAs(browser, world.url, learner!, `/pay?courseId=${path.split('/').at(-1)}`);
  await expect(mine.getByText(/15 天内、学习不超过 80% 的，退还没有学的那一份/)).toBeVisible();
  await mine.getByRole('button', { name: '提交订单' }).click();
  await mine.waitForURL(/\/pay\/\d+$/);
  const orderNo = mine.url().split('/').at(-1)!;
  const phonePath = await mine.getByRole('link', { name: '打开演示手机' }).getAttribute('href');
  const phone = await openAs(browser, world.url, learner!, phonePath!, { width: 390, height: 844 });
  await phone.getByRole('button', { name: '付款', exact: true }).click();
  await mine.waitForURL(/\/pay\/paySuccess/, { timeout: 60_000 });

  const progress = await learnThird(world, learner!, path.split('/').at(-1)!);
  const [{ paid }] = (await inDatabase<{ paid: string }>(
    world,
    'select price_paid paid from trade_order where order_no = $1',
    [orderNo],
  )) as [{ paid: string }];
  const back = Math.floor((Number(paid) * (10_000 - Math.round(progress * 100))) / 10_000);
  const [backText, paidText] = [back, Number(paid)].map((cents) => `¥${(cents / 100).toFixed(2).replace('.00', '')}`);
  const standing = `已退款 ¥${(back / 100).toFixed(2)} / ¥${(Number(paid) / 100).toFixed(2)}`;

  await mine.goto('/account/order?tab=done');
  const line = mine.getByRole('listitem').filter({ hasText: orderNo });
  await line.getByRole('button', { name: '申请退款' }).click();
  const asking = mine.getByRole('dialog');
  await expect(asking.getByRole('heading')).toHaveText(`退款 ${backText}`);
  await expect(asking.getByText(`学到 ${progress}%`)).toBeVisible();
  await asking.getByRole('textbox').fill('学了三分之一，用不上了');
  await asking.getByRole('button', { name: '提交申请' }).click();
  await expect(mine.getByText('已经提交，结果会发到消息里')).toBeVisible();

  const ours = await openAs(browser, world.url, operator!, '/admin/refunds');
  const asked = ours.getByRole('row').filter({ hasText: '学了三分之一，用不上了' });
  await expect(asked).toContainText(`${backText} / ${paidText}`);
  await asked.getByRole('button', { name: '同意', exact: true }).click();
  await ours.getByRole('dialog').getByRole('button', { name: '同意退款' }).click();
  await expect(ours.getByText('已同意，已经收回')).toBeVisible();

  await mine.goto('/account/order?tab=refunding');
  await expect(mine.getByText(standing)).toBeVisible();
  await ours.goto(`/admin/orders/${orderNo}`);
  await expect(ours.getByText(standing)).toBeVisible();
  await expect(async () => {
    await phone.reload();
    await expect(phone.getByText(`已退回 ${backText}`)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await ours.goto('/admin/ledger');
  await ours.getByRole('button', { name: '现在核对' }).click();
  await expect(ours.getByText(/笔分录合计 ¥0，全部平/)).toBeVisible();
  for (const one of [mine, phone, ours]) await one.context().close();
});
