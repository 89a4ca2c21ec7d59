import { openDatabase } from '#server/db/client.ts';
import { makeClassOf } from './support/examClass.ts';
import { inDatabase } from './support/inDatabase.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';
import type { World } from './support/world.ts';

const ENTERPRISE = { mobile: '13800000005', userType: 5 };

test('an enterprise buys seats, hands one out to somebody who works there, reads what could go back, takes it back, and hands all fifty to a list of people', async ({
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

  const names = await hired(world, 50);
  await ours.getByRole('tab', { name: '粘贴名单' }).click();
  await ours.getByRole('textbox', { name: '名单' }).fill([...names.keys()].join('\n'));
  await ours.getByRole('button', { name: '加到下面' }).click();
  await expect(ours.getByText('找到 50 人，空着 50 个席位')).toBeVisible();
  await ours.getByRole('button', { name: '发给 50 人' }).click();
  await expect(ours.getByText('发出去了，对方马上可以学')).toBeVisible();
  await expect.poll(() => holders(world, id)).toEqual([...names.values()].toSorted());

  await ours.goto(`/course/${id}`);
  await ours.getByRole('link', { name: '给成员买席位' }).click();
  await expect(dialog.getByRole('combobox', { name: '课程' })).toHaveValue(courseName);
  for (const one of [ours, phone]) await one.context().close();
});

/** So many who begin to work at the enterprise. @returns who they are by mobile */
async function hired(world: World, count: number): Promise<Map<string, string>> {
  const { pool, db, close } = openDatabase(world.databaseUrl, 1);
  const made = await makeClassOf(db, count, 13_955_700_000);
  for (const { userNo, mobile, name } of made)
    await pool.query(
      `insert into org_member (org_no, user_no, member_name, mobile)
       select i.org_no, $2, $3, $4 from user_identity i join user_account u on u.user_no = i.user_no
       where u.mobile = $1 and i.user_type = $5`,
      [ENTERPRISE.mobile, userNo, name, mobile, ENTERPRISE.userType],
    );
  await close();
  return new Map(made.map(({ mobile, userNo }) => [mobile, userNo]));
}

/** Who has the course by a seat. */
const holders = async (world: World, courseId: string): Promise<string[]> =>
  (
    await inDatabase<{ user_no: string }>(
      world,
      `select user_no from user_course where course_id = $1 and source = 'seat' and status_id = 1 order by user_no::text`,
      [courseId],
    )
  ).map((row) => row.user_no);

/** A recorded course that costs money. */
async function soldCourse(url: string): Promise<{ id: string; courseName: string }> {
  const body = JSON.stringify({ courseCategory: 1, isFree: 0, pageSize: 1 });
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${url}/apis/course/api/courseInfo/list`, { method: 'POST', headers, body });
  const { data } = (await reply.json()) as { data: { list: { id: string; courseName: string }[] } };
  return data.list[0]!;
}
