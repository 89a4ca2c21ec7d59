import { courseForSale } from './support/courseForSale.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';

test('a code that was not given is asked for again, and one whose time is over is renewed by itself', async ({
  browser,
  world,
}) => {
  test.setTimeout(240_000);
  const learner = await tokenOf(world.url, { mobile: '13800000006', userType: 1 });
  const mine = await openAs(browser, world.url, learner, await courseForSale(world.url, learner));
  let asked = 0;
  await mine.route('**/trade/auth/order/info/pay', async (route) => {
    asked += 1;
    if (asked === 1) {
      await route.fulfill({ json: { code: 5559, msg: '支付方现在没有应答', data: null } });
      return;
    }
    const reply = await route.fetch();
    const told = (await reply.json()) as { data: { expiresAt: string } };
    // The second code is over at once.
    if (asked === 2) told.data.expiresAt = '2020-01-01 00:00:00';
    await route.fulfill({ json: told });
  });
  await mine.getByRole('link', { name: '购买', exact: true }).click();
  await mine.getByRole('button', { name: '提交订单' }).click();
  await mine.waitForURL(/\/pay\/\d+$/);
  await expect(mine.getByText('支付方现在没有应答')).toBeVisible();
  await expect(mine.getByRole('img', { name: '付款的二维码' })).toHaveCount(0);
  await mine.getByRole('button', { name: '重新获取' }).click();
  await expect.poll(() => asked).toBe(3);
  await expect(mine.getByRole('img', { name: '付款的二维码' })).toBeVisible();
  await expect(mine.getByText(/二维码 .+以前有效/)).toBeVisible();
  await mine.getByRole('button', { name: '取消订单' }).click();
  await mine.context().close();
});
