import type { Page } from '@playwright/test';
import { field, signIn, submit, typePassword } from './support/signIn.ts';
import { findingsOf } from './support/findings.ts';
import { expect, test } from './support/test.ts';

const LEARNER = '13800000001';
const OPERATOR = '13800000009';
const LECTURER = '13800000002';
const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 760 };

for (const viewport of [desktop, phone]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test('a guest writes, signs in, finds the draft, submits; an operator answers; the writer reads it', async ({
      page,
      browser,
    }) => {
      const words = `第三页的图打不开，宽 ${viewport.width}，时间 ${Date.now()}`;
      await page.goto('/makeComplaints?target=%2Ftext');
      await expect(field(page, '相关页面')).toHaveValue('/text');
      await write(page, words);
      await submit(page, '提交反馈');

      await page.waitForURL(/\/login\?redirectPath=%2FmakeComplaints/);
      await typePassword(page, LEARNER);
      await page.waitForURL('/makeComplaints?target=%2Ftext');
      await expect(page.getByText('已恢复上次没提交的内容')).toBeVisible();
      await expect(content(page)).toHaveValue(words);
      await expect(page.getByText(`${words.length} / 500`)).toBeVisible();
      await expectAccessible(page);

      await submit(page, '提交反馈');
      await page.waitForURL(/tab=mine/);
      await expect(entry(page, words)).toContainText('已收到');
      await expect(entry(page, words)).toContainText('功能异常');

      const operator = await (await browser.newContext({ viewport })).newPage();
      await answer(operator, words);
      await operator.context().close();

      await page.reload();
      await expect(entry(page, words)).toContainText('已答复');
      await expect(entry(page, words)).toContainText('图已经补上了');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });
}

test('the same words within ten minutes are refused with the reason, and stay in the form', async ({ page }) => {
  const words = `又想了想 ${Date.now()}`;
  await signIn(page, LEARNER);
  for (const round of [1, 2]) {
    await page.goto('/makeComplaints');
    await write(page, words);
    await submit(page, '提交反馈');
    if (round === 1) await page.waitForURL(/tab=mine/);
  }
  await expect(page.getByRole('alert')).toHaveText('10 分钟内你已经提交过同样的内容，我们会尽快处理');
  await expect(content(page)).toHaveValue(words);

  await page.reload();
  await page.getByRole('button', { name: '清空' }).click();
  await expect(content(page)).toHaveValue('');
  await page.reload();
  await expect(page.getByText('已恢复上次没提交的内容')).toBeHidden();
});

test('fields say what they want, and a pasted address of the site becomes its path', async ({ page, baseURL }) => {
  await page.goto('/makeComplaints');
  await submit(page, '提交反馈');
  await expect(page.getByText('请选择反馈类型')).toBeVisible();
  await expect(page.getByText('请输入反馈内容')).toBeVisible();
  await field(page, '相关页面').fill(`${baseURL}/text?key=user`);
  await field(page, '联系方式').focus();
  await expect(field(page, '相关页面')).toHaveValue('/text?key=user');
  await field(page, '相关页面').fill('https://elsewhere.example/a');
  await field(page, '联系方式').focus();
  await expect(page.getByText('请填写本站的页面地址，以 / 开头')).toBeVisible();
});

test('a guest is asked to sign in for the own feedback, and only operators see the queue; what is contested in the ledger goes to the lecturer, whose answer comes back', async ({
  page,
  browser,
}) => {
  await page.goto('/makeComplaints?tab=mine');
  await page.getByRole('link', { name: '去登录' }).click();
  await typePassword(page, LEARNER);
  await page.waitForURL('/makeComplaints?tab=mine');
  const refused = await page.goto('/admin/review/feedback');
  expect(refused?.status()).toBe(403);
  await expect(page.getByText('没有权限')).toBeVisible();

  const lecturer = await (await browser.newContext()).newPage();
  await lecturer.goto('/login?redirectPath=%2Faccount%2Flectureinfo&redirectQuery=%2F');
  await typePassword(lecturer, LECTURER);
  await lecturer.getByRole('dialog', { name: '这次以哪个身份登录' }).getByRole('button', { name: /^讲师/ }).click();
  await lecturer.waitForURL('/account/lectureinfo');
  await lecturer.getByRole('navigation').getByRole('link', { name: '学习异议' }).click();
  await lecturer.getByRole('row', { name: /林晓/ }).getByRole('button', { name: /^审核/ }).click();
  const dialog = lecturer.getByRole('dialog', { name: /^林晓 对/ });
  await expect(dialog.getByText('地铁里断网')).toBeVisible();
  await expectAccessible(lecturer);
  await dialog.getByRole('button', { name: '退回' }).click();
  await expect(dialog.getByText('请写明退回的原因，对方会看到')).toBeVisible();
  await dialog.getByRole('textbox', { name: '意见' }).fill('核对过了，这一段补上');
  await dialog.getByRole('button', { name: '通过' }).click();
  await expect(dialog).toBeHidden();
  await lecturer.context().close();

  await page.goto('/account/message');
  await page.getByRole('button', { name: /的异议已同意/ }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /查看|去看看|打开/ })
    .first()
    .click();
  await page.waitForURL(/learnOverview\?courseId=\d+&tab=ledger/);
  await expect(page.getByText('异议已同意，已经计入')).toBeVisible();
});

const content = (page: Page) => page.getByRole('textbox', { name: /^反馈内容/ });

const entry = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });

async function write(page: Page, words: string): Promise<void> {
  await page.getByRole('radio', { name: /^功能异常/ }).check();
  await content(page).fill(words);
}

/** Signs in as the operator and answers the feedback with these words; the newest is on the last page. */
async function answer(page: Page, words: string): Promise<void> {
  await page.goto('/login?redirectPath=%2Fadmin%2Freview%2Ffeedback');
  await typePassword(page, OPERATOR);
  const identities = page.getByRole('dialog', { name: '这次以哪个身份登录' });
  await identities.getByRole('button', { name: /^平台运营/ }).click();
  await page.waitForURL('/admin/review/feedback');
  const last = page
    .getByRole('navigation', { name: '分页' })
    .getByRole('link', { name: /^第 \d+ 页$/ })
    .last();
  if (await last.isVisible()) await last.click();
  await entry(page, words).getByRole('button', { name: '答复' }).click();
  await expectAccessible(page);

  const dialog = page.getByRole('dialog', { name: '答复反馈' });
  await dialog.getByRole('button', { name: '发送答复' }).click();
  await expect(dialog.getByText('请输入答复')).toBeVisible();
  await dialog.getByRole('textbox').fill('图已经补上了，刷新就能看到。');
  await dialog.getByRole('button', { name: '发送答复' }).click();
  await expect(dialog).toBeHidden();
  await expect(entry(page, words)).toBeHidden();
  await page.getByRole('link', { name: /^已答复/ }).click();
  await expect(entry(page, words)).toContainText('图已经补上了');
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await findingsOf(page)).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}
