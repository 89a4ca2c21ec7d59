import type { Page } from '@playwright/test';
import { eq, inArray } from 'drizzle-orm';
import { momentOf, wireTimeIn } from '#contract/rules/time.ts';
import { assessment } from '#server/db/schema/assessment.ts';
import { paperItem } from '#server/db/schema/paper.ts';
import { questionVersion } from '#server/db/schema/question.ts';
import { examSitting } from '#server/db/schema/sitting.ts';
import { inDatabase, makeExam, storedOf } from './support/examWorld.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { open } from './support/settled.ts';
import { toneOf } from './support/tone.ts';
import { expect, test } from './support/test.ts';
import type { World } from './support/world.ts';

const LEARNER = { mobile: '13800000001', userType: 1 };
const LECTURER = { mobile: '13800000002', userType: 2 };
const HOUR = 3_600_000;

async function begin(page: Page, id: string): Promise<void> {
  await open(page, `/exam/startExam?examId=${id}`);
  await page.getByRole('button', { name: '开始作答' }).click();
  await page.waitForURL(/sitting=\d+/);
  await page.getByRole('region', { name: /^第 1 题/ }).waitFor();
}

async function handIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: '交卷' }).click();
  await page.getByRole('dialog', { name: '交卷？' }).getByRole('button', { name: '交卷' }).click();
  await expect(page.getByRole('heading', { name: '已经交卷' })).toBeVisible();
}

for (const [said, shift] of [
  ['fast', HOUR],
  ['slow', -HOUR],
] as const) {
  test(`a clock that is an hour ${said}: the time left is right, and what is answered is saved and handed in`, async ({
    browser,
    world,
  }) => {
    const id = await makeExam(world.databaseUrl, LEARNER.mobile, ['single', 'judge']);
    const page = await openAs(browser, world.url, await tokenOf(world.url, LEARNER), '/account/exams');
    await page.addInitScript((by) => {
      const Real = Date;
      const now = () => Real.now() + by;
      globalThis.Date = new Proxy(Real, {
        construct: (of, given) => Reflect.construct(of, given.length === 0 ? [now()] : given) as Date,
        get: (of, name) => (name === 'now' ? now : (Reflect.get(of, name) as unknown)),
      });
    }, shift);
    await begin(page, id);
    const isOff = await page.evaluate(() => Date.now());
    expect(Math.abs(isOff - Date.now() - shift)).toBeLessThan(HOUR / 2);
    const { endsAt } = (await storedOf(world.databaseUrl, id)).sitting;
    const spoken = await page.getByRole('timer').getAttribute('aria-label');
    const [hours, minutes] = ['小时', '分'].map((unit) => Number(new RegExp(`(\\d+) ${unit}`).exec(spoken!)?.[1] ?? 0));
    const left = (momentOf(endsAt!).getTime() - Date.now()) / 60_000;
    expect(Math.abs(hours! * 60 + minutes! - left)).toBeLessThan(5);
    await page.keyboard.press('2');
    await expect(page.getByRole('status').first()).toContainText('已保存');
    await handIn(page);
    const { sitting, log, isIntact } = await storedOf(world.databaseUrl, id);
    expect(log.map(({ answer }) => answer)).toEqual(['b']);
    expect(isIntact).toBe(true);
    expect([log[0]!.givenAt >= sitting.beganAt, log[0]!.givenAt <= log[0]!.storedAt]).toEqual([true, true]);
    expect([sitting.submittedAt! >= log[0]!.storedAt, sitting.submittedAt! < endsAt!]).toEqual([true, true]);
    await page.context().close();
  });
}

test('a recording in a question is heard while one sits', async ({ browser, world }) => {
  const id = await makeExam(world.databaseUrl, LEARNER.mobile, ['single', 'judge']);
  const url = await uploadedSound(world);
  await inDatabase(world.databaseUrl, async (db) => {
    const [row] = await db.select().from(assessment).where(eq(assessment.id, id));
    const items = await db.select().from(paperItem).where(eq(paperItem.versionId, row!.paperVersionId!));
    const versions = items.map(({ questionVersionId }) => questionVersionId);
    const stem = `<p>录音里说的是哪一个？</p><audio src="${url}" controls="" preload="metadata"></audio>`;
    await db.update(questionVersion).set({ stem }).where(inArray(questionVersion.id, versions));
  });
  const page = await openAs(browser, world.url, await tokenOf(world.url, LEARNER), '/account/exams');
  await begin(page, id);
  const sound = page.getByRole('region', { name: '第 1 题，共 2 题' }).locator('audio');
  await expect(sound).toBeVisible();
  await sound.evaluate((element: HTMLAudioElement) => element.play());
  await expect.poll(() => sound.evaluate((element: HTMLAudioElement) => element.currentTime)).toBeGreaterThan(0);
  expect(await sound.evaluate((element: HTMLAudioElement) => element.error)).toBeNull();
  await page.keyboard.press('2');
  await expect(page.getByRole('status').first()).toContainText('已保存');
  await page.context().close();
});

async function uploadedSound({ url }: World): Promise<string> {
  const form = new FormData();
  form.append('purpose', 'sound');
  form.append('file', new Blob([new Uint8Array(toneOf(2))]), 'listening.wav');
  const headers = { token: await tokenOf(url, LECTURER) };
  const reply = await fetch(`${url}/apis/system/auth/upload/aliyun`, { method: 'POST', headers, body: form });
  const { data, msg } = (await reply.json()) as { data: { url: string } | null; msg: string };
  if (!data) throw new Error(msg);
  return data.url;
}

test('who sat is let sit again after the end, alone and until a time of their own', async ({ browser, world }) => {
  const id = await makeExam(world.databaseUrl, LEARNER.mobile, ['single', 'judge']);
  const learner = await openAs(browser, world.url, await tokenOf(world.url, LEARNER), '/account/exams');
  await begin(learner, id);
  await handIn(learner);
  const over = wireTimeIn(new Date(), -60);
  await inDatabase(world.databaseUrl, (db) => db.update(assessment).set({ endsAt: over }).where(eq(assessment.id, id)));
  await open(learner, `/exam/startExam?examId=${id}`);
  await expect(learner.getByRole('button', { name: '开始作答' })).toBeDisabled();

  const desk = await openAs(
    browser,
    world.url,
    await tokenOf(world.url, LECTURER),
    `/account/exams/examAdmin?id=${id}&view=list`,
  );
  await desk.getByRole('button', { name: /的更多操作$/ }).click();
  await desk.getByText('作废这次作答').click();
  const dialog = desk.getByRole('dialog', { name: /^作废.*的这次作答$/ });
  await dialog.getByRole('textbox', { name: '原因，考生会看到' }).fill('机房停电');
  await dialog.getByRole('checkbox', { name: '允许再考一次' }).check();
  await dialog.getByRole('button', { name: '作废', exact: true }).click();
  await expect(dialog.getByText('测评已经结束，请给出再考的截止时间')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: '原因，考生会看到' })).toHaveValue('机房停电');
  const day = wireTimeIn(new Date(), 48 * 3600).slice(0, 10);
  await dialog.getByRole('textbox', { name: '再考的截止时间' }).fill(day);
  await desk.screenshot({ path: test.info().outputPath('sit-again.png') });
  await dialog.getByRole('button', { name: '作废', exact: true }).click();
  await expect(dialog).toBeHidden();

  await begin(learner, id);
  await learner.keyboard.press('2');
  await handIn(learner);
  const sittings = await inDatabase(world.databaseUrl, (db) =>
    db.select().from(examSitting).where(eq(examSitting.assessmentId, id)).orderBy(examSitting.attempt),
  );
  expect(sittings.map(({ attempt }) => attempt)).toEqual([1, 2]);
  expect(sittings[1]!.endsAt! > over).toBe(true);
  await Promise.all([learner.context().close(), desk.context().close()]);
});
