import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';

const ENTERPRISE = { mobile: '13800000005', userType: 5 };

test('an enterprise buys seats, hands one out to somebody who works there, reads what could go back, and takes it back', async ({
  browser,
  world,
}) => {
  test.setTimeout(240_000);
  const token = await tokenOf(world.url, ENTERPRISE);
  const ours = await openAs(browser, world.url, token, '/account/seats');
  const { id, courseName } = await soldCourse(world.url);
  await ours.getByRole('button', { name: '买席位' }).first().click();
  const dialog = ours.getByRole('dialog');
  await dialog.getByRole('button', { name: '去结算' }).click();
  await expect(dialog.getByText('请选择课程')).toBeVisible();
  await dialog.getByRole('combobox', { name: '课程' }).fill(courseName);
  await ours.getByRole('option', { name: courseName }).first().click();
  await dialog.getByRole('textbox', { name: '几个席位' }).fill('50');
  await dialog.getByRole('textbox', { name: '几个席位' }).blur();
  await dialog.getByRole('button', { name: '去结算' }).click();
  await ours.waitForURL(/\/pay\?seatCourseId=/);
  await expect(ours.getByText(/50 个席位，每个/)).toBeVisible();
  await ours.getByRole('button', { name: '提交订单' }).click();
  await ours.waitForURL(/\/pay\/\d+$/);
  const href = await ours.getByRole('link', { name: '打开演示手机' }).getAttribute('href');
  const phone = await openAs(browser, world.url, token, href!, { width: 390, height: 844 });
  await phone.getByRole('button', { name: '付款，通知 5 次' }).click();
  await ours.waitForURL(/\/pay\/paySuccess/, { timeout: 60_000 });
  await expect(ours.getByRole('heading', { name: '付好了，发给成员吧' })).toBeVisible();

  await ours.goto(`/account/seats/${id}`);
  await ours.getByRole('combobox', { name: '发给谁' }).click();
  const person = ours.getByRole('option').first();
  const name = (await person.innerText()).split('，')[0]!;
  await person.click();
  await ours.getByRole('button', { name: '发给 1 人' }).click();
  await expect(ours.getByText('发出去了，对方马上可以学')).toBeVisible();
  const row = ours.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('0%');

  await ours.goto('/account/order?tab=done');
  await ours.getByRole('button', { name: '申请退款' }).first().click();
  await expect(ours.getByRole('dialog')).toContainText('50 个席位发出 1 个：退还没有发的 49 个');
  await ours.goto(`/account/seats/${id}`);
  await row.getByRole('button', { name: '收回' }).click();
  await expect(ours.getByText('已收回，可以发给别人')).toBeVisible();
  await expect(row).toHaveCount(0);
  for (const one of [ours, phone]) await one.context().close();
});

/** A recorded course that costs money. */
async function soldCourse(url: string): Promise<{ id: string; courseName: string }> {
  const body = JSON.stringify({ courseCategory: 1, isFree: 0, pageSize: 1 });
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${url}/apis/course/api/courseInfo/list`, { method: 'POST', headers, body });
  const { data } = (await reply.json()) as { data: { list: { id: string; courseName: string }[] } };
  return data.list[0]!;
}
