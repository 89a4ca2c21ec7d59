import type { Page } from '@playwright/test';
import { findingsOf } from './support/findings.ts';
import { field, typePassword } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const ENTERPRISE = '13800000005';
const OPERATOR = '13800000009';
const NAME = '数据质检员';

test('an enterprise writes a typical position, reloads on the way, hands it in; passed, everybody reads it', async ({
  page,
  browser,
}) => {
  test.slow();
  await enter(page, ENTERPRISE, /^企业/, '/account/typicalplancompany/createplan');
  await field(page, '岗位名称').fill(NAME);
  await page.getByRole('button', { name: '开始编写' }).click();
  await page.waitForURL(/step1\?id=\d+/);
  await page.getByRole('combobox', { name: '职位类别：大类' }).selectOption({ label: '技术' });
  await page.getByRole('combobox', { name: '行业' }).selectOption({ label: '数字技术 / 软件与信息服务' });
  await field(page, '一句话说明').fill('让每一个数都经得起问');
  for (const item of ['数据清洗', '数据标注与质检', '书面表达']) await choose(page, '添加能力项', item);
  // 「已保存」 may still speak of an earlier save: the page is left once this one was answered.
  const saved = page.waitForResponse((reply) => (reply.request().postData() ?? '').includes('"abilityLevel":4'));
  await page.getByRole('combobox', { name: '「数据清洗」要求到第几级' }).selectOption('4');
  await saved;
  await expect(page.getByRole('status').filter({ hasText: '已保存' })).toBeVisible();
  await page.reload();
  await expect(field(page, '一句话说明')).toHaveValue('让每一个数都经得起问');
  await expect(page.getByRole('combobox', { name: '「数据清洗」要求到第几级' })).toHaveValue('4');
  expect(await findingsOf(page)).toEqual([]);

  await page.getByRole('button', { name: '下一步' }).click();
  await page.waitForURL(/step2/);
  await page.getByRole('button', { name: '添加阶段' }).click();
  await choose(page, '给「第 1 阶段」添加课程', 'Python 数据分析实战');
  await expect(page.getByRole('row', { name: /数据清洗.*差 1 级/ })).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);
  await page.getByRole('button', { name: '下一步' }).click();
  await page.waitForURL(/step3/);
  await field(page, '给审核人的说明').fill('第一次交\n请看级别');
  await page.reload();
  await expect(field(page, '给审核人的说明')).toHaveValue('第一次交\n请看级别');
  await choose(page, '添加测评', '数据查询考前模拟');
  expect(await findingsOf(page)).toEqual([]);
  await page.getByRole('button', { name: '提交审核' }).click();
  await page.waitForURL(/detail\?id=\d+/);
  await expect(page.getByText('待审核')).toBeVisible();

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(`/typicalposition?str=${NAME}`);
  await expect(guest.getByText(/没有/).first()).toBeVisible();

  const operator = await (await browser.newContext()).newPage();
  await enter(operator, OPERATOR, /^平台运营/, '/admin/review/positions');
  await operator
    .getByRole('row', { name: new RegExp(NAME) })
    .getByRole('button')
    .click();
  const dialog = operator.getByRole('dialog');
  await expect(dialog.getByText('第 4 级「精通」，权重 3')).toBeVisible();
  await dialog.getByRole('button', { name: '通过', exact: true }).click();
  await expect(operator.getByText('审核成功')).toBeVisible();

  const found = guest.getByRole('link', { name: NAME, exact: true });
  // The page of a guest may be five seconds old (server/src/web/pageCache.ts).
  await expect(async () => {
    await guest.reload();
    await expect(found).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await found.click();
  await expect(guest.getByRole('heading', { level: 1 })).toContainText(NAME);
  await expect(guest.getByRole('link', { name: /Python 数据分析实战/ })).toBeVisible();
  await expect(guest.getByRole('row', { name: /数据查询考前模拟/ })).toBeVisible();
  expect(await findingsOf(guest)).toEqual([]);
});

test('a plan reloaded while its save is under way keeps what was typed since, and nobody else is said to have written it', async ({
  page,
}) => {
  await enter(page, ENTERPRISE, /^企业/, '/account/typicalplancompany/createplan');
  await field(page, '岗位名称').fill('数据巡检员');
  await page.getByRole('button', { name: '开始编写' }).click();
  await page.waitForURL(/step1\?id=\d+/);
  const line = field(page, '一句话说明');
  // The server saves it; the page that sent it is gone before the answer.
  const arrived = new Promise<void>((resolve) => {
    void page.route('**/*', async (route) => {
      if (!(route.request().postData() ?? '').includes('先说一句')) return route.fallback();
      await route.fetch();
      resolve();
    });
  });
  await line.fill('先说一句');
  await arrived;
  await line.fill('再说两句');
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: '已保存' })).toBeVisible();
  await expect(line).toHaveValue('再说两句');
  await expect(page.getByText('在别处改过了')).toHaveCount(0);
  await page.reload();
  await expect(line).toHaveValue('再说两句');
});

async function enter(page: Page, account: string, identity: RegExp, path: string): Promise<void> {
  await page.goto(`/login?${new URLSearchParams({ redirectPath: path, redirectQuery: '/' })}`);
  await typePassword(page, account);
  await page.getByRole('dialog', { name: '这次以哪个身份登录' }).getByRole('button', { name: identity }).click();
  await page.waitForURL((url) => url.pathname === path);
}

/** Finds one of many by its name. */
async function choose(page: Page, label: string, name: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label });
  await box.fill(name);
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click();
}
