import type { Browser, Page } from '@playwright/test';
import { endSessions } from '#contract/system/adminPerson.ts';
import { ask } from './support/ask.ts';
import { openChat, writing } from './support/chatPage.ts';
import { inDatabase } from './support/inDatabase.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { hydrated } from './support/settled.ts';
import { DEMO_PASSWORD, typePassword } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const LEARNER = { mobile: '13800000001', userType: 1 };
const OPERATOR = { mobile: '13800000009', userType: 0 };
const KICKED = '被踢出，请重新登录。';
const ELSEWHERE = '你的账户已在其他地方登录！';

const kicked = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: KICKED });

test('a newer sign-in kicks the chat out: that stays to be read, and one comes back to what was being written', async ({
  browser,
  world,
}) => {
  const page = await chatOf(browser, world.url);
  const address = page.url();
  // the server never gets the draft, so it is this browser that keeps it
  await page.route('**/im/auth/conversation/draft', (route) => route.abort());
  await writing(page).fill('还没有写完的一句');
  // why passes by, on the page before or on this one; what is said there stays, also when it is opened anew
  await rememberIfShown(page, ELSEWHERE);
  await tokenOf(world.url, LEARNER);
  await kicked(page).waitFor();
  await expect(page).toHaveURL(/\/login\?/);
  await expect.poll(() => wasShown(page, ELSEWHERE)).toBe(true);
  await page.getByText(ELSEWHERE).waitFor({ state: 'detached' });
  await expect(kicked(page)).toBeVisible();
  await page.reload();
  await expect(kicked(page)).toHaveText(KICKED);
  await page.unroute('**/im/auth/conversation/draft');

  // by keyboard alone
  await hydrated(page);
  await page.getByRole('textbox', { name: '手机号或邮箱' }).pressSequentially(LEARNER.mobile);
  await page.getByRole('textbox', { name: '密码', exact: true }).pressSequentially(DEMO_PASSWORD);
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).press('Space');
  await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).press('Enter');
  await page.waitForURL(address);
  await expect(writing(page)).toHaveValue('还没有写完的一句', { timeout: 20_000 });
  await expect(kicked(page)).toHaveCount(0);
  await page.context().close();
});

test('a device that is signed out among the devices says the same in its chat', async ({ browser, world }) => {
  const page = await chatOf(browser, world.url);
  const address = page.url();
  const isKept = page.waitForResponse('**/im/auth/conversation/draft');
  await writing(page).fill('换一台设备之前写的');
  await isKept;
  // another kind of device does not end the first
  const reply = await fetch(`${world.url}/apis/user/api/user/login/password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile: LEARNER.mobile, password: DEMO_PASSWORD, terminalType: 2 }),
  });
  const { data } = (await reply.json()) as { data: { token: string } };
  const other = await openAs(browser, world.url, data.token, '/account/devices');
  await hydrated(other);
  await other.getByRole('button', { name: '退出其他设备' }).click();
  await other.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
  await kicked(page).waitFor();
  await expect(page).toHaveURL(/\/login\?/);
  // the device that did it goes on
  await other.getByText('退出成功').waitFor();
  await expect(other).toHaveURL('/account/devices');
  await typePassword(page, LEARNER.mobile);
  await page.waitForURL(address);
  await expect(writing(page)).toHaveValue('换一台设备之前写的', { timeout: 20_000 });
  for (const one of [page, other]) await one.context().close();
});

test('kicked out while it was cut off, the chat says so as soon as it is back', async ({ browser, world }) => {
  const page = await chatOf(browser, world.url);
  await page.context().setOffline(true);
  await page.getByText('网络断开了，正在重新连接').waitFor();
  const operator = await tokenOf(world.url, OPERATOR);
  const whose = 'select user_no from user_account where mobile = $1';
  const [learner] = await inDatabase<{ user_no: string }>(world, whose, [LEARNER.mobile]);
  await ask(world.url, operator, endSessions, { userNo: learner!.user_no });
  await page.context().setOffline(false);
  await kicked(page).waitFor();
  await expect(page).toHaveURL(/\/login\?/);
  await page.context().close();
});

test('both tabs of a browser say it where they show the chat; other pages do not', async ({ browser, world }) => {
  const page = await chatOf(browser, world.url);
  const courses = await page.context().newPage();
  await courses.goto('/account/course');
  await hydrated(courses);
  await tokenOf(world.url, LEARNER);
  await kicked(page).waitFor();
  await courses.getByRole('heading', { name: '登录知途' }).waitFor();
  await expect(kicked(courses)).toHaveCount(0);
  await page.context().close();
});

test('who signs out of the chat was not kicked out', async ({ browser, world }) => {
  const page = await chatOf(browser, world.url);
  await page.getByRole('button', { name: '林晓的菜单' }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('heading', { name: '登录知途' }).waitFor();
  await expect(page).not.toHaveURL(/ended/);
  await expect(kicked(page)).toHaveCount(0);
  await page.context().close();
});

/** From now on the tab remembers whether it showed these words: they are gone after three seconds, which a busy machine may miss. */
async function rememberIfShown(page: Page, words: string): Promise<void> {
  const watch = (sought: string) => {
    const look = () => {
      if (document.body?.innerText.includes(sought)) sessionStorage.setItem(`shown: ${sought}`, '1');
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  };
  await page.addInitScript(watch, words);
  await page.evaluate(watch, words);
}

const wasShown = (page: Page, words: string): Promise<boolean> =>
  page.evaluate((sought) => sessionStorage.getItem(`shown: ${sought}`) !== null, words);

/** The chat of the learner with a friend, connected. */
async function chatOf(browser: Browser, url: string): Promise<Page> {
  const page = await openAs(browser, url, await tokenOf(url, LEARNER), 'about:blank');
  const connected = page
    .waitForEvent('websocket', (socket) => socket.url().includes('/apis/socket'))
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('40')));
  await openChat(page, '小满');
  await connected;
  return page;
}
