import { findingsOf } from './support/findings.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';

const LECTURER = { mobile: '13800000002', userType: 2 };

test('an author looks at the moment of a film at which people left, on the curve over its seek bar', async ({
  browser,
  world,
}) => {
  const page = await openAs(browser, world.url, await tokenOf(world.url, LECTURER), '/account/vod?keyword=SQL');
  await page.getByRole('button', { name: /^「SQL 查询.*」的更多操作$/ }).click();
  await page.getByRole('link', { name: '学习数据' }).click();
  await page.getByRole('navigation', { name: '课程数据' }).getByRole('link', { name: '课时' }).click();
  const opener = page.getByRole('button', { name: /在哪里离开$/ }).first();
  const name = (await opener.getAttribute('aria-label'))!.replace(/ 在哪里离开$/, '');
  await opener.click();

  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('img', { name: /每一处有多少人看过，最多 \d+ 人$/ })).toBeVisible();
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 0);
  const bar = dialog.getByRole('slider', { name: '播放进度' });
  await bar.fill('3');
  await expect(bar).toHaveAttribute('aria-valuetext', /^00:03，共 \d\d:\d\d，\d+ 人看过这里$/);
  const [, here] = /(\d+) 人看过这里$/.exec((await bar.getAttribute('aria-valuetext'))!)!;
  await dialog.getByText('看数字').click();
  await expect(dialog.getByRole('row', { name: `00:03 ${here}`, exact: true })).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: '播放' }).click();
  await expect(dialog.getByRole('button', { name: '暂停' })).toBeVisible();
});
