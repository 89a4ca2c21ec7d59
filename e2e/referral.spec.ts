import { bought, sixteenDaysLater } from './support/buying.ts';
import { inDatabase } from './support/inDatabase.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';

const AGENT = { mobile: '13800000001', userType: 1 };
const LEARNER = { mobile: '13800000006', userType: 1 };
const LECTURER = '13800000002';

test('who recommended a learner sees the commission wait, and has it in the wallet when nothing can be asked back', async ({
  browser,
  world,
}) => {
  test.setTimeout(240_000);
  const [agent, learner] = await Promise.all([AGENT, LEARNER].map((who) => tokenOf(world.url, who)));
  await inDatabase(
    world,
    `update user_account set gmt_create = now(), referred_by = (select user_no from user_account where mobile = $2)
     where mobile = $1`,
    [LEARNER.mobile, AGENT.mobile],
  );
  const orderNo = await bought(world, learner!, LECTURER);

  const own = await openAs(browser, world.url, agent!, '/account/recommend');
  await own.getByRole('navigation', { name: '我的推荐' }).getByRole('link', { name: '佣金' }).click();
  await own.waitForURL(/\/account\/recommend\/commission$/);
  const row = own.getByRole('table', { name: '推荐佣金' }).getByRole('row').nth(1);
  await expect(row).toContainText('退款期内');
  await sixteenDaysLater(world, orderNo);
  await own.reload();
  await expect(row).toContainText('已入账');
  await own.getByRole('link', { name: '去钱包' }).click();
  await own.waitForURL(/\/account\/draw_money$/);
  await expect(own.getByText(/推荐佣金 ¥/)).toBeVisible();
  await own.context().close();
});

test('among the promotions stand the own link of who may recommend, and whose a code is', async ({
  page,
  browser,
  world,
}) => {
  const own = await openAs(browser, world.url, await tokenOf(world.url, AGENT), '/sale');
  await own.getByRole('navigation', { name: '促销' }).getByRole('link', { name: '推荐有礼' }).click();
  await own.waitForURL(/\/sale\/referral$/);
  const copy = own.getByRole('region', { name: '推荐链接' }).getByRole('button', { name: /^复制推荐码 / });
  const code = (await copy.innerText()).replace('复制推荐码', '').trim();
  await own.context().close();

  await page.goto('/sale/referral');
  await expect(page.getByText('登录以后看你的推荐链接')).toBeVisible();
  const asked = page.getByRole('textbox', { name: '别人给的推荐码' });
  await asked.fill('NOBODY99');
  await page.getByRole('button', { name: '看看是谁的' }).click();
  await expect(page.getByRole('alert')).toHaveText('没有这个推荐码，或者它的主人没有推荐资格');
  await asked.fill(code.toLowerCase());
  await page.getByRole('button', { name: '看看是谁的' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('的推荐码');
  await page.getByRole('link', { name: '用它去注册' }).click();
  await page.waitForURL(new RegExp(`/register\\?referralCode=${code}`));
});
