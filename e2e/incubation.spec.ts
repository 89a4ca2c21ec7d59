import { wireTime } from '#contract/rules/time.ts';
import { openFor, reloadReady } from './support/openFor.ts';
import { field } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const LEADER = { mobile: '13800000101', userType: 1 };
const TUTOR = { mobile: '13800000002', userType: 2 };
const SCHOOL = { mobile: '13800000004', userType: 4 };
const HOST = '/startbusiness/institution/incubation';
const PROJECT = '剩饭地图';
const GOAL = '误差降到一成以内';

/** The day in China so many days from now. */
const day = (days: number) => wireTime(new Date(Date.now() + days * 86_400_000)).slice(0, 10);

test('a host adds a desk and gives it to a team; a visitor sees only that one desk fewer is free', async ({
  browser,
  world,
  page,
}) => {
  test.setTimeout(180_000);
  const visitorUrl = `${world.url}/startbusiness/visitor/incubation?str=${encodeURIComponent('南湖')}`;
  await page.goto(visitorUrl);
  await expect(page.getByText('20 个工位，空 17 个')).toBeVisible();

  const hosts = await openFor(browser, world.url, SCHOOL, `${HOST}/base`);
  await hosts.getByRole('link', { name: '工位与会议室', exact: true }).first().click();
  await hosts.waitForURL(/\/place\?id=/);
  await hosts.getByRole('button', { name: '加场地', exact: true }).click();
  const adding = hosts.getByRole('dialog');
  await field(hosts, '名称').fill('A01');
  await adding.getByRole('button', { name: '加场地', exact: true }).click();
  // the name is taken: it says so at the name, and what was typed is there
  await expect(adding.getByText('这个基地里已经有同名的工位或会议室')).toBeVisible();
  await field(hosts, '名称').fill('A21');
  await adding.getByRole('button', { name: '加场地', exact: true }).click();
  await expect(adding).toBeHidden();

  await hosts.getByRole('link', { name: '第 2 页', exact: true }).click();
  await hosts.getByRole('button', { name: '分给项目A21', exact: true }).click();
  const giving = hosts.getByRole('dialog');
  await giving.getByRole('combobox', { name: '给哪个项目' }).fill('剩饭');
  await hosts.getByRole('option', { name: PROJECT }).click();
  await field(hosts, '从哪一天').fill(day(-1));
  await field(hosts, '到哪一天').fill(day(30));
  await giving.getByRole('button', { name: '分给项目', exact: true }).click();
  await expect(giving).toBeHidden();
  await expect(hosts.getByRole('list', { name: 'A21是谁的' }).getByText(PROJECT)).toBeVisible();

  // the page of a guest may be five seconds old
  await expect(async () => {
    await page.goto(visitorUrl);
    await expect(page.getByText('21 个工位，空 17 个')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await page.getByRole('link', { name: '南湖创客楼', exact: true }).click();
  await expect(page.getByRole('heading', { name: '南湖创客楼', level: 1 })).toBeVisible();
  await expect(page.getByText(PROJECT)).toHaveCount(0);
  await hosts.context().close();
});

test('a team reports a milestone, hears what is missing, reports again and is through', async ({ browser, world }) => {
  test.setTimeout(180_000);
  const ours = await openFor(browser, world.url, LEADER, '/startbusiness/person/incubation');
  await ours.getByRole('link', { name: PROJECT, exact: true }).click();
  await ours.waitForURL(/\/milestone\?id=/);
  const report = async (words: string) => {
    await ours.getByRole('button', { name: `交报告${GOAL}`, exact: true }).click();
    const dialog = ours.getByRole('dialog');
    await field(ours, '做到了什么').fill(words);
    await dialog.getByRole('button', { name: '交报告', exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  await report('四周平均误差百分之九。');

  const hosts = await openFor(browser, world.url, SCHOOL, `${HOST}/milestone`);
  await hosts.getByRole('link', { name: GOAL, exact: true }).click();
  await hosts.waitForURL(/\/project\?id=/);
  await hosts.getByRole('button', { name: `退回${GOAL}`, exact: true }).click();
  const back = hosts.getByRole('dialog');
  await back.getByRole('button', { name: '退回', exact: true }).click();
  await expect(back.getByText('请写明还差什么，团队会看到')).toBeVisible();
  await field(hosts, '意见').fill('附上四周的表。');
  await back.getByRole('button', { name: '退回', exact: true }).click();
  await expect(back).toBeHidden();

  await reloadReady(ours);
  await expect(ours.getByText('意见：附上四周的表。')).toBeVisible();
  await report('表在网盘里，链接写在这里。');
  await reloadReady(hosts);
  await hosts.getByRole('button', { name: `通过${GOAL}`, exact: true }).click();
  const through = hosts.getByRole('dialog');
  await through.getByRole('button', { name: '通过', exact: true }).click();
  await expect(through).toBeHidden();
  await reloadReady(ours);
  await expect(ours.getByRole('list', { name: `${GOAL}的报告` }).getByText('通过', { exact: true })).toBeVisible();
  for (const one of [ours, hosts]) await one.context().close();
});

test('a team books a tutor, and a room that somebody else has is refused at the time', async ({ browser, world }) => {
  test.setTimeout(180_000);
  const ours = await openFor(browser, world.url, LEADER, '/startbusiness/person/incubation');
  await ours.getByRole('link', { name: PROJECT, exact: true }).click();
  await ours.waitForURL(/\/milestone\?id=/);
  await ours.getByRole('link', { name: '导师谈话', exact: true }).click();
  await ours.waitForURL(/\/talk\?id=/);
  await ours
    .getByRole('button', { name: /^约陈砚清/ })
    .first()
    .click();
  const dialog = ours.getByRole('dialog');
  await field(ours, '想谈什么').fill('怎么收第一笔服务费');
  await dialog.getByRole('button', { name: '约', exact: true }).click();
  await expect(dialog).toBeHidden();

  const theirs = await openFor(browser, world.url, TUTOR, '/startbusiness/person/incubation/hours');
  await expect(theirs.getByText('想谈：怎么收第一笔服务费')).toBeVisible();
  await theirs.context().close();

  await ours.getByRole('link', { name: '工位与会议室', exact: true }).click();
  await ours.waitForURL(/\/place\?id=/);
  await ours.getByRole('link', { name: '会议室', exact: true }).click();
  await ours.waitForURL(/view=room/);
  await field(ours, '哪一天').fill(day(5));
  await expect(ours.getByText('已约：14:00–17:00')).toBeVisible();
  await ours.getByRole('button', { name: '预约路演厅', exact: true }).click();
  await field(ours, '几点几分').fill('15:00');
  await field(ours, '做什么用').fill('请后厨的师傅来看');
  await dialog.getByRole('button', { name: '预约', exact: true }).click();
  // somebody else has it then: it says so, and what was typed is there
  await expect(dialog.getByText('这段时间已经有人约了，请换一个时间')).toBeVisible();
  await expect(field(ours, '做什么用')).toHaveValue('请后厨的师傅来看');
  await field(ours, '几点几分').fill('17:00');
  await dialog.getByRole('button', { name: '预约', exact: true }).click();
  await expect(dialog).toBeHidden();
  await ours.getByRole('link', { name: '我们的预约', exact: true }).click();
  await expect(ours.getByText('请后厨的师傅来看')).toBeVisible();
  await ours.context().close();
});
