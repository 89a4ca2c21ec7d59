import { courseForSale } from './support/courseForSale.ts';
import { tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';

const LEARNER = { mobile: '13800000001', userType: 1 };
const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36';

test('on a phone the wallet is reached by a button; to come back is no payment, and what the bank holds back the cashier asks for', async ({
  browser,
  world,
}) => {
  test.setTimeout(240_000);
  const token = await tokenOf(world.url, LEARNER);
  const path = await courseForSale(world.url, token);
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    userAgent: PHONE,
    baseURL: world.url,
  });
  await context.addCookies([{ name: 'RC_WEB_TOKEN', value: token, url: world.url }]);
  const mine = await context.newPage();
  await mine.goto(path);
  await mine.getByRole('link', { name: '购买', exact: true }).first().click();
  await mine.waitForURL(/\/pay\?courseId=/);
  await mine.getByRole('button', { name: '提交订单' }).click();
  await mine.waitForURL(/\/pay\/\d+$/);
  await expect(mine.getByRole('img', { name: '付款的二维码' })).toHaveCount(0);

  await mine.getByRole('button', { name: '去演示银行付款' }).click();
  await mine.waitForURL(/\/demo\/pay\?code=/);
  await mine.getByRole('link', { name: '回到收银台' }).click();
  await mine.waitForURL(/\/pay\/\d+\?back=1$/);
  await expect(mine.getByText('正在向支付方查这个订单付了没有')).toBeVisible();
  await expect(mine.getByRole('heading', { name: '付款', exact: true })).toBeVisible();

  await mine.getByRole('button', { name: '去演示银行付款' }).click();
  await mine.waitForURL(/\/demo\/pay\?code=/);
  await mine.getByRole('button', { name: '付款，压住通知' }).click();
  await expect(mine.getByText('已扣款')).toBeVisible();
  await mine.getByRole('link', { name: '回到收银台' }).click();
  await mine.waitForURL(/\/pay\/paySuccess/, { timeout: 60_000 });
  await expect(mine.getByRole('heading', { name: '付好了，开始学吧' })).toBeVisible();
  await context.close();
});
