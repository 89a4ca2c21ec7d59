import { choices } from '#contract/position/smartFilter.ts';
import { ask } from './support/ask.ts';
import { findingsOf } from './support/findings.ts';
import { jobsDone } from './support/jobsDone.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';

const BOSS = { mobile: '13800000005', userType: 5 };

test('a recruiter writes a rule, which proposes and moves nobody, and turns it off again', async ({
  browser,
  world,
}) => {
  test.setTimeout(180_000);
  const page = await openAs(browser, world.url, await tokenOf(world.url, BOSS), '/account/smartcheck');
  const rules = page.getByRole('list', { name: '规则' });
  await expect(rules.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('link', { name: '写一条规则' }).click();
  await page.waitForURL(/smartcheck\/add/);
  await expect(page.getByText('先选一个职位，再选条件')).toBeVisible();
  await expect(page.getByRole('button', { name: '保存规则' })).toBeDisabled();
  const vacancies = page.getByRole('combobox', { name: '对照职位' });
  // the second choice is made while the first one still loads
  await vacancies.selectOption({ index: 1 });
  await page.getByRole('combobox', { name: '学历' }).selectOption({ label: '大专以上' });
  await page.waitForURL(/vacancy=\d+.*degree=4/);
  await page.reload();
  expect(await findingsOf(page)).toEqual([]);
  await page.getByRole('button', { name: '保存规则' }).click();
  await page.waitForURL(/smartcheck$/);
  await jobsDone(world);
  await page.reload();
  const first = rules.getByRole('listitem').first();
  await expect(first.getByText('大专以上')).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);
  await first.getByRole('button', { name: /^关闭/ }).click();
  await expect(first.getByText('关着')).toBeVisible();
  await page.context().close();
});

test('a rule asks for marks in a test that the vacancy asks for', async ({ browser, world }) => {
  test.setTimeout(180_000);
  const token = await tokenOf(world.url, BOSS);
  const { vacancies } = await ask(world.url, token, choices, {});
  const each = await Promise.all(vacancies.map(({ id }) => ask(world.url, token, choices, { vacancyId: id })));
  const at = each.findIndex(({ tests }) => tests.length > 0);
  expect(at, 'a vacancy of the demo asks for a position test').toBeGreaterThanOrEqual(0);
  const { title } = each[at]!.tests[0]!;
  const page = await openAs(browser, world.url, token, `/account/smartcheck/add?vacancy=${vacancies[at]!.id}`);
  await page.getByRole('combobox', { name: title }).selectOption({ label: '70 分以上' });
  await page.waitForURL(/tests=/);
  await expect(page.getByRole('list', { name: '每个条件留下几位' }).getByText(`${title} 70 分以上`)).toBeVisible();
  await page.reload();
  expect(await findingsOf(page)).toEqual([]);
  await page.getByRole('button', { name: '保存规则' }).click();
  await page.waitForURL(/smartcheck$/);
  await expect(page.getByRole('list', { name: '规则' }).getByText(`${title} 70 分以上`)).toBeVisible();
  await page.context().close();
});
