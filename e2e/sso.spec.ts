import { CLIENT, identityProvider } from '#test/identityProvider.ts';
import { findingsOf } from './support/findings.ts';
import { enter } from './support/quietSession.ts';
import { agree, expectSignedIn, field, submit, takeCode } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const SCHOOL = '13800000004';

test('a school sets its own sign-in up, a student comes by it, shows a phone once, and comes by it again', async ({
  page,
  context,
  request,
}) => {
  const idp = await identityProvider();
  try {
    await enter(context, request, SCHOOL, 4);
    await page.goto('/account/sso');
    await expect(page.getByText(/\/thirdlogin$/)).toBeVisible();
    await field(page, '按钮上的名称').fill('江城职院统一认证');
    await field(page, '认证服务的地址').fill('https://10.0.0.1');
    await field(page, '客户端编号').fill(CLIENT.clientId);
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText(/这是内网的地址/)).toBeVisible();
    await field(page, '认证服务的地址').fill(idp.url);
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('换了地址，请重新输入客户端密钥')).toBeVisible();
    await field(page, '客户端密钥').fill(CLIENT.clientSecret);
    await field(page, '本单位邮箱的域名').fill(''); // no name service is asked
    await page.getByRole('checkbox', { name: /在登录页显示按钮/ }).check();
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('认证服务可以用')).toBeVisible();
    expect(await findingsOf(page)).toEqual([]);

    const visit = async (address: string) => {
      await context.clearCookies();
      const button = page.getByRole('button', { name: '江城职院统一认证' });
      // the page of guests may be some seconds old
      await expect(async () => {
        await page.goto(address);
        await expect(button).toBeVisible({ timeout: 1000 });
      }).toPass();
      await agree(page);
      await button.click();
    };
    idp.next = { sub: 'student-1', name: '秦朗' };
    await visit('/login?redirectPath=%2Flive&redirectQuery=%2F');
    await page.waitForURL('/login/bindingMobile');
    await field(page, '手机号').fill('13700000041');
    await takeCode(page, '13700000041');
    await submit(page, '绑定并登录');
    await page.waitForURL('/live');
    await expectSignedIn(page, '秦朗');

    await visit('/login?redirectPath=%2Faccount%2Frealnameauthentication%2Fbind&redirectQuery=%2F');
    await page.waitForURL('/account/realnameauthentication/bind');
    await expect(page.getByText(/秦朗，.*绑定/)).toBeVisible();

    idp.next = null;
    await visit('/login');
    await expect(page.getByRole('heading', { name: '你取消了授权' })).toBeVisible();
  } finally {
    await idp.close();
  }
});
