import { findingsOf } from './support/findings.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { field } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const BOSS = { mobile: '13800000005', userType: 5 };

test('a recruiter narrows the applicants, hears which condition excludes most, keeps the filter and moves whom it finds', async ({
  browser,
  world,
}) => {
  test.setTimeout(180_000);
  const page = await openAs(browser, world.url, await tokenOf(world.url, BOSS), '/account/smartfilter');
  await expect(page.getByRole('heading', { name: /位合条件/ })).toBeVisible();
  const all = Number((await page.getByRole('heading', { name: /位合条件/ }).textContent())!.replace(/\D/g, ''));
  expect(all).toBeGreaterThan(10);

  await page.getByRole('combobox', { name: '学历' }).selectOption({ label: '本科以上' });
  await page.waitForURL(/degree=5/);
  await page.getByRole('search', { name: '按学校筛选' }).getByRole('searchbox').fill('没有这所学校');
  await page.getByRole('search', { name: '按学校筛选' }).getByRole('button', { name: '查找' }).click();
  await expect(page.getByRole('heading', { name: '0 位合条件' })).toBeVisible();
  await expect(page.getByText('「学校：没有这所学校」排除得最多')).toBeVisible();
  await page.reload();
  expect(await findingsOf(page)).toEqual([]);
  await page.getByRole('link', { name: '去掉「学校：没有这所学校」' }).click();
  await page.waitForURL((url) => !url.searchParams.has('school'));
  await expect(page.getByRole('heading', { name: '0 位合条件' })).toHaveCount(0);

  await page.getByRole('button', { name: '保存这组条件' }).click();
  await field(page, '名称').fill('本科的人');
  await page.getByRole('dialog').getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('保存成功，有新的人合条件时会发消息')).toBeVisible();
  await expect(page.getByRole('navigation', { name: '保存的筛选' }).getByText('本科的人')).toBeVisible();

  await page.getByRole('link', { name: /^看这 \d+ 位$/ }).click();
  await page.waitForURL(/talentlist/);
  const first = page.getByRole('list', { name: '筛选出的人' }).getByRole('listitem').first();
  const name = (await first.getByRole('heading').textContent())!;
  await page.reload();
  expect(await findingsOf(page)).toEqual([]);
  await page
    .getByRole('checkbox', { name: `选中${name}` })
    .first()
    .check();
  await page.getByRole('group', { name: '选中的行' }).getByRole('button', { name: '加标签' }).click();
  await field(page, '标签').fill('筛出来的');
  await page.getByRole('dialog').getByRole('button', { name: '加标签', exact: true }).click();
  await expect(page.getByText('标签加上了')).toBeVisible();
  await expect(page.getByText('筛出来的').first()).toBeVisible();
  await page.context().close();
});

test('a vacancy that is reviewed blind shows codes on the board until an interview', async ({ browser, world }) => {
  test.setTimeout(180_000);
  const page = await openAs(browser, world.url, await tokenOf(world.url, BOSS), '/account/smartfilter');
  await page.getByRole('combobox', { name: '对照职位' }).selectOption({ index: 1 });
  await page.waitForURL(/vacancy=/);
  await page.getByRole('button', { name: '开启盲评' }).click();
  await expect(page.getByText('盲评开启了')).toBeVisible();
  await expect(page.getByText('盲评的职位不按学校筛')).toBeVisible();
  await page.getByRole('link', { name: /^看这 \d+ 位$/ }).click();
  await page.waitForURL(/talentlist/);
  await expect(page.getByRole('heading', { name: /^候选人 [0-9A-Z]+$/ }).first()).toBeVisible();
  await page.reload();
  expect(await findingsOf(page)).toEqual([]);
  await page
    .getByRole('link', { name: /^候选人 [0-9A-Z]+$/ })
    .first()
    .click();
  await page.waitForURL(/talent\/profile/);
  await expect(page.getByText('这个职位盲评', { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name: '聊一聊' })).toHaveCount(0);
  await page.context().close();
});
