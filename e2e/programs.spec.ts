import type { Page } from '@playwright/test';
import { findingsOf } from './support/findings.ts';
import { open } from './support/settled.ts';
import { field, signIn, typePassword } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const LEARNER = '13800000001';
const SCHOOL = '13800000004';
const ENTERPRISE = '13800000005';
const OPERATOR = '13800000009';
const NAME = '一季度做成数据分析';

test('a school writes a plan, the operator passes it, an enterprise confirms it, a learner joins at an own pace', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await enter(page, SCHOOL, /^学校/, '/account/planmanage/add');
  await field(page, '方案名称').fill(NAME);
  await choose(page, '典型岗位', '数据分析师');
  await page.getByRole('button', { name: '开始编写' }).click();
  await page.waitForURL(/step1\?id=\d+/);
  await field(page, '一句话说明').fill('三个月，从会取数到给得出结论');
  await expect(page.getByRole('status').filter({ hasText: '已保存' })).toBeVisible();
  await page.reload();
  await expect(field(page, '一句话说明')).toHaveValue('三个月，从会取数到给得出结论');
  await page.getByRole('button', { name: '下一步' }).click();
  await page.waitForURL(/step2/);
  await page.getByRole('button', { name: '下一步' }).click();
  await page.waitForURL(/step3/);
  const first = page.getByRole('region', { name: '打底' });
  await first.getByRole('checkbox', { name: '成型' }).check();
  await expect(page.getByText('先后关系成了圈，这一段永远不会开始').first()).toBeVisible();
  await first.getByRole('checkbox', { name: '成型' }).uncheck();
  await expect(page.getByText('先后关系成了圈，这一段永远不会开始')).toHaveCount(0);
  expect(await findingsOf(page)).toEqual([]);
  await page.getByRole('button', { name: '下一步' }).click();
  await page.waitForURL(/step4/);
  await page.getByRole('button', { name: '提交审核' }).click();
  await page.waitForURL(/planmanage\/detail\?id=\d+/);
  await expect(page.getByText('待审核')).toBeVisible();

  const operator = await (await browser.newContext()).newPage();
  await enter(operator, OPERATOR, /^平台运营/, '/admin/review/programs');
  await operator
    .getByRole('row', { name: new RegExp(NAME) })
    .getByRole('button')
    .click();
  await operator.getByRole('dialog').getByRole('button', { name: '通过', exact: true }).click();
  await expect(operator.getByText('审核成功')).toBeVisible();

  await page.reload();
  await choose(page, '请哪一家确认', '云杉');
  await page.getByRole('button', { name: '请对方确认' }).click();
  await expect(page.getByText('已经请对方确认')).toBeVisible();

  const enterprise = await (await browser.newContext()).newPage();
  await enter(enterprise, ENTERPRISE, /^企业/, '/account/planconfirm');
  await enterprise.getByRole('button', { name: `查看「${NAME}」` }).click();
  await enterprise.getByRole('dialog').getByRole('button', { name: '确认', exact: true }).click();
  await expect(enterprise.getByText('确认成功')).toBeVisible();

  const learner = await (await browser.newContext()).newPage();
  await page.getByRole('link', { name: '看公开的' }).click();
  await page.waitForURL(/plandetail\/\d+/);
  await signIn(learner, LEARNER);
  await learner.goto(new URL(page.url()).pathname);
  await expect(learner.getByText('云杉', { exact: false }).first()).toBeVisible();
  await learner.getByRole('button', { name: '加入方案' }).click();
  await expect(learner.getByText('加入成功')).toBeVisible();
  expect(await findingsOf(learner)).toEqual([]);
  await learner.goto('/account/learningPlan');
  const row = learner.getByRole('listitem').filter({ hasText: NAME });
  await row.getByRole('button', { name: '我的节奏' }).click();
  const dialog = learner.getByRole('dialog', { name: '我的节奏' });
  await dialog.getByRole('textbox').last().fill('12');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(learner.getByText('节奏保存成功')).toBeVisible();
  await open(learner, '/account/learningPlan');
  await expect(row).toBeVisible();
  expect(await findingsOf(learner)).toEqual([]);
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
