import type { Page } from '@playwright/test';
import { agree, expectSignedIn, field, submit, takeCode } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

async function visit(
  page: Page,
  account: string,
  address = '/login?redirectPath=%2Flive&redirectQuery=%2F',
): Promise<void> {
  await page.goto(address);
  await agree(page);
  await page.getByRole('button', { name: '演示账号' }).click();
  await page.getByText(account, { exact: true }).click();
  await page.getByRole('button', { name: '同意' }).click();
}

test('a third-party account binds a phone once and signs in directly from then on', async ({ page }) => {
  await visit(page, '晚风');
  await page.waitForURL('/login/bindingMobile');
  await field(page, '手机号').fill('13700000003');
  await takeCode(page, '13700000003');
  await agree(page);
  await submit(page, '绑定并登录');
  await page.waitForURL('/live');
  await expectSignedIn(page, '晚风');
  await page.getByRole('main').getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByRole('heading', { name: '登录知途' })).toBeVisible();

  await visit(page, '晚风');
  await page.waitForURL('/live');
});

test('whoever is new and came for no page is welcomed', async ({ page }) => {
  await visit(page, '北斗', '/login');
  await page.waitForURL('/login/bindingMobile');
  await field(page, '手机号').fill('13700000004');
  await takeCode(page, '13700000004');
  await agree(page);
  await submit(page, '绑定并登录');
  await page.waitForURL('/account/welcome');
});

test('a phone that has an account is asked about before it is bound', async ({ page }) => {
  await visit(page, '青山');
  await page.waitForURL('/login/bindingMobile');
  await field(page, '手机号').fill('13800000108');
  await takeCode(page, '13800000108');
  await agree(page);
  await submit(page, '绑定并登录');
  const question = page.getByRole('dialog');
  await expect(question).toContainText('这个手机号已有账号');
  await question.getByRole('button', { name: '绑定到那个账号' }).click();
  await page.waitForURL('/live');
  await expectSignedIn(page, '萧北川');
});

test('a refusal, a foreign state and a lost ticket are explained', async ({ page }) => {
  await page.goto('/login');
  await agree(page);
  await page.getByRole('button', { name: '演示账号' }).click();
  await page.getByRole('button', { name: '取消' }).click();
  await expect(page.getByRole('heading', { name: '你取消了授权' })).toBeVisible();
  await page.getByRole('link', { name: '重新登录' }).click();
  await expect(page.getByRole('heading', { name: '登录知途' })).toBeVisible();

  await page.goto('/thirdlogin?code=made-up&state=of-somebody-else');
  await expect(page.getByText('登录页面已过期，请重新点击登录')).toBeVisible();
  await page.goto('/login/bindingMobile');
  await expect(page.getByRole('heading', { name: '链接已失效' })).toBeVisible();
  await page.goto('/login/autoliv?ticket=made.up.ticket&id=7');
  await page.waitForURL('/login?redirectPath=%2Flive%2Fdetail%2F7&redirectQuery=%2F');
  await page.goto('/transferPage?target=https://example.com/');
  await page.waitForURL('/login');
});

test('a token handed over in the fragment signs in once that is wanted, and leaves the address', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  const reply = await page.request.post('/apis/user/api/user/login/password', {
    data: { mobile: '13800000109', password: 'Zhitu@2026' },
  });
  const { data } = (await reply.json()) as { data: { token: string } };
  const token = async () => (await context.cookies()).find(({ name }) => name === 'RC_WEB_TOKEN')?.value;
  await page.goto(`/transferPage#token=${data.token}&target=/live`);
  await expect(page.getByRole('heading', { name: '要登录这个账号吗' })).toBeVisible();
  expect(page.url()).not.toContain(data.token);
  expect(await token()).toBeUndefined();
  await page.getByRole('button', { name: '不登录，继续前往' }).click();
  await page.waitForURL('/live');
  expect(await token()).toBeUndefined();
  await page.goto(`/transferPage#token=${data.token}&target=/live`);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL('/live');
  expect(await token()).toBe(data.token);
  await page.goto(`/transferPage#token=${'x'.repeat(43)}&target=/live`);
  await page.waitForURL('/login?redirectPath=%2Flive&redirectQuery=%2F');
});
