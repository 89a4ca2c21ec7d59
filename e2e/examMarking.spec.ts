import { eq } from 'drizzle-orm';
import { openDatabase } from '#server/db/client.ts';
import { user } from '#server/db/schema/user.ts';
import { makeAssessment, makeHandedIn, makePaper } from '#test/assessment.ts';
import { enter } from './support/quietSession.ts';
import { open } from './support/settled.ts';
import { expect, test } from './support/test.ts';
import type { World } from './support/world.ts';

const [LEARNER, LECTURER] = ['13800000001', '13800000002'];

/** An examination of the lecturer that is over, and what the learner handed in. */
async function overExam({ databaseUrl }: World) {
  const { db, close } = openDatabase(databaseUrl, 1);
  try {
    const noOf = async (mobile: string) => (await db.select().from(user).where(eq(user.mobile, mobile)))[0]!.userNo;
    const authorUserNo = await noOf(LECTURER);
    const made = await makePaper(db, { authorUserNo, samples: ['single', 'short'] });
    const times = { beginsAt: '2026-11-01 08:00:00', endsAt: '2026-11-02 22:00:00' };
    const assessmentId = await makeAssessment(db, { authorUserNo, paper: made, title: '时间序列测评', ...times });
    const answers = ['b', '销量里混着长期的上升与每年的高峰，所以要先分开。'];
    const { sittingId } = await makeHandedIn(db, assessmentId, made, { userNo: await noOf(LEARNER), answers });
    return { assessmentId, sittingId };
  } finally {
    await close();
  }
}

test('an answer is marked with the keyboard, released, read, objected to and put right', async ({
  page,
  context,
  request,
  browser,
  world,
}) => {
  const { assessmentId, sittingId } = await overExam(world);
  await enter(context, request, LECTURER, 2);
  await page.goto(`/account/exams/marking?id=${assessmentId}`);
  const pane = page.getByRole('complementary', { name: '评分' });
  await expect(page.getByRole('heading', { name: /考生 0001/ })).toBeVisible();
  await page.keyboard.press('1');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowUp');
  await expect(pane.getByRole('listitem').first()).toContainText('2 / 3.6');
  await page.reload();
  await expect(pane.getByRole('listitem').first()).toContainText('2 / 3.6');
  await page.keyboard.press('2');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(pane.getByText('3 / 6 分')).toBeVisible();
  await page.keyboard.press('c');
  await page.getByPlaceholder('可以写一句，也可以只选一种').fill('说清了为什么要分开');
  await page.getByRole('button', { name: '得分点' }).click();
  await expect(page.getByRole('list', { name: '批注' })).toContainText('说清了为什么要分开');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByText('都批完了')).toBeVisible();

  await open(page, `/account/myTest/details?id=${assessmentId}`);
  await page.getByRole('button', { name: '定时公布' }).click();
  const scheduling = page.getByRole('dialog', { name: '定时公布成绩' });
  await scheduling.getByRole('textbox', { name: '公布时间' }).fill('2020-01-01');
  await scheduling.getByRole('button', { name: '保存' }).click();
  await expect(scheduling.getByText('公布时间要在现在以后')).toBeVisible();
  await scheduling.getByRole('textbox', { name: '公布时间' }).fill('2036-12-01');
  await scheduling.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('成绩 2036-12-01 00:00 公布')).toBeVisible();
  await page.getByRole('button', { name: '取消定时' }).click();
  await expect(page.getByText('成绩没有公布')).toBeVisible();
  await page.getByRole('button', { name: '公布成绩' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '公布', exact: true }).click();
  await expect(page.getByRole('button', { name: '撤回公布' })).toBeVisible();

  const learning = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await enter(learning, learning.request, LEARNER, 1);
  const learner = await learning.newPage();
  await learner.goto(`/exam/result?assessmentId=${assessmentId}`);
  await expect(learner).toHaveURL(new RegExp(`id=${sittingId}$`));
  await expect(learner.getByText('满分 8')).toBeVisible();
  await learner.getByRole('link', { name: '逐题看' }).click();
  await expect(learner.getByText('说清了为什么要分开')).toBeVisible();
  await learner.getByRole('button', { name: '对第 2 题申诉' }).click();
  const objecting = learner.getByRole('dialog', { name: '对第 2 题申诉' });
  await objecting.getByRole('textbox', { name: '申诉的理由' }).fill('两步都写到了');
  await objecting.getByRole('button', { name: '提交申诉' }).click();
  await expect(learner.getByText('申诉待处理')).toBeVisible();

  await page.goto(`/account/myTest/details?id=${assessmentId}&tab=appeals`);
  await page.getByRole('button', { name: /^处理.*的申诉$/ }).click();
  const deciding = page.getByRole('dialog');
  await deciding.getByRole('radio', { name: '改分' }).check();
  await deciding.getByRole('textbox', { name: '改为' }).fill('5');
  await deciding.getByRole('textbox', { name: '答复' }).fill('确实写到了');
  await deciding.getByRole('button', { name: '答复', exact: true }).click();
  await expect(page.getByText('没有这样的申诉')).toBeVisible();

  await learner.goto(`/exam/explain?id=${sittingId}`);
  await expect(learner.getByText('7 / 8 分')).toBeVisible();
  await expect(learner.getByText('申诉已改分')).toBeVisible();
  await learning.close();
});
