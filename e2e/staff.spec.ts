import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { readSheet } from 'read-excel-file/node';
import writeExcel from 'write-excel-file/node';
import { field, signIn, typePassword } from './support/signIn.ts';
import { findingsOf } from './support/findings.ts';
import { jobsDone } from './support/jobsDone.ts';
import { expect, test } from './support/test.ts';

const SCHOOL = '13800000004';
const LEARNER = '13800000001';
const ALL = 500;
const HEAD = ['姓名', '手机号', '部门', '工号', '职务', '角色'];

/** 500 people; seven of them cannot be imported as they are written. */
function lines(): (string | number)[][] {
  const people = Array.from({ length: ALL }, (_, at) => [
    `新员工${at + 1}`,
    13_911_000_000 + at,
    at % 2 === 0 ? '教务处/教学运行科' : '学生工作处',
    `N${3000 + at}`,
    '职员',
    '',
  ]);
  people[10]![0] = '';
  people[20]![1] = '1391';
  people[30]![1] = people[29]![1]!;
  people[40]![2] = '没有的部门';
  people[50]![3] = 'N3049';
  people[60]![5] = '没有的角色';
  people[70]![1] = 13_800_000_411;
  return people;
}

test('an administrator imports 500 people with seven bad rows, and takes it back', async ({ page, world }) => {
  test.setTimeout(120_000);
  await enterSchool(page, '/account/staff?status=all');
  const before = await total(page);

  await page.getByRole('link', { name: '批量导入' }).click();
  await page.waitForURL('/account/staff/import');
  const template = await downloaded(page, '下载模板');
  expect(template.name).toBe('员工导入模板.xlsx');
  expect((await readSheet(template.bytes))[0]).toEqual(['姓名*', '手机号*', ...HEAD.slice(2)]);
  await expectAccessible(page);

  const buffer = await writeExcel([HEAD, ...lines()]).toBuffer();
  await page.getByLabel('上传填好的表格').setInputFiles({ name: '新员工.xlsx', mimeType: 'application/zip', buffer });
  await page.waitForURL(/\/account\/staff\/import\?id=\d+/);
  await expect(figure(page, '可以导入')).toHaveText('493');
  await expect(figure(page, '需要修改')).toHaveText('7');
  await expect(page.getByRole('row')).toHaveCount(8);
  await expect(page.getByRole('row', { name: /第 32 行/ })).toContainText('和第 31 行重复');
  await expectAccessible(page);

  await page.reload();
  const errors = await downloaded(page, '下载需要修改的行');
  const cells = await readSheet(errors.bytes);
  expect(cells).toHaveLength(8);
  expect(cells.slice(1).map((row) => row.at(-1))).toEqual(
    expect.arrayContaining(['部门：没有部门「没有的部门」', '手机号：已经在员工名单里', '姓名：请输入姓名']),
  );

  await page.getByRole('button', { name: '导入 493 人' }).click();
  await page.getByRole('button', { name: '导入并发送邀请' }).click();
  await expect(figure(page, '已发出邀请')).toHaveText('493');
  const imported = page.url();
  await expectAccessible(page);
  await page.goto('/account/staff?status=all');
  expect(await total(page)).toBe(before + 493);
  await jobsDone(world); // one sends the messages
  await page.goto('/demo/outbox?receiver=13911000000');
  await expect(page.getByRole('main')).toContainText('江城职业技术大学邀请你成为员工');

  await page.goto('/account/staff?status=all&keyword=N3000');
  await page
    .getByRole('row', { name: /新员工1/ })
    .getByRole('button', { name: '修改' })
    .click();
  await field(page, '职务').fill('主管');
  await page.getByRole('button', { name: '保存资料' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto(imported);
  await page.getByRole('button', { name: '撤销导入' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '撤销导入' }).click();
  const outcome = page.getByRole('dialog', { name: '撤销了 492 人' });
  await expect(outcome).toContainText('新员工1');
  await expect(outcome).toContainText('导入之后改过资料');
  await outcome.getByRole('button', { name: '知道了' }).click();
  await expect(page.getByText(/这次导入在.*撤销了/)).toBeVisible();
  await page.goto('/account/staff?status=all');
  expect(await total(page)).toBe(before + 1);
});

test('a department is made, moved and merged; one that is in use stays', async ({ page }) => {
  await enterSchool(page, '/account/department');
  for (const name of ['临时一处', '临时二处']) {
    await page.getByRole('button', { name: '新建部门' }).click();
    await field(page, '部门名称').last().fill(name);
    await page.getByRole('button', { name: '保存部门' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await act(page, '临时二处', '移动');
  await page.getByRole('combobox', { name: '移到' }).selectOption({ label: '临时一处' });
  await page.getByRole('button', { name: '移动部门' }).click();
  await expect(row('临时二处')).toHaveAttribute('data-depth', '2');

  await act(page, '临时一处', '删除');
  await expect(page.getByRole('dialog')).toContainText('它还有 1 个下级');
  await page.getByRole('button', { name: '知道了' }).click();
  await act(page, '临时二处', '合并到别的部门');
  await page.getByRole('combobox', { name: '合并到' }).selectOption({ label: '临时一处' });
  await page.getByRole('button', { name: '合并部门' }).click();
  await expect(row('临时二处')).toBeHidden();
  await act(page, '临时一处', '删除');
  await page.getByRole('button', { name: '删除部门' }).click();
  await expect(row('临时一处')).toBeHidden();
  await expectAccessible(page);
});

test('an invited person accepts by the link of the message, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await signIn(page, LEARNER);
  await page.goto('/account/invitation');
  const invitation = page.getByRole('listitem').filter({ hasText: '江城职业技术大学' });
  await expect(invitation).toContainText('郑书禾 邀请你');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await invitation.getByRole('button', { name: '接受' }).click();
  await expect(page.getByText('加入成功，可以在右上角切换到新的身份')).toBeVisible();
  await expect(page.getByText('没有等你答复的邀请')).toBeVisible();
});

/** Signs in as the school's administrator, who is a learner too. */
async function enterSchool(page: Page, address: string): Promise<void> {
  const [path, query = '/'] = address.split('?');
  await page.goto(`/login?${new URLSearchParams({ redirectPath: path!, redirectQuery: query }).toString()}`);
  await typePassword(page, SCHOOL);
  const identities = page.getByRole('dialog', { name: '这次以哪个身份登录' });
  await identities.getByRole('button', { name: /江城职业技术大学/ }).click();
  await page.waitForURL(address);
}

const figure = (page: Page, name: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: name }).locator('dd');

/** How many people the open list has, by the count of its last tab. */
async function total(page: Page): Promise<number> {
  const tab = page.getByRole('navigation', { name: '员工状态' }).getByRole('link', { name: /^全部/ });
  return Number(/\d+/.exec((await tab.textContent()) ?? '')?.[0]);
}

async function downloaded(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await waiting;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

async function act(page: Page, department: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `${department}的操作` }).click();
  await page.getByRole('button', { name, exact: true }).click();
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await findingsOf(page)).toEqual([]);
}
