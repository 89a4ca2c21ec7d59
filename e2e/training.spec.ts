import type { Page } from '@playwright/test';
import { findingsOf } from './support/findings.ts';
import { enter } from './support/quietSession.ts';
import { expect, test } from './support/test.ts';

const TITLE = '项目四：把看板放到网上';

test('a teacher sets a project, a learner reports on it, does it again and is marked', async ({
  browser,
  request,
  world,
}) => {
  test.setTimeout(180_000);
  const open = async (mobile: string, userType: number) => {
    const context = await browser.newContext({ baseURL: world.url });
    await enter(context, request, mobile, userType);
    return context.newPage();
  };
  const teacher = await open('13800000002', 2);
  const serious = async (page: typeof teacher) =>
    (await findingsOf(page)).filter(({ impact }) => impact === 'serious' || impact === 'critical');
  await teacher.goto('/account/training/edit');
  await teacher.getByLabel('实训名称').fill(TITLE);
  await teacher.getByLabel('实训环境的网址').fill('lab');
  await teacher.getByRole('button', { name: '发布', exact: true }).click();
  await expect(teacher.getByLabel('实训环境的网址')).toHaveAttribute('aria-invalid', 'true');
  await teacher.reload();
  await expect(teacher.getByLabel('实训名称')).toHaveValue(TITLE);
  await teacher.getByLabel('实训环境的网址').fill('https://lab.example.com/web');
  await teacher.getByRole('combobox', { name: '开课' }).selectOption({ label: await optionOf(teacher) });
  expect(await serious(teacher)).toEqual([]);
  await teacher.getByRole('button', { name: '发布', exact: true }).click();
  await teacher.waitForURL(/training\/\d+$/);
  const address = new URL(teacher.url()).pathname;

  const learner = await open('13800001001', 1);
  await learner.goto('/account/training');
  await learner.getByRole('link', { name: TITLE, exact: true }).click();
  await expect(learner.getByRole('link', { name: '打开实训环境' })).toHaveAttribute(
    'href',
    'https://lab.example.com/web',
  );
  const editor = learner.getByRole('textbox', { name: '实训报告' });
  await editor.fill('装好了，首页能打开');
  await learner.reload();
  await expect(editor).toContainText('装好了，首页能打开');
  expect(await serious(learner)).toEqual([]);
  await learner.getByRole('button', { name: '交报告' }).click();
  await expect(learner.getByRole('heading', { name: /第 1 版/ })).toBeVisible();

  await teacher.goto(address);
  await teacher.getByRole('link', { name: /打开.*的报告/ }).click();
  await teacher.getByRole('button', { name: '重做', exact: true }).click();
  const dialog = teacher.getByRole('dialog');
  await dialog.getByLabel('要重做的地方').fill('再加上自动更新');
  await dialog.getByRole('button', { name: '让他重做' }).click();
  await teacher.waitForURL(/training\/\d+$/);

  await learner.reload();
  await expect(learner.getByText('老师让你重做：再加上自动更新')).toBeVisible();
  await editor.fill('每天零点自动更新，附上日志');
  await learner.getByRole('button', { name: '再交一版' }).click();
  await expect(learner.getByRole('heading', { name: /第 2 版/ })).toBeVisible();

  await teacher.goto(address);
  await teacher.getByRole('link', { name: /打开.*的报告/ }).click();
  await teacher.getByLabel('得分').fill('88.5');
  await teacher.getByLabel('评语').fill('日志写得清楚');
  await teacher.getByRole('button', { name: '给分，看下一份' }).click();
  await teacher.waitForURL(/training\/\d+$/);
  await learner.reload();
  await expect(learner.getByRole('region', { name: '成绩' })).toContainText('88.5 / 100 分');
});

/** The running practical of the class of 林晓's neighbour. */
async function optionOf(page: Page): Promise<string> {
  const labels = await page.getByRole('combobox', { name: '开课' }).locator('option').allTextContents();
  return labels.find((label) => label.startsWith('Python 综合实训'))!;
}
