import { findingsOf } from './support/findings.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';

const LEARNER = { mobile: '13800000001', userType: 1 };

test('a learner shuts an enterprise out by its name, and lets it in again', async ({ browser, world }) => {
  test.setTimeout(180_000);
  const page = await openAs(browser, world.url, await tokenOf(world.url, LEARNER), '/account/privacy/blocked');
  const list = page.getByRole('list', { name: '屏蔽的企业' });
  await expect(list.getByText('山月文旅')).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);
  await page.getByRole('combobox', { name: '屏蔽一家企业' }).fill('江城第二');
  await page.getByRole('option', { name: '江城第二医院' }).click();
  await page.waitForURL(/org=/);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/它在推荐的人才里找不到你/)).toBeVisible();
  await dialog.getByRole('button', { name: '屏蔽', exact: true }).click();
  await expect(page.getByText('屏蔽成功')).toBeVisible();
  await expect(list.getByText('江城第二医院')).toBeVisible();

  await page.goto('/account/privacy/blocked');
  await page.getByRole('button', { name: '取消屏蔽江城第二医院' }).click();
  await expect(page.getByText(/取消了屏蔽/)).toBeVisible();
  await expect(list.getByText('江城第二医院')).toHaveCount(0);
  await page.context().close();
});
