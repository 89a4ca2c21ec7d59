import { eq } from 'drizzle-orm';
import { AssessmentState } from '#contract/rules/assessments.ts';
import { openDatabase } from '#server/db/client.ts';
import { user } from '#server/db/schema/user.ts';
import { makeAssessment, makePaper } from '#test/assessment.ts';
import { enter } from './support/quietSession.ts';
import { hydrated, open } from './support/settled.ts';
import { expect, test } from './support/test.ts';
import type { World } from './support/world.ts';

const LECTURER = '13800000002';
const TITLE = '发布以前先试做的考试';

async function makeDraft({ databaseUrl }: World): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, 1);
  try {
    const [author] = await db.select().from(user).where(eq(user.mobile, LECTURER));
    const authorUserNo = author!.userNo;
    const paper = await makePaper(db, { authorUserNo, samples: ['single', 'judge'] });
    await makeAssessment(db, { authorUserNo, paper, title: TITLE, state: AssessmentState.draft, minutes: 30 });
  } finally {
    await close();
  }
}

test('an author tries an examination before it is published, and comes back to it', async ({
  page,
  context,
  request,
  world,
}) => {
  await makeDraft(world);
  await enter(context, request, LECTURER, 2);
  await open(page, '/account/exams');
  await page.getByRole('button', { name: `${TITLE}的更多操作` }).click();
  await page.getByRole('button', { name: '自己试做' }).click();
  await page.waitForURL(/\/exam\/startExam\?examId=\d+/);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: `${TITLE}（试做）` })).toBeVisible();
  await page.getByRole('button', { name: '开始作答' }).click();
  await expect(page.getByRole('region', { name: '第 1 题，共 2 题' })).toBeVisible();
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: '交卷' }).click();
  await page.getByRole('dialog', { name: '交卷？' }).getByRole('button', { name: '交卷' }).click();
  await page.getByRole('link', { name: '查看结果' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${TITLE}（试做）` })).toBeVisible();

  await open(page, '/account/exams');
  await expect(page.getByText(`${TITLE}（试做）`)).toHaveCount(0);
  await expect(page.getByText(TITLE)).toBeVisible();
});
