import { lecturerIn } from './support/liveClass.ts';
import { openAs } from './support/openAs.ts';
import { findingsOf } from './support/findings.ts';
import { expect, test } from './support/test.ts';

test('who is moved out of a class is told so at once and stays out, until the lecturer lets them back', async ({
  browser,
  world,
}) => {
  const { periodId, learns, lecturer } = await lecturerIn(browser, world);
  await lecturer.getByRole('button', { name: '开始上课' }).click();
  const learner = await openAs(browser, world.url, learns, `/newlive/player?id=${periodId}`);
  await expect(learner.getByText('直播中', { exact: true })).toBeVisible();
  await lecturer.getByRole('tab', { name: /^成员/ }).click();
  const person = lecturer.getByRole('listitem').filter({ hasText: '林晓' });
  await person.getByRole('button', { name: '移出' }).click();

  const told = learner.getByText('你已被移出直播间，如有疑问请联系讲师');
  await expect(told).toBeVisible();
  await expect(learner.getByRole('heading', { level: 1, name: '你已被请出直播间' })).toBeVisible();
  expect(await findingsOf(learner)).toEqual([]);
  await learner.getByRole('button', { name: '再试一次' }).click();
  await expect(told).toBeVisible();
  await learner.reload();
  await expect(told).toBeVisible();
  await expect(learner.getByRole('heading', { level: 1, name: '进入直播间失败' })).toBeVisible();

  await lecturer.getByRole('button', { name: '已移出' }).click();
  await person.getByRole('button', { name: '让他回来' }).click();
  await learner.getByRole('button', { name: '再试一次' }).click();
  await expect(learner.getByText('直播中', { exact: true })).toBeVisible();
});
