import type { Page } from '@playwright/test';
import { expectBroken, follow, nav } from './support/quietShell.ts';
import { enter } from './support/quietSession.ts';
import { open } from './support/settled.ts';
import { expect, test } from './support/test.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

test.use({ viewport: desktop });

test('header of 66 px, of 56 on phones; pages are 1200 px wide', async ({ page }) => {
  await page.goto('/list');
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(66);
  for (const part of ['header > .page', 'footer > .page']) {
    expect((await page.locator(part).boundingBox())?.width, part).toBe(1200);
  }
  await page.setViewportSize(phone);
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(56);
});

test('the navigation shows five entries, the rest under 更多', async ({ page }) => {
  await open(page, '/');
  const shown = nav(page).getByRole('link');
  await expect(shown).toHaveText(['课程', '直播', '典型岗位', '招聘', '社区']);
  await nav(page).getByRole('button', { name: '更多' }).click();
  await expect(shown.nth(5)).toBeVisible();
  await nav(page).getByRole('link', { name: '企业', exact: true }).click();
  await page.waitForURL('/enterpriseList');
  await expect(nav(page).locator('[aria-current=page]')).toHaveText('企业');
});

test.describe('what surrounds a page', () => {
  const bare = { header: false, nav: false, footer: false };
  const cases: [address: string, chrome: { header: boolean; nav: boolean; footer: boolean }][] = [
    ['/list', { header: true, nav: true, footer: true }],
    ['/login/autoliv-is-not-a-page', { header: true, nav: true, footer: true }],
    ['/login', { header: true, nav: true, footer: false }],
    ['/login/bindingMobile', { header: true, nav: true, footer: false }],
    ['/register', { header: true, nav: true, footer: false }],
    ['/reset', { header: true, nav: true, footer: false }],
    ['/apply', { header: true, nav: false, footer: false }],
    ['/apply/school', { header: true, nav: false, footer: false }],
    ['/thirdlogin', bare],
    ['/transferPage', bare],
    ['/blog/write', bare],
  ];
  for (const [address, { header, nav: hasNav, footer }] of cases) {
    test(`${address}: header ${header}, navigation ${hasNav}, footer ${footer}`, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: desktop });
      const page = await context.newPage();
      await page.goto(address);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('banner')).toHaveCount(Number(header));
      await expect(nav(page)).toHaveCount(Number(hasNav));
      await expect(page.getByRole('contentinfo')).toHaveCount(Number(footer));
      await context.close();
    });
  }
});

test.describe('guard', () => {
  const guarded: [address: string, redirectPath: string, redirectQuery: string][] = [
    ['/account/course', '/account/course', '/'],
    ['/account/course?pageCurrent=2&name=林 晓&x=a%26b', '/account/course', 'pageCurrent=2&name=林 晓&x=a%26b'],
    ['/blog/account', '/blog/account', '/'],
    ['/blog/account/write?id=3', '/blog/account/write', 'id=3'],
    ['/question/account/write?from=%2Fquestion%3Fa%3D1', '/question/account/write', 'from=%2Fquestion%3Fa%3D1'],
    ['/%61ccount/course', '/%61ccount/course', '/'],
  ];
  for (const [address, path, query] of guarded) {
    test(`a guest who loads ${address} is asked to sign in`, async ({ page, request, baseURL }) => {
      const reply = await request.get(address, { maxRedirects: 0 });
      expect(reply.status()).toBe(302);
      expectLogin(new URL(reply.headers()['location']!, baseURL), path, query);
      await open(page, '/login');
      await goWithin(page, address);
      await page.waitForURL(/redirectPath/);
      expectLogin(new URL(page.url()), path, query);
    });
  }

  test('a tap on the bottom bar leads a guest to login without loading a document', async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, '/');
    await page.evaluate(() => void Object.assign(window, { stayed: true }));
    await page.getByRole('navigation', { name: '快捷导航' }).getByRole('link', { name: '学习' }).click();
    await page.waitForURL(/redirectPath=%2Faccount%2Fcourse/);
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });

  function expectLogin(at: URL, path: string, query: string): void {
    expect(at.pathname).toBe('/login');
    expect(at.searchParams.get('redirectPath')).toBe(path);
    expect(decoded(at.searchParams.get('redirectQuery'))).toEqual(decoded(query));
  }

  /** Browsers write the same query with or without percent signs. */
  const decoded = (query: string | null) => [...new URLSearchParams(query ?? '')];
});

test.describe('error pages', () => {
  for (const address of ['/nowhere', '/List', '/course/1', '/lecturer/none', '/a/b/c?d=1']) {
    test(`${address} is missing: status, words and the way back`, async ({ page }) => {
      const response = await open(page, address);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('啊呀，不小心飞出地球了！');
      await expect(page.getByText('此页面已无法找到，可能已经被删除或地址错误', { exact: true })).toBeVisible();
      await page.getByRole('link', { name: '光速返回', exact: true }).click();
      await page.waitForURL('/');
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('啊呀，不小心飞出地球了！');
    });
  }

  test('a page that breaks says so, keeps the header, and leads home by loading anew', async ({ page }) => {
    await open(page, '/');
    await page.route('**/list.data*', (route) => route.fulfill({ status: 500, body: 'Unknown middleware' }));
    await nav(page).getByRole('link', { name: '课程' }).click();
    await expectBroken(page);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.evaluate(() => void Object.assign(window, { stayed: true }));
    await page.getByRole('link', { name: '光速返回', exact: true }).click();
    await page.waitForURL('/');
    await expect(page.getByRole('heading', { name: '啊呀' })).toHaveCount(0);
    expect(await page.evaluate(() => 'stayed' in window)).toBe(false);
  });
});

test.describe('theme', () => {
  test.use({ colorScheme: 'light' });

  test('the chosen theme is there before the body is, stays after a reload, and other tabs follow', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        Object.assign(window, { themeAtFirst: document.documentElement.dataset['theme'] ?? 'system' });
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const atFirst = () => page.evaluate(() => (window as unknown as { themeAtFirst: string }).themeAtFirst);
    await open(page, '/list');
    expect(await atFirst()).toBe('system');
    const light = await ground();
    const other = await context.newPage();
    await open(other, '/info');

    await page.getByRole('contentinfo').getByTitle('深色').click();
    await expect.poll(ground).not.toBe(light);
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    const dark = await ground();
    await page.reload();
    expect(await atFirst()).toBe('dark');
    expect(await ground()).toBe(dark);
    await expect(page.getByRole('contentinfo').getByRole('radio', { name: '深色' })).toBeChecked();

    await page.getByRole('contentinfo').getByTitle('跟随系统').click();
    await expect.poll(ground).toBe(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(ground).toBe(dark);
  });
});

test('a recommendation is remembered in a cookie, anything else is not', async ({ page, context }) => {
  const kept = async () => (await context.cookies()).find(({ name }) => name === 'zt_referral');
  for (const odd of ['ab', 'x'.repeat(33), 'a;b=c', '推荐码推荐码', 'abc%0d%0aset-cookie:x=y']) {
    await page.goto(`/?referralCode=${odd}`);
    expect(await kept(), odd).toBeUndefined();
  }
  await page.goto('/list?referralCode=FRIEND42');
  const cookie = await kept();
  expect(cookie).toMatchObject({ value: 'FRIEND42', path: '/', sameSite: 'Lax' });
  expect(cookie!.expires).toBeGreaterThan(Date.now() / 1000 + 29 * 86_400);
});

test.describe('two tabs', () => {
  test('switching identity opens the first page of its menu, and the other tab follows', async ({
    page,
    context,
    request,
  }) => {
    await enter(context, request, '13800000006');
    const other = await context.newPage();
    for (const tab of [other, page]) await open(tab, '/list');
    const who = (tab: Page) => tab.getByRole('banner').getByRole('button', { name: /的菜单$/ });
    for (const [choice, shown] of [
      ['海川外语学院（讲师）', '讲师'],
      ['学员', '学员'],
    ] as const) {
      await who(page).click();
      await page.getByRole('button', { name: choice, exact: true }).click();
      for (const tab of [page, other]) await expect(who(tab).locator('small')).toHaveText(shown);
      await page.waitForURL('/account');
      await expect(page).toHaveTitle(/^概览/); // the menu goes with the page that is left
      await open(page, '/list');
      expect(new URL(other.url()).pathname).toBe('/list');
    }
  });

  test('signing out in one tab takes the other away from the account', async ({ page, context, request }) => {
    await enter(context, request, '13800000110');
    const other = await context.newPage();
    for (const tab of [other, page]) await open(tab, '/account/course');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /的菜单$/ })
      .click();
    await page.getByRole('button', { name: '退出登录' }).click();
    await page.waitForURL('/login');
    await other.waitForURL(/\/login/);
    await expect(other.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible();
    expect((await context.cookies()).some(({ name, value }) => name === 'RC_WEB_TOKEN' && value !== '')).toBe(false);
  });
});

test('the list of enterprises is found again as it was left: what was typed and how far it was scrolled', async ({
  page,
}) => {
  await open(page, '/enterpriseList');
  await page.evaluate(() => {
    document.querySelector('main h1')?.setAttribute('data-kept', 'yes');
    scrollTo(0, 300);
  });
  await page.waitForFunction(() => scrollY === 300);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(0);
  await follow(page, '课程');
  await page.waitForURL('/list');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await nav(page).getByRole('button', { name: '更多' }).click();
  await nav(page).getByRole('link', { name: '企业', exact: true }).click();
  await page.waitForURL('/enterpriseList');
  await expect(page.locator('main h1[data-kept=yes]')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

/** A navigation within the page, to addresses that nothing links to yet as well. */
async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const router = Reflect.get(window, '__reactRouterDataRouter') as { navigate(to: string): Promise<void> };
    return router.navigate(to);
  }, address);
}
