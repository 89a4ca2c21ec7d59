import type { Browser } from '@playwright/test';
import { openAs, tokenOf } from './support/openAs.ts';
import { hydrated } from './support/settled.ts';
import { field } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const LEARNER = { mobile: '13800000001', userType: 1 };
const READER = { mobile: '13800000002', userType: 2 };
const SCHOOL = { mobile: '13800000004', userType: 4 };
const READ = '江城职大生活服务专场';
const FEEDBACK = '问题说得清楚，建议先在一个地方连续试四周，把每一次没做成的原因都记下来。';

/** Opens pages of theirs that answer to presses. */
const openerOf = (browser: Browser, url: string) => async (who: typeof LEARNER, path: string) => {
  const page = await openAs(browser, url, await tokenOf(url, who), path);
  await hydrated(page);
  return page;
};

const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10);

test('an institution calls for projects, and a team applies; what is typed survives a reload', async ({
  browser,
  world,
  page,
}) => {
  test.setTimeout(240_000);
  const open = openerOf(browser, world.url);
  const school = await open(SCHOOL, '/startbusiness/institution/programme/add');
  await field(school, '征集名称').fill('渡口短征集');
  await field(school, '一句话介绍').fill('给想试两周的团队');
  await field(school, '征集什么样的项目').fill('两周里能让十个人用上的。');
  await field(school, '入选能得到什么').fill('一张长桌。');
  await school.reload();
  await hydrated(school);
  await expect(field(school, '征集名称')).toHaveValue('渡口短征集');
  await school.getByRole('button', { name: '加一个问题' }).click();
  await field(school, '问题 1').fill('两周后怎样算成');
  for (const [label, day] of [
    ['申请开始', dayIn(0)],
    ['申请截止', dayIn(7)],
    ['评阅截止', dayIn(14)],
  ] as const)
    await field(school, label).fill(day);
  await school.getByRole('button', { name: '发布', exact: true }).click();
  await school.waitForURL('**/startbusiness/institution/programme');
  await expect(school.getByRole('link', { name: '渡口短征集', exact: true })).toBeVisible();

  // A visitor reads what is asked and how it is marked before anybody applies.
  await page.goto(`${world.url}/startbusiness/visitor/programme?str=${encodeURIComponent('渡口')}`);
  await page.getByRole('link', { name: '渡口短征集', exact: true }).click();
  await expect(page.getByText('两周后怎样算成')).toBeVisible();
  await expect(page.getByRole('table', { name: '评分表' })).toBeVisible();

  const ours = await open(LEARNER, `/startbusiness/visitor/programme?str=${encodeURIComponent('渡口')}`);
  await ours.getByRole('link', { name: '渡口短征集', exact: true }).click();
  await ours.getByRole('link', { name: '申请', exact: true }).click();
  await ours.getByLabel('用哪个项目申请').selectOption({ label: '方言存折' });
  await field(ours, '两周后怎样算成').fill('十位老人各讲完一个故事。');
  await ours.reload();
  await hydrated(ours);
  await expect(field(ours, '两周后怎样算成')).toHaveValue('十位老人各讲完一个故事。');
  await ours.getByRole('button', { name: '交申请', exact: true }).click();
  await ours.waitForURL('**/startbusiness/person/programme');
  await expect(ours.getByRole('link', { name: '渡口短征集', exact: true })).toBeVisible();
  await expect(ours.getByText('已提交').first()).toBeVisible();
  for (const one of [school, ours]) await one.context().close();
});

test('an application is read blind, and the result tells every team why', async ({ browser, world, page }) => {
  test.setTimeout(240_000);
  const open = openerOf(browser, world.url);
  const reader = await open(READER, '/startbusiness/person/programme/reading?state=0');
  const waiting = reader.getByRole('list', { name: '要评的申请' }).getByRole('listitem');
  await expect(waiting).toHaveCount(2);
  for (const left of [1, 0]) {
    await waiting.first().getByRole('link').click();
    await reader.waitForURL('**/reading/sheet?id=*');
    for (const hidden of ['盲盒木工课', '楼道电梯问路'])
      await expect(reader.getByRole('main').getByText(hidden)).toHaveCount(0);
    for (const label of ['问题真不真', '做法行不行', '拿什么证明', '做不做得完'])
      await reader.getByRole('main').getByLabel(label, { exact: false }).first().fill('8');
    await field(reader, '写给团队的意见').fill(FEEDBACK);
    await reader.reload();
    await hydrated(reader);
    await expect(field(reader, '写给团队的意见')).toHaveValue(FEEDBACK);
    await reader.getByRole('button', { name: '提交评分', exact: true }).click();
    await reader.waitForURL('**/startbusiness/person/programme/reading');
    await reader.goto('/startbusiness/person/programme/reading?state=0');
    await expect(waiting).toHaveCount(left);
  }

  const school = await open(SCHOOL, '/startbusiness/institution/programme');
  await school.getByRole('link', { name: READ, exact: true }).click();
  await school.getByRole('button', { name: '公布结果', exact: true }).click();
  const dialog = school.getByRole('dialog');
  // Every application reaches forty points, and there are only two places.
  await dialog.getByLabel('入选分数线').fill('40');
  await dialog.getByRole('button', { name: '公布', exact: true }).click();
  await expect(dialog.getByText('达到 40 分的有 3 份，名额只有 2 个')).toBeVisible();
  await dialog.getByLabel('入选分数线').fill('79');
  await dialog.getByRole('button', { name: '公布', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(school.getByText('已公布', { exact: false }).first()).toBeVisible();

  await page.goto(`${world.url}/startbusiness/visitor/programme?str=${encodeURIComponent('生活服务')}`);
  await page.getByRole('link', { name: READ, exact: true }).click();
  await expect(page.getByRole('list', { name: '入选名单' })).toBeVisible();
  await expect(page.getByText(FEEDBACK)).toHaveCount(0);

  for (const one of [reader, school]) await one.context().close();
});

test('a result of the past can be objected to, and is answered', async ({ browser, world }) => {
  test.setTimeout(240_000);
  const open = openerOf(browser, world.url);
  const school = await open({ mobile: '13800000003', userType: 3 }, '/startbusiness/institution/programme');
  await school.getByRole('link', { name: '北岸智造硬件打样计划', exact: true }).click();
  await school.getByRole('link', { name: '等待答复的申诉 1' }).click();
  await school.getByRole('link', { name: '方言存折', exact: true }).click();
  await school.getByRole('button', { name: '答复', exact: true }).click();
  const dialog = school.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '答复', exact: true }).fill('两位评阅人都看过附的计划，结果不变。');
  await dialog.getByRole('button', { name: '答复', exact: true }).click();
  await expect(dialog).toBeHidden();

  const team = await open(LEARNER, '/startbusiness/person/programme');
  await team.getByRole('link', { name: '北岸智造硬件打样计划', exact: true }).click();
  await expect(team.getByText('两位评阅人都看过附的计划，结果不变。', { exact: false })).toBeVisible();
  await expect(team.getByText('评阅人 1')).toBeVisible();
  for (const one of [school, team]) await one.context().close();
});
