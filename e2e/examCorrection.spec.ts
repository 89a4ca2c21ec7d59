import { and, eq } from 'drizzle-orm';
import { assessment } from '#server/db/schema/assessment.ts';
import { paperItem } from '#server/db/schema/paper.ts';
import { rewriteQuestion } from '#test/rewriteQuestion.ts';
import { inDatabase, makeExam, storedOf } from './support/examWorld.ts';
import { findingsOf } from './support/findings.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';

const LEARNER = { mobile: '13800000001', userType: 1 };
const LECTURER = { mobile: '13800000002', userType: 2 };
const samples = ['single', 'judge', 'essay'] as const;

/** The first question of an examination reads otherwise in the bank from now on. */
const rewriteFirst = (databaseUrl: string, assessmentId: string) =>
  inDatabase(databaseUrl, async (db) => {
    const [of] = await db.select().from(assessment).where(eq(assessment.id, assessmentId));
    const [item] = await db
      .select()
      .from(paperItem)
      .where(and(eq(paperItem.versionId, of!.paperVersionId!), eq(paperItem.sort, 0)));
    const options = ['a', 'c', 'd'].map((id) => ({ id, content: `<p>改好的选项 ${id}</p>` }));
    const body = { options, isOrderFixed: 0 as const };
    await rewriteQuestion(db, item!.questionId, { stem: '<p>改好的题干</p>', body, key: { right: 'c' } });
  });

test('a question is corrected while it is sat: the page shows it at once and keeps the essay that is being typed', async ({
  browser,
  world,
}) => {
  const { url, databaseUrl } = world;
  const id = await makeExam(databaseUrl, LEARNER.mobile, samples);
  const page = await openAs(browser, url, await tokenOf(url, LEARNER), `/exam/startExam?examId=${id}`);
  await page.getByRole('button', { name: '开始作答' }).click();
  await expect(page.getByRole('region', { name: '第 1 题，共 3 题' })).toBeVisible();
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: '第 3 题，未答' }).click();
  const essay = page.getByRole('region', { name: '第 3 题，共 3 题' }).getByRole('textbox').first();
  await essay.click();
  await page.keyboard.type('离散程度说明数据有多散');
  await page.evaluate(() => (document.body.dataset.same = 'yes'));

  await rewriteFirst(databaseUrl, id);
  const teacher = await tokenOf(url, LECTURER);
  const desk = await openAs(browser, url, teacher, `/account/exams/examAdmin?id=${id}`);
  await desk.waitForSelector('html[data-hydrated]');
  await desk.getByRole('button', { name: '更多考务操作' }).click();
  await desk.getByRole('button', { name: '更正一道题' }).click();
  const choosing = desk.getByRole('dialog', { name: '更正一道题' });
  await expect(choosing.getByText('题库里改过')).toBeVisible();
  await choosing
    .getByRole('button', { name: /^更正：/ })
    .first()
    .click();
  const dialog = desk.getByRole('dialog', { name: '更正第 1 题' });
  await expect(dialog.getByText('改好的题干')).toBeVisible();
  await expect(dialog.getByText('其中 1 个答案对不上新的题')).toBeVisible();
  await dialog.getByRole('textbox', { name: '哪里错了，考生会看到' }).fill('选项里没有正确的');
  await dialog.getByRole('button', { name: '确认更正' }).click();
  await expect(dialog).toBeHidden();

  await expect(page.getByText('第 1 题有更正：选项里没有正确的')).toBeVisible();
  await page.keyboard.type('，还要会算');
  await expect(essay).toContainText('离散程度说明数据有多散，还要会算');
  expect((await findingsOf(page)).filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
  await page.getByRole('button', { name: '去看第 1 题' }).click();
  await expect(page.getByText('改好的题干')).toBeVisible();
  await expect(page.getByText('请重新作答')).toBeVisible();
  await expect(page.getByRole('button', { name: '第 1 题，要重新作答，有更正' })).toBeVisible();
  await page.getByRole('radio').nth(1).check();
  await expect(page.getByRole('button', { name: '第 1 题，已答，有更正' })).toBeVisible();
  await page.getByRole('button', { name: '第 3 题，已答' }).click();
  await expect(essay).toContainText('离散程度说明数据有多散，还要会算');
  expect(await page.evaluate(() => document.body.dataset.same)).toBe('yes');
  await expect.poll(async () => (await storedOf(databaseUrl, id)).sitting.countAnswered).toBe(2);
  const stored = await storedOf(databaseUrl, id);
  expect(stored.isIntact).toBe(true);
  expect(JSON.stringify(stored.log)).toContain('还要会算');
});
