import type { Page } from '@playwright/test';
import { field, signIn } from './support/signIn.ts';
import { findingsOf } from './support/findings.ts';
import { expect, test } from './support/test.ts';

/** A learner whose résumé is short, so that what is added here stands out. */
const LEARNER = '13800000125';
const WHOLE = '13800000001';

test.describe('360 px', () => {
  test.use({ viewport: { width: 360, height: 760 } });

  test('education is filled in, a reload in the middle loses nothing, and it stands in the profile', async ({
    page,
  }) => {
    const school = `滨江职业学院 ${Date.now() % 100_000}`;
    await signIn(page, LEARNER);
    await page.goto('/account/info/educationInfo');
    await page.getByRole('link', { name: /^添加/ }).click();
    await field(page, '学校').fill(school);
    await field(page, '专业').fill('数控技术');
    await page.getByLabel('开始时间：年').selectOption('2023');
    await page.getByLabel('开始时间：月').selectOption('09');

    await page.reload();
    await expect(page.getByText('已恢复上次没提交的内容')).toBeVisible();
    await expect(field(page, '学校')).toHaveValue(school);
    await expect(page.getByLabel('开始时间：月')).toHaveValue('09');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await page.getByRole('checkbox', { name: '结束时间：在读' }).uncheck();
    await page.getByLabel('结束时间：年').selectOption('2022');
    await page.getByLabel('结束时间：月').selectOption('06');
    await page.getByRole('button', { name: '添加', exact: true }).click();
    await expect(page.getByText('结束时间不能早于开始时间')).toBeVisible();
    await page.getByRole('checkbox', { name: '结束时间：在读' }).check();
    await page.getByRole('button', { name: '添加', exact: true }).click();

    await expect(page.getByRole('heading', { name: school })).toBeVisible();
    await expect(page).toHaveURL('/account/info/educationInfo');
    await page.goto('/account/profile?as=organization');
    await expect(page.getByRole('heading', { name: school })).toBeVisible();
    await page.goto('/account/profile?as=public');
    await expect(page.getByRole('heading', { name: school })).toBeHidden();
    await expectNoSidewaysScroll(page);
  });
});

test('the résumé comes as a PDF whose text can be selected', async ({ page }) => {
  await signIn(page, WHOLE);
  await page.goto('/account/profile');
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载 PDF' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('林晓的简历.pdf');
  const words = await textOf(await download.path());
  for (const word of ['林晓', '教育经历', '江城职业技术大学', '数据分析助理', '6k–9k']) expect(words).toContain(word);
});

async function textOf(path: string): Promise<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({ url: path, verbosity: 0 }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join('\n');
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over).toBeLessThanOrEqual(0);
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await findingsOf(page)).toEqual([]);
}
