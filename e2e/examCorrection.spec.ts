import type { Browser, Page, WebSocketRoute } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { correct } from '#contract/exam/runCorrection.ts';
import { Correction } from '#contract/rules/corrections.ts';
import { assessment } from '#server/db/schema/assessment.ts';
import { paperItem } from '#server/db/schema/paper.ts';
import { rewriteQuestion } from '#test/rewriteQuestion.ts';
import { ask } from './support/ask.ts';
import { inDatabase, makeExam, storedOf } from './support/examWorld.ts';
import { findingsOf } from './support/findings.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';
import type { World } from './support/world.ts';

const LEARNER = { mobile: '13800000001', userType: 1 };
const LECTURER = { mobile: '13800000002', userType: 2 };
const samples = ['single', 'judge', 'essay'] as const;
const options = ['a', 'c', 'd'].map((id) => ({ id, content: `<p>改好的选项 ${id}</p>` }));
const withoutB = { stem: '<p>改好的题干</p>', body: { options, isOrderFixed: 0 as const }, key: { right: 'c' } };

/** A question of an examination reads otherwise in the bank from now on. */
const rewrite = (databaseUrl: string, id: string, sort: number, change: Parameters<typeof rewriteQuestion>[2]) =>
  inDatabase(databaseUrl, async (db) => {
    const [of] = await db.select().from(assessment).where(eq(assessment.id, id));
    const [item] = await db
      .select()
      .from(paperItem)
      .where(and(eq(paperItem.versionId, of!.paperVersionId!), eq(paperItem.sort, sort)));
    return { itemId: item!.standsFor ?? item!.id, versionId: await rewriteQuestion(db, item!.questionId, change) };
  });

/** A learner in the room who has answered the first question and is writing the essay. */
async function writing(browser: Browser, { url, databaseUrl }: World) {
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
  return { id, page, essay };
}

/** The long connection of a page from its next load on: it can be cut, and let in again. */
async function cuttable(page: Page) {
  let isCut = false;
  let current: WebSocketRoute | undefined;
  let told = () => {};
  await page.routeWebSocket(/\/apis\/socket/, (socket) => {
    if (isCut) return void socket.close();
    current = socket;
    socket.connectToServer();
    told();
  });
  return {
    opens: () => new Promise<void>((open) => (told = open)),
    async cut() {
      isCut = true;
      await current?.close();
    },
    letIn: () => void (isCut = false),
  };
}

test('a question is corrected while it is sat: the page shows it at once and keeps the essay that is being typed', async ({
  browser,
  world,
}) => {
  const { url, databaseUrl } = world;
  const { id, page, essay } = await writing(browser, world);

  await rewrite(databaseUrl, id, 0, withoutB);
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
  await expect(page.getByText('改好的题干', { exact: true })).toBeVisible();
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

test('what is corrected while a page has no network is there with the network, around the answer that is being typed', async ({
  browser,
  world,
}) => {
  const { url, databaseUrl } = world;
  const { id, page, essay } = await writing(browser, world);
  await page.context().setOffline(true);
  await page.keyboard.type('，没有网也写');
  await expect(page.getByText('网络断开了。继续作答就好')).toBeVisible();

  const change = await rewrite(databaseUrl, id, 2, { stem: '<p>改好的论述题</p>' });
  const wish = { assessmentId: id, ...change, correction: Correction.version, reason: '题干少了一句' };
  await ask(url, await tokenOf(url, LECTURER), correct, wish);
  await page.context().setOffline(false);

  await expect(page.getByText('第 3 题有更正：题干少了一句')).toBeVisible();
  await expect(page.getByText('改好的论述题', { exact: true })).toBeVisible();
  await expect(page.getByText('请重新作答')).toBeHidden();
  await page.keyboard.type('，写完了');
  const all = '离散程度说明数据有多散，没有网也写，写完了';
  await expect(essay).toContainText(all);
  expect(await page.evaluate(() => document.body.dataset.same)).toBe('yes');
  await expect.poll(async () => JSON.stringify((await storedOf(databaseUrl, id)).log.at(-1)?.answer)).toContain(all);
  expect((await storedOf(databaseUrl, id)).isIntact).toBe(true);
});

test('what was told while the long connection was lost is read once it is back', async ({ browser, world }) => {
  const { url, databaseUrl } = world;
  const { id, page } = await writing(browser, world);
  const connection = await cuttable(page);
  const first = connection.opens();
  await page.reload();
  await first;
  await connection.cut();

  const { itemId } = await rewrite(databaseUrl, id, 1, {});
  const wish = { assessmentId: id, itemId, correction: Correction.voided, reason: '两个说法都有道理' };
  await ask(url, await tokenOf(url, LECTURER), correct, wish);
  const again = connection.opens();
  connection.letIn();
  await again;
  await expect(page.getByText('第 2 题作废，不计分：两个说法都有道理')).toBeVisible();
});

test('a page that never gets the long connection looks by itself', async ({ browser, world }) => {
  test.setTimeout(120_000);
  const { url, databaseUrl } = world;
  const { id, page } = await writing(browser, world);
  const connection = await cuttable(page);
  await connection.cut();
  await page.reload();
  await page.getByRole('region', { name: /^第 \d 题，共 3 题$/ }).waitFor();

  const { itemId } = await rewrite(databaseUrl, id, 1, {});
  const wish = { assessmentId: id, itemId, correction: Correction.voided, reason: '题干印错了' };
  await ask(url, await tokenOf(url, LECTURER), correct, wish);
  await page.getByText('第 2 题作废，不计分：题干印错了').waitFor();
});
