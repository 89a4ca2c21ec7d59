import { OAUTH_STATE, SSO_REFUSED } from '#contract/user/failures.ts';
import { CLIENT, identityProvider } from '#test/identityProvider.ts';
import { samlDoor } from './support/samlDoor.ts';
import { comeAgain, comeFirst, expectWorking, openSettings, saveSettings, visitSchool } from './support/schoolSso.ts';
import { field } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test('a school sets its own sign-in up, a student comes by it, shows a phone once, and comes by it again', async ({
  page,
  request,
}) => {
  const idp = await identityProvider();
  try {
    await openSettings(page, request);
    await expect(page.getByText(/\/thirdlogin$/)).toBeVisible();
    await field(page, '认证服务的地址').fill('https://10.0.0.1');
    await field(page, '客户端编号').fill(CLIENT.clientId);
    await saveSettings(page);
    await expect(page.getByText(/这是内网的地址/)).toBeVisible();
    await field(page, '认证服务的地址').fill(idp.url);
    await saveSettings(page);
    await expect(page.getByText('换了地址，请重新输入客户端密钥')).toBeVisible();
    await field(page, '客户端密钥').fill(CLIENT.clientSecret);
    await saveSettings(page);
    await expectWorking(page);

    idp.next = { sub: 'student-1', name: '秦朗' };
    await comeFirst(page, '秦朗', '13700000041');
    await comeAgain(page, '秦朗');

    idp.next = null;
    await visitSchool(page);
    await expect(page.getByRole('heading', { name: '你取消了授权' })).toBeVisible();
  } finally {
    await idp.close();
  }
});

test('a school whose provider speaks SAML does the same; an answer that is not for us, old or unsigned is refused', async ({
  page,
  request,
}) => {
  const door = await samlDoor();
  const { idp } = door;
  const lina = { nameId: 'student-2', attributes: { displayName: '李娜' } };
  const expectRefused = async ({ msg }: { msg: string }) => {
    await visitSchool(page);
    await expect(page.getByRole('heading', { name: '没有登录成功' })).toBeVisible();
    await expect(page.getByText(`${msg}。`)).toBeVisible();
  };
  try {
    await openSettings(page, request);
    await page.getByRole('radio', { name: 'SAML 2.0' }).check();
    door.answersTo = (await page.getByText(/\/saml\/acs$/).textContent()) ?? '';
    await field(page, '认证服务的标识').fill(idp.entityId);
    await field(page, '登录地址').fill(idp.entryPoint);
    await field(page, '签名证书').fill('bm8gY2VydGlmaWNhdGU=');
    await saveSettings(page);
    await expect(page.getByText('这不是一张证书，请粘贴全文')).toBeVisible();
    await field(page, '签名证书').fill(idp.certificate);
    await saveSettings(page);
    await expectWorking(page);

    const used = { SAMLResponse: '', RelayState: '' };
    door.next = (address) => Object.assign(used, idp.answer(address, lina));
    await comeFirst(page, '李娜', '13700000043');

    door.next = (address) => idp.answer(address, lina, { audience: 'https://elsewhere.example' });
    await expectRefused(SSO_REFUSED);
    door.next = (address) => idp.answer(address, lina, { isUnsigned: true });
    await expectRefused(SSO_REFUSED);
    door.next = (address) => ({ ...idp.answer(address, lina), SAMLResponse: used.SAMLResponse });
    await expectRefused(SSO_REFUSED);
    door.next = () => ({ ...used });
    await expectRefused(OAUTH_STATE);

    door.next = (address) => idp.answer(address, lina);
    await comeAgain(page, '李娜');
  } finally {
    await door.close();
  }
});
