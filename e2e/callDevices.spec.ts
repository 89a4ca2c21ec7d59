import type { Browser, Page } from '@playwright/test';
import { untilItMoves, shareDrawing } from './support/drawnScreen.ts';
import { findingsOf } from './support/findings.ts';
import { enter } from './support/quietSession.ts';
import { rememberConnections } from './support/rememberConnections.ts';
import { expect, test } from './support/test.ts';

const LEARNER = '13800000001';
const LECTURER = '13800000002';
const CHOSEN = 'Fake Audio Input 2';

test('a microphone is chosen before a call and changed in it; one that is pulled out is made up for; a screen is large', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(150_000);
  const [desk, phone] = [await openIm(browser, baseURL!, LECTURER, 2), await openIm(browser, baseURL!, LEARNER, 1)];
  await shareDrawing(phone);
  await phone.reload();
  await desk.getByRole('link', { name: /^林晓/ }).click();
  await desk.getByRole('button', { name: '语音通话' }).click();
  const ringing = phone.getByRole('dialog', { name: /邀请你语音通话$/ });
  await ringing.getByRole('button', { name: '设备' }).click();
  const before = phone.getByRole('dialog', { name: '设备' });
  await expect(before.getByRole('combobox', { name: '麦克风' })).toContainText(CHOSEN);
  await before.getByRole('button', { name: '关闭' }).click();
  await phone.getByRole('button', { name: '接听' }).click();
  await expect.poll(() => microphoneOf(desk)).not.toBe('');

  await desk.getByRole('button', { name: '设备' }).click();
  const devices = desk.getByRole('dialog', { name: '设备' });
  await devices.getByRole('combobox', { name: '麦克风' }).selectOption(CHOSEN);
  await expect.poll(() => microphoneOf(desk)).toBe(CHOSEN);
  await expect
    .poll(() => devices.locator('meter').evaluate((meter: HTMLMeterElement) => meter.value))
    .toBeGreaterThan(0);
  await devices.getByRole('button', { name: '看看摄像头' }).click();
  await untilItMoves(devices.locator('video'));
  await expect(devices.getByRole('combobox', { name: '扬声器' })).toBeVisible();
  await devices.getByRole('button', { name: '试试扬声器' }).click();
  await expect(devices.getByText('听到了吗？')).toBeVisible({ timeout: 20_000 });
  expect(await findingsOf(desk)).toEqual([]);
  await devices.getByRole('button', { name: '听到了', exact: true }).click();
  await expect(devices.getByText('扬声器没有问题')).toBeVisible();
  expect(await findingsOf(desk)).toEqual([]);
  await devices.getByRole('button', { name: '关闭' }).click();
  await desk.reload();
  await expect.poll(() => microphoneOf(desk), { timeout: 20_000 }).toBe(CHOSEN);

  // the call is a matter of the tab: its devices are looked after on other pages too
  await desk.getByRole('link', { name: '边通话边看消息' }).click();
  await desk.waitForURL(/\/im\?/);
  await pullOut(desk, CHOSEN);
  await expect(desk.getByText(new RegExp(`^「${CHOSEN}」断开了，麦克风换成「.+」$`))).toBeVisible();
  await expect.poll(() => microphoneOf(desk)).not.toBe(CHOSEN);
  await desk.getByRole('button', { name: '回到通话' }).click();

  await phone.getByRole('button', { name: '共享屏幕' }).click();
  const large = desk.getByRole('region', { name: '画面' }).locator('video');
  await expect(large).toBeVisible({ timeout: 20_000 });
  expect((await large.boundingBox())!.width).toBeGreaterThan(700);
  await untilItMoves(large);
  expect(await findingsOf(desk)).toEqual([]);
  await desk.getByRole('button', { name: '缩小' }).click();
  await expect(large).toHaveCount(0);
  await desk.getByRole('button', { name: '看共享屏幕' }).click();
  await expect(large).toBeVisible();
  await desk.getByRole('button', { name: '全屏' }).click();
  await expect(desk.getByRole('button', { name: '退出全屏' })).toBeVisible();
  await desk.getByRole('button', { name: '退出全屏' }).click();
  await desk.getByRole('button', { name: '挂断' }).click();
  await expect(phone.getByRole('heading', { name: '通话结束' })).toBeVisible();
});

/** Somebody at their messages, in a browser that remembers its connections. */
async function openIm(browser: Browser, baseURL: string, mobile: string, userType: number): Promise<Page> {
  const context = await browser.newContext({ baseURL, permissions: ['camera', 'microphone'] });
  await enter(context, context.request, mobile, userType);
  const page = await context.newPage();
  await rememberConnections(page);
  await page.goto('/im');
  return page;
}

/** The name of the microphone that is sent. */
const microphoneOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { made } = window as unknown as { made: RTCPeerConnection[] };
    const senders = made.flatMap((one) => one.getSenders());
    return senders.find(({ track }) => track?.kind === 'audio')?.track?.label ?? '';
  });

const pullOut = (page: Page, label: string): Promise<void> =>
  page.evaluate((gone) => {
    const { mediaDevices } = navigator;
    const all = mediaDevices.enumerateDevices.bind(mediaDevices);
    mediaDevices.enumerateDevices = async () => (await all()).filter((device) => device.label !== gone);
    mediaDevices.dispatchEvent(new Event('devicechange'));
  }, label);
