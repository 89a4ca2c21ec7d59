import type { Browser } from '@playwright/test';
import { openChat, said, say } from './support/chatPage.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { enter } from './support/quietSession.ts';
import { hydrated } from './support/settled.ts';
import { expect, test } from './support/test.ts';

const LEARNER = '13800000001';
const LECTURER = '13800000002';

test('two people write to each other; what is written without a network arrives once, in order', async ({
  browser,
  baseURL,
}) => {
  const lecturer = await roomOf(browser, baseURL!, LECTURER, 2, '林晓');
  const learner = await roomOf(browser, baseURL!, LEARNER, 1, '陈砚清');
  await say(lecturer, '周五的演示改到三点');
  await said(learner, '周五的演示改到三点').waitFor();
  // the lecturer sees that it was read
  await said(lecturer, '周五的演示改到三点').filter({ hasText: '已读' }).waitFor();

  await learner.context().setOffline(true);
  await learner.getByText('网络断开了，正在重新连接；现在写的消息会在连上以后按次序送出。').waitFor();
  for (const text of ['收到', '我先把第一页改好', '三点见']) await say(learner, text);
  await expect(said(learner, '三点见')).toBeVisible();
  await expect(said(lecturer, '三点见')).toHaveCount(0);
  await learner.context().setOffline(false);
  for (const text of ['收到', '我先把第一页改好', '三点见']) await said(lecturer, text).waitFor();
  const own = lecturer
    .getByRole('log')
    .getByRole('article')
    .filter({ hasText: /收到|第一页|三点见/ });
  await expect(own).toContainText(['收到', '我先把第一页改好', '三点见']);
  for (const text of ['收到', '我先把第一页改好', '三点见']) await expect(said(learner, text)).toHaveCount(1);
  await lecturer.context().close();
  await learner.context().close();
});

test('a draft is still there after a reload', async ({ page, context, request }) => {
  await enter(context, request, LEARNER, 1);
  await openChat(page, '小满');
  await page.getByRole('textbox', { name: /写消息$/ }).fill('明天中午十二点，二楼门口');
  await page.reload();
  await expect(page.getByRole('textbox', { name: /写消息$/ })).toHaveValue('明天中午十二点，二楼门口');
});

test('what is sent before the conversation is fetched goes, and is shown', async ({ page, context, request }) => {
  await enter(context, request, LEARNER, 1);
  const gate = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route('**/im/auth/conversation/view', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.route('**/im/auth/message/older', async (route) => {
    // answered before the message is there, told after it
    const response = await route.fetch();
    asked.resolve();
    await gate.promise;
    await route.fulfill({ response });
  });
  await page.goto('/im');
  await hydrated(page);
  const row = page.getByRole('link', { name: /^小满/ });
  await row.click();
  await asked.promise;
  await say(page, '我已经在二楼了');
  // the page has heard that it was sent
  await expect(row).toContainText('我已经在二楼了', { timeout: 20_000 });
  gate.resolve();
  await said(page, '食堂二楼新开了热干面').waitFor();
  await said(page, '我已经在二楼了').waitFor();
  await expect(said(page, '我已经在二楼了')).toHaveCount(1);
});

test('a chat that cannot sign in says so, and signs in when asked again', async ({ page, context, request }) => {
  await enter(context, request, LEARNER, 1);
  let countAsked = 0;
  await page.route('**/im/auth/chat/login', async (route) => {
    countAsked += 1;
    const body = { code: 200, msg: '成功', data: { resultCode: 70001, expiresAt: null } };
    await route.fulfill({ json: body });
  });
  await page.goto('/im');
  const banner = page.getByRole('alert').filter({ hasText: 'IM 登录失败' });
  await banner.waitFor();
  // an expired sign is fetched anew fewer than five times
  expect(countAsked).toBe(4);
  await page.unroute('**/im/auth/chat/login');
  await banner.getByRole('button', { name: '重试' }).click();
  await banner.waitFor({ state: 'detached' });
});

test('older messages come above without moving what is read', async ({ browser, world }) => {
  const [learner, lecturer] = await Promise.all(
    [LEARNER, LECTURER].map((mobile, index) => tokenOf(world.url, { mobile, userType: index + 1 })),
  );
  const conversationId = await talked(world.url, [learner!, lecturer!], 120);
  const page = await openAs(browser, world.url, learner!, `/im?id=${conversationId}`);
  await said(page, '第 120 句').waitFor();
  const log = page.getByRole('log');
  const lines = log.getByRole('article');
  const more = log.getByRole('button', { name: '更早的消息' });
  let countLoaded = 0;
  for (; await more.isVisible(); countLoaded += 1) {
    const before = await lines.count();
    const gate = Promise.withResolvers<void>();
    let isAsked = false;
    await page.route('**/im/auth/message/older', async (route) => {
      isAsked = true;
      await gate.promise;
      await route.continue();
    });
    // a chat that is still being laid out goes back to its end: one scrolls up again
    const up = () => log.evaluate((box) => box.scrollTo(0, 0)).then(() => isAsked);
    await expect.poll(up, { timeout: 20_000 }).toBe(true);
    const [words] = /第 \d+ 句，/.exec((await lines.first().textContent())!)!;
    const { y } = (await said(page, words).boundingBox())!;
    gate.resolve();
    await expect.poll(() => lines.count(), { timeout: 20_000 }).toBeGreaterThan(before);
    expect(Math.abs((await said(page, words).boundingBox())!.y - y)).toBeLessThanOrEqual(2);
    await page.unroute('**/im/auth/message/older');
  }
  expect(countLoaded).toBeGreaterThan(1);
  await page.context().close();
});

/** The two say so many lines in turn. @returns their conversation */
async function talked(url: string, tokens: readonly [string, string], count: number): Promise<string> {
  const ask = async <T>(path: string, token: string, data: object): Promise<T> => {
    const headers = { 'content-type': 'application/json', token };
    const reply = await fetch(`${url}/apis/im/auth/${path}`, { method: 'POST', headers, body: JSON.stringify(data) });
    const { code, msg, data: answer } = (await reply.json()) as { code: number; msg: string; data: T };
    if (code !== 200) throw new Error(`${path}: ${msg}`);
    return answer;
  };
  const { list } = await ask<{ list: { conversationId: string; title: string }[] }>('conversation/list', tokens[0], {});
  const { conversationId } = list.find(({ title }) => title === '陈砚清')!;
  for (let nth = 1; nth <= count; nth += 1) {
    const message = { conversationId, clientKey: `long-talk-${nth}`, messageType: 1, text: `第 ${nth} 句，完` };
    await ask('message/send', tokens[nth % 2]!, message);
  }
  return conversationId;
}

async function roomOf(browser: Browser, baseURL: string, mobile: string, userType: number, other: string) {
  const context = await browser.newContext({ baseURL });
  await enter(context, context.request, mobile, userType);
  const page = await context.newPage();
  await openChat(page, other);
  return page;
}
