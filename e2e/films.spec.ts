import { eq } from 'drizzle-orm';
import { join } from 'node:path';
import { openDatabase } from '#server/db/client.ts';
import { coursePeriod } from '#server/db/schema/course.ts';
import { mediaFile } from '#server/db/schema/media.ts';
import { user } from '#server/db/schema/user.ts';
import { processWhenStored } from '#server/domain/media/processWhenStored.ts';
import { diskStorage } from '#server/providers/diskStorage.ts';
import { mediaEngine } from '#server/providers/mediaEngine/engineProcess.ts';
import { film } from '#seed/make/film.ts';
import { jobsDone } from './support/jobsDone.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import type { World } from './support/world.ts';

const OWNER = '13800000001';

/** A film whose last piece has just arrived. */
async function uploadFilm({ databaseUrl, folder }: World): Promise<string> {
  const bytes = await film(mediaEngine(null), { picture: { width: 1280, height: 720 }, seconds: 12 });
  const storageKey = `upload/${Date.now()}/film.mp4`;
  await diskStorage(join(folder, 'files')).put(storageKey, bytes, 'video/mp4');
  const { db, close } = openDatabase(databaseUrl, 1);
  try {
    const [owner] = await db.select().from(user).where(eq(user.mobile, OWNER));
    const row = { userNo: owner!.userNo, fileName: '车间安全.mp4', fileType: 4, contentType: 'video/mp4' } as const;
    return await db.transaction(async (tx) => {
      const [media] = await tx
        .insert(mediaFile)
        .values({ ...row, storageKey, fileSize: String(bytes.length) })
        .returning();
      await processWhenStored(tx, media!);
      return media!.id;
    });
  } finally {
    await close();
  }
}

async function putIntoClassHour({ databaseUrl }: World, periodId: string, mediaId: string): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, 1);
  await db.update(coursePeriod).set({ mediaId, length: 12 }).where(eq(coursePeriod.id, periodId));
  await close();
}

const secondOf = (video: HTMLVideoElement): number => video.currentTime;

test('an uploaded film is made fit for playing, gets subtitles, and plays encrypted for others', async ({
  page,
  world,
  listed,
}) => {
  test.setTimeout(180_000);
  const id = await uploadFilm(world);
  await signIn(page, OWNER);
  await page.goto(`/account/media/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: '车间安全.mp4' })).toBeVisible();
  await jobsDone(world);
  await expect(page.getByText('720P 高清、360P 流畅')).toBeVisible();
  const video = page.getByLabel('车间安全.mp4');
  await video.evaluate((one: HTMLVideoElement) => one.play());
  await expect.poll(() => video.evaluate(secondOf)).toBeGreaterThan(0.5);
  await video.evaluate((one: HTMLVideoElement) => one.pause());

  await page.getByRole('button', { name: '用第 3 张画面作封面' }).click();
  await expect(page.getByRole('button', { name: '用第 3 张画面作封面' })).toHaveAttribute('aria-pressed', 'true');

  const srt = '1\n00:00:01,000 --> 00:00:05,000\n进车间先戴安全帽\n';
  await page.getByLabel('字幕文件').setInputFiles({ name: 'zh.srt', mimeType: 'text/plain', buffer: Buffer.from(srt) });
  const words = page.getByRole('textbox', { name: '第 1 句', exact: true });
  await expect(words).toHaveValue('进车间先戴安全帽');
  await words.fill('进车间先戴好安全帽');
  await page.getByRole('textbox', { name: '第 1 句的结束' }).fill('00:00:00.500');
  await page.getByRole('button', { name: '保存字幕' }).click();
  await expect(page.getByText('结束要晚于开始')).toBeVisible();
  await page.getByRole('textbox', { name: '第 1 句的结束' }).fill('0:09');
  await page.getByRole('button', { name: '保存字幕' }).click();
  await expect(page.getByRole('button', { name: '保存字幕' })).toBeDisabled();

  const address = listed.find((one) => one.startsWith('/view/'))!;
  await putIntoClassHour(world, new URL(address, world.url).searchParams.get('periodId')!, id);
  await page.context().clearCookies();
  const keys: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/segment.key') && response.ok()) keys.push(response.url());
  });
  await page.goto(address);
  await page.getByRole('button', { name: /^播放/ }).first().click();
  const stage = page.locator('video');
  await expect.poll(() => stage.evaluate(secondOf), { timeout: 30_000 }).toBeGreaterThan(0.5);
  expect(keys).not.toEqual([]);
  await expect(page.getByText('进车间先戴好安全帽').first()).toBeVisible();
  const bar = page.getByRole('slider', { name: '播放进度' });
  await bar.hover();
  await expect(page.locator('[data-thumbnail]')).toBeAttached();
  await page.getByRole('button', { name: /^清晰度/ }).click();
  await page.getByRole('button', { name: '360P 流畅' }).click();
  await expect.poll(() => stage.evaluate((one: HTMLVideoElement) => one.videoHeight)).toBe(360);
});
