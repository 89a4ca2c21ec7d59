import { findingsOf } from './support/findings.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test('a learner reads why a vacancy fits, what a course would change, and is not shown it again', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, '13800000001');
  await page.goto('/account/recommendposition');
  const rows = page.getByRole('list', { name: '推荐岗位' }).getByRole('listitem');
  await expect(rows.first()).toContainText('%');
  expect(await findingsOf(page)).toEqual([]);
  const name = await rows.first().getByRole('heading').textContent();
  await rows.first().getByRole('link', { name: '和它比一比' }).click();
  await expect(page.getByRole('heading', { name: /^匹配 \d+%$/ })).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);
  await page.getByRole('button', { name: '不感兴趣' }).click();
  await expect(page.getByText('不再推荐这个职位')).toBeVisible();
  await page.goto('/account/recommendposition');
  await expect(rows.first()).toBeVisible();
  await expect(page.getByRole('button', { name: `对「${name}」不感兴趣` })).toHaveCount(0);

  await page.goto('/account/compass');
  const box = page.getByRole('combobox', { name: '想去的典型岗位' });
  await box.fill('数据分析师');
  await page
    .getByRole('option', { name: /数据分析师/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: /到「数据分析师」走了 \d+%/ })).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);
});
