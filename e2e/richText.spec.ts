import type { Page } from '@playwright/test';
import { findingsOf } from './support/findings.ts';
import { typePassword } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const OPERATOR = '13800000009';

test('the operator writes an agreement: marks, table, formula, link, picture; it survives a reload and readers see it', async ({
  page,
}) => {
  await enterTexts(page);
  const text = page.getByRole('textbox', { name: '招募正文' });
  const tools = page.getByRole('toolbar', { name: '排版' }).last();
  const dialog = page.getByRole('dialog');
  await text.fill('');
  await text.pressSequentially('先看');
  await page.keyboard.press('Control+b');
  await text.pressSequentially('要求');
  await page.keyboard.press('Control+b');
  await text.pressSequentially('，方差 ');

  await tools.getByRole('button', { name: '公式' }).click();
  await dialog.getByRole('textbox', { name: 'LaTeX' }).fill('\\frac{1}{');
  await dialog.getByRole('button', { name: '插入公式' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'LaTeX' }).fill('\\frac{1}{n}');
  await expect(dialog.locator('math mfrac')).toBeVisible();
  await dialog.getByRole('button', { name: '插入公式' }).click();
  await expect(text.locator('math mfrac')).toBeVisible();

  await page.keyboard.press('Control+k');
  await dialog.getByRole('textbox', { name: '地址' }).fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: '插入链接' }).click();
  await expect(dialog.getByText('请填写以 / 开头的本站地址、网址或邮箱')).toBeVisible();
  await dialog.getByRole('textbox', { name: '地址' }).fill('/lecturer');
  await dialog.getByRole('textbox', { name: '显示的文字' }).fill('讲师');
  await page.keyboard.press('Enter');
  await expect(text.getByRole('link', { name: '讲师' })).toBeVisible();

  await page.keyboard.press('Enter');
  await pastePicture(page);
  await expect(text.locator('img[src^="/files/"]')).toBeVisible();
  await text.locator('img').click();
  await page.getByRole('textbox', { name: '图片说明' }).fill('一张白纸');

  await text.press('ArrowRight');
  await page.keyboard.press('Enter');
  await tools.getByRole('button', { name: '表格' }).click();
  await text.pressSequentially('甲');
  await page.keyboard.press('Tab');
  await text.pressSequentially('乙');
  await page.keyboard.press('Tab');
  await text.pressSequentially('丙');
  await page.getByRole('button', { name: '加一行' }).click();
  await expect(text.locator('tr')).toHaveCount(4);

  await page.reload();
  await expect(page.getByText('已恢复上次没提交的内容')).toBeVisible();
  await expect(text.locator('tr')).toHaveCount(4);
  await expect(text.locator('math mfrac')).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('保存成功')).toBeVisible();

  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await expect(async () => {
    await page.goto('/recruit');
    await expect(page.locator('main strong', { hasText: '要求' })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await expect(page.locator('main math mfrac')).toBeVisible();
  await expect(page.getByRole('img', { name: '一张白纸' })).toBeVisible();
  await expect(page.locator('main th')).toHaveText(['甲', '乙', '丙']);
  await expect(page.locator('main').getByRole('link', { name: '讲师', exact: true })).toHaveAttribute(
    'href',
    '/lecturer',
  );
  expect(scripts.filter((url) => /RichEditor|katex/i.test(url))).toEqual([]);
});

test('the toolbar is one stop with arrow keys inside; too long a text is told at the field and nothing is lost', async ({
  page,
}) => {
  await enterTexts(page);
  const text = page.getByRole('textbox', { name: '入驻协议' });
  const tools = page.getByRole('toolbar', { name: '排版' }).nth(2);
  await text.fill('');
  await text.focus();
  await page.keyboard.press('Alt+F10');
  await expect(tools.getByRole('button', { name: '大标题' })).toBeFocused();
  await expect(page.getByText('Ctrl+Alt+2')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(tools.getByRole('button', { name: '中标题' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await text.pressSequentially('总则');
  await expect(text.getByRole('heading', { level: 3, name: '总则' })).toBeVisible();

  await page.keyboard.press('Enter');
  await paste(page, { 'text/plain': '## 第二章\n\n- 甲\n- 乙\n\n| 项 | 值 |\n|---|---|\n| 一 | $x^2$ |\n' });
  await expect(text.getByRole('heading', { level: 2, name: '第二章' })).toBeVisible();
  await expect(text.locator('li')).toHaveCount(2);
  await expect(text.locator('td math')).toBeVisible();
  await paste(page, { 'text/html': `<p onclick="alert(1)">${'字'.repeat(100_001)}</p><script>alert(1)</script>` });
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('入驻协议最多 100000 个字')).toBeVisible();
  await expect(text).toBeFocused();
  await expect(text.getByRole('heading', { level: 2, name: '第二章' })).toHaveCount(1);
});

for (const width of [1440, 360]) {
  test(`the editor takes the place of its text without moving anything, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const held = Promise.withResolvers<void>();
    await page.route(/RichEditor-.*\.js/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/demo/parts/richText');
    const frame = page.getByRole('group', { name: '文章' });
    await expect(frame.locator('[aria-busy]')).toBeVisible();
    await expect(frame.getByRole('heading', { name: '离散程度' })).toBeVisible();
    const before = await frame.boundingBox();
    held.resolve();
    await expect(frame.getByRole('textbox', { name: '文章' })).toBeVisible();
    await expect(frame.locator('math')).toHaveCount(2);
    const after = await frame.boundingBox();
    expect(Math.abs(after!.height - before!.height)).toBeLessThanOrEqual(width === 360 ? 60 : 40);
    expect(await findingsOf(page)).toEqual([]);
  });
}

/** Opens the form with the texts as the operator; the editors have come. */
async function enterTexts(page: Page): Promise<void> {
  const path = '/admin/site?tab=texts';
  await page.goto(`/login?redirectPath=${encodeURIComponent('/admin/site')}&redirectQuery=tab%3Dtexts`);
  await typePassword(page, OPERATOR);
  await page
    .getByRole('dialog', { name: '这次以哪个身份登录' })
    .getByRole('button', { name: /^平台运营/ })
    .click();
  await page.waitForURL(path);
  await expect(page.getByRole('textbox', { name: '招募正文' })).toBeVisible({ timeout: 30_000 });
}

/** Pastes into what has the focus, as the browser does when somebody copied these kinds. */
const paste = (page: Page, kinds: Record<string, string>) =>
  page.evaluate((given) => {
    const clipboardData = new DataTransfer();
    for (const [kind, text] of Object.entries(given)) clipboardData.setData(kind, text);
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, kinds);

const pastePicture = (page: Page) =>
  page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 200 });
    canvas.getContext('2d')!.fillRect(0, 0, 10, 10);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([blob!], 'a.png', { type: 'image/png' }));
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
