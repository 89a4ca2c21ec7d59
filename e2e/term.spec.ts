import type { Page } from '@playwright/test';
import { findingsOf } from './support/findings.ts';
import { enter } from './support/quietSession.ts';
import { field } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const SCHOOL = '13800000004';

test('a school sets up the next semester, a holiday and a room, copies last term and opens a roster', async ({
  page,
  context,
  request,
}) => {
  await enter(context, request, SCHOOL, 4);
  await page.goto('/account/term');
  const [monday, tuesday] = [await nextBegin(page, 0), await nextBegin(page, 1)];
  await page.getByRole('button', { name: '添加学期' }).click();
  const adding = page.getByRole('dialog', { name: '添加学期' });
  await adding.getByRole('combobox', { name: '学年' }).selectOption({ index: 4 });
  await adding.getByRole('combobox', { name: '学期' }).selectOption('1');
  await field(page, '第一天（周一）').fill(tuesday);
  await adding.getByRole('button', { name: '添加', exact: true }).click();
  await expect(adding).toContainText('学期从周一开始，请选一个周一');
  await field(page, '第一天（周一）').fill(monday);
  await adding.getByRole('button', { name: '添加', exact: true }).click();
  await expect(adding).toBeHidden();
  await expect(page.getByRole('row', { name: /未开始/ })).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);

  await page.getByRole('link', { name: '校历', exact: true }).click();
  await page.getByRole('button', { name: '添加日子' }).click();
  const days = page.getByRole('dialog', { name: '添加日子' });
  await field(page, '名称').fill('毕业典礼');
  const day = `${new Date().getFullYear()}-07-08`;
  await field(page, '开始日期').fill(day);
  await field(page, '结束日期').fill(day);
  await days.getByRole('button', { name: '添加', exact: true }).click();
  await expect(days).toBeHidden();
  await expect(page.getByRole('row', { name: /^毕业典礼/ })).toContainText('放假');

  await page.getByRole('link', { name: '校区与教室' }).click();
  await page.getByRole('button', { name: '添加教室' }).click();
  const room = page.getByRole('dialog', { name: '添加教室' });
  await field(page, '教室名称').fill('C-909');
  await field(page, '设备').fill('投影、白板');
  await room.getByRole('button', { name: '添加', exact: true }).click();
  await expect(room).toBeHidden();
  await page.goto('/account/term?tab=rooms&keyword=C-909');
  await expect(page.getByRole('row', { name: /C-909/ })).toContainText('投影、白板');

  await page.goto('/account/class');
  const target = await page.getByRole('combobox', { name: '学期' }).locator('option').first().getAttribute('value');
  await page.goto(`/account/class?term=${target}`);
  await page.getByRole('button', { name: '从别的学期复制' }).click();
  const copying = page.getByRole('dialog', { name: '从别的学期复制' });
  await copying.getByRole('button', { name: '复制 37 个' }).click();
  const outcome = page.getByRole('dialog', { name: '复制了 37 个开课' });
  await outcome.getByRole('button', { name: '知道了' }).click();
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('筹备中');
  await first.getByRole('link').click();
  await page.waitForURL(/\/account\/class\/\d+$/);
  await expect(page.getByText('40 人，单独加入 0 人')).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);
});

/** A Monday after all semesters there are, and some days later. */
async function nextBegin(page: Page, days: number): Promise<string> {
  const ends = await page.getByRole('row').filter({ hasText: '至' }).allTextContents();
  const last = ends
    .flatMap((text) => text.match(/\d{4}-\d\d-\d\d/g) ?? [])
    .toSorted()
    .at(-1)!;
  return new Date(Date.parse(`${last}T00:00:00Z`) + (1 + days) * 86_400_000).toISOString().slice(0, 10);
}
