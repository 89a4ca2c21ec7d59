import { firefoxPath, startFirefox } from './support/firefox.ts';
import { LECTURER, lessonOfToday, LINXIAO } from './support/lessonOfToday.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';

test('a learner with Firefox sees and hears the lecturer', async ({ browser, world }) => {
  test.skip(firefoxPath === undefined, 'no Firefox on this machine');
  const [teaches, learns] = await Promise.all([LECTURER, LINXIAO].map((who) => tokenOf(world.url, who)));
  const periodId = await lessonOfToday(world);
  const lecturer = await openAs(browser, world.url, teaches!, `/newlive/pusher?id=${periodId}`);
  await lecturer.context().grantPermissions(['camera', 'microphone']);
  await lecturer.getByRole('button', { name: '开始上课' }).click();
  await lecturer.getByRole('button', { name: '麦克风' }).click();
  await lecturer.getByRole('button', { name: '摄像头' }).click();
  await using firefox = await startFirefox(firefoxPath!);
  await firefox.open(`${world.url}/newlive/player?id=${periodId}`, { name: 'RC_WEB_TOKEN', value: learns! });
  const secondsOf = async (element: string) =>
    Number(await firefox.read(`String(document.querySelector('${element}')?.currentTime ?? 0)`));
  for (const element of ['main aside video', 'audio'])
    await expect.poll(() => secondsOf(element), { timeout: 20_000 }).toBeGreaterThan(2);
  expect(Number(await firefox.read(`String(document.querySelector('aside video').videoWidth)`))).toBeGreaterThan(300);
});
