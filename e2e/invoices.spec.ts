import { courseForSale } from './support/courseForSale.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';

const LEARNER = { mobile: '13800000006', userType: 1 };
const OPERATOR = { mobile: '13800000009', userType: 0 };
const PAPER = 'seed/media/licences/yuanfeng.webp';

test('a learner asks for the invoice of a course, what is typed survives a reload, it is sent back, asked for again and made out', async ({
  browser,
  world,
}) => {
  test.setTimeout(240_000);
  const [learner, operator] = await Promise.all([LEARNER, OPERATOR].map((who) => tokenOf(world.url, who)));
  const path = await courseForSale(world.url, learner!);
  const mine = await openAs(browser, world.url, learner!, path);
  await mine.getByRole('link', { name: '购买', exact: true }).click();
  await mine.waitForURL(/\/pay\?courseId=/);
  await mine.getByRole('button', { name: '提交订单' }).click();
  await mine.waitForURL(/\/pay\/\d+$/);
  const orderNo = new URL(mine.url()).pathname.split('/').at(-1)!;
  const phonePath = await mine.getByRole('link', { name: '打开演示手机' }).getAttribute('href');
  const phone = await openAs(browser, world.url, learner!, phonePath!, { width: 390, height: 844 });
  await phone.getByRole('button', { name: '付款，通知 5 次' }).click();
  await mine.waitForURL(/\/pay\/paySuccess/, { timeout: 60_000 });

  await mine.goto('/account/order?tab=done');
  const line = mine.getByRole('listitem').filter({ hasText: orderNo });
  await line.getByRole('link', { name: '开发票' }).click();
  await mine.waitForURL(/\/account\/invoice\?orderNo=/);
  await mine.getByText('单位', { exact: true }).click();
  await mine.getByRole('textbox', { name: '发票抬头' }).fill('远峰数据有限公司');
  await mine.getByRole('textbox', { name: '税号' }).fill('91420100MA00000011');
  await mine.getByRole('textbox', { name: '接收邮箱' }).fill('caiwu@example.com');
  await mine.getByRole('button', { name: '申请发票' }).click();
  await expect(mine.getByText('统一社会信用代码的校验位不对，请逐位核对')).toBeVisible();
  await mine.reload();
  await expect(mine.getByRole('textbox', { name: '发票抬头' })).toHaveValue('远峰数据有限公司');
  await mine.getByRole('textbox', { name: '税号' }).fill('91350100M000100Y43');
  await mine.getByRole('button', { name: '申请发票' }).click();
  await mine.waitForURL(/\/account\/invoice$/);
  const asked = mine.getByRole('listitem').filter({ hasText: orderNo });
  await expect(asked).toContainText('待开票');

  const ours = await openAs(browser, world.url, operator!, '/admin/invoices');
  const row = ours.getByRole('row').filter({ hasText: orderNo });
  await row.getByRole('button', { name: '退回' }).click();
  await ours.getByRole('dialog').getByRole('textbox').fill('抬头与税号不是同一个单位');
  await ours.getByRole('dialog').getByRole('button', { name: '退回' }).click();
  await expect(ours.getByText('已退回，对方会收到消息')).toBeVisible();

  await mine.reload();
  await expect(asked).toContainText('抬头与税号不是同一个单位');
  await asked.getByRole('link', { name: '再申请' }).click();
  await mine.waitForURL(/\/account\/invoice\?orderNo=/);
  await expect(mine.getByRole('textbox', { name: '税号' })).toHaveValue('91350100M000100Y43');
  await mine.getByRole('button', { name: '申请发票' }).click();
  await mine.waitForURL(/\/account\/invoice$/);

  await ours.reload();
  await row.getByRole('button', { name: '开好了' }).click();
  const dialog = ours.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '发票号码' }).fill('26427000000000000817');
  await dialog.getByRole('button', { name: '登记开票' }).click();
  await expect(dialog.getByText('请上传发票文件')).toBeVisible();
  await dialog.getByLabel('上传发票文件').setInputFiles(PAPER);
  await expect(dialog.getByRole('img', { name: '发票文件' })).toBeVisible();
  await dialog.getByRole('button', { name: '登记开票' }).click();
  await expect(ours.getByText('已开票，买家会收到消息与邮件')).toBeVisible();

  await mine.reload();
  const paper = asked.getByRole('link', { name: '发票 26427000000000000817' });
  await expect(paper).toBeVisible();
  const opened = await mine.request.get((await paper.getAttribute('href'))!);
  expect(opened.status()).toBe(200);
  for (const one of [mine, phone, ours]) await one.context().close();
});
