import type { Page } from '@playwright/test';
import { list } from '#contract/course/userCourse.ts';
import { ask } from './support/ask.ts';
import { findingsOf } from './support/findings.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { hydrated } from './support/settled.ts';
import { expect, test } from './support/test.ts';

const LEARNER = { mobile: '13800000001', userType: 1 };
const LECTURER = { mobile: '13800000002', userType: 2 };

test('a class and a course lead to their chats, where teacher and learner find each other', async ({
  browser,
  world,
}) => {
  test.setTimeout(120_000);
  const [learner, lecturer] = await Promise.all([LEARNER, LECTURER].map((who) => tokenOf(world.url, who)));

  const mine = await openAs(browser, world.url, learner!, '/account/grades/my');
  await mine.getByRole('link', { name: '大数据 2301' }).click();
  await mine.getByRole('link', { name: '班级群' }).click();
  await mine.waitForURL(/\/im\?/);
  await say(mine, '大数据 2301', '明天的课还在三楼机房吗？');
  await log(mine).getByText('明天的课还在三楼机房吗？').waitFor();

  const theirs = await openAs(browser, world.url, lecturer!, '/account/grades/teacher');
  await theirs.getByRole('link', { name: '大数据 2301' }).click();
  await theirs.getByRole('link', { name: '班级群' }).click();
  await log(theirs).getByText('明天的课还在三楼机房吗？').waitFor();
  await say(theirs, '大数据 2301', '在，带上笔记本。');
  await log(mine).getByText('在，带上笔记本。').waitFor();
  expect(await findingsOf(mine)).toEqual([]);

  const { list: taken } = await ask(world.url, learner!, list, { tab: 'studying' });
  await mine.goto(`/view/${taken[0]!.courseId}`);
  await hydrated(mine);
  await mine.getByRole('link', { name: '课程群' }).click();
  await mine.waitForURL(/\/im\?/);
  await say(mine, taken[0]!.courseName, '第二节的练习文件在哪里下载？');
  await log(mine).getByText('第二节的练习文件在哪里下载？').waitFor();
  await mine.context().close();
  await theirs.context().close();
});

const log = (page: Page) => page.getByRole('log');

async function say(page: Page, room: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: `给${room}写消息` }).fill(text);
  await page.keyboard.press('Enter');
}
