import type { Page } from '@playwright/test';
import { findingsOf } from './support/findings.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { field } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const LEARNER = { mobile: '13800000001', userType: 1 };
const SCHOOL = { mobile: '13800000004', userType: 4 };
/** Who hires for 栖里生活. */
const BOSS = { mobile: '13800002015', userType: 5 };

test('a school invites an enterprise, recommends a learner who agrees, and the enterprise sees them until they take it back', async ({
  browser,
  world,
}) => {
  test.setTimeout(240_000);
  const [school, boss, learner] = await Promise.all([SCHOOL, BOSS, LEARNER].map((who) => tokenOf(world.url, who)));
  const ours = await openAs(browser, world.url, school!, '/account/enterpriseschool');
  await ours.getByRole('button', { name: '邀请企业' }).click();
  const dialog = ours.getByRole('dialog', { name: '邀请企业合作' });
  await choose(ours, '邀请谁', '栖里');
  await dialog.getByRole('textbox', { name: '想怎样合作' }).fill('门店的数据与运营，想一起带学员');
  await dialog.getByRole('button', { name: '邀请', exact: true }).click();
  await expect(ours.getByText('邀请成功，对方会收到消息')).toBeVisible();
  await ours.reload();
  expect(await findingsOf(ours)).toEqual([]);

  const theirs = await openAs(browser, world.url, boss!, '/account/enterpriseschool?state=0');
  await theirs.getByRole('button', { name: '接受江城职业技术大学的邀请' }).click();
  await expect(theirs.getByText('接受成功，现在是合作单位了')).toBeVisible();

  await ours.goto('/account/enterpriseschool');
  await ours.getByRole('link', { name: '栖里生活', exact: true }).click();
  await ours.waitForURL(/enterpriseschool\/detail/);
  const opening = ours.getByRole('link', { name: /^为「.*」推荐学员$/ }).first();
  const [, name] = /^为「(.*)」/.exec((await opening.getAttribute('aria-label'))!)!;
  await opening.click();
  await ours.waitForURL(/positiondetail/);
  await choose(ours, '学员', '林晓');
  await ours.getByRole('textbox', { name: '推荐的话' }).fill('做过食堂看板，数据说得清楚');
  await ours.getByRole('button', { name: '问学员愿不愿意' }).click();
  await expect(ours.getByRole('row').filter({ hasText: '林晓' }).getByText('等学员答复')).toBeVisible();
  await ours.reload();
  expect(await findingsOf(ours)).toEqual([]);

  await theirs.goto('/account/enterpriseschool/learners');
  await expect(theirs.getByText('还没有推荐来的学员')).toBeVisible();

  const mine = await openAs(browser, world.url, learner!, '/account/nominations');
  await mine.getByRole('button', { name: `同意推荐到「${name}」`, exact: true }).click();
  await expect(mine.getByRole('dialog').getByText('栖里生活会看到你的名字')).toBeVisible();
  await field(mine, '想说的话').fill('谢谢老师');
  await mine.getByRole('dialog').getByRole('button', { name: '同意推荐', exact: true }).click();
  await expect(mine.getByText('同意成功，栖里生活现在看得到你')).toBeVisible();
  await mine.reload();
  expect(await findingsOf(mine)).toEqual([]);

  await theirs.reload();
  await theirs.getByRole('button', { name: '看档案' }).click();
  await expect(theirs.getByRole('heading', { name: '教育经历' })).toBeVisible();
  await theirs.getByRole('button', { name: '合适', exact: true }).click();
  await theirs.getByRole('dialog').getByRole('textbox').fill('周四来门店看看');
  await theirs.getByRole('button', { name: '答复合适' }).click();
  await expect(theirs.getByText('答复成功，学员与学校马上看得到')).toBeVisible();
  await theirs.reload();
  expect(await findingsOf(theirs)).toEqual([]);
  await theirs.getByRole('link', { name: '不合适', exact: true }).click();
  await expect(theirs.getByText('没有符合条件的内容')).toBeVisible();
  await theirs.getByRole('link', { name: '清除条件' }).click();
  await expect(theirs.getByRole('button', { name: '看档案' })).toBeVisible();

  await mine.reload();
  await expect(mine.getByText('企业说：周四来门店看看')).toBeVisible();
  await mine.getByRole('button', { name: `收回到「${name}」的推荐` }).click();
  await mine.getByRole('dialog').getByRole('button', { name: '收回', exact: true }).click();
  await expect(mine.getByText('收回成功，栖里生活不再看到你')).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByText('还没有推荐来的学员')).toBeVisible();
  for (const one of [ours, theirs, mine]) await one.context().close();
});

/** Finds one of many by its name. */
async function choose(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(name);
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click();
}
