import type { APIRequestContext, Page } from '@playwright/test';
import { complaintsOf } from './support/quietPage.ts';
import { enter } from './support/quietSession.ts';
import { publicPages } from './support/sitePages.ts';
import { open } from './support/settled.ts';
import { expect, test } from './support/test.ts';

const hostileText = `"><img src=x onerror="document.title='owned'"><script>document.title='owned'</script>' OR 1=1; --`;
const hostilePaths = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'https:evil.example',
  '/\t/evil.example',
  '/%0a/evil.example',
  'javascript:document.title="owned"',
  'data:text/html,owned',
  ' //evil.example',
  '/@evil.example/..//evil.example',
];

test('the policy allows own scripts only, and the HTML needs no more', async ({ request, listed }) => {
  for (const { addressIn } of publicPages) expect(await policyProblems(request, addressIn(listed))).toEqual([]);
});

test('a script that is put into a page does not run', async ({ page }) => {
  const complaints = await complaintsOf(page.context());
  await page.goto('/text?key=userAgreement');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "owned"';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<img src="/nothing" onerror="document.title=\'owned\'">');
  });
  await expect.poll(() => complaints.filter((text) => text.includes('policy violated')).length).toBeGreaterThan(1);
  expect(await page.title()).not.toBe('owned');
});

test('nobody frames our pages, and answers say what they are', async ({ page, request, baseURL }) => {
  for (const address of ['/', '/login', '/nowhere', '/apis/system/api/website/get']) {
    const headers = (await request.get(address)).headers();
    expect(headers['x-frame-options'], address).toMatch(/^(SAMEORIGIN|DENY)$/);
    expect(headers['content-security-policy'], address).toMatch(/frame-ancestors '(self|none)'/);
    expect(headers['x-content-type-options'], address).toBe('nosniff');
    expect(headers['x-powered-by'], address).toBeUndefined();
  }
  await page.route('http://evil.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/login"></iframe>` }),
  );
  await page.goto('http://evil.example/');
  await expect(page.frameLocator('iframe').getByRole('heading', { name: '登录知途' })).toHaveCount(0);
});

test('the token is not sent along by other sites, and none of our cookies may be', async ({
  page,
  context,
  request,
}) => {
  await enter(context, request, '13800000001');
  await open(page, '/?referralCode=FRIEND99');
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name).toSorted()).toEqual(['RC_WEB_TOKEN', 'zt_referral']);
  for (const { name, sameSite } of cookies) expect(sameSite, name).toMatch(/^(Lax|Strict)$/);
});

test('hostile text in a search comes back as text', async ({ page }) => {
  const complaints = await complaintsOf(page.context());
  for (const address of ['/', '/list', '/enterpriseList', '/organizationlist']) {
    await open(page, address);
    const box = page.getByRole('search', { name: '顶部搜索' }).getByRole('combobox');
    await box.fill(hostileText.slice(0, 50));
    await box.press('Enter');
    await page.waitForURL(/[?&]str=/);
    await expect(box).toHaveValue(hostileText.slice(0, 50));
  }
  expect(complaints).toEqual([]);
});

const hostileParts = [
  hostileText,
  "'; drop table course_info; --",
  '%_\\',
  '\u0000',
  '${7*7}',
  '<!--',
  '</script><script>',
];

for (const text of hostileParts) {
  test(`hostile text in an address comes back as text: ${JSON.stringify(text)}`, async ({ page }) => {
    const complaints = await complaintsOf(page.context());
    for (const address of ['/search/str?type=1&str=', '/list?str=', '/info?str=', '/enterpriseList?str=']) {
      const response = await page.goto(address + encodeURIComponent(text));
      expect(response?.status(), `${address}${text}`).toBe(200);
      expect(await page.title()).not.toBe('owned');
      await expect(page.locator('img[src=x]')).toHaveCount(0);
    }
    expect(complaints).toEqual([]);
  });
}

test('hostile text in a form comes back as text', async ({ page, context, request }) => {
  const complaints = await complaintsOf(context);
  await enter(context, request, '13800000112');
  await open(page, '/makeComplaints');
  const words = `${hostileText} ${Date.now()}`;
  await page.getByRole('radio', { name: /^功能异常/ }).check();
  await page.getByRole('textbox', { name: /^反馈内容/ }).fill(words);
  await page.getByRole('main').getByRole('button', { name: '提交反馈' }).click();
  await page.waitForURL(/tab=mine/);
  await expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible();
  expect(await page.title()).not.toBe('owned');
  expect(complaints).toEqual([]);
});

for (const hostile of hostilePaths) {
  test(`signed in, the login page leads on to our own pages only: ${JSON.stringify(hostile)}`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    await enter(context, request, '13800000112');
    for (const address of [
      `/login?redirectPath=${encodeURIComponent(hostile)}&redirectQuery=%2F`,
      `/login?redirectPath=%2F&redirectQuery=${encodeURIComponent(hostile)}`,
      `/transferPage?target=${encodeURIComponent(hostile)}`,
      `/${hostile}`,
    ]) {
      await page.goto(`${baseURL}${address}`);
      expect(new URL(page.url()).origin, address).toBe(baseURL);
      for (const target of await targetsOf(page))
        expect(new URL(target, page.url()).host, address).not.toContain('evil');
    }
  });
}

test('the documentation of the calls renders under its own policy', async ({ page }) => {
  const complaints = await complaintsOf(page.context());
  await page.goto('/apis/docs');
  // It reads twelve hundred calls before it shows the first: what is asked here is its policy, not how fast.
  await page.locator('.opblock, .opblock-tag').first().waitFor();
  expect(complaints).toEqual([]);
});

async function policyProblems(request: APIRequestContext, address: string): Promise<string[]> {
  const response = await request.get(address);
  const policy = response.headers()['content-security-policy'] ?? '';
  const html = await response.text();
  return [
    ...(/script-src 'self'[^;]*;/.test(policy) ? [] : ['no script policy']),
    ...(/unsafe-|\*(?!\.)|http:/.test(policy) ? [`loose policy ${policy}`] : []),
    ...(html.match(/<[a-z][^>]*\sstyle=[^>]*>/gi) ?? []).map((element) => `inline style ${element.slice(0, 120)}`),
    ...(html.match(/<[a-z][^>]*\son[a-z]+=[^>]*>/gi) ?? []).map((element) => `inline handler ${element.slice(0, 120)}`),
    ...(html.match(/<style[^>]*>/gi) ?? []),
  ].map((problem) => `${address}: ${problem}`);
}

const targetsOf = (page: Page): Promise<string[]> =>
  page.locator('main a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
