import type { Page } from '@playwright/test';
import { apply, list } from '#contract/position/vacancy.ts';
import * as desk from '#contract/position/vacancyDesk.ts';
import { move } from '#contract/position/talent.ts';
import { DeclineReason } from '#contract/rules/hiring.ts';
import { ApplicationState, VacancyState } from '#contract/rules/vacancies.ts';
import { ask } from './support/ask.ts';
import { findingsOf } from './support/findings.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';

const LEARNER = { mobile: '13800000001', userType: 1 };
const BOSS = { mobile: '13800000005', userType: 5 };

test('a candidate and a recruiter talk about the application, with a vacancy as a card', async ({ browser, world }) => {
  test.setTimeout(120_000);
  const [boss, learner] = await Promise.all([BOSS, LEARNER].map((who) => tokenOf(world.url, who)));
  const { list: own } = await ask(world.url, boss!, desk.list, { vacancyState: VacancyState.open });
  const { list: open } = await ask(world.url, learner!, list, { pageSize: 100 });
  const wanted = open.find(({ id, applied }) => applied === null && own.some((one) => one.id === id))!;
  const { id } = await ask(world.url, learner!, apply, { id: wanted.id, sections: ['education'], note: '' });

  const mine = await openAs(browser, world.url, learner!, `/account/jobs/portrait?id=${id}`);
  await mine.getByRole('link', { name: '聊一聊' }).click();
  await mine.waitForURL(/\/im\?id=/);
  await words(mine).fill('请问面试要带作品吗？');
  await mine.keyboard.press('Enter');
  await log(mine).getByText('请问面试要带作品吗？').waitFor();
  await expect(thread(mine).getByRole('heading', { name: `林晓应聘${wanted.vacancyName}` })).toBeVisible();

  // the recruiter comes from the candidate, answers, and sends one of the own vacancies
  const theirs = await openAs(browser, world.url, boss!, `/account/talent/profile?id=${id}`);
  await theirs.getByRole('link', { name: '聊一聊' }).click();
  await theirs.waitForURL(/\/im\?id=/);
  await log(theirs).getByText('请问面试要带作品吗？').waitFor();
  await theirs.getByRole('button', { name: '发送职位' }).click();
  await theirs.getByRole('dialog').getByRole('button', { name: wanted.vacancyName }).first().click();
  const card = { name: new RegExp(`^${wanted.vacancyName}`) };
  await log(theirs).getByRole('link', card).waitFor();
  await log(mine).getByRole('link', card).waitFor();
  await expect(mine.getByText('消息保存 730 天，到期自动清除')).toBeVisible();
  expect(await findingsOf(mine)).toEqual([]);
  await mine.setViewportSize({ width: 360, height: 740 });
  expect(await findingsOf(mine)).toEqual([]);
  await log(mine).getByRole('link', card).click();
  await mine.waitForURL(new RegExp(`/positiondetail/${wanted.id}`));

  // the line above the messages leads to the candidate
  await thread(theirs)
    .getByRole('link', { name: new RegExp(`^${wanted.vacancyName} `) })
    .first()
    .click();
  await theirs.waitForURL(/talent\/profile/);

  // decided, it can be read and not be written in, on a page that was open as well
  await mine.goBack();
  await words(mine).waitFor();
  const decision = { applicationState: ApplicationState.declined, declineReason: DeclineReason.filled };
  await ask(world.url, boss!, move, { ids: [id], ...decision });
  await expect(mine.getByText('这个会话已经结束，只能查看')).toBeVisible();
  await expect(words(mine)).toHaveCount(0);
  await expect(log(mine).getByText('请问面试要带作品吗？')).toBeVisible();
  await mine.context().close();
  await theirs.context().close();
});

const thread = (page: Page) => page.getByRole('region', { name: /的聊天$/ });
const log = (page: Page) => page.getByRole('log');
const words = (page: Page) => page.getByRole('textbox', { name: /写消息$/ });
