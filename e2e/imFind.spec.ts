import type { Locator, Page } from '@playwright/test';
import * as conversations from '#contract/im/conversation.ts';
import { send } from '#contract/im/message.ts';
import { ChatType } from '#contract/rules/chat.ts';
import { ask } from './support/ask.ts';
import { openChat, said } from './support/chatPage.ts';
import { findingsOf } from './support/findings.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';

const LEARNER = { mobile: '13800000001', userType: 1 };
const LECTURER = { mobile: '13800000002', userType: 2 };
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('what was said is found by words, kind, person and day, and a press leads to its place, as often as one likes', async ({
  browser,
  world,
}) => {
  test.setTimeout(120_000);
  const [mine, theirs] = await Promise.all([LEARNER, LECTURER].map((who) => tokenOf(world.url, who)));
  const { list } = await ask(world.url, mine!, conversations.list, {});
  const { conversationId } = list.find(({ title }) => title === '陈砚清')!;
  const say = (token: string, clientKey: string, text: string) =>
    ask(world.url, token, send, { conversationId, clientKey, messageType: ChatType.text, text });
  await say(theirs!, 'find-first', '期末答疑放在图书馆三楼');
  for (let nth = 0; nth < 80; nth += 1) await say(nth % 2 ? mine! : theirs!, `find-talk-${nth}`, `第 ${nth} 句闲话`);

  const page = await openAs(browser, world.url, mine!, '/im');
  await openChat(page, '陈砚清');
  await bring(page, { name: '答疑提纲.pdf', mimeType: 'application/pdf', buffer: PDF });
  await said(page, '答疑提纲.pdf').waitFor();
  await bring(page, { name: '座位表.png', mimeType: 'image/png', buffer: PNG });
  await page.getByRole('log').getByRole('img', { name: '座位表.png' }).waitFor();

  await page.getByRole('button', { name: '聊天记录', exact: true }).click();
  const pane = page.getByRole('complementary', { name: '查找聊天记录' });
  await pane.getByRole('searchbox').fill('答疑放在');
  await hits(pane).first().click();
  await expect(said(page, '期末答疑放在图书馆三楼')).toBeInViewport();
  // it stays where it is while what stands around it comes
  const place = (await said(page, '期末答疑放在图书馆三楼').boundingBox())!.y;
  await expect.poll(() => page.getByRole('log').getByRole('article').count()).toBeGreaterThan(20);
  expect(Math.abs((await said(page, '期末答疑放在图书馆三楼').boundingBox())!.y - place)).toBeLessThanOrEqual(2);
  await page.getByRole('button', { name: /回到最新/ }).click();
  await expect(said(page, '答疑提纲.pdf')).toBeInViewport();
  await hits(pane).first().click();
  await expect(said(page, '期末答疑放在图书馆三楼')).toBeInViewport();

  await pane.getByRole('searchbox').fill('');
  await pane.getByRole('button', { name: '文件' }).click();
  await expect(hits(pane)).toHaveText([/答疑提纲\.pdf/]);
  await pane.getByRole('button', { name: '图片' }).click();
  await expect(hits(pane)).toHaveText([/\[图片\]/]);
  await pane.getByRole('button', { name: '全部' }).click();
  await pane.getByRole('searchbox').fill('闲话');
  await pane.getByRole('button', { name: '筛选' }).click();
  await pane.getByRole('combobox', { name: '发送人' }).fill('陈');
  await page.getByRole('option', { name: '陈砚清' }).click();
  await expect(hits(pane).filter({ hasText: '林晓' })).toHaveCount(0);
  await expect(hits(pane).first()).toContainText('陈砚清');
  await pane.getByLabel('到哪天').fill('2020-01-01');
  await expect(pane.getByText('没有找到这样的消息')).toBeVisible();
  await pane.getByLabel('从哪天').fill('2020-02-30');
  await expect(pane.getByText('请写成年-月-日')).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);

  // on a phone the messages are under the search: a press brings them up
  await page.setViewportSize({ width: 360, height: 740 });
  await pane.getByLabel('从哪天').fill('');
  await pane.getByLabel('到哪天').fill('');
  await pane.getByRole('searchbox').fill('第 0 句闲话');
  await expect(hits(pane)).toHaveText([/第 0 句闲话/]);
  await hits(pane).first().click();
  await expect(pane).toHaveCount(0);
  await expect(said(page, '第 0 句闲话')).toBeInViewport();
  await page.context().close();
});

test('the files of a group are found by name and sender, stand as one wants, and lead to their place', async ({
  browser,
  world,
}) => {
  const page = await openAs(browser, world.url, await tokenOf(world.url, LEARNER), '/im');
  await openChat(page, '云杉实习生交流');
  for (const name of ['需求清单.pdf', '日程.pdf']) {
    const buffer = Buffer.concat([PDF, Buffer.alloc(name.length * 100, '%')]);
    await bring(page, { name, mimeType: 'application/pdf', buffer });
    await said(page, name).waitFor();
  }
  await page.getByRole('complementary', { name: '群信息' }).getByRole('button', { name: '查找' }).click();
  const dialog = page.getByRole('dialog', { name: '群文件' });
  const rows = dialog.getByRole('listitem');
  await expect(rows).toHaveText([/日程\.pdf.*林晓/, /需求清单\.pdf.*林晓/]);
  await dialog.getByRole('combobox', { name: '次序' }).selectOption('大的在前');
  await expect(rows).toHaveText([/需求清单\.pdf/, /日程\.pdf/]);
  await dialog.getByRole('searchbox', { name: '文件名' }).fill('日程');
  await expect(rows).toHaveText([/日程\.pdf/]);
  expect(await findingsOf(page)).toEqual([]);
  await dialog.getByRole('link', { name: '在聊天里看 日程.pdf' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(said(page, '日程.pdf')).toBeInViewport();
  await page.context().close();
});

const hits = (pane: Locator): Locator => pane.getByRole('list', { name: '找到的消息' }).getByRole('link');

/** Chooses a file and sends it. */
async function bring(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.getByLabel('选择文件').setInputFiles(file);
  await page.getByRole('dialog', { name: '发送图片和文件' }).getByRole('button', { name: '发送 1 个' }).click();
}
