import { eq } from 'drizzle-orm';
import { paperSection } from '#server/db/schema/paper.ts';
import { examSitting } from '#server/db/schema/sitting.ts';
import { assessment } from '#server/db/schema/assessment.ts';
import { inDatabase, makeExam } from './support/examWorld.ts';
import { findingsOf } from './support/findings.ts';
import { enter } from './support/quietSession.ts';
import { expect, test } from './support/test.ts';

const LEARNER = '13800000001';

test('a learner is tested for a position, sees what is missing, and finds the course for it', async ({
  page,
  context,
  request,
}) => {
  await enter(context, request, LEARNER, 1);
  await page.goto('/account/positiontest?of=all');
  const position = page.getByRole('region', { name: '数据分析师' });
  await expect(position.getByText('数据分析师岗位测试')).toBeVisible();
  await position.getByRole('link', { name: '看看考什么：数据分析师' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '测一测：数据分析师' })).toBeVisible();
  await expect(page.getByText('7 个能力项，测试考到其中 5 个')).toBeVisible();
  await page.getByRole('link', { name: '再测一次' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '数据分析师岗位测试' })).toBeVisible();
  await page.getByRole('button', { name: '开始作答' }).click();
  await page.waitForURL(/sitting=\d+/);
  await expect(page.getByRole('region', { name: /^第 1 题/ })).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByRole('status').first()).toContainText('已保存');
  await page.getByRole('button', { name: '交卷' }).click();
  await page.getByRole('dialog', { name: '交卷？' }).getByRole('button', { name: '交卷' }).click();
  await page.getByRole('link', { name: '查看结果' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '数据分析师：测试结果' })).toBeVisible();
  await expect(page.getByRole('table', { name: '各能力项的要求与达到' })).toContainText('没有考到');
  await expect(page.getByRole('heading', { level: 3, name: /多表取数与口径核对/ })).toBeVisible();
  await page.getByRole('list', { name: '能提高「多表取数与口径核对」的课程' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/view\/|\/course\//);
});

test('a section with its own time is opened on purpose, and shut by its clock', async ({
  page,
  context,
  request,
  world,
}) => {
  const id = await makeExam(world.databaseUrl, LEARNER, ['single', 'judge']);
  await inDatabase(world.databaseUrl, async (db) => {
    const [row] = await db.select().from(assessment).where(eq(assessment.id, id));
    await db.update(paperSection).set({ minutes: 5 }).where(eq(paperSection.versionId, row!.paperVersionId!));
  });
  await enter(context, request, LEARNER, 1);
  await page.goto(`/exam/startExam?examId=${id}`);
  await page.getByRole('button', { name: '开始作答' }).click();
  await expect(page.getByText('2 题，')).toBeVisible();
  const serious = async () =>
    (await findingsOf(page)).filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(await serious()).toEqual([]);
  await page.getByRole('button', { name: '开始这一部分' }).press('Enter');
  await expect(page.getByRole('region', { name: '第 1 题，共 2 题' })).toBeVisible();
  await expect(page.getByText('这一部分剩余')).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await expect(page.getByRole('status').first()).toContainText('已保存');
  await inDatabase(world.databaseUrl, async (db) => {
    const [row] = await db.select().from(examSitting).where(eq(examSitting.assessmentId, id));
    const [sectionId] = Object.keys(row!.sectionEnds);
    await db
      .update(examSitting)
      .set({ sectionEnds: { [sectionId!]: row!.beganAt } })
      .where(eq(examSitting.id, row!.id));
  });
  await page.reload();
  await expect(page.getByText('的时间已经用完，这里只能看')).toBeVisible();
  await expect(page.getByRole('list', { name: /哪一个是对的/ }).getByText('已选')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
});
