import { desc, eq } from 'drizzle-orm';
import { practiceCard } from '#server/db/schema/practice.ts';
import { user } from '#server/db/schema/user.ts';
import { inDatabase } from './support/examWorld.ts';
import { enter } from './support/quietSession.ts';
import { expect, test } from './support/test.ts';

/** Somebody no other journey practises as. */
const LEARNER = '13800001001';

test('a learner finds a paper, errs, reads why, meets the question again tomorrow, and in the book', async ({
  page,
  context,
  request,
  world,
}) => {
  await enter(context, request, LEARNER, 1);
  await page.goto('/exam');
  const papers = page.getByRole('list', { name: '试卷' });
  await papers.getByRole('link', { name: '专项练习：聚合、分组与空值' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('专项练习：聚合、分组与空值');
  await page.getByRole('link', { name: /^(开始练习|接着练)$/ }).click();
  const question = page.getByRole('article');
  await expect(question).toBeVisible();
  await expect(page.getByText('解析')).toBeHidden();
  const choice = question.getByRole('radio').first();
  await expect(choice).toBeVisible();
  // its head is the first
  const stem = await question.locator('p').nth(1).innerText();
  await page.keyboard.press('1');
  await expect(choice).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/再问你/)).toBeVisible();
  await expect(question.getByText('解析')).toBeVisible();
  await untilTomorrow(world.databaseUrl);
  await page.goto('/exam/exercise?from=review');
  await expect(question).toContainText(stem);
  await enter(context, request, '13800000001', 1);
  await page.goto('/account/practice');
  await expect(page.getByRole('heading', { level: 1, name: '我的练习' })).toBeVisible();
  const wrong = page.getByRole('list', { name: '错题' }).getByRole('listitem');
  const before = await wrong.count();
  expect(before).toBeGreaterThan(0);
  await wrong.first().getByRole('button', { name: '笔记' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '笔记' }).fill('先看清单位');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
  await expect(wrong.first()).toContainText('先看清单位');
});

test('an answer that was not checked is still there after a reload', async ({ page, context, request }) => {
  await enter(context, request, '13800000001', 1);
  await page.goto('/exam/exercise?from=daily');
  const question = page.getByRole('article');
  await expect(question).toBeVisible();
  const field = question.locator('input:visible').first();
  await field.waitFor();
  const isChoice = /radio|checkbox/.test((await field.getAttribute('type')) ?? '');
  await (isChoice ? field.check({ force: true }) : field.fill('12'));
  await page.reload();
  const again = page.getByRole('article').locator('input:visible').first();
  await (isChoice ? expect(again).toBeChecked() : expect(again).toHaveValue('12'));
});

/** What was answered last is due before everything else, as it is once its day has come. */
const untilTomorrow = (url: string): Promise<void> =>
  inDatabase(url, async (db) => {
    const [card] = await db
      .select({ id: practiceCard.id })
      .from(practiceCard)
      .innerJoin(user, eq(user.userNo, practiceCard.userNo))
      .where(eq(user.mobile, LEARNER))
      .orderBy(desc(practiceCard.gmtModified))
      .limit(1);
    await db.update(practiceCard).set({ dueAt: '2026-01-01 08:00:00' }).where(eq(practiceCard.id, card!.id));
  });
