import type { Browser, Locator, Page } from '@playwright/test';
import { addCourseToUser } from '#contract/course/order.ts';
import { watchlive } from '#contract/course/liveChapter.ts';
import * as people from '#contract/live/people.ts';
import * as rooms from '#contract/live/room.ts';
import { ask } from './support/ask.ts';
import { shareDrawing, untilItMoves } from './support/drawnScreen.ts';
import { makeClassOf } from './support/examClass.ts';
import { inDatabase } from './support/examWorld.ts';
import { findingsOf } from './support/findings.ts';
import { LECTURER, lessonOfToday, LINXIAO } from './support/lessonOfToday.ts';
import { lecturerIn, lessonFor } from './support/liveClass.ts';
import { loudnessOf } from './support/loudnessOf.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';
import type { World } from './support/world.ts';

const OPERATOR = { mobile: '13800000009', userType: 0 };
const SHORT_FILM = 'seed/media/files/own/ev-charge-2-1.mp4';
const CLASSMATE = { mobile: '13800001003', userType: 1 };

test('a lecturer teaches five learners: chat, two hands, slides with ink, a poll, a sign-in, a reload, the end and the replay', async ({
  browser,
  world,
}) => {
  test.setTimeout(150_000);
  const [teaches, one, two] = await Promise.all([LECTURER, LINXIAO, CLASSMATE].map((who) => tokenOf(world.url, who)));
  const { list } = await ask(world.url, one!, rooms.mine, {});
  const lesson = list.find(({ periodName }) => periodName === '第二场：看草图')!;
  // whoever has it already is told so
  await ask(world.url, two!, addCourseToUser, { courseId: lesson.courseId }).catch(() => undefined);

  const lecturer = await openAs(browser, world.url, teaches!, '/mylive');
  await lecturer
    .getByRole('listitem')
    .filter({ hasText: '第二场：看草图' })
    .getByRole('link', { name: '去上课' })
    .click();
  await lecturer.waitForURL(/\/newlive\/pusher\?/);
  await expect(lecturer.getByRole('heading', { name: '第二场：看草图' })).toBeVisible();
  const first = await openAs(browser, world.url, one!, `/newlive/player?id=${lesson.periodId}`);
  await expect(first.getByRole('heading', { name: '距离上课还有' })).toBeVisible();
  const second = await openAs(browser, world.url, two!, `/livetx/audience?id=${lesson.periodId}`, {
    width: 360,
    height: 740,
  });
  await second.waitForURL(/\/newlive\/player\?id=/);
  await lecturer.getByRole('button', { name: '开始上课' }).click();
  for (const page of [lecturer, first, second]) await expect(page.getByText('直播中', { exact: true })).toBeVisible();

  await say(first, '老师好，讲义已经下载了');
  await expect(lecturer.getByRole('list', { name: '讨论' })).toContainText('老师好，讲义已经下载了');
  await reportedAndDismissed(browser, world, second);
  await first.getByRole('button', { name: '举手' }).click();
  await first.getByRole('dialog').getByRole('textbox').fill('口径改过怎么标？');
  await first.getByRole('dialog').getByRole('button', { name: '举手' }).click();
  // it is up before the others come
  await expect(first.getByRole('button', { name: /^放下/ })).toBeVisible();
  const others = await inDatabase(world.databaseUrl, (db) => makeClassOf(db, 3, 13_955_600_000));
  for (const { token } of others) {
    await ask(world.url, token, addCourseToUser, { courseId: lesson.courseId });
    await ask(world.url, token, watchlive, { chapterId: lesson.periodId });
  }
  await ask(world.url, others[0]!.token, people.raise, { periodId: lesson.periodId, question: '配色有讲究吗？' });
  await lecturer.getByRole('tab', { name: /^举手/ }).click();
  const hands = lecturer.getByRole('list', { name: '举手' }).getByRole('listitem');
  await expect(hands).toHaveCount(2);
  await expect(hands.first()).toContainText('想问：口径改过怎么标？');
  await lecturer.getByRole('button', { name: '参数' }).click();
  await lecturer.getByRole('switch', { name: '允许学员上台连麦' }).click();
  await lecturer.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
  await hands.first().getByRole('button', { name: '请上台' }).click();
  await expect(first.getByRole('button', { name: '下台' })).toBeVisible();

  await lecturer.getByRole('button', { name: '课件' }).click();
  await lecturer.getByRole('dialog').getByRole('button', { name: /^讲「/ }).first().click();
  await lecturer.getByRole('button', { name: '下一页' }).click();
  // Whoever writes is on that page too by then, with the pen in hand.
  for (const page of [first, lecturer]) await expect(page.getByText(/^2 \/ \d+$/)).toBeVisible();
  await lecturer.getByRole('button', { name: '板书' }).click();
  await expect(lecturer.getByRole('button', { name: '板书' })).toHaveAttribute('aria-pressed', 'true');
  await draw(lecturer);
  for (const page of [first, second]) await expect(page.getByRole('img', { name: '板书 1 笔' })).toBeVisible();
  // What is written without a network waits in sight, and is with everybody once it is back.
  await lecturer.context().setOffline(true);
  await draw(lecturer, '板书 1 笔');
  await expect(lecturer.getByText('1 笔还没有送到，连上以后自动补上')).toBeVisible();
  await lecturer.context().setOffline(false);
  for (const page of [first, second]) await expect(page.getByRole('img', { name: '板书 2 笔' })).toBeVisible();
  await expect(lecturer.getByText('1 笔还没有送到，连上以后自动补上')).toBeHidden();

  await lecturer.getByRole('button', { name: '投票' }).click();
  const asking = lecturer.getByRole('dialog');
  await asking.getByRole('textbox', { name: '题目' }).fill('看板最先服务谁？');
  await asking.getByRole('textbox', { name: '选项 1' }).fill('业务负责人');
  await asking.getByRole('textbox', { name: '选项 2' }).fill('分析师自己');
  await asking.getByRole('button', { name: '发起' }).click();
  await first.getByRole('region', { name: '投票' }).getByRole('button', { name: '业务负责人' }).click();
  await expect(first.getByRole('region', { name: '投票' })).toContainText('100%');
  await expect(lecturer.getByRole('region', { name: '投票' })).toContainText('已投 1');

  await lecturer.reload();
  await expect(lecturer.getByText('直播中', { exact: true })).toBeVisible();
  await expect(lecturer.getByText(/^2 \/ \d+$/)).toBeVisible();
  await expect(lecturer.getByRole('img', { name: '板书 2 笔' })).toBeVisible();
  const elsewhere = await openAs(browser, world.url, teaches!, `/newlive/pusher?id=${lesson.periodId}`);
  await expect(elsewhere.getByRole('heading', { name: '已经有人在主播端上课' })).toBeVisible();
  await elsewhere.context().close();

  await lecturer.getByRole('button', { name: '签到' }).click();
  await lecturer.getByRole('button', { name: '发起 3 分钟的签到' }).click();
  await second.getByRole('region', { name: '签到' }).getByRole('button', { name: '签到' }).click();
  await expect(second.getByRole('region', { name: '签到' })).toContainText('已签到');
  await expect(lecturer.getByRole('region', { name: '签到' })).toContainText('已签 1 人');
  for (const page of [lecturer, first, second]) expect(await findingsOf(page)).toEqual([]);

  await lecturer.getByRole('button', { name: '下课' }).click();
  await lecturer.getByRole('dialog').getByRole('button', { name: '下课' }).click();
  await second.getByRole('heading', { name: '这节课已经结束' }).waitFor();
  await second.getByRole('link', { name: '看回放' }).click();
  await second.getByRole('slider', { name: '进度' }).press('End');
  await expect(second.getByRole('list', { name: '讨论' })).toContainText('老师好，讲义已经下载了');
  const late = second.getByRole('region', { name: '投票' });
  await late.getByRole('button', { name: '分析师自己' }).click();
  await expect(late).toContainText('回放里投的 1 票另外计数');
  expect(await findingsOf(second)).toEqual([]);
});

test('the demo class that was held plays again: slides turn with the clock', async ({ browser, world }) => {
  const token = await tokenOf(world.url, LINXIAO);
  const page = await openAs(browser, world.url, token, '/mylive?part=past');
  await page.getByRole('listitem').filter({ hasText: '第一场：给谁看' }).getByRole('link', { name: '看回放' }).click();
  await page
    .getByRole('navigation', { name: '章节' })
    .getByRole('button', { name: /第 2 页/ })
    .click();
  await expect(page.getByText(/^2 \/ \d+$/)).toBeVisible();
  await expect(page.getByRole('list', { name: '讨论' })).toContainText('给招聘主管看');
  await expect(page.getByRole('list', { name: '讨论' })).not.toContainText('第二场见');
  await page.getByRole('button', { name: '播放' }).click();
  await expect(page.getByRole('button', { name: '暂停' })).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);
});

/** A classmate reports the only line; the operator sees it with where it was said, and finds nothing wrong. */
async function reportedAndDismissed(browser: Browser, world: World, reporter: Page): Promise<void> {
  await reporter.getByRole('list', { name: '讨论' }).getByRole('button', { name: '举报' }).click();
  const why = reporter.getByRole('dialog', { name: '举报这条发言' });
  await why.getByRole('button', { name: '提交举报' }).click();
  await expect(why.getByText('请选择举报原因')).toBeVisible();
  await why.getByRole('radio', { name: '广告' }).check();
  await why.getByRole('button', { name: '提交举报' }).click();
  await expect(why).toBeHidden();
  const console = await openAs(browser, world.url, await tokenOf(world.url, OPERATOR), '/admin/review/chats');
  const row = console.getByRole('listitem').filter({ hasText: '老师好，讲义已经下载了' });
  await expect(row).toContainText('直播间「第二场：看草图」');
  await row.getByRole('button', { name: '处理' }).click();
  const dialog = console.getByRole('dialog', { name: '处理举报' });
  await expect(dialog.getByRole('list', { name: '举报时的前后几条' })).toContainText('被举报');
  expect(await findingsOf(console)).toEqual([]);
  await dialog.getByRole('button', { name: '不成立' }).click();
  await expect(row).toHaveCount(0);
  await console.context().close();
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: '发言' }).fill(text);
  await page.keyboard.press('Enter');
}

async function draw(page: Page, before = '没有板书'): Promise<void> {
  const sheet = page.getByRole('img', { name: before });
  const { x, y, width, height } = (await sheet.boundingBox())!;
  await page.mouse.move(x + width * 0.2, y + height * 0.3);
  await page.mouse.down();
  for (const part of [0.3, 0.4, 0.5]) await page.mouse.move(x + width * part, y + height * 0.4);
  await page.mouse.up();
}

test('what the lecturer shows and says is recorded, and plays in the replay within a minute of the end', async ({
  browser,
  world,
}) => {
  test.setTimeout(150_000);
  const { periodId, teaches, learns } = await lessonFor(world);
  const lecturer = await openAs(browser, world.url, teaches, '/mylive');
  await shareDrawing(lecturer);
  await lecturer.goto(`/newlive/pusher?id=${periodId}`);
  await lecturer.context().grantPermissions(['camera', 'microphone']);
  await lecturer.getByRole('button', { name: '开始上课' }).click();
  await expect(lecturer.getByText('录制中', { exact: true })).toBeVisible();
  await lecturer.getByRole('button', { name: '麦克风' }).click();
  await lecturer.getByRole('button', { name: '摄像头' }).click();
  const learner = await openAs(browser, world.url, learns, `/newlive/player?id=${periodId}`);
  await expect(learner.getByText('录制中', { exact: true })).toBeVisible();
  const seen = learner.getByRole('complementary', { name: '课堂' }).locator('video');
  await expect.poll(() => framesOf(seen), { timeout: 20_000 }).toBeGreaterThan(60);
  // who looks at their own class on another page sees it, and goes on sending
  const looks = await lecturer.context().newPage();
  await looks.goto(`/newlive/player?id=${periodId}`);
  await untilItMoves(looks.getByRole('complementary', { name: '课堂' }).locator('video'));
  await looks.close();
  // with a screen of theirs, which takes the main area
  await lecturer.getByRole('button', { name: '共享屏幕' }).click();
  await untilItMoves(learner.getByRole('region', { name: '画面' }).locator('video'), 40);
  await lecturer.getByRole('button', { name: '下课' }).click();
  await lecturer.getByRole('dialog').getByRole('button', { name: '下课' }).click();
  await learner.getByRole('link', { name: '看回放' }).click();
  const pictures = learner.getByRole('list', { name: '录下的画面' });
  // the page looks for itself; the video is there before its time comes
  await expect(pictures.locator('video').first()).toBeAttached({ timeout: 60_000 });
  await learner.getByRole('button', { name: '播放' }).click();
  await expect.poll(() => framesOf(pictures.locator('video').first()), { timeout: 20_000 }).toBeGreaterThan(10);
  await expect(learner.locator('audio')).not.toHaveJSProperty('currentTime', 0);
  // the screen can be read in the replay too, and the slides are one press away
  const screen = learner.getByRole('region', { name: '课件' }).locator('video');
  await expect(screen).toBeVisible({ timeout: 30_000 });
  await learner.getByRole('button', { name: '暂停' }).click();
  expect((await screen.boundingBox())!.width).toBeGreaterThan(700);
  expect(await findingsOf(learner)).toEqual([]);
  await learner.getByRole('button', { name: '看白板' }).click();
  await expect(screen).toHaveCount(0);
  await learner.getByRole('button', { name: '看共享屏幕' }).click();
  await expect(screen).toBeVisible();
});

test('a lecturer without a camera holds a demo class: a learner sees and hears its film until it ends', async ({
  browser,
  world,
}) => {
  test.setTimeout(150_000);
  const { periodId, learns, lecturer } = await lecturerIn(browser, world);
  await expect(lecturer.getByRole('button', { name: '放一节演示课' })).toBeDisabled();
  await lecturer.getByRole('button', { name: '开始上课' }).click();
  await lecturer.getByRole('button', { name: '放一节演示课' }).click();
  await expect(lecturer.getByText(/^正在放演示课「.+」/)).toBeVisible();
  const learner = await openAs(browser, world.url, learns, `/newlive/player?id=${periodId}`, {
    width: 360,
    height: 740,
  });
  const there = learner.getByRole('complementary', { name: '课堂' });
  await expect.poll(() => framesOf(there.locator('video')), { timeout: 20_000 }).toBeGreaterThan(60);
  await expect(there.getByText('演示课')).toBeVisible();
  await expect.poll(() => loudnessOf(there.locator('audio')), { timeout: 20_000 }).toBeGreaterThan(0.01);
  await expect(learner.getByRole('button', { name: '放一节演示课' })).toHaveCount(0);
  for (const page of [lecturer, learner]) expect(await findingsOf(page)).toEqual([]);
  await lecturer.getByRole('button', { name: '停止演示' }).click();
  await expect(there.locator('video')).toHaveCount(0);
  await expect(lecturer.getByRole('button', { name: '放一节演示课' })).toBeEnabled();
  // once more, with a film that is over soon: it goes by itself
  await lecturer.route('**/media/**/*.mp4', (route) => route.fulfill({ path: SHORT_FILM, contentType: 'video/mp4' }));
  await lecturer.getByRole('button', { name: '放一节演示课' }).click();
  await expect(there.locator('video')).toHaveCount(1);
  await expect(lecturer.getByText('演示课放完了，摄像头和麦克风现在是关着的')).toBeVisible({ timeout: 40_000 });
  await expect(there.locator('video')).toHaveCount(0);
  await expect(lecturer.getByRole('button', { name: '放一节演示课' })).toBeEnabled();
});

test('where a browser cannot send a film, the demo class says so', async ({ browser, world }) => {
  const periodId = await lessonOfToday(world);
  const lecturer = await openAs(browser, world.url, await tokenOf(world.url, LECTURER), '/mylive');
  await lecturer.addInitScript(() => Reflect.deleteProperty(HTMLMediaElement.prototype, 'captureStream'));
  await lecturer.goto(`/newlive/pusher?id=${periodId}`);
  await expect(lecturer.getByText(/^这个浏览器不能把影片当作画面送出去/)).toBeVisible();
  await expect(lecturer.getByRole('button', { name: '放一节演示课' })).toHaveCount(0);
});

/** Pictures shown so far. */
const framesOf = (film: Locator): Promise<number> =>
  film.evaluate((element: HTMLVideoElement) => element.getVideoPlaybackQuality().totalVideoFrames).catch(() => 0);
