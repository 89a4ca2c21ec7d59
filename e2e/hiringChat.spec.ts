import { findingsOf } from './support/findings.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';

const LEARNER = { mobile: '13800000001', userType: 1 };
const BOSS = { mobile: '13800000005', userType: 5 };

test('a candidate and a recruiter talk about the application, with a vacancy as a card', async ({ browser, world }) => {
  test.setTimeout(120_000);
  const [boss, learner] = await Promise.all([BOSS, LEARNER].map((who) => tokenOf(world.url, who)));

  // from the page of the interview to the application, and from there into its chat
  const mine = await openAs(browser, world.url, learner!, '/account/interview');
  const asked = mine.getByRole('listitem').filter({ hasText: '等候选人选时间' }).first();
  await expect(asked.getByRole('link', { name: '聊一聊' })).toBeVisible();
  await asked.getByRole('link', { name: '看投递' }).click();
  await mine.waitForURL(/jobs\/portrait/);
  await mine.getByRole('link', { name: '聊一聊' }).click();
  const words = (page: typeof mine) => page.getByRole('textbox', { name: /写消息$/ });
  await words(mine).fill('请问一面要带作品吗？');
  await mine.keyboard.press('Enter');
  const title = await mine.getByRole('region', { name: /聊天$/ }).getByRole('heading').innerText();
  expect(title).toContain('林晓应聘');

  // the recruiter comes from the candidate, answers, and sends one of the own vacancies
  const theirs = await openAs(browser, world.url, boss!, '/account/talent?str=林晓');
  await theirs.getByRole('region', { name: '面试', exact: true }).getByRole('link', { name: '林晓' }).click();
  await theirs.waitForURL(/talent\/profile/);
  await theirs.getByRole('link', { name: '聊一聊' }).click();
  const log = (page: typeof mine) => page.getByRole('log');
  await expect(log(theirs).getByText('请问一面要带作品吗？')).toBeVisible();
  await theirs.getByRole('button', { name: '发送职位' }).click();
  const found = theirs.getByRole('dialog').getByRole('listitem').getByRole('button').first();
  const name = (await found.locator('span').first().innerText()).trim();
  await found.click();
  await expect(log(theirs).getByRole('link', { name: new RegExp(name) })).toBeVisible();
  await expect(log(mine).getByRole('link', { name: new RegExp(name) })).toBeVisible();
  expect(await findingsOf(mine)).toEqual([]);
  await mine.setViewportSize({ width: 360, height: 740 });
  expect(await findingsOf(mine)).toEqual([]);
  await log(mine)
    .getByRole('link', { name: new RegExp(name) })
    .click();
  await mine.waitForURL(/positiondetail/);
  await mine.goBack();

  // the card above leads each side to its own page
  await theirs.getByRole('region', { name: /聊天$/ }).getByRole('link', { name: /云|，/ }).first().click();
  await theirs.waitForURL(/talent\/profile/);
});
