import { openChat, said, writing } from './support/chatPage.ts';
import { LECTURER, lessonOfToday, LINXIAO } from './support/lessonOfToday.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { hydrated } from './support/settled.ts';
import { walkMain } from './support/tabStops.ts';
import { expect, test } from './support/test.ts';

test('in the chat Tab comes to everything there is, and one sees where one is', async ({ browser, world }) => {
  const page = await openAs(browser, world.url, await tokenOf(world.url, LINXIAO), '/im');
  await openChat(page, '陈砚清');
  await said(page, /./).first().waitFor();
  await page.getByRole('button', { name: '聊天信息' }).click();
  await page.getByRole('button', { name: '加入黑名单' }).or(page.getByText('加入黑名单')).first().waitFor();
  await writing(page).fill('写到一半');
  const { stops, unmarked, missed } = await walkMain(page);
  expect({ unmarked, missed }).toEqual({ unmarked: [], missed: [] });
  const order = ['搜索联系人、群和聊天记录', '语音通话', '表情', '给陈砚清写消息', '发送', '收起'];
  expect(stops.filter((name) => order.includes(name))).toEqual(order);
  await page.context().close();
});

test('in the live room Tab comes to everything there is, for who teaches and who listens', async ({
  browser,
  world,
}) => {
  test.setTimeout(120_000);
  const periodId = await lessonOfToday(world);
  const host = await openAs(browser, world.url, await tokenOf(world.url, LECTURER), `/newlive/pusher?id=${periodId}`);
  await hydrated(host);
  await host.getByRole('button', { name: '开始上课' }).click();
  await host.getByText('直播中', { exact: true }).waitFor();
  const learner = await openAs(browser, world.url, await tokenOf(world.url, LINXIAO), `/newlive/player?id=${periodId}`);
  await learner.getByText('直播中', { exact: true }).waitFor();
  await learner.getByRole('textbox', { name: '发言' }).fill('老师好');
  await learner.keyboard.press('Enter');
  for (const page of [host, learner]) await page.getByRole('list', { name: '讨论' }).getByText('老师好').waitFor();
  await host.getByRole('button', { name: '麦克风' }).waitFor();
  for (const [page, order] of [
    [host, ['下课', '课件', '投票', '麦克风', '讨论', '发言']],
    [learner, ['离开', '举手', '发言']],
  ] as const) {
    const { stops, unmarked, missed } = await walkMain(page);
    expect({ unmarked, missed }).toEqual({ unmarked: [], missed: [] });
    expect(stops.filter((name, at) => order.some((one) => one === name) && stops.indexOf(name) === at)).toEqual(order);
  }
  await host.context().close();
  await learner.context().close();
});
