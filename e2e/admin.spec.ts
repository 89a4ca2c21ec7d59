import type { Locator, Page } from '@playwright/test';
import { enterConsole } from './support/enterConsole.ts';
import { findingsOf } from './support/findings.ts';
import { field, signIn, typePassword } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const OPERATOR = '13800000009';
const LEARNER = '13800000001';
/** Somebody no other journey signs in as. */
const STRANGER = '13800000437';

test('what the operator changes on the site, a guest sees within five seconds', async ({ page, browser }) => {
  const name = `导航 ${Date.now() % 10_000}`;
  const guest = await (await browser.newContext()).newPage();
  await guest.goto('/list');
  await enterConsole(page, '/admin/nav');

  await page.getByRole('button', { name: '新建导航' }).click();
  const dialog = page.getByRole('dialog', { name: '新建导航' });
  await field(page, '名称').fill(name);
  await field(page, '地址').fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('请填写地址：以 / 开头的本站地址，或 http 开头的网址')).toBeVisible();
  await field(page, '地址').fill('/info');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row', { name: new RegExp(name) });
  const up = row.getByRole('button', { name: `上移「${name}」` });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(up).toBeFocused();
  await expectSeen(guest, (html) => html.includes(name));

  await row.getByRole('switch').click();
  await expectSeen(guest, (html) => !html.includes(name));
  await row.getByRole('button', { name: `删除「${name}」` }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(row).toBeHidden();

  await page.goto('/admin/site');
  await field(page, '站点名称').fill('新途');
  await page.getByRole('button', { name: '保存' }).click();
  await expectSeen(guest, (html) => html.includes('新途</title>'));
  await field(page, '站点名称').fill('知途');
  await page.getByRole('button', { name: '保存' }).click();
  await expectSeen(guest, (html) => html.includes('知途</title>'));

  await page.goto('/admin/log');
  await page.getByRole('table').getByRole('link').first().click();
  await page.waitForURL(/\/admin\/log\/details\?id=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await findingsOf(page)).toEqual([]);
});

test('a disabled person is out with the next step, and back when restored', async ({ page, browser }) => {
  const person = await (await browser.newContext()).newPage();
  // A connected page would hear of it by itself, perhaps on the next page opened here; what is looked at here is
  // one that is not connected.
  await person.routeWebSocket(/\/apis\/socket/, (socket) => socket.close());
  await signIn(person, STRANGER);
  await person.goto('/account/course');
  await expect(person.getByRole('heading', { level: 1 })).toBeVisible();

  await enterConsole(page, '/admin/people');
  await page.getByRole('searchbox').fill(STRANGER);
  await page.keyboard.press('Enter');
  await page.waitForURL(/keyword=/);
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('button', { name: '停用', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '停用' }).click();
  await expect(dialog.getByText('请输入停用的原因')).toBeVisible();
  await dialog.getByRole('textbox').fill('试一试停用');
  await dialog.getByRole('button', { name: '停用' }).click();
  await expect(page.getByRole('button', { name: '恢复' })).toBeVisible();

  await person.goto('/account/collection/course');
  await person.waitForURL(/\/login/);
  await page.getByRole('button', { name: '恢复' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '恢复' }).click();
  await expect(page.getByRole('button', { name: '停用', exact: true })).toBeVisible();
  await signIn(person, STRANGER);
});

test('guests are sent to sign in, learners are refused, another identity is one press away', async ({ page }) => {
  await page.goto('/admin/people?status=0');
  await page.waitForURL(/\/login\?redirectPath=%2Fadmin%2Fpeople&redirectQuery=status%3D0/);
  await typePassword(page, LEARNER);
  await page.waitForURL('/admin/people?status=0');
  await expect(page.getByRole('heading', { name: '没有权限' })).toBeVisible();
  expect((await page.goto('/admin'))?.status()).toBe(403);

  await page.context().clearCookies();
  await page.goto('/login?redirectPath=%2Fadmin%2Ftags&redirectQuery=%2F');
  await typePassword(page, OPERATOR);
  await page.getByRole('dialog', { name: '这次以哪个身份登录' }).getByRole('button', { name: /^学员/ }).click();
  await page.getByRole('button', { name: '切换身份' }).click();
  await expect(page.getByRole('heading', { name: '标签' })).toBeVisible();
});

/** What a guest is served says so within five seconds. */
const expectSeen = (guest: Page, told: (html: string) => boolean) =>
  expect
    .poll(async () => told(await (await guest.request.get('/list')).text()), { timeout: 5000, intervals: [250] })
    .toBe(true);

test('a row dragged to another place stays there; several people are disabled at once and restored', async ({
  page,
}) => {
  await enterConsole(page, '/admin/nav');
  const rows = page.getByRole('table', { name: '导航' }).getByRole('row');
  const namesOf = () => rows.locator('td:first-child').allTextContents();
  await expect(rows.nth(3)).toBeVisible();
  const before = await namesOf();
  const isKept = () => expect(rows.nth(1).getByRole('switch')).toBeEnabled();
  await drag(page, rows.nth(3), rows.nth(1));
  const after = [before[2], before[0], before[1], ...before.slice(3)];
  await expect.poll(namesOf).toEqual(after);
  await isKept();
  await page.reload();
  expect(await namesOf()).toEqual(after);
  for (const place of [1, 2]) {
    const button = rows.nth(place).getByRole('button', { name: `下移「${before[2]}」` });
    await button.click();
    await expect(button).toBeHidden();
    await isKept();
  }
  await expect.poll(namesOf).toEqual(before);

  await page.goto('/admin/people?type=1&status=1');
  const people = page.getByRole('table', { name: '用户' }).getByRole('row');
  const boxes = [people.nth(1).getByRole('checkbox'), people.nth(2).getByRole('checkbox')];
  const names = await Promise.all(boxes.map((box) => box.getAttribute('aria-label')));
  for (const box of boxes) await box.check();
  const chosen = page.getByRole('group', { name: '选中的行' });
  await expect(chosen).toContainText('选中 2 位');
  await chosen.getByRole('button', { name: '停用' }).click();
  const dialog = page.getByRole('dialog', { name: '停用 2 位用户' });
  await dialog.getByRole('button', { name: '停用' }).click();
  await expect(dialog.getByText('请输入停用的原因')).toBeVisible();
  await dialog.getByRole('textbox').fill('批量注册');
  await dialog.getByRole('button', { name: '停用' }).click();
  await expect(page.getByText('停用成功，共 2 位')).toBeVisible();

  await page.goto('/admin/people?type=1&status=0');
  for (const name of names) await page.getByRole('checkbox', { name: name!, exact: true }).check();
  expect(await findingsOf(page)).toEqual([]);
  await chosen.getByRole('button', { name: '恢复' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '恢复' }).click();
  await expect(page.getByText('恢复成功，共 2 位')).toBeVisible();
});

test('a recommended order is typed or stepped, within its ends', async ({ page }) => {
  await enterConsole(page, '/admin/organizations');
  await page.getByRole('button', { name: '推荐' }).first().click();
  const dialog = page.getByRole('dialog');
  const order = dialog.getByRole('textbox', { name: '推荐次序' });
  const begun = await order.inputValue();
  await order.fill('');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('请填写 0 到 9999 的整数')).toBeVisible();
  await order.fill('9998');
  await order.press('ArrowUp');
  await expect(order).toHaveValue('9999');
  await expect(dialog.getByRole('button', { name: '增加' })).toBeDisabled();
  await dialog.getByRole('button', { name: '减少' }).click();
  await expect(order).toHaveValue('9998');
  await order.fill(begun);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
});

/** By its handle to the upper edge of another row. */
async function drag(page: Page, row: Locator, target: Locator): Promise<void> {
  const handle = row.getByTitle('拖动可以换位置');
  await expect(row).toHaveAttribute('draggable', 'true');
  await handle.hover();
  await page.mouse.down();
  const { x, y } = (await target.boundingBox())!;
  await page.mouse.move(x + 80, y + 20, { steps: 4 });
  await page.mouse.move(x + 80, y + 4, { steps: 4 });
  await expect(target).toHaveAttribute('data-drop', 'before');
  await page.mouse.up();
}
