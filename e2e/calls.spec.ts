import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { enter } from './support/quietSession.ts';
import { expect, test } from './support/test.ts';

const LEARNER = '13800000001';
const LECTURER = '13800000002';
const OPERATOR = '13800000009';

test('two people call each other: it rings, they see each other, one hangs up', async ({ browser, baseURL, world }) => {
  test.setTimeout(150_000);
  // two computers, each with a camera: pages of one browser take the same one, and both take it anew when the engine dies
  await using elsewhere = await browser.browserType().launch(test.info().project.use.launchOptions);
  const caller = await deviceOf(browser, baseURL!, LECTURER, 2);
  const called = await deviceOf(elsewhere, baseURL!, LEARNER, 1);
  const [phone, tablet] = [await called.newPage(), await called.newPage()];
  await phone.goto('/im');
  await tablet.goto('/user');
  const desk = await caller.newPage();
  await desk.goto('/im');
  await desk.getByRole('link', { name: /^林晓/ }).click();
  await desk.getByRole('button', { name: '视频通话' }).click();
  await desk.getByText('正在等待对方接听…').waitFor();

  // both devices ring; answered on one, the other is quiet
  for (const page of [phone, tablet]) await page.getByRole('dialog', { name: /邀请你视频通话$/ }).waitFor();
  await phone.getByRole('button', { name: '接听' }).click();
  await expect(tablet.getByRole('dialog', { name: /邀请你视频通话$/ })).toHaveCount(0);
  await seesOther(desk);
  await seesOther(phone);

  // the operator sees that there is a call, and not whose
  const watching = await deviceOf(browser, baseURL!, OPERATOR, 0);
  const rooms = await watching.newPage();
  await rooms.goto('/admin/rtc');
  await expect(rooms.getByRole('row', { name: /^通话 视频通话 2 call-/ })).toBeVisible();
  await expect(rooms.getByRole('main')).not.toContainText('林晓');

  // the engine dies: the site goes on, and with the next one so does the call
  const killed = await engineOf(world.pid);
  process.kill(killed!, 'SIGKILL');
  expect((await desk.request.get('/readyz')).ok()).toBe(true);
  await expect.poll(() => engineOf(world.pid)).not.toBe(killed);
  await expect.poll(() => engineOf(world.pid)).toBeDefined();
  await seesOther(desk);
  await seesOther(phone);
  await expect(desk.getByRole('alert')).toHaveCount(0);
  await rooms.reload();
  await expect(rooms.getByText(/^[1-9]\d* 次$/)).toBeVisible();
  await watching.close();

  await phone.getByRole('button', { name: '挂断' }).click();
  await expect(desk.getByRole('heading', { name: '通话结束' })).toBeVisible();
  await expect(phone.getByText(/通话时长/)).toBeVisible();
  await desk.goto('/im');
  await desk.getByRole('link', { name: /^林晓/ }).click();
  await expect(
    desk
      .getByRole('log')
      .getByText(/^通话时长/)
      .last(),
  ).toBeVisible();
  await caller.close();
  await called.close();
});

test('a call goes on on other pages: the bar leads back, and another device takes it over', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const caller = await deviceOf(browser, baseURL!, LECTURER, 2);
  const called = await deviceOf(browser, baseURL!, LEARNER, 1);
  // every tab is a device of its own; to sign in a second time would end the session of the first
  const [desk, phone, tablet] = [await caller.newPage(), await called.newPage(), await called.newPage()];
  await phone.goto('/im');
  await desk.goto('/im');
  await desk.getByRole('link', { name: /^林晓/ }).click();
  await desk.getByRole('button', { name: '视频通话' }).click();
  await desk.getByText('正在等待对方接听…').waitFor();
  await phone.getByRole('button', { name: '接听' }).click();
  await seesOther(desk);

  // to another page and back: the sound of the other one was there all the time
  const bar = (page: Page) => page.getByRole('complementary', { name: '正在进行的通话' });
  await expect(bar(desk)).toHaveCount(0);
  await desk.getByRole('link', { name: '边通话边看消息' }).click();
  await desk.waitForURL(/\/im\?/);
  await expect(bar(desk)).toContainText(/通话中 \d\d:\d\d/);
  await desk.getByRole('textbox', { name: /写消息$/ }).fill('边打边写');
  await desk.getByRole('button', { name: '发送', exact: true }).click();
  await expect(desk.getByRole('log').getByText('边打边写')).toBeVisible();
  await seesOther(phone);
  await desk.setViewportSize({ width: 360, height: 740 });
  await expect(bar(desk)).toBeInViewport();
  await expect(bar(desk).getByRole('button', { name: '挂断' })).toBeInViewport({ ratio: 1 });
  await expect(desk.getByRole('textbox', { name: /写消息$/ })).toBeInViewport({ ratio: 1 });
  await desk.setViewportSize({ width: 1440, height: 900 });
  await bar(desk).getByRole('button', { name: '回到通话' }).click();
  await seesOther(desk);

  // opened later, the second device says where the call is, and takes it without a new ring
  await tablet.goto('/list');
  await bar(tablet).filter({ hasText: '你正在另一台设备上通话' }).waitFor();
  await bar(tablet).getByRole('button', { name: '转到这台' }).click();
  await seesOther(tablet);
  // nobody is heard unasked where they take it over
  await expect(tablet.getByText('麦克风关着，对方听不到你')).toBeVisible();
  await tablet.getByRole('button', { name: '取消静音' }).click();
  await tablet.getByRole('button', { name: '静音', exact: true }).waitFor();
  await expect(tablet.getByText('麦克风关着，对方听不到你')).toHaveCount(0);
  await expect(phone.getByRole('heading', { name: '通话在你的另一台设备上' })).toBeVisible();
  await phone.goto('/list');
  await bar(phone).waitFor();

  // hung up from the bar, it is gone everywhere
  await bar(phone).getByRole('button', { name: '挂断' }).click();
  await expect(bar(phone)).toHaveCount(0);
  await expect(tablet.getByRole('heading', { name: '通话结束' })).toBeVisible();
  await expect(desk.getByRole('heading', { name: '通话结束' })).toBeVisible();
  await caller.close();
  await called.close();
});

async function deviceOf(browser: Browser, baseURL: string, mobile: string, userType: number): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, permissions: ['camera', 'microphone'] });
  await enter(context, context.request, mobile, userType);
  return context;
}

/** Pictures of the other one go on: each time it is looked at, there are others. */
async function seesOther(page: Page): Promise<void> {
  const film = page.getByRole('listitem').filter({ hasNotText: /^我$/ }).locator('video');
  const frames = () => film.evaluate((element: HTMLVideoElement) => element.getVideoPlaybackQuality().totalVideoFrames);
  let before = 0;
  for (let look = 0; look < 5; look += 1) {
    await expect.poll(frames, { timeout: 20_000 }).not.toBe(before);
    before = await frames();
  }
}

/** The number of the process of the engine, among those that the server has begun. */
async function engineOf(serverPid: number): Promise<number | undefined> {
  const children = await readFile(`/proc/${serverPid}/task/${serverPid}/children`, 'utf8');
  for (const pid of children.trim().split(' ')) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.includes('rtc/engine/child.ts')) return Number(pid);
  }
  return undefined;
}
