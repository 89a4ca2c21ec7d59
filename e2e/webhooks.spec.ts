import { findingsOf } from './support/findings.ts';
import { jobsDone } from './support/jobsDone.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { field, typePassword } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const OPERATOR = '13800000009';

test('a system outside is added, shown its secret once, tested, and its record says what came of it', async ({
  page,
  world,
}) => {
  const name = `数据中心 ${Date.now() % 10_000}`;
  await page.goto('/login?redirectPath=%2Fadmin%2Fwebhooks&redirectQuery=%2F');
  await typePassword(page, OPERATOR);
  await page
    .getByRole('dialog', { name: '这次以哪个身份登录' })
    .getByRole('button', { name: /^平台运营/ })
    .click();
  await page.waitForURL('/admin/webhooks');

  await page.getByRole('button', { name: '新建' }).first().click();
  const dialog = page.getByRole('dialog', { name: '新建接收事件的系统' });
  await field(page, '名称').fill(name);
  await field(page, '接收地址').fill('https://169.254.169.254/latest');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText(/这是内网的地址/)).toBeVisible();
  // a name that never stands for anything (RFC 2606)
  await field(page, '接收地址').fill('https://hook.invalid/zhitu');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('请至少选一种事件')).toBeVisible();
  await dialog.getByRole('checkbox', { name: /有人学完了课程时/ }).check();
  await dialog.getByRole('button', { name: '保存' }).click();
  const secret = page.getByRole('dialog', { name: '签名密钥' });
  await expect(secret.getByText(/^whsec_/)).toBeVisible();
  await secret.getByRole('button', { name: '保存好了' }).click();
  await expect(secret).toBeHidden();

  await page.getByRole('link', { name }).click();
  await page.waitForURL(/\/admin\/webhooks\/\d+$/);
  await page.getByRole('button', { name: '试送' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '试送' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await jobsDone(world);
  await page.reload();
  await expect(page.getByRole('table').getByText('第 1 次：没有这个域名')).toBeVisible();
  await expect(page.getByText(/连续 1 次没有送到/)).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);

  await page.getByRole('link', { name: '接收事件的系统' }).first().click();
  await page.waitForURL('/admin/webhooks');
  const row = page.getByRole('row', { name: new RegExp(name) });
  await row.getByRole('button', { name: '删除' }).click();
  const asked = page.getByRole('dialog');
  await asked.getByRole('button', { name: '删除' }).click();
  await expect(asked).toBeHidden();
  await expect(row).toHaveCount(0);
});

test('a learning record store is handed statements under its login, and is not asked for more', async ({
  browser,
  world,
}) => {
  const operator = { mobile: OPERATOR, userType: 0 };
  const page = await openAs(browser, world.url, await tokenOf(world.url, operator), '/admin/webhooks');
  const name = `学习记录 ${Date.now() % 10_000}`;
  await page.getByRole('button', { name: '新建' }).first().click();
  const dialog = page.getByRole('dialog', { name: '新建接收事件的系统' });
  await dialog.getByRole('radio', { name: /^学习记录/ }).check();
  await expect(dialog.getByRole('checkbox', { name: /有人付了款时/ })).toHaveCount(0);
  await field(page, '名称').fill(name);
  await field(page, '接收地址').fill('https://lrs.invalid/xapi/');
  await dialog.getByRole('checkbox', { name: /有人学完了课程时/ }).check();
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('请输入学习记录系统给的账号')).toBeVisible();
  await field(page, 'LRS 的账号').fill('zhitu');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('请输入学习记录系统给的密码')).toBeVisible();
  await field(page, 'LRS 的密码').fill('一个密码');
  expect(await findingsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('学习记录：学完了课程');
  await page.getByRole('link', { name }).click();
  await page.waitForURL(/\/admin\/webhooks\/\d+$/);
  await expect(page.getByRole('button', { name: '试送' })).toBeVisible();
  await expect(page.getByRole('button', { name: '换密钥' })).toHaveCount(0);
  await page.context().close();
});
