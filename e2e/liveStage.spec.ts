import type { Locator, Page } from '@playwright/test';
import { untilItMoves, shareDrawing } from './support/drawnScreen.ts';
import { findingsOf } from './support/findings.ts';
import { lecturerIn, lessonFor } from './support/liveClass.ts';
import { openAs } from './support/openAs.ts';
import { expect, test } from './support/test.ts';

const largeOf = (page: Page): Locator => page.getByRole('region', { name: '画面' }).locator('video');
const slidesOf = (page: Page): Locator => page.getByRole('region', { name: '课件' });
const widthOf = async (seen: Locator): Promise<number> => (await seen.boundingBox())!.width;

test('a shared screen takes the main area: slides and back, full screen and back', async ({ browser, world }) => {
  test.setTimeout(150_000);
  const { periodId, teaches, learns } = await lessonFor(world);
  const lecturer = await openAs(browser, world.url, teaches, '/mylive');
  await shareDrawing(lecturer);
  await lecturer.goto(`/newlive/pusher?id=${periodId}`);
  await lecturer.getByRole('button', { name: '开始上课' }).click();
  const learner = await openAs(browser, world.url, learns, `/newlive/player?id=${periodId}`);
  await expect(learner.getByText('直播中', { exact: true })).toBeVisible();
  expect(await widthOf(slidesOf(learner))).toBeGreaterThan(700);
  await lecturer.getByRole('button', { name: '共享屏幕' }).click();

  await expect(largeOf(learner)).toBeVisible({ timeout: 20_000 });
  expect(await widthOf(largeOf(learner))).toBeGreaterThan(700);
  await untilItMoves(largeOf(learner));
  expect(await widthOf(slidesOf(learner))).toBeLessThan(400);
  // whoever shares it has the slides before them, and their screen small
  await expect(lecturer.getByRole('button', { name: '放大我的屏幕' })).toBeVisible();
  await expect(largeOf(lecturer)).toHaveCount(0);
  for (const page of [lecturer, learner]) expect(await findingsOf(page)).toEqual([]);

  // by keys: what takes the place of the pressed button has the focus
  const [away, back] = ['看白板', '看共享屏幕'].map((name) => learner.getByRole('button', { name }));
  await away!.press('Enter');
  await expect(largeOf(learner)).toHaveCount(0);
  expect(await widthOf(slidesOf(learner))).toBeGreaterThan(700);
  await expect(learner.getByRole('button', { name: /^放大.+的屏幕$/ })).toBeVisible();
  await expect(back!).toBeFocused();
  await learner.keyboard.press('Enter');
  await expect(largeOf(learner)).toBeVisible();
  await expect(away!).toBeFocused();

  await learner.getByRole('button', { name: '全屏' }).click();
  await expect(learner.getByRole('button', { name: '退出全屏' })).toHaveAttribute('aria-pressed', 'true');
  await expect(learner.getByRole('complementary', { name: '课堂' })).toBeHidden();
  await expect.poll(() => widthOf(largeOf(learner))).toBeGreaterThan(1200);
  await learner.getByRole('button', { name: '退出全屏' }).click();
  await expect(learner.getByRole('complementary', { name: '课堂' })).toBeVisible();

  await learner.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => widthOf(largeOf(learner))).toBeGreaterThan(350);
  expect(await learner.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await findingsOf(learner)).toEqual([]);
  await lecturer.getByRole('button', { name: '共享屏幕' }).click();
  await expect(largeOf(learner)).toHaveCount(0);
});

test('a viewer enlarges a picture and chooses the layout, which is remembered', async ({ browser, world }) => {
  test.setTimeout(150_000);
  const { periodId, learns, lecturer } = await lecturerIn(browser, world);
  await lecturer.context().grantPermissions(['camera', 'microphone']);
  await lecturer.getByRole('button', { name: '设备' }).click();
  const devices = lecturer.getByRole('dialog', { name: '设备' });
  await untilItMoves(devices.locator('video'));
  await devices.getByRole('button', { name: '关闭' }).click();
  await lecturer.getByRole('button', { name: '开始上课' }).click();
  await lecturer.getByRole('button', { name: '摄像头' }).click();
  const learner = await openAs(browser, world.url, learns, `/newlive/player?id=${periodId}`);
  await learner.getByRole('button', { name: /^放大/ }).click({ timeout: 20_000 });
  expect(await widthOf(largeOf(learner))).toBeGreaterThan(700);
  await untilItMoves(largeOf(learner));
  await learner.getByRole('button', { name: '看白板' }).click();
  await expect(largeOf(learner)).toHaveCount(0);

  await choose(learner, '并排');
  await expect(largeOf(learner)).toBeVisible();
  const [left, right] = [await slidesOf(learner).boundingBox(), await largeOf(learner).boundingBox()];
  expect(right!.x).toBeGreaterThan(left!.x + left!.width - 1);
  expect(right!.width).toBeGreaterThan(450);
  expect(left!.width).toBeGreaterThan(450);
  expect(await findingsOf(learner)).toEqual([]);
  await learner.reload();
  await expect(largeOf(learner)).toBeVisible({ timeout: 20_000 });
  expect(await widthOf(slidesOf(learner))).toBeGreaterThan(450);

  // where there is no room for both, the picture is large, and the third one is not offered
  await learner.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => widthOf(largeOf(learner))).toBeGreaterThan(350);
  await learner.getByRole('button', { name: '布局' }).click();
  await expect(learner.getByRole('button', { name: '画面为主' })).toHaveAttribute('aria-current', 'true');
  await expect(learner.getByRole('button', { name: '并排' })).toHaveCount(0);
  await learner.getByRole('button', { name: '课件为主' }).click();
  await expect(largeOf(learner)).toHaveCount(0);
  expect(await widthOf(slidesOf(learner))).toBe(360);
  await learner.reload();
  await expect(learner.getByRole('button', { name: /^放大/ })).toBeVisible({ timeout: 20_000 });
  await expect(largeOf(learner)).toHaveCount(0);
});

test('a lecturer who reloads is seen and heard again by themselves, and stays off after leaving', async ({
  browser,
  world,
}) => {
  test.setTimeout(150_000);
  const { periodId, learns, lecturer } = await lecturerIn(browser, world);
  await lecturer.context().grantPermissions(['camera', 'microphone']);
  await lecturer.getByRole('button', { name: '开始上课' }).click();
  const muting = lecturer.getByRole('button', { name: '静音', exact: true });
  const camera = lecturer.getByRole('button', { name: '摄像头' });
  await lecturer.getByRole('button', { name: '麦克风' }).click();
  await muting.waitFor();
  await camera.click();
  const learner = await openAs(browser, world.url, learns, `/newlive/player?id=${periodId}`);
  const seen = learner.getByRole('complementary', { name: '课堂' }).locator('video');
  await goesOn(seen);

  await lecturer.reload();
  await muting.waitFor({ timeout: 30_000 });
  await expect(camera).toHaveAttribute('aria-pressed', 'true', { timeout: 30_000 });
  await goesOn(seen);
  expect(await findingsOf(lecturer)).toEqual([]);

  await lecturer.getByRole('link', { name: '离开' }).click();
  await lecturer.waitForURL(/\/mylive/);
  await lecturer.goBack();
  await lecturer.getByRole('button', { name: '麦克风' }).waitFor({ timeout: 30_000 });
  await expect(camera).toHaveAttribute('aria-pressed', 'false');
});

/** Pictures go on, also where one element takes the place of another meanwhile. */
async function goesOn(film: Locator): Promise<void> {
  const frames = () => film.evaluate((element: HTMLVideoElement) => element.getVideoPlaybackQuality().totalVideoFrames);
  for (let look = 0; look < 4; look += 1) {
    const before = await frames();
    await expect.poll(frames, { timeout: 20_000 }).not.toBe(before);
  }
}

async function choose(page: Page, layout: string): Promise<void> {
  await page.getByRole('button', { name: '布局' }).click();
  await page.getByRole('button', { name: layout }).click();
}
