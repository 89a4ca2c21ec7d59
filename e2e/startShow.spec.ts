import { findingsOf } from './support/findings.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { field } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const SCHOOL = { mobile: '13800000004', userType: 4 };
const LEADER = { mobile: '13800000101', userType: 1 };
const PROJECT = '剩饭地图';

test('a school puts a project on stage, visitors read when and who, and hear no more of it when it is cancelled', async ({
  browser,
  world,
  page,
}) => {
  test.setTimeout(180_000);
  const name = `月末路演 ${Date.now() % 10_000}`;
  const open = async (who: { mobile: string; userType: number }, path: string) =>
    openAs(browser, world.url, await tokenOf(world.url, who), path);
  const hosts = await open(SCHOOL, '/startbusiness/institution/show');
  await hosts.getByRole('link', { name: '写一场' }).first().click();
  await field(hosts, '名称').fill(name);
  await field(hosts, '地点').fill('图书馆一楼');
  await field(hosts, '介绍').fill('讲八分钟，问五分钟。');
  await hosts.getByRole('button', { name: '保存', exact: true }).click();
  await expect(hosts.getByText('请选择开始时间')).toBeVisible();
  const inAWeek = new Date(Date.now() + 7 * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10);
  for (const [label, at, time] of [
    ['开始时间', 0, '14:00'],
    ['结束时间', 1, '16:00'],
  ] as const) {
    await field(hosts, label).fill(inAWeek);
    await field(hosts, label).blur();
    const clock = hosts.getByRole('textbox', { name: '几点几分' }).nth(at);
    await clock.fill(time);
    await clock.blur();
  }
  await hosts.getByRole('combobox', { name: '添加项目' }).selectOption({ label: PROJECT });
  await hosts.getByRole('button', { name: '保存', exact: true }).click();
  await hosts.waitForURL('**/startbusiness/institution/show');
  await hosts.getByRole('button', { name: `发布${name}`, exact: true }).click();
  await expect(hosts.getByText('发布成功，团队会收到消息')).toBeVisible();

  const leader = await open(LEADER, '/account/message');
  await expect(leader.getByText(`「${name}」：你们的项目要上场`).first()).toBeVisible();

  await page.goto(`${world.url}/startbusiness`);
  await page.getByRole('region', { name: '要来的路演' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('link', { name: PROJECT })).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);

  await hosts.getByRole('button', { name: `取消${name}`, exact: true }).click();
  const dialog = hosts.getByRole('dialog', { name: `取消「${name}」` });
  await field(hosts, '取消的原因').fill('那天停电。');
  await dialog.getByRole('button', { name: '取消这场' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`${world.url}/startbusiness/visitor/show`);
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  for (const one of [hosts, leader]) await one.context().close();
});
