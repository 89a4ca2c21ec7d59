import { ApplicationState } from '#contract/rules/vacancies.ts';
import { findingsOf } from './support/findings.ts';
import { inDatabase } from './support/inDatabase.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { field } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const BOSS = { mobile: '13800000005', userType: 5 };

/** Of whom the demo says that both accounts are one person (seed/make/talentTwin.ts): whoever moved them before, they wait again. */
const WAITING = `update vacancy_application set application_state = $1 where user_no in (
  select twin.user_no from user_base own join user_account account using (user_no)
  join user_base twin on twin.contact_mobile = own.contact_mobile where account.mobile = '13800003199')`;

test('a recruiter compares two accounts with one number, merges them, and takes them apart again', async ({
  browser,
  world,
}) => {
  test.setTimeout(180_000);
  await inDatabase(world, WAITING, [ApplicationState.sent]);
  const page = await openAs(browser, world.url, await tokenOf(world.url, BOSS), '/account/talent/duplicate');
  const pair = page
    .getByRole('list', { name: '重复的人' })
    .getByRole('listitem')
    .filter({ hasText: '电话相同' })
    .first();
  await expect(pair).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);
  await pair.getByRole('link', { name: /^并排比较/ }).click();
  await page.waitForURL(/talent\/compare/);
  const table = page.getByRole('table', { name: '并排比较' });
  await expect(table.getByRole('row').filter({ hasText: '教育' }).first()).toBeVisible();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await page.reload();
  expect(await findingsOf(page)).toEqual([]);

  await page.goto('/account/talent/duplicate');
  await pair.getByRole('button', { name: /^合并/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  const joined = page.waitForResponse((reply) => reply.url().endsWith('/talentTwin/merge'));
  await dialog.getByRole('button', { name: '合并', exact: true }).click();
  await joined;
  await expect(page.getByText('合并好了，结束了 1 份重复的投递，对方收到消息')).toBeVisible();
  await page.getByRole('link', { name: '合并了', exact: true }).click();
  await page.waitForURL(/state=1/);
  const merged = page
    .getByRole('list', { name: '重复的人' })
    .getByRole('listitem')
    .filter({ hasText: '电话相同' })
    .first();
  await merged.getByRole('listitem').first().getByRole('link').click();
  await page.waitForURL(/talent\/profile/);
  await expect(page.getByRole('heading', { name: '同一位的投递' })).toBeVisible();
  await page.reload();
  expect(await findingsOf(page)).toEqual([]);
  await page.getByRole('button', { name: /拆开$/ }).first().click();
  await expect(page.getByText('拆开了，他们是两位候选人')).toBeVisible();
  await page.context().close();
});

test('a recruiter writes a template once, and everybody who is moved reads words of their own', async ({
  browser,
  world,
}) => {
  test.setTimeout(180_000);
  const page = await openAs(browser, world.url, await tokenOf(world.url, BOSS), '/account/talent/template');
  await expect(page.getByRole('list', { name: '消息模板' }).getByRole('listitem').first()).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);
  await page.getByRole('button', { name: '写一个模板' }).click();
  const dialog = page.getByRole('dialog');
  await field(page, '名称').fill('再约');
  await field(page, '内容').fill('{公司}想再约一次');
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await expect(dialog.getByText(/没有「\{公司\}」/).last()).toBeVisible();
  await field(page, '内容').fill('{姓名}你好，{企业}想再约一次。');
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('保存成功')).toBeVisible();
  await expect(page.getByRole('heading', { name: '再约' })).toBeVisible();

  await page.goto('/account/talent?view=list&stage=talk');
  const row = page.getByRole('row').nth(1);
  const name = (await row.getByRole('link').first().textContent())!;
  await row.getByRole('checkbox').check();
  await page.getByRole('group', { name: '选中的行' }).getByRole('button', { name: '移到', exact: true }).click();
  await page.getByRole('combobox', { name: '移到' }).selectOption({ label: '测评' });
  await page.getByRole('combobox', { name: '用模板' }).selectOption({ label: '再约' });
  await expect(field(page, '给对方的话')).toHaveValue('{姓名}你好，{企业}想再约一次。');
  await page.getByRole('dialog').getByRole('button', { name: '移动', exact: true }).click();
  await expect(page.getByText('1 位移到了「测评」')).toBeVisible();
  await page.goto(`/account/talent?view=list&stage=test&str=${encodeURIComponent(name)}`);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.waitForURL(/talent\/profile/);
  await expect(page.getByText(new RegExp(`最近说的：${name}你好`))).toBeVisible();
  await page.context().close();
});
