import type { APIResponse, Locator, Page, Route } from '@playwright/test';
import { enterRoom } from '#contract/course/trtc.ts';
import { MEDIA_FULL } from '#contract/im/callFailures.ts';
import { findingsOf } from './support/findings.ts';
import { loudnessOf } from './support/loudnessOf.ts';
import { lecturerIn, teach } from './support/liveClass.ts';
import { openAs } from './support/openAs.ts';
import { expect, test } from './support/test.ts';

test('without a way for UDP a learner sees and hears the class a few seconds late, and talks as everybody does', async ({
  browser,
  world,
}) => {
  test.setTimeout(180_000);
  const { periodId, learns, lecturer } = await lecturerIn(browser, world);
  await teach(lecturer);
  const learner = await openAs(browser, world.url, learns, '/mylive');
  // as behind a wall that lets no UDP through: of this browser there is no address to send to
  await learner.addInitScript(() => {
    const Real = RTCPeerConnection;
    window.RTCPeerConnection = class extends Real {
      constructor(config?: RTCConfiguration) {
        super({ ...config, iceServers: [], iceTransportPolicy: 'relay' });
      }
    };
  });
  const fetched = await joinAtTheEndOfASegment(learner);
  await learner.goto(`/newlive/player?id=${periodId}`);
  await expect(learner.getByText(/^画面和声音比讲师晚几秒/)).toBeVisible({ timeout: 40_000 });
  const film = learner.getByLabel('课堂画面');
  await goesOn(film);
  expect([...fetched].filter(([, times]) => times > 2)).toEqual([]);
  expect(await sizeOf(film)).toEqual([1280, 720]);
  await expect.poll(() => colours(film), { timeout: 20_000 }).toBeGreaterThan(3);
  await expect.poll(() => loudnessOf(film), { timeout: 20_000 }).toBeGreaterThan(0.01);
  await learner.getByRole('textbox', { name: '发言' }).fill('画面看得到');
  await learner.keyboard.press('Enter');
  await expect(lecturer.getByRole('list', { name: '讨论' })).toContainText('画面看得到');
  expect(await findingsOf(learner)).toEqual([]);
  await lecturer.getByRole('button', { name: '下课' }).click();
  await lecturer.getByRole('dialog').getByRole('button', { name: '下课' }).click();
  await learner.getByRole('heading', { name: '这节课已经结束' }).waitFor();
  await expect(film).toHaveCount(0);
});

test('where no place is left a learner watches late, and without delay once they are on stage', async ({
  browser,
  world,
}) => {
  test.setTimeout(180_000);
  const { periodId, learns, lecturer } = await lecturerIn(browser, world);
  await teach(lecturer);
  const learner = await openAs(browser, world.url, learns, '/mylive');
  await learner.context().grantPermissions(['camera', 'microphone']);
  let tickets = 0;
  await learner.route(`**${enterRoom.path}`, (route) => {
    tickets += 1;
    return tickets === 1 ? route.fulfill({ json: { ...MEDIA_FULL, data: null } }) : route.continue();
  });
  await learner.goto(`/newlive/player?id=${periodId}`);
  await goesOn(learner.getByLabel('课堂画面'));
  await expect.poll(() => colours(learner.getByLabel('课堂画面')), { timeout: 20_000 }).toBeGreaterThan(3);
  await lecturer.getByRole('button', { name: '参数' }).click();
  await lecturer.getByRole('switch', { name: '允许学员上台连麦' }).click();
  await lecturer.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
  await learner.getByRole('button', { name: '举手' }).click();
  await learner.getByRole('dialog').getByRole('button', { name: '举手' }).click();
  await lecturer.getByRole('tab', { name: /^举手/ }).click();
  await lecturer.getByRole('button', { name: '请上台' }).click();
  await expect(learner.getByRole('button', { name: '麦克风' })).toBeVisible({ timeout: 20_000 });
  await expect(learner.getByLabel('课堂画面')).toHaveCount(0);
  await goesOn(learner.getByRole('complementary', { name: '课堂' }).locator('video').first());
});

/** The player begins in the last part of the first segment: it stood still there, and fetched it again and again. */
async function joinAtTheEndOfASegment(learner: Page): Promise<Map<string, number>> {
  const fetched = new Map<string, number>();
  learner.on('request', (request) => {
    const part = /\/(p\d+\.\d+)\.m4s$/.exec(request.url())?.[1];
    if (part) fetched.set(part, (fetched.get(part) ?? 0) + 1);
  });
  const first = async (route: Route): Promise<void> => {
    let response: APIResponse;
    let text: string;
    do {
      response = await route.fetch();
      text = await response.text();
    } while (response.ok() && !/URI="p\d+\.2\.m4s"\s*$/.test(text));
    await route.fulfill({ response, body: text });
  };
  await learner.route(/\/live\.m3u8$/, first, { times: 1 });
  return fetched;
}

/** It plays: pictures are shown, and its time goes by. */
async function goesOn(film: Locator): Promise<void> {
  const at = () => film.evaluate((element: HTMLVideoElement) => element.currentTime).catch(() => 0);
  await expect.poll(at, { timeout: 40_000 }).toBeGreaterThan(0);
  const [before, frames] = [await at(), await framesOf(film)];
  await expect.poll(at, { timeout: 20_000 }).toBeGreaterThan(before + 3);
  expect(await framesOf(film)).toBeGreaterThan(frames + 20);
}

const framesOf = (film: Locator): Promise<number> =>
  film.evaluate((element: HTMLVideoElement) => element.getVideoPlaybackQuality().totalVideoFrames);

const sizeOf = (film: Locator): Promise<number[]> =>
  film.evaluate((element: HTMLVideoElement) => [element.videoWidth, element.videoHeight]);

/** How many greens the picture has: what the made-up camera shows is nothing else, and black is one. */
const colours = (film: Locator): Promise<number> =>
  film.evaluate((element: HTMLVideoElement) => {
    const sheet = new OffscreenCanvas(32, 18);
    const pen = sheet.getContext('2d')!;
    pen.drawImage(element, 0, 0, 32, 18);
    return new Set(pen.getImageData(0, 0, 32, 18).data.filter((_, at) => at % 4 === 1)).size;
  });
