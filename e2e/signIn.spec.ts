import type { Browser } from '@playwright/test';
import { agree, expectSignedIn, field, signIn, submit, typePassword } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test('a guarded page asks to sign in and opens afterwards, with its query', async ({ page }) => {
  await page.goto('/account/info?tab=work');
  await expect(page).toHaveURL(/\/login\?redirectPath=%2Faccount%2Finfo/);
  await typePassword(page, '13800000001');
  await page.waitForURL('/account/info?tab=work');
});

test('the agreement must be ticked, and fields say what they want', async ({ page }) => {
  await page.goto('/login');
  await submit(page, '登录');
  await expect(page.getByText('请先阅读并同意用户协议与隐私政策')).toBeVisible();
  await agree(page);
  await submit(page, '登录');
  await expect(page.getByText('请输入手机号或邮箱')).toBeVisible();
  await expect(page.getByText('请输入密码')).toBeVisible();
});

test('after three wrong passwords the browser proves itself, and the right one still works', async ({ page }) => {
  await page.goto('/login');
  for (const left of [4, 3, 2]) {
    await typePassword(page, '13800000103', 'wrong password 1');
    await expect(page.getByText(`密码不对，还可以再试 ${left} 次`)).toBeVisible();
    await expect(field(page, '密码')).toBeFocused();
  }
  await field(page, '密码').fill('Zhitu@2026');
  const solved = page.waitForResponse('**/apis/user/api/captcha*');
  await submit(page, '登录');
  await solved;
  await page.waitForURL('/', { timeout: 30_000 });
  await expectSignedIn(page, '小满');
});

test('somebody with several identities chooses one, lands in its centre, and is not asked here again', async ({
  page,
}) => {
  await page.goto('/login');
  await typePassword(page, '13800000006');
  const dialog = page.getByRole('dialog', { name: '这次以哪个身份登录' });
  await expect(dialog.getByRole('button', { name: /^学员/ })).toContainText('学课程');
  await dialog.getByRole('button', { name: /^讲师/ }).click();
  await page.waitForURL('/account');
  await expectSignedIn(page, '讲师');

  await page.getByRole('main').getByRole('button', { name: '退出登录' }).click();
  await typePassword(page, '13800000006');
  await page.waitForURL('/account');
  await expectSignedIn(page, '讲师');
});

test('a page asked for goes before the centre', async ({ page }) => {
  await page.goto('/login?redirectPath=%2Flist&redirectQuery=%2F');
  await typePassword(page, '13800000003');
  await page.getByRole('dialog').getByRole('button', { name: /^机构/ }).click();
  await page.waitForURL('/list');
});

test('the number of a school signs in, found by a part of its name and by keyboard alone', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('tab', { name: '密码' }).press('ArrowRight');
  await page.getByRole('tab', { name: '验证码' }).press('ArrowRight');
  const school = page.getByRole('combobox', { name: '学校或单位' });
  await school.pressSequentially('江城职业');
  await expect(page.getByRole('option')).toHaveCount(1);
  await school.press('Enter');
  await expect(school).toHaveValue('江城职业技术大学');
  await field(page, '工号或学号').fill('20230001');
  await field(page, '密码').fill('Zhitu@2026');
  await agree(page);
  await field(page, '密码').press('Enter');
  await page.waitForURL('/');
  await expectSignedIn(page, '林晓');
});

const ELSEWHERE = '你的账户已在其他地方登录！';

test('a newer sign-in elsewhere ends the older one, and the next page says so', async ({ page, browser }) => {
  await page.routeWebSocket(/\/apis\/socket/, (socket) => socket.close());
  await signIn(page, '13800000104');
  await signInElsewhere(browser, '13800000104');
  await page.goto('/login');
  await expect(page.getByText(ELSEWHERE)).toBeVisible();
});

test('an open tab hears of a newer sign-in elsewhere by itself', async ({ page, browser }) => {
  const connected = page
    .waitForEvent('websocket', (socket) => socket.url().includes('/apis/socket'))
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('40')));
  await signIn(page, '13800000104');
  await connected;
  await signInElsewhere(browser, '13800000104');
  await expect(page.getByText(ELSEWHERE)).toBeVisible();
});

async function signInElsewhere(browser: Browser, mobile: string): Promise<void> {
  const elsewhere = await browser.newContext();
  await signIn(await elsewhere.newPage(), mobile);
  await elsewhere.close();
}

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await signIn(page, '13800000105');
  const other = await context.newPage();
  await expectSignedIn(other);
  await expectSignedIn(page);
  await page.getByRole('main').getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByRole('heading', { name: '登录知途' })).toBeVisible();
  await expect(other.getByRole('heading', { name: '登录知途' })).toBeVisible();
  await signInHere();
  await expect(other.getByRole('heading', { name: '你已经登录' })).toBeVisible();

  async function signInHere() {
    await typePassword(page, '13800000105');
    await page.waitForURL('/');
  }
});

for (const hostile of [
  '//example.com',
  'https://example.com',
  '/\\example.com',
  '/\t/example.com',
  'javascript:alert(1)',
]) {
  test(`signing in never leads to ${JSON.stringify(hostile)}`, async ({ page, baseURL }) => {
    await page.goto(`/login?redirectPath=${encodeURIComponent(hostile)}&redirectQuery=%2F`);
    await typePassword(page, '13800000106');
    await page.waitForURL('/');
    expect(new URL(page.url()).origin).toBe(baseURL);
  });
}
