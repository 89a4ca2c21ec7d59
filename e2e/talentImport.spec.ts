import { findingsOf } from './support/findings.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';

const BOSS = { mobile: '13800000005', userType: 5 };

const file = (name: string, value: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
});

const person = (name: string, phone: string) => ({
  basics: { name, phone, label: '做过报表' },
  work: [{ name: '青禾数据', position: '实习生', startDate: '2026-13' }],
});

test('a recruiter has files read, brings in who agreed, works with one and lets another go', async ({
  browser,
  world,
}) => {
  test.setTimeout(180_000);
  const page = await openAs(browser, world.url, await tokenOf(world.url, BOSS), '/account/talent/imported');
  await expect(page.getByRole('table', { name: '导入的人' })).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);
  await page.getByRole('link', { name: '导入简历' }).first().click();
  await page.waitForURL(/talent\/import$/);
  expect(await findingsOf(page)).toEqual([]);
  await page
    .getByLabel('上传简历文件')
    .setInputFiles([
      file('人选.json', [person('顾行舟', '13911110001'), person('柳照影', '13911110002')]),
      file('脚本.json', { basics: { name: '甲', summary: '<script>x()</script>' } }),
    ]);
  await page.waitForURL(/talent\/import\?id=/);
  const people = page.getByRole('list', { name: '简历', exact: true });
  await expect(people.getByText('「basics.summary」里有脚本，不收')).toBeVisible();
  await expect(people.getByText('「2026-13」不是一个月份').first()).toBeVisible();
  await page.reload();
  expect(await findingsOf(page)).toEqual([]);
  await page.getByRole('button', { name: '导入 2 份' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '导入', exact: true }).click();
  await expect(dialog.getByText('没有本人同意，简历不能放进人才库')).toBeVisible();
  await dialog.getByRole('combobox', { name: '简历从哪里来' }).selectOption({ label: '招聘会上本人交来' });
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: '导入', exact: true }).click();
  await expect(page.getByText('导入成功，2 位进了人才库')).toBeVisible();
  await page.getByRole('link', { name: '看导入的人' }).click();
  await page.getByRole('link', { name: '顾行舟' }).click();
  await page.waitForURL(/imported\/profile/);
  await expect(page.getByText('13911110001')).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);
  await page.getByRole('textbox', { name: '备注' }).fill('周三上午打电话');
  await page.getByRole('button', { name: '写备注' }).click();
  await expect(page.getByRole('listitem').getByText('周三上午打电话')).toBeVisible();
  await page.getByRole('button', { name: '删除', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click();
  await page.waitForURL(/talent\/imported$/);
  await expect(page.getByRole('link', { name: '柳照影' })).toBeVisible();
  await expect(page.getByRole('link', { name: '顾行舟' })).toHaveCount(0);
  await page.context().close();
});
