import { hashPassword } from '#server/domain/signIn/passwords.ts';
import { untilItMoves } from './support/drawnScreen.ts';
import { findingsOf } from './support/findings.ts';
import { inDatabase } from './support/inDatabase.ts';
import { LECTURER, lessonOfToday, LINXIAO } from './support/lessonOfToday.ts';
import { teach } from './support/liveClass.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';
import type { World } from './support/world.ts';

const CLASSMATE = { mobile: '13800001003', userType: 1 };
const PASSWORD = 'helper-2026';

test('a stand-by host takes over when the lecturer is gone, and silences everybody by one press', async ({
  browser,
  world,
}) => {
  test.setTimeout(150_000);
  const people = [LECTURER, LINXIAO, CLASSMATE].map((who) => tokenOf(world.url, who));
  const [teaches, learns, helps] = await Promise.all(people);
  const periodId = await lessonOfToday(world);
  await letHelp(world, periodId);
  const lecturer = await openAs(browser, world.url, teaches!, `/newlive/pusher?id=${periodId}`);
  await teach(lecturer);
  const learner = await openAs(browser, world.url, learns!, `/newlive/player?id=${periodId}`);
  const seen = learner.getByRole('complementary', { name: '课堂' }).locator('video');
  await untilItMoves(seen);
  const helper = await openAs(browser, world.url, helps!, `/newlive/player?id=${periodId}`);
  await helper.getByRole('button', { name: '我是助教' }).click();
  await helper.getByRole('dialog').getByRole('textbox', { name: '频道密码' }).fill(PASSWORD);
  await helper.getByRole('dialog').getByRole('button', { name: '进入' }).click();
  await expect(helper.getByRole('link', { name: '去主播端' })).toBeVisible();

  await lecturer.close();
  const past = `update live_room set anchor_seen_at = anchor_seen_at - interval '1 minute' where period_id = $1`;
  await inDatabase(world, past, [periodId]);
  const away = /^讲师的连接断了/;
  for (const page of [learner, helper]) await expect(page.getByText(away)).toBeVisible({ timeout: 20_000 });
  await helper.getByRole('link', { name: '去主播端接着上' }).click();
  await helper.context().grantPermissions(['camera', 'microphone']);
  await expect(helper.getByText('直播中', { exact: true })).toBeVisible();
  await helper.getByRole('button', { name: '摄像头' }).click();
  await expect(learner.getByText(away)).toBeHidden();
  await expect(learner.getByRole('list', { name: '讨论' })).toContainText(/现在由 .+ 主讲/);
  await untilItMoves(seen);
  // the lecturer who comes back finds the class led by another
  const back = await openAs(browser, world.url, teaches!, `/newlive/pusher?id=${periodId}`);
  await expect(back.getByRole('heading', { name: '已经有人在主播端上课' })).toBeVisible();
  await back.context().close();

  await helper.getByRole('button', { name: '全员静音' }).click();
  await expect(learner.getByText('老师开启了全员静音，暂时不能发言与举手')).toBeVisible();
  await expect(learner.getByRole('textbox', { name: '发言' })).toBeDisabled();
  await expect(learner.getByRole('button', { name: '举手' })).toBeDisabled();
  await expect(helper.getByText('已全员静音：学员不能发言与举手')).toBeVisible();
  for (const page of [learner, helper]) expect(await findingsOf(page)).toEqual([]);
  await helper.getByRole('button', { name: '解除全员静音' }).click();
  await expect(learner.getByRole('textbox', { name: '发言' })).toBeEnabled();
  await expect(learner.getByRole('button', { name: '举手' })).toBeEnabled();
});

/** Somebody else takes the course, and the channel has a password. */
async function letHelp(world: World, periodId: string): Promise<void> {
  const course = `select course_id from course_period where id = $1`;
  const taking = `insert into user_course (user_no, course_id) select user_no, (${course}) from user_account where mobile = $2`;
  await inDatabase(world, taking, [periodId, CLASSMATE.mobile]);
  const channel = `update live_channel set password_hash = $1 where lecturer_user_no = (select user_no from user_account where mobile = $2)`;
  await inDatabase(world, channel, [await hashPassword(PASSWORD), LECTURER.mobile]);
}
