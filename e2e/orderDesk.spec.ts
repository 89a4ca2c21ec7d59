import { bought } from './support/buying.ts';
import { inDatabase } from './support/inDatabase.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';

const LEARNER = { mobile: '13800000006', userType: 1 };
const OPERATOR = { mobile: '13800000009', userType: 0 };
const LECTURER_MOBILE = '13800000002';

test('an operator finds an order by its day and kind, keeps the list, gives the order back unasked, and its buyer sees all of it', async ({
  browser,
  world,
}) => {
  test.setTimeout(240_000);
  const [learner, operator] = await Promise.all([LEARNER, OPERATOR].map((who) => tokenOf(world.url, who)));
  const orderNo = await bought(world, learner!, LECTURER_MOBILE);
  const [{ day }] = (await inDatabase<{ day: string }>(
    world,
    `select to_char(gmt_create at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day from trade_order where order_no = $1`,
    [orderNo],
  )) as [{ day: string }];

  const ours = await openAs(browser, world.url, operator!, '/admin/orders?way=90&type=1');
  await ours.getByRole('textbox', { name: '从' }).fill(day);
  await ours.getByRole('button', { name: '查看' }).click();
  await expect(ours.getByText(`写从哪天到哪天`)).toBeVisible();
  await ours.getByRole('textbox', { name: '到' }).fill(day);
  await ours.getByRole('button', { name: '查看' }).click();
  await ours.waitForURL(new RegExp(`from=${day}.*to=${day}|to=${day}.*from=${day}`));
  await expect(ours.getByRole('link', { name: orderNo })).toBeVisible();
  const [file] = await Promise.all([
    ours.waitForEvent('download'),
    ours.getByRole('button', { name: '导出 Excel' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^订单\d{4}-\d{2}-\d{2}\.xlsx$/);
  await ours.getByRole('link', { name: '会员', exact: true }).click();
  await expect(ours.getByRole('link', { name: orderNo })).toHaveCount(0);

  await ours.goto(`/admin/orders/${orderNo}`);
  await ours.getByRole('button', { name: '平台退款' }).click();
  const asking = ours.getByRole('dialog');
  await asking.getByRole('spinbutton').or(asking.getByRole('textbox').first()).first().fill('0.01');
  await asking.getByRole('textbox').last().fill('重复扣了一次，补偿');
  await asking.getByRole('button', { name: '退款并收回' }).click();
  await expect(asking.getByText(/不能少于按规则的/)).toBeVisible();
  await asking.getByRole('spinbutton').or(asking.getByRole('textbox').first()).first().fill('99999');
  await asking.getByRole('button', { name: '退款并收回' }).click();
  await expect(asking.getByText(/不能多于实付的/)).toBeVisible();
  await asking.getByRole('button', { name: '取消' }).click();

  const mine = await openAs(browser, world.url, learner!, '/account/order?tab=done', { width: 360, height: 800 });
  await mine.getByRole('link', { name: `订单 ${orderNo}` }).click();
  await mine.waitForURL(`**/account/order/detail?id=${orderNo}`);
  await expect(mine.getByRole('heading', { name: '价钱怎么来的' })).toBeVisible();
  await expect(mine.getByText('已交付')).toBeVisible();

  await ours.goto(`/admin/orders/${orderNo}`);
  await ours.getByRole('button', { name: '平台退款' }).click();
  const giving = ours.getByRole('dialog');
  await giving.getByRole('textbox').last().fill('重复扣了一次，补偿');
  await giving.getByRole('button', { name: '退款并收回' }).click();
  await expect(ours.getByText('平台退款，已收回')).toBeVisible();
  await expect(ours.getByRole('button', { name: '平台退款' })).toHaveCount(0);

  await expect(async () => {
    await mine.reload();
    await expect(mine.getByText('钱已退回付款的账户')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await expect(mine.getByText('重复扣了一次，补偿')).toBeVisible();
  await ours.goto('/admin/ledger');
  await ours.getByRole('button', { name: '现在核对' }).click();
  await expect(ours.getByText(/笔分录合计 ¥0，全部平/)).toBeVisible();
  for (const one of [mine, ours]) await one.context().close();
});

test('the page of a course says the price for newcomers to who is one, and to no guest', async ({ browser, world }) => {
  const [row] = await inDatabase<{ course_id: string; price: string; mobile: string }>(
    world,
    `select p.course_id, p.price, u.mobile from promotion p join course c on c.id = p.course_id,
       user_account u join user_identity i on i.user_no = u.user_no and i.user_type = 1
     where p.promotion_type = 3 and p.status_id = 1 and c.is_putaway = 1 and u.mobile like '138000000%'
       and not exists (select 1 from promotion l where l.course_id = p.course_id and l.promotion_type <> 3)
       and not exists (select 1 from trade_order o where o.user_no = u.user_no)
       and not exists (select 1 from user_course h where h.user_no = u.user_no and h.course_id = c.id)
     order by u.mobile limit 1`,
    [],
  );
  const { course_id: courseId, price, mobile } = row!;
  const mine = await openAs(
    browser,
    world.url,
    await tokenOf(world.url, { mobile, userType: 1 }),
    `/course/${courseId}`,
  );
  const head = mine.getByRole('region', { name: '课程', exact: true });
  await expect(head.getByText('新人价')).toBeVisible();
  await expect(head).toContainText(String(Number(price) / 100));
  const guest = await browser.newPage();
  await guest.goto(`${world.url}/course/${courseId}`);
  await expect(guest.getByRole('region', { name: '课程', exact: true })).toBeVisible();
  await expect(guest.getByText('新人价')).toHaveCount(0);
  await guest.close();
  await mine.context().close();
});
