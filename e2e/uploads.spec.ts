import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { typePassword } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const LECTURER = '13800000002';
const GUEST_FILE = '课堂实录.mp4';

/** The first bytes of a film and as many more that nothing could play. */
const film = (bytes: number) =>
  Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1'), randomBytes(bytes)]);

test('a file goes on over a dead network and from page to page, lies in the space, and opens by a link for a guest', async ({
  page,
  context,
  browser,
}, info) => {
  await openSpace(page);
  const path = info.outputPath(GUEST_FILE);
  await writeFile(path, film(40_000_000));
  const tray = page.getByRole('region', { name: '上传' });
  // the network goes away as soon as the first piece has arrived
  const firstPiece = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.getByLabel('上传文件').setInputFiles(path);
  await firstPiece;
  await context.setOffline(true);
  await expect(tray.getByText('网络断了，恢复后自动接着传')).toBeVisible({ timeout: 30_000 });
  await context.setOffline(false);
  await page.getByRole('navigation').getByRole('link', { name: '我的信息' }).first().click();
  await expect(page).toHaveURL(/lectureinfo/);
  await expect(tray.getByText('1 个文件上传成功')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('navigation').getByRole('link', { name: '我的空间' }).first().click();
  const row = page.getByRole('row').filter({ hasText: GUEST_FILE });
  await expect(row).toContainText('38.1 MB');
  await row.getByRole('button', { name: `${GUEST_FILE} 的更多操作` }).click();
  await page.getByRole('button', { name: '分享', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '提取码' }).fill('k7k7');
  await dialog.getByRole('button', { name: '创建链接' }).click();
  const link = await dialog
    .getByRole('list', { name: '分享链接' })
    .getByText(/^\/s\//)
    .textContent();

  const guest = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await guest.goto(link!);
  await expect(guest.getByText(GUEST_FILE)).toHaveCount(0);
  await guest.getByRole('textbox', { name: '提取码' }).fill('0000');
  await guest.getByRole('button', { name: '打开' }).click();
  await expect(guest.getByText('提取码不对')).toBeVisible();
  await guest.getByRole('textbox', { name: '提取码' }).fill('K7K7');
  await guest.getByRole('button', { name: '打开' }).click();
  await expect(guest.getByRole('heading', { name: GUEST_FILE })).toBeVisible();
  const arriving = guest.waitForEvent('download');
  await guest.getByRole('button', { name: '下载' }).click();
  expect((await arriving).suggestedFilename()).toBe(GUEST_FILE);
  await guest.context().close();
});

test('a file that is not what its name says is refused for good: there is nothing to try again', async ({
  page,
}, info) => {
  await openSpace(page);
  const path = info.outputPath('其实是文字.mp4');
  await writeFile(path, '这一份不是视频，改了后缀也不是。'.repeat(100));
  await page.getByLabel('上传文件').setInputFiles(path);
  const tray = page.getByRole('region', { name: '上传' });
  await expect(tray.getByText('1 个文件没有传上去')).toBeVisible();
  await expect(tray.getByRole('button', { name: '重试 其实是文字.mp4' })).toHaveCount(0);
  await tray.getByRole('button', { name: '取消 其实是文字.mp4' }).click();
  await expect(tray).toHaveCount(0);
});

test('a reload asks for the file again and goes on where it was; another file is turned away with a sentence', async ({
  page,
}, info) => {
  await openSpace(page);
  const [path, other] = [info.outputPath('第一课.mp4'), info.outputPath('第二课.mp4')];
  await writeFile(path, film(30_000_000));
  await writeFile(other, film(1000));
  const firstPiece = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.getByLabel('上传文件').setInputFiles(path);
  await firstPiece;
  const tray = page.getByRole('region', { name: '上传' });
  await tray.getByRole('button', { name: '暂停 第一课.mp4' }).click();
  await page.reload();
  await expect(tray.getByText('请再选一次这个文件')).toBeVisible();
  const again = tray.getByLabel('再选一次 第一课.mp4');
  await again.setInputFiles(other);
  await expect(tray.getByRole('alert')).toContainText('请选「第一课.mp4」');
  const goesOn = page.waitForRequest((request) => request.method() === 'PATCH');
  await again.setInputFiles(path);
  expect(Number((await goesOn).headers()['upload-offset'])).toBeGreaterThan(0);
  await expect(tray.getByText('1 个文件上传成功')).toBeVisible({ timeout: 30_000 });
});

/** As a lecturer, which one of the identities is chosen for. */
async function openSpace(page: Page): Promise<void> {
  await page.goto('/login?redirectPath=/account/space');
  await typePassword(page, LECTURER);
  await page.getByRole('button', { name: /^讲师/ }).click();
  await expect(page.getByRole('heading', { name: '我的空间' })).toBeVisible();
}
