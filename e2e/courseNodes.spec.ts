import { eq } from 'drizzle-orm';
import { courseNodes } from '#seed/data/courseNodes.ts';
import { course } from '#server/db/schema/course.ts';
import { userCourse } from '#server/db/schema/study.ts';
import { user } from '#server/db/schema/user.ts';
import { inDatabase } from './support/examWorld.ts';
import { findingsOf } from './support/findings.ts';
import { enter } from './support/quietSession.ts';
import { expect, test } from './support/test.ts';

const LEARNER = '13800000001';

/** Gives the learner the course, as if it had been bought. */
const joined = (url: string): Promise<string> =>
  inDatabase(url, async (db) => {
    const [of] = await db.select().from(course).where(eq(course.courseName, courseNodes.courseName));
    const [learner] = await db.select().from(user).where(eq(user.mobile, LEARNER));
    const [courseId, userNo] = [of!.id, learner!.userNo];
    await db.insert(userCourse).values({ userNo, courseId, source: 'gift' }).onConflictDoNothing();
    return courseId;
  });

test('a learner goes from the course into its homework, hands it in, and the course counts it', async ({
  page,
  context,
  request,
  world,
}) => {
  const courseId = await joined(world.databaseUrl);
  await enter(context, request, LEARNER, 1);
  await page.goto(`/view/${courseId}`);
  const chapter = page.getByText('作业与结课考试').first();
  await chapter.click();
  const homework = page.getByRole('link', { name: /作业：把招聘数据清洗好/ });
  await expect(homework).toContainText('可以作答');
  await homework.click();
  await expect(page.getByText(/作业：第六次作业/)).toBeVisible();
  const findings = await findingsOf(page);
  expect(findings.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
  await page.getByRole('link', { name: '去作答' }).click();
  await page.getByRole('button', { name: '开始作答' }).click();
  await page.waitForURL(/sitting=\d+/);
  await page.getByRole('button', { name: '提交作业' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: '提交作业' }).click();
  await expect(page.getByRole('heading', { name: /已经/ })).toBeVisible();
  // where one was last is open again
  await page.goto(`/view/${courseId}`);
  await expect(homework).toContainText('已交');
  await expect(page.getByRole('link', { name: '看作答情况' })).toBeVisible();
});
