import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { ProctorGrade, SittingEventKind } from '#contract/rules/assessments.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import { examSitting, sittingEvent } from '#server/db/schema/sitting.ts';
import { inDatabase, makeExam, storedOf } from './support/examWorld.ts';
import { findingsOf } from './support/findings.ts';
import { enter } from './support/quietSession.ts';
import { expect, test } from './support/test.ts';

const LEARNER = '13800000001';
const samples = ['single', 'multiple', 'judge', 'blanks', 'short'] as const;

async function begin(page: Page, id: string): Promise<void> {
  await page.goto(`/exam/startExam?examId=${id}&fromPage=/account/myTest`);
  await page.getByRole('button', { name: '开始作答' }).click();
  await page.waitForURL(/sitting=\d+/);
  await expect(page.getByRole('region', { name: '第 1 题，共 5 题' })).toBeVisible();
}

/** So many changes are stored at least: typing that pauses is stored in more than one. */
const saved = (page: Page, seq: number) => {
  const numbers = Array.from({ length: 40 }, (_, more) => seq + more).join('|');
  return page
    .getByRole('status')
    .first()
    .filter({ hasText: new RegExp(`#(?:${numbers})(?!\\d)`) })
    .waitFor();
};
const serious = async (page: Page) =>
  (await findingsOf(page)).filter(({ impact }) => impact === 'serious' || impact === 'critical');

test('a learner rehearses, sits by the keyboard alone, and hands in with something left open', async ({
  page,
  context,
  request,
  world,
}) => {
  const id = await makeExam(world.databaseUrl, LEARNER, samples);
  await enter(context, request, LEARNER, 1);
  await page.goto(`/exam/startExam?examId=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: '数据分析 阶段测评' })).toBeVisible();
  await page.getByRole('button', { name: '开始演练' }).click();
  await expect(page.getByText('这台设备通过了演练')).toBeVisible();
  expect(await serious(page)).toEqual([]);

  await begin(page, id);
  await page.keyboard.press('2');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('f');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: '第 2 题，共 5 题' })).toBeFocused();
  await page.keyboard.press('2');
  await page.keyboard.press('3');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('1');
  await expect(page.getByRole('progressbar', { name: '已答 3 / 5 题' })).toBeVisible();
  await expect(page.getByRole('button', { name: '第 1 题，已答，已标记' })).toBeVisible();
  await saved(page, 3);
  expect(await serious(page)).toEqual([]);

  await page.reload();
  await expect(page.getByRole('progressbar', { name: '已答 3 / 5 题' })).toBeVisible();
  await page.getByRole('button', { name: '交卷' }).press('Enter');
  const asking = page.getByRole('dialog', { name: '交卷？' });
  await expect(asking.getByText('还有 2 题没有作答')).toBeVisible();
  await asking.getByRole('button', { name: '交卷' }).press('Enter');
  await expect(page.getByRole('heading', { name: '已经交卷' })).toBeVisible();
  await expect(page.getByRole('link', { name: '查看结果' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载作答凭据' }).click();
  expect((await download).suggestedFilename()).toContain('作答凭据');
  const stored = await storedOf(world.databaseUrl, id);
  expect(stored.sitting.sittingState).toBeGreaterThan(1);
  // what is changed at once is one entry or two, as the machine is
  const last = new Map(stored.log.map(({ slot, answer }) => [slot, answer]));
  expect([...last.values()]).toEqual(['b', ['b', 'c'], 1]);
  expect(stored.isIntact).toBe(true);
});

test('what is answered without a network arrives later, also after the page was closed', async ({
  page,
  context,
  request,
  world,
}) => {
  const id = await makeExam(world.databaseUrl, LEARNER, samples);
  await enter(context, request, LEARNER, 1);
  await begin(page, id);
  const address = page.url();
  await page.keyboard.press('1');
  await saved(page, 1);

  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('1');
  await expect(page.getByText('网络断开了。继续作答就好')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('2');
  await expect(page.getByRole('status').first()).toContainText('2 条存在本机');
  await context.setOffline(false);
  await saved(page, 3);
  await expect(page.getByText('网络断开了')).toBeHidden();

  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: '第 1 空' }).fill('方差');
  await expect(page.getByRole('status').first()).toContainText('1 条存在本机');
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(address);
  await saved(again, 4);
  await again.getByRole('button', { name: '第 4 题，已答' }).click();
  await expect(again.getByRole('textbox', { name: '第 1 空' })).toHaveValue('方差');
  const { log, isIntact } = await storedOf(world.databaseUrl, id);
  expect(log.map(({ answer }) => answer)).toEqual(['a', ['a'], 0, ['方差']]);
  expect(isIntact).toBe(true);
});

/** Said in the room; the rules before it begin alike. */
const CREDITED = /断线的时间按规则补给你 \d+ 秒/;
/** Longer than what is the usual waiting: an outage lasts as long as it lasts. */
const OUTAGE_MS = 15_000;

test('an outage that spans the end: the answers before it count, and the time that was lost is given back', async ({
  page,
  context,
  request,
  world,
}) => {
  const id = await makeExam(world.databaseUrl, LEARNER, samples, { graceSeconds: 0 });
  await enter(context, request, LEARNER, 1);
  await begin(page, id);
  await page.keyboard.press('1');
  await saved(page, 1);
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('1');
  await expect(page.getByRole('status').first()).toContainText('1 条存在本机');
  await page.waitForTimeout(OUTAGE_MS);
  const now = new Date();
  const endsAt = wireTimeIn(now, -5);
  await inDatabase(world.databaseUrl, (db) =>
    db
      .update(examSitting)
      .set({ endsAt, heardAt: wireTimeIn(now, -120) })
      .where(eq(examSitting.assessmentId, id)),
  );
  await context.setOffline(false);
  await saved(page, 2);
  await page.getByText(CREDITED).waitFor();
  await page.getByRole('heading', { name: '已经交卷' }).waitFor();
  const { sitting, log, isIntact } = await storedOf(world.databaseUrl, id);
  expect(log.map(({ answer }) => answer)).toEqual(['a', ['a']]);
  expect(isIntact).toBe(true);
  expect(sitting.outageSeconds).toBeGreaterThanOrEqual(OUTAGE_MS / 1000 - 1);
  expect(sitting.submittedAt! > endsAt).toBe(true);
});

test('an outage in which the page was closed is given back too', async ({ page, context, request, world }) => {
  const id = await makeExam(world.databaseUrl, LEARNER, samples);
  await enter(context, request, LEARNER, 1);
  await begin(page, id);
  const address = page.url();
  await context.setOffline(true);
  await page.getByText('网络断开了。继续作答就好').waitFor();
  await page.waitForTimeout(OUTAGE_MS);
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(address);
  await again.getByText(CREDITED).waitFor();
  expect((await storedOf(world.databaseUrl, id)).sitting.outageSeconds).toBeGreaterThanOrEqual(OUTAGE_MS / 1000 - 1);
});

test('a second tab reads until it takes over', async ({ page, context, request, world }) => {
  const id = await makeExam(world.databaseUrl, LEARNER, samples);
  await enter(context, request, LEARNER, 1);
  await begin(page, id);
  await page.keyboard.press('1');
  await saved(page, 1);

  const other = await context.newPage();
  await other.goto(page.url());
  const reading = '这场作答正在另一个页面或设备上进行';
  await expect(other.getByText(reading)).toBeVisible();
  await expect(other.getByRole('button', { name: '交卷' })).toBeDisabled();
  await other.getByRole('button', { name: '在这里继续' }).click();
  await expect(other.getByText(reading)).toBeHidden();
  await expect(page.getByText(reading)).toBeVisible();
  await other.keyboard.press('2');
  await saved(other, 2);
  const { sitting, log } = await storedOf(world.databaseUrl, id);
  expect(sitting.tabTurn).toBe(2);
  expect(await tracesOf(world.databaseUrl, id)).toEqual([]);
  expect(log.map(({ answer }) => answer)).toEqual(['a', 'b']);
});

test('moving one’s own words is no copying; taking those of a question is', async ({
  page,
  context,
  request,
  world,
}) => {
  const id = await makeExam(world.databaseUrl, LEARNER, samples, { proctorGrade: ProctorGrade.strict });
  await enter(context, request, LEARNER, 1);
  await begin(page, id);
  await page.getByRole('button', { name: '第 5 题，未答' }).click();
  const answer = page.getByRole('region', { name: '第 5 题，共 5 题' }).getByRole('textbox');
  await answer.fill('离散程度');
  await answer.press('ControlOrMeta+a');
  await answer.press('ControlOrMeta+x');
  await expect(answer).toHaveValue('');
  await answer.press('ControlOrMeta+v');
  await answer.press('ControlOrMeta+v');
  await expect(answer).toHaveValue('离散程度离散程度');
  expect(await tracesOf(world.databaseUrl, id)).toEqual([]);
  await page.getByRole('button', { name: '第 1 题，未答' }).focus();
  await page.evaluate(() => document.getSelection()!.selectAllChildren(document.querySelector('h1, h2')!));
  await page.keyboard.press('ControlOrMeta+c');
  await expect.poll(() => tracesOf(world.databaseUrl, id)).toEqual([SittingEventKind.copied]);
  await answer.press('ControlOrMeta+v');
  await expect.poll(() => tracesOf(world.databaseUrl, id)).toEqual([SittingEventKind.copied, SittingEventKind.pasted]);
});

const tracesOf = (url: string, assessmentId: string) =>
  inDatabase(url, async (db) => {
    const rows = await db
      .select({ eventKind: sittingEvent.eventKind })
      .from(sittingEvent)
      .where(eq(sittingEvent.assessmentId, assessmentId))
      .orderBy(sittingEvent.id);
    return rows.map(({ eventKind }) => eventKind);
  });

test('fits a phone', async ({ browser, request, world }) => {
  const id = await makeExam(world.databaseUrl, LEARNER, samples);
  const context = await browser.newContext({
    baseURL: world.url,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  await enter(context, request, LEARNER, 1);
  const page = await context.newPage();
  await begin(page, id);
  await page
    .getByRole('navigation', { name: '答题操作' })
    .getByRole('button', { name: /答题卡/ })
    .click();
  await page.getByRole('dialog', { name: '答题卡' }).getByRole('button', { name: '第 3 题，未答' }).click();
  await expect(page.getByRole('region', { name: '第 3 题，共 5 题' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await serious(page)).toEqual([]);
  await context.close();
});
