import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';

const LEARNER = { mobile: '13800000006', userType: 1 };
const ORGANIZATION = { mobile: '13800000003', userType: 3 };
const PLAN = '机器人调试员百时';

test('a plan that costs money is bought by scanning, joined with its courses, and its seller sees the order and prices it anew', async ({
  browser,
  world,
}) => {
  test.setTimeout(240_000);
  const [learner, organization] = await Promise.all([LEARNER, ORGANIZATION].map((who) => tokenOf(world.url, who)));
  const planPath = await pathOf(world.url, PLAN);
  const mine = await openAs(browser, world.url, learner!, planPath);
  await expect(mine.getByText('¥299', { exact: true })).toBeVisible();
  await mine.getByRole('link', { name: '购买方案' }).click();
  await mine.waitForURL(/\/pay\?programId=/);
  await expect(mine.getByText(/随方案开通的课程平均学习不到 10%/)).toBeVisible();
  await mine.getByRole('button', { name: '提交订单' }).click();
  await mine.waitForURL(/\/pay\/\d+$/);
  const orderNo = new URL(mine.url()).pathname.split('/').at(-1)!;
  const phonePath = await mine.getByRole('link', { name: '打开演示手机' }).getAttribute('href');
  const phone = await openAs(browser, world.url, learner!, phonePath!, { width: 390, height: 844 });
  await phone.getByRole('button', { name: '付款', exact: true }).click();
  await expect(phone.getByText('已扣款')).toBeVisible();
  await mine.waitForURL(/\/pay\/paySuccess/, { timeout: 60_000 });
  await expect(mine.getByRole('heading', { name: '付好了，沿着方案学吧' })).toBeVisible();
  await mine.getByRole('link', { name: '看方案' }).click();
  await mine.waitForURL(`${world.url}${planPath}`);
  await expect(mine.getByRole('button', { name: '我的节奏' })).toBeVisible();

  const seller = await openAs(browser, world.url, organization!, '/account/planorder');
  await expect(seller.getByRole('row').filter({ hasText: PLAN }).first()).toContainText('退款期内');
  await seller.goto(`/account/planorder/info?orderNo=${orderNo}`);
  await expect(seller.getByRole('link', { name: '看方案' })).toBeVisible();
  await seller.goto('/account/planorder/earnings');
  await expect(seller.getByRole('row').filter({ hasText: PLAN })).toBeVisible();

  await seller.goto('/account/planmanage');
  await seller.getByRole('link', { name: PLAN, exact: true }).click();
  await seller.waitForURL(/planmanage\/detail/);
  await seller.getByRole('button', { name: '定价格' }).click();
  const dialog = seller.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '价格（元）' }).fill('259.5');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(seller.getByText('价格保存成功')).toBeVisible();
  await expect(seller.getByText('¥259.50')).toBeVisible();
  for (const one of [mine, phone, seller]) await one.context().close();
});

async function pathOf(url: string, programName: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ programName });
  const reply = await fetch(`${url}/apis/course/api/program/list`, { method: 'POST', headers, body });
  const { data } = (await reply.json()) as { data: { list: { id: string }[] } };
  return `/plandetail/${data.list[0]!.id}`;
}
