import { eq } from 'drizzle-orm';
import { SittingEventKind } from '#contract/rules/assessments.ts';
import { sittingEvent } from '#server/db/schema/sitting.ts';
import { inDatabase, makeExam } from './support/examWorld.ts';
import { findingsOf } from './support/findings.ts';
import { enter } from './support/quietSession.ts';
import { expect, test } from './support/test.ts';

const LEARNER = '13800000001';
const samples = ['single', 'multiple', 'judge', 'blanks', 'short'] as const;

test('photographs are taken after a consent of their own, and not after it is taken back', async ({
  page,
  context,
  request,
  world,
}) => {
  const id = await makeExam(world.databaseUrl, LEARNER, samples, { isPhotographed: 1 });
  await context.grantPermissions(['camera']);
  await enter(context, request, LEARNER, 1);
  await page.goto(`/exam/startExam?examId=${id}&fromPage=/account/myTest`);
  await page.getByRole('button', { name: '开始作答' }).click();
  await page.waitForURL(/sitting=\d+/);
  await expect(page.getByText('不同意也可以照常作答，随时可以收回')).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);
  await page.keyboard.press('1');
  await expect(page.getByRole('status').first()).toContainText('已保存');
  await page.getByRole('button', { name: '同意拍照' }).click();
  await expect(page.getByText('你同意了拍照')).toBeVisible();
  await expect.poll(() => photosOf(world.databaseUrl), { timeout: 20_000 }).toBe(1);
  await page.getByRole('button', { name: '不再拍照' }).click();
  await expect(page.getByText('你没有同意拍照，照常作答就好')).toBeVisible();
  await page.getByRole('button', { name: '交卷' }).press('Enter');
  await page.getByRole('dialog', { name: '交卷？' }).getByRole('button', { name: '交卷' }).press('Enter');
  await expect(page.getByRole('heading', { name: '已经交卷' })).toBeVisible();
  const photo = page.getByRole('img', { name: /拍下的照片$/ });
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByText('不同意拍照', { exact: false })).toBeVisible();
});

const photosOf = (url: string): Promise<number> =>
  inDatabase(url, (db) => db.$count(sittingEvent, eq(sittingEvent.eventKind, SittingEventKind.photo)));
