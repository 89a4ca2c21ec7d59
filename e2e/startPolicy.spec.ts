import { jobsDone } from './support/jobsDone.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { field } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const LEARNER = { mobile: '13800000001', userType: 1 };
const SCHOOL = { mobile: '13800000004', userType: 4 };
const NAME = '渡口青年创业补贴';

test('a school publishes a policy; a learner hears of it, sees rule by rule how it fits, and keeps its last day', async ({
  browser,
  world,
  page,
}) => {
  test.setTimeout(180_000);
  const [learner, school] = await Promise.all([LEARNER, SCHOOL].map((who) => tokenOf(world.url, who)));
  const theirs = await openAs(browser, world.url, school!, '/startbusiness/institution/policy/add');
  await field(theirs, '政策名称').fill(NAME);
  await field(theirs, '发文单位').fill('渡口创业站');
  await field(theirs, '能得到什么').fill('一次给 3000 元');
  await field(theirs, '用大白话说').fill('给在洪山起步的学生团队。');
  await field(theirs, '怎么申请').fill('在线提交，三天答复。');
  for (const [label, name] of [
    ['适用地区：省', '湖北省'],
    ['适用地区：市', '武汉市'],
    ['适用地区：区县', '洪山区'],
  ] as const)
    await theirs.getByLabel(label).selectOption({ label: name });
  await field(theirs, '团队至少几人').fill('3');
  await theirs.getByRole('button', { name: '发布', exact: true }).click();
  // What is missing is told at its field, and what was typed is still there after leaving.
  await expect(theirs.getByText('请选择发文日期')).toBeVisible();
  await theirs.reload();
  await expect(field(theirs, '政策名称')).toHaveValue(NAME);
  await field(theirs, '发文日期').fill('2026-01-05');
  await theirs.getByRole('textbox', { name: '政策原文' }).fill('第一条 为支持学生创业，制定本办法。');
  await theirs.getByRole('button', { name: '发布', exact: true }).click();
  await expect(theirs.getByText('发布成功')).toBeVisible();
  await jobsDone(world);

  const mine = await openAs(browser, world.url, learner!, '/account/message');
  await expect(mine.getByText(`有一条适合你的创业政策：${NAME}`)).toBeVisible();
  await mine.goto('/startbusiness/person/policy');
  await mine.getByRole('link', { name: NAME, exact: true }).click();
  await expect(mine.getByRole('heading', { name: NAME, level: 1 })).toBeVisible();
  await expect(mine.getByRole('list', { name: '逐条对照' }).getByText('团队不少于 3 人')).toBeVisible();

  await mine.goto('/startbusiness/person/policy');
  const keep = mine.getByRole('button', { name: /^把.*的截止日期记进日历$/ }).first();
  const [file] = await Promise.all([mine.waitForEvent('download'), keep.click()]);
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  await expect(mine.getByText('已记下，截止前一周会提醒')).toBeVisible();

  // A visitor reads it without signing in, and nothing of anybody's.
  await page.goto(`${world.url}/startbusiness/visitor/policy?str=${encodeURIComponent('渡口')}`);
  await page.getByRole('link', { name: NAME, exact: true }).click();
  await expect(page.getByRole('heading', { name: NAME, level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: '开始自测' })).toBeVisible();
  for (const one of [theirs, mine]) await one.context().close();
});
