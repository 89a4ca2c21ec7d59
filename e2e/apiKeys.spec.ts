import { findingsOf } from './support/findings.ts';
import { enter } from './support/quietSession.ts';
import { field } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test('a school makes a key, a program uses it for what it was given, and it is revoked', async ({
  page,
  context,
  request,
}) => {
  const name = `教务 ${Date.now() % 10_000}`;
  await enter(context, request, '13800000004', 4);
  await page.goto('/account/apikeys');
  await expect(page.getByRole('row', { name: /教务系统同步/ })).toContainText('可用');

  await page.getByRole('button', { name: '新建密钥' }).first().click();
  const dialog = page.getByRole('dialog', { name: '新建 API 密钥' });
  await field(page, '名称').fill(name);
  await dialog.getByRole('button', { name: '新建' }).click();
  await expect(dialog.getByText('请至少选一项')).toBeVisible();
  await dialog.getByRole('checkbox', { name: '查看单位操作日志' }).check();
  await dialog.getByRole('button', { name: '新建' }).click();
  const shown = page.getByRole('dialog', { name: '新的 API 密钥' });
  const key = (await shown.getByText(/^zt_/).textContent()) ?? '';
  await shown.getByRole('button', { name: '保存好了' }).click();
  await expect(shown).toBeHidden();
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('没有用过');

  const ask = async (path: string) => {
    const answer = await request.post(`/apis${path}`, { headers: { token: key }, data: {} });
    return ((await answer.json()) as { code: number }).code;
  };
  expect(await ask('/system/auth/sysLog/page')).toBe(200);
  expect(await ask('/system/auth/apiKey/list')).toBe(403);
  expect(await ask('/system/auth/authMenu/listLoginUserMenu')).toBe(403);

  // the same key, and what it can do as tools of a model
  const listed = await request.post('/mcp', {
    headers: { authorization: `Bearer ${key}`, accept: 'application/json, text/event-stream' },
    data: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  });
  const { result } = (await listed.json()) as { result: { tools: { name: string }[] } };
  expect(result.tools.map(({ name: tool }) => tool)).toContain('system_sysLog_page');

  await page.reload();
  await expect(row).not.toContainText('没有用过');
  expect(await findingsOf(page)).toEqual([]);
  await row.getByRole('button', { name: /停用/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '停用' }).click();
  await expect(row).toContainText('停用了');
  expect(await ask('/system/auth/sysLog/page')).toBe(302);
  expect((await request.post('/mcp', { headers: { authorization: `Bearer ${key}` }, data: {} })).status()).toBe(401);
});
