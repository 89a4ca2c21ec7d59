import type { Browser, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { user } from '#server/db/schema/user.ts';
import { makeAssessment, makeHandedIn, makePaper } from '#test/assessment.ts';
import { makeMarkers } from './support/examClass.ts';
import { inDatabase } from './support/examWorld.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { open } from './support/settled.ts';
import { expect, test } from './support/test.ts';
import type { World } from './support/world.ts';

const LEARNER = { mobile: '13800000001', userType: 1 };
const LECTURER = { mobile: '13800000002', userType: 2 };

/** An examination of the lecturer that is over, its essay to be marked by two, and what the learner handed in. */
const overExam = ({ databaseUrl }: World) =>
  inDatabase(databaseUrl, async (db) => {
    const noOf = async (mobile: string) => (await db.select().from(user).where(eq(user.mobile, mobile)))[0]!.userNo;
    const authorUserNo = await noOf(LECTURER.mobile);
    const paper = await makePaper(db, { authorUserNo, samples: ['single', 'essay'] });
    const times = { beginsAt: '2026-11-01 08:00:00', endsAt: '2026-11-02 22:00:00' };
    const rules = { isMarkedTwice: 1, isAnonymous: 1 } as const;
    const id = await makeAssessment(db, { authorUserNo, paper, rules, title: '调研报告 双评', ...times });
    const answers = ['b', '<p>先说明来源，再说明为什么可信。</p>'];
    await makeHandedIn(db, id, paper, { userNo: await noOf(LEARNER.mobile), answers });
    return { id, markers: await makeMarkers(db, id, LECTURER.mobile) };
  });

const pane = (page: Page) => page.getByRole('complementary', { name: '评分' });

async function desk(browser: Browser, { url }: World, token: string, id: string, round: string): Promise<Page> {
  const page = await openAs(browser, url, token, `/account/exams/marking?id=${id}`);
  await expect(pane(page).getByRole('heading', { name: `评分（${round}）` })).toBeVisible();
  return page;
}

async function give(page: Page, points: number): Promise<void> {
  await pane(page).getByRole('textbox', { name: '得分' }).fill(String(points));
  await pane(page).getByRole('button', { name: '提交并下一份' }).click();
  await expect(page.getByText('都批完了')).toBeVisible();
}

test('two markers in two browsers disagree, a third decides, and the release tells what was decided', async ({
  browser,
  world,
}) => {
  const { id, markers } = await overExam(world);
  const one = await desk(browser, world, markers[0]!, id, '一阅');
  const other = await openAs(browser, world.url, markers[1]!, `/account/exams/marking?id=${id}`);
  await give(one, 3);
  // what the first one gave is not told before the second has given
  await open(other, `/account/exams/marking?id=${id}`);
  await expect(pane(other).getByRole('heading', { name: '评分（二阅）' })).toBeVisible();
  await expect(other.getByRole('region', { name: '别的老师的分' })).toHaveCount(0);
  await give(other, 11);

  const author = await tokenOf(world.url, LECTURER);
  const third = await openAs(browser, world.url, author, `/account/myTest/details?id=${id}`);
  await third.getByRole('button', { name: '公布成绩' }).click();
  await expect(third.getByRole('dialog')).toContainText('还有 1 份作答没有批完');
  await open(third, `/account/exams/marking?id=${id}`);
  await expect(pane(third).getByRole('heading', { name: '评分（三阅）' })).toBeVisible();
  const others = third.getByRole('region', { name: '别的老师的分' });
  await expect(others.getByRole('listitem')).toHaveText([/一阅.*3 分/, /二阅.*11 分/]);
  await expect(others).toContainText('差 8 分');
  await give(third, 8);
  await open(third, `/account/myTest/details?id=${id}`);
  await third.getByRole('button', { name: '公布成绩' }).click();
  await third.getByRole('dialog').getByRole('button', { name: '公布', exact: true }).click();
  await expect(third.getByRole('button', { name: '撤回公布' })).toBeVisible();

  const learner = await openAs(
    browser,
    world.url,
    await tokenOf(world.url, LEARNER),
    `/exam/result?assessmentId=${id}`,
  );
  await expect(learner.getByText('满分 14')).toBeVisible();
  await learner.getByRole('link', { name: '逐题看' }).click();
  await expect(learner.getByText('8 / 12 分')).toBeVisible();
  for (const page of [one, other, third, learner]) await page.context().close();
});
