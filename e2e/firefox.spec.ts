import { fakeDevices, firefoxPath, startFirefox } from './support/firefox.ts';
import { lecturerIn, lessonFor, teach } from './support/liveClass.ts';
import { openAs } from './support/openAs.ts';
import { expect, test } from './support/test.ts';

/** Runs in a page: how much of a sound or a picture was played. */
const secondsIn = (element: string): number => document.querySelector<HTMLMediaElement>(element)?.currentTime ?? 0;

const pressing = (name: string): string => `(() => {
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === '${name}');
  if (!button || button.disabled) return '';
  button.click();
  return 'pressed';
})()`;

test('a learner with Firefox sees and hears the lecturer', async ({ browser, world }) => {
  test.skip(firefoxPath === undefined, 'no Firefox on this machine');
  const { periodId, learns, lecturer } = await lecturerIn(browser, world);
  await teach(lecturer);
  await using firefox = await startFirefox(firefoxPath!);
  await firefox.open(`${world.url}/newlive/player?id=${periodId}`, { name: 'RC_WEB_TOKEN', value: learns });
  const secondsOf = async (element: string) =>
    Number(await firefox.read(`String((${secondsIn.toString()})('${element}'))`));
  for (const element of ['main aside video', 'audio'])
    await expect.poll(() => secondsOf(element), { timeout: 20_000 }).toBeGreaterThan(2);
  expect(Number(await firefox.read(`String(document.querySelector('aside video').videoWidth)`))).toBeGreaterThan(300);
});

test('a lecturer with Firefox is seen and heard', async ({ browser, world }) => {
  test.skip(firefoxPath === undefined, 'no Firefox on this machine');
  const { periodId, teaches, learns } = await lessonFor(world);
  await using firefox = await startFirefox(firefoxPath!, fakeDevices);
  await firefox.open(`${world.url}/newlive/pusher?id=${periodId}`, { name: 'RC_WEB_TOKEN', value: teaches });
  for (const name of ['开始上课', '麦克风', '摄像头'])
    await expect.poll(() => firefox.read(pressing(name)), { timeout: 20_000 }).toBe('pressed');
  const learner = await openAs(browser, world.url, learns, `/newlive/player?id=${periodId}`);
  for (const element of ['main aside video', 'audio'])
    await expect
      .poll(() => learner.evaluate(secondsIn, element).catch(() => 0), { timeout: 20_000 })
      .toBeGreaterThan(2);
});
