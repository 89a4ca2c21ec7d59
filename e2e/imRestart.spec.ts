import type { Page } from '@playwright/test';
import { why } from '#contract/im/conversation.ts';
import { ask } from './support/ask.ts';
import { openChat, said, say } from './support/chatPage.ts';
import { inDatabase } from './support/inDatabase.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';

const LEARNER = { mobile: '13800000001', userType: 1 };
const LECTURER = { mobile: '13800000002', userType: 2 };

/** Every line of this talk, wherever it is shown. */
const LINE = /重启记：[甲乙]\d/;
const WAITS = '网络断开了，正在重新连接；现在写的消息会在连上以后按次序送出。';

test('two people write in turn while the server restarts: each line arrives once and in order, and unread is right', async ({
  browser,
  world,
}) => {
  test.setTimeout(240_000); // the connection comes back by itself, ever more seldom
  const [learnerToken, lecturerToken] = await Promise.all([LEARNER, LECTURER].map((who) => tokenOf(world.url, who)));
  const learner = await openAs(browser, world.url, learnerToken!, '/im');
  await openChat(learner, '陈砚清');
  const lecturer = await openAs(browser, world.url, lecturerToken!, '/im');
  await openChat(lecturer, '林晓');
  const conversationId = new URL(learner.url()).searchParams.get('id')!;

  await inTurn(1);
  const areCutOff = bothWait();
  const isBack = world.restart();
  await areCutOff;
  // neither waits for the other now
  for (const nth of [2, 3]) {
    await say(lecturer, line('甲', nth));
    await say(learner, line('乙', nth));
  }
  await isBack;
  for (const nth of [2, 3]) {
    await said(learner, line('甲', nth)).waitFor();
    await said(lecturer, line('乙', nth)).waitFor();
  }
  await inTurn(4);
  for (const page of [learner, lecturer]) {
    await page.getByText(WAITS).waitFor({ state: 'detached' });
    await page.getByRole('article', { name: '我，还没有送到' }).first().waitFor({ state: 'detached' });
  }

  const kept = await keptLines();
  expect(kept.toSorted()).toEqual(['甲1', '甲2', '甲3', '甲4', '乙1', '乙2', '乙3', '乙4'].toSorted());
  expect(kept.filter((text) => text.startsWith('甲'))).toEqual(['甲1', '甲2', '甲3', '甲4']);
  expect(kept.filter((text) => text.startsWith('乙'))).toEqual(['乙1', '乙2', '乙3', '乙4']);
  await expect.poll(() => linesOn(learner), { timeout: 20_000 }).toEqual(kept);
  await expect.poll(() => linesOn(lecturer), { timeout: 20_000 }).toEqual(kept);

  // Away in another conversation, while the server is killed in the middle.
  await said(lecturer, line('甲', 4)).filter({ hasText: '已读' }).waitFor();
  await learner.getByRole('link', { name: /^小满/ }).click();
  await said(learner, '食堂二楼新开了热干面').waitFor();
  await say(lecturer, line('甲', 5));
  const areCutOffAgain = bothWait();
  const isAlive = world.restart('SIGKILL');
  await areCutOffAgain;
  for (const nth of [6, 7]) await say(lecturer, line('甲', nth));
  await isAlive;
  const row = learner.getByRole('link', { name: /^陈砚清/ });
  await row.and(learner.getByRole('link', { name: '陈砚清，3 条未读' })).waitFor();
  await learner.reload();
  await row.and(learner.getByRole('link', { name: '陈砚清，3 条未读' })).waitFor();
  expect(await ask(world.url, learnerToken!, why, { conversationId, shown: 3 })).toMatchObject({
    unread: 3,
    isHealed: 0,
  });
  await row.click();
  for (const nth of [5, 6, 7]) await said(lecturer, line('甲', nth)).filter({ hasText: '已读' }).waitFor();
  await learner.getByRole('link', { name: '陈砚清', exact: true }).waitFor();
  const all = await keptLines();
  expect(all).toEqual([...kept, '甲5', '甲6', '甲7']);
  for (const page of [learner, lecturer]) await expect.poll(() => linesOn(page), { timeout: 20_000 }).toEqual(all);
  for (const token of [learnerToken!, lecturerToken!]) {
    const { unread, isHealed } = await ask(world.url, token, why, { conversationId, shown: 0 });
    expect({ unread, isHealed }).toEqual({ unread: 0, isHealed: 0 });
  }
  for (const page of [learner, lecturer]) await page.context().close();

  /** Looked at on both at once: on a quick machine the words are gone from one while the other is waited for. */
  function bothWait(): Promise<void[]> {
    return Promise.all([learner, lecturer].map((page) => page.getByText(WAITS).waitFor()));
  }

  /** Each says its line when the one before is there. */
  async function inTurn(nth: number): Promise<void> {
    await say(lecturer, line('甲', nth));
    await said(learner, line('甲', nth)).waitFor();
    await say(learner, line('乙', nth));
    await said(lecturer, line('乙', nth)).waitFor();
  }

  /** The lines of the database in its order, e.g. 甲1. */
  async function keptLines(): Promise<string[]> {
    const statement = 'select text from chat_message where conversation_id = $1 order by seq';
    const rows = await inDatabase<{ text: string }>(world, statement, [conversationId]);
    return rows.filter(({ text }) => LINE.test(text)).map(({ text }) => nameOf(text));
  }
});

const line = (who: '甲' | '乙', nth: number): string => `重启记：${who}${nth}`;
const nameOf = (text: string): string => LINE.exec(text)![0].slice(-2);
const linesOn = async (page: Page): Promise<string[]> => (await said(page, LINE).allTextContents()).map(nameOf);
