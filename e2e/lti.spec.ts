import { claims } from '#server/domain/lti/claims.ts';
import { DEPLOYMENT, ltiPlatform, PLATFORM_CLIENT } from '#test/ltiPlatform.ts';
import { findingsOf } from './support/findings.ts';
import { postingPage } from './support/postingPage.ts';
import { enter } from './support/quietSession.ts';
import { bindPhone, field } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const SCHOOL = '13800000004';

test('a school registers its Moodle, a teacher there chooses a course and shows a phone once, and comes to it by the link', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const moodle = await ltiPlatform(
    async () => (await request.get('/lti/jwks')).json(),
    () => new Date(),
  );
  try {
    await enter(context, request, SCHOOL, 4);
    await page.goto('/account/lti');
    await page.getByRole('button', { name: '登记学习平台' }).first().click();
    await field(page, '名称').fill('江城职院 Moodle');
    await field(page, '平台标识').fill(moodle.issuer);
    await field(page, '登录地址').fill(moodle.places.authUrl);
    await field(page, '令牌地址').fill(moodle.places.tokenUrl);
    await field(page, '公钥地址').fill('https://10.0.0.1/jwks');
    const save = page.getByRole('button', { name: '保存' });
    await save.click();
    await expect(page.getByText(/这是内网的地址/)).toBeVisible();
    await field(page, '公钥地址').fill(moodle.places.jwksUrl);
    await save.click();
    await expect(page.getByText('还差客户端编号或部署编号')).toBeVisible();
    await page.getByRole('button', { name: '修改「江城职院 Moodle」' }).click();
    await field(page, '客户端编号').fill(PLATFORM_CLIENT);
    await field(page, '部署编号').fill(DEPLOYMENT);
    await save.click();
    await expect(page.getByText('可以打开')).toBeVisible();
    expect(await findingsOf(page)).toEqual([]);
    const login = await page.getByText(/\/lti\/login\/\d+$/).textContent();

    let said = {};
    let returned = '';
    await page.route(`${moodle.issuer}/return`, async (route) => {
      returned = route.request().postData() ?? '';
      await route.fulfill({ contentType: 'text/html', body: 'the link is there' });
    });
    await page.route(`${moodle.issuer}/auth?*`, async (route) => {
      const asked = route.request().url();
      const inputs = { state: new URL(asked).searchParams.get('state')!, id_token: await moodle.message(asked, said) };
      await route.fulfill({ contentType: 'text/html', body: postingPage(`${baseURL}/lti/launch`, inputs) });
    });
    const visit = async (message: object) => {
      said = { sub: 'teacher-1', name: '周老师', ...message };
      await context.clearCookies();
      await page.goto(`${login}?${new URLSearchParams({ iss: moodle.issuer, login_hint: 'teacher-1' }).toString()}`);
    };

    const settings = { deep_link_return_url: `${moodle.issuer}/return`, accept_types: ['ltiResourceLink'] };
    await visit({ [claims.messageType]: 'LtiDeepLinkingRequest', [claims.settings]: settings });
    await bindPhone(page, '13700000042');
    await page.waitForURL(/\/lti\/pick\?/);
    const search = page.getByRole('searchbox', { name: '课程名称' });
    await search.fill('没有这门课');
    await search.press('Enter');
    await page.getByRole('link', { name: '清除条件' }).click();
    const choose = page.getByRole('button', { name: /^选「/ }).first();
    await expect(choose).toBeVisible();
    expect(await findingsOf(page)).toEqual([]);
    await choose.click();
    await page.waitForURL(`${moodle.issuer}/return`);
    const token = new URLSearchParams(returned).get('JWT')!;
    const answer = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;
    const [{ custom }] = answer[claims.contentItems] as [{ custom: { course: string } }];

    await visit({ [claims.custom]: custom });
    await page.waitForURL(`/course/${custom.course}`);
  } finally {
    await moodle.close();
  }
});
