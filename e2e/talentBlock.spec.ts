import { findingsOf } from './support/findings.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';

const LEARNER = { mobile: '13800000001', userType: 1 };
const BOSS = { mobile: '13800000005', userType: 5 };

test('a learner shuts an enterprise out: everything is taken back, and it is let in again', async ({ browser, world }) => {
  test.setTimeout(180_000);
  const [boss, learner] = await Promise.all([BOSS, LEARNER].map((who) => tokenOf(world.url, who)));
  const theirs = await openAs(browser, world.url, boss!, '/account/talent?view=list&str=林晓');
  await expect(theirs.getByRole('link', { name: '林晓' }).first()).toBeVisible();

  const mine = await openAs(browser, world.url, learner!, '/account/privacy/blocked');
  await expect(mine.getByRole('list', { name: '屏蔽的企业' }).getByText('山月文旅')).toBeVisible();
  expect(await findingsOf(mine)).toEqual([]);
  await mine.getByRole('combobox', { name: '屏蔽一家企业' }).fill('云杉');
  await mine.getByRole('option', { name: '云杉科技' }).click();
  await mine.waitForURL(/org=/);
  const dialog = mine.getByRole('dialog').or(mine.getByRole('alertdialog'));
  await expect(dialog.getByText(/份投递.*马上收回/)).toBeVisible();
  await dialog.getByRole('button', { name: '屏蔽', exact: true }).click();
  await expect(mine.getByText(/屏蔽成功，收回了 \d+ 份/)).toBeVisible();
  await expect(mine.getByRole('list', { name: '屏蔽的企业' }).getByText('云杉科技')).toBeVisible();

  await theirs.reload();
  await expect(theirs.getByRole('link', { name: '林晓' })).toHaveCount(0);
  await mine.getByRole('button', { name: '取消屏蔽云杉科技' }).click();
  await expect(mine.getByText(/取消了屏蔽/)).toBeVisible();
  for (const one of [mine, theirs]) await one.context().close();
});
