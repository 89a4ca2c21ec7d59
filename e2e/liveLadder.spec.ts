import type { Page } from '@playwright/test';
import { findingsOf } from './support/findings.ts';
import { lecturerIn, teach } from './support/liveClass.ts';
import { openAs } from './support/openAs.ts';
import { expect, test } from './support/test.ts';

test('a learner goes down the ladder to a small picture and to sound alone, and up again', async ({
  browser,
  world,
}) => {
  test.setTimeout(150_000);
  const { periodId, learns, lecturer } = await lecturerIn(browser, world);
  await teach(lecturer);
  const learner = await openAs(browser, world.url, learns, `/newlive/player?id=${periodId}`);
  await expect.poll(() => linesOf(learner), { timeout: 30_000 }).toBe(720);

  await choose(learner, /^小画面（360P）/);
  await expect.poll(() => linesOf(learner), { timeout: 30_000 }).toBe(360);
  await moves(learner);
  await expect(learner.getByRole('button', { name: /画面与流量：小画面/ })).toContainText('约 149 MB/时');
  expect(await findingsOf(learner)).toEqual([]);
  await choose(learner, /^只听声音、看课件/);
  await expect(learner.locator('video')).toHaveCount(0);
  // from sound it goes to the small one as well
  await choose(learner, /^小画面（360P）/);
  await expect.poll(() => linesOf(learner), { timeout: 30_000 }).toBe(360);
  await choose(learner, /^高清画面/);
  await expect.poll(() => linesOf(learner), { timeout: 30_000 }).toBe(720);
  await moves(learner);

  // a lecturer who turns the camera off and on again is seen again, by who asked for less too
  await choose(learner, /^小画面（360P）/);
  await expect.poll(() => linesOf(learner), { timeout: 30_000 }).toBe(360);
  await lecturer.getByRole('button', { name: '摄像头' }).click();
  await expect(learner.locator('video')).toHaveCount(0);
  await lecturer.getByRole('button', { name: '摄像头' }).click();
  await expect.poll(() => linesOf(learner), { timeout: 30_000 }).toBe(360);
  await moves(learner);
});

/** How high the picture is that is shown; 0 while there is none. */
const linesOf = (page: Page): Promise<number> => page.evaluate(() => document.querySelector('video')?.videoHeight ?? 0);

async function choose(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: /画面与流量/ }).click();
  await page.getByRole('button', { name }).click();
}

async function moves(page: Page): Promise<void> {
  const frames = () =>
    page.evaluate(() => document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0);
  const before = await frames();
  await expect.poll(frames, { timeout: 20_000 }).toBeGreaterThan(before + 5);
}
