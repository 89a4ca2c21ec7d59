import type { Locator, Page } from '@playwright/test';
import { enter } from './support/quietSession.ts';
import { hydrated, open as openPage } from './support/settled.ts';
import { expect, test } from './support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Opens the dialog, whose parts are fetched with the first, and waits until the server has drawn the poster. */
async function openShare(page: Page, opener: Locator): Promise<Locator> {
  const drawn = page.waitForResponse((answer) => /\/media\/[^/]+\/[^/]+\.png$/.test(answer.url()));
  await opener.click();
  await drawn;
  return page.getByRole('dialog', { name: '分享' });
}

/** Saves the poster, which has been drawn, and copies the address. Returns what lies on the clipboard. */
async function shareBoth(page: Page, dialog: Locator): Promise<string> {
  const save = dialog.getByRole('button', { name: '保存海报' });
  await expect(save).toBeEnabled();
  const saving = page.waitForEvent('download');
  await save.click();
  expect((await saving).suggestedFilename()).toMatch(/\.png$/);
  await dialog.getByRole('button', { name: '复制链接' }).click();
  await expect(page.getByText(/^链接复制成功/)).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** How many dark and light points the poster has where the code stands, at its lower left. */
const pointsOf = (poster: Locator) =>
  poster.evaluate((image: HTMLImageElement) => {
    const [edge, side] = [64, 190];
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    canvas.getContext('2d')!.drawImage(image, 0, 0);
    const { data } = canvas.getContext('2d')!.getImageData(edge, canvas.height - edge - side, side, side);
    const points = { dark: 0, light: 0 };
    for (let at = 0; at < data.length; at += 4) {
      if (data[at]! < 60) points.dark += 1;
      if (data[at]! > 220) points.light += 1;
    }
    return points;
  });

test('a course is shared by a poster with its code and by its address, and earns points', async ({
  page,
  context,
  request,
}) => {
  await enter(context, request, '13800000103', 1);
  await page.goto('/list');
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().click();
  await page.waitForURL(/\/course\/\d+$/);
  await hydrated(page);
  const dialog = await openShare(page, page.getByRole('main').getByRole('button', { name: '分享' }));
  const copied = await shareBoth(page, dialog);
  expect(new URL(copied).pathname).toBe(new URL(page.url()).pathname);
  const { dark, light } = await pointsOf(dialog.getByRole('img'));
  expect(Math.min(dark, light)).toBeGreaterThan(2000);
  await page.goto('/account/myIntegral');
  await expect(page.getByRole('table', { name: '积分明细' })).toContainText('+2');
});

test('a certificate that a message names is shared by the page that proves it', async ({ page, context, request }) => {
  await enter(context, request, '13800000001', 1);
  await openPage(page, '/account/certificate');
  await page.getByRole('list', { name: '我的证书' }).getByRole('button').first().click();
  const open = page.getByRole('dialog', { name: /证书$/ }); // courses give theirs what names they like
  const [, number] = /编号\s*(ZT[\w-]+)/.exec(await open.innerText()) ?? [];
  await page.goto(`/account/certificate?no=${number}`);
  const dialog = await openShare(page, open.getByRole('button', { name: '分享' }));
  expect(new URL(await shareBoth(page, dialog)).pathname).toBe(`/certificate/verify/${number}`);
  await dialog.getByRole('button', { name: '关闭' }).click();
  await expect(open).toBeVisible();
});

test('who may recommend has a poster of their own, and what they share leads to them', async ({
  page,
  context,
  request,
}) => {
  await enter(context, request, '13800000001', 1);
  await page.goto('/account/recommend');
  const poster = page.getByRole('img', { name: '推荐的海报，带推荐链接的二维码' });
  await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(750);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: '保存海报' }).click();
  expect((await saving).suggestedFilename()).toBe('推荐海报.png');
  await page.goto('/list');
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().click();
  await page.waitForURL(/\/course\/\d+$/);
  await hydrated(page);
  const dialog = await openShare(page, page.getByRole('main').getByRole('button', { name: '分享' }));
  const copied = await shareBoth(page, dialog);
  expect(new URL(copied).searchParams.get('referralCode')).toMatch(/^\w{8}$/);
});
