import { ldapServer, READER } from '#test/ldapServer.ts';
import { findingsOf } from './support/findings.ts';
import { enter } from './support/quietSession.ts';
import { field } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const BASE = 'ou=people,dc=jiangcheng,dc=cn';
const NIGHT_BY = '以郑书禾的权限读';

test('a school reads its directory: a department comes, a new person is looked at and invited', async ({
  page,
  context,
  request,
}) => {
  const ldap = await ldapServer();
  try {
    const attributes = { cn: '秦目录', mobile: '13700000051', employeeNumber: 'L0001', title: '干事' };
    ldap.people = [{ dn: `uid=qin,ou=目录处,${BASE}`, attributes }];
    await enter(context, request, '13800000004', 4);
    await page.goto('/account/staff');
    await page.getByRole('link', { name: '从目录同步' }).click();
    await page.waitForURL('/account/staff/directory');
    const whereabouts = page.getByRole('form', { name: '目录在哪里' });
    await field(page, '目录的地址').fill('ldaps://10.0.0.1');
    await field(page, '登录用的 DN').fill(READER.bindName);
    await field(page, '从哪里找起（基准 DN）').fill(BASE);
    await whereabouts.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText(/这是内网的地址/)).toBeVisible();
    await field(page, '目录的地址').fill(ldap.url);
    await whereabouts.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('换了地址，请重新输入密码')).toBeVisible();
    await field(page, '密码').fill(READER.bindPassword);
    await whereabouts.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('保存成功')).toBeVisible();
    expect(await findingsOf(page)).toEqual([]);

    await page.getByRole('button', { name: '读目录' }).click();
    await expect(page.getByText(/1 位新的人还没有邀请/)).toBeVisible();
    expect(await findingsOf(page)).toEqual([]);
    const reading = page.getByRole('row', { name: /读过了/ });
    await expect(reading).toContainText('1 人，补上 1 个部门，新的 1 人');

    const night = page.getByRole('form', { name: '每天夜里自己读' });
    await night.getByLabel('几点读').selectOption({ label: '每天 2 点' });
    await night.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText(NIGHT_BY)).toBeVisible();
    await page.reload();
    await expect(page.getByText(NIGHT_BY)).toBeVisible();
    await expect(night.getByLabel('几点读')).toHaveValue('2');
    await expect(reading).toHaveCount(1);
    expect(await findingsOf(page)).toEqual([]);
    await night.getByLabel('几点读').selectOption({ label: '不自己读' });
    await night.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('以打开的人的权限读')).toBeVisible();

    await page.getByRole('button', { name: '读目录' }).click();
    await expect(reading).toHaveCount(2);
    await page.getByRole('link', { name: '看新的人' }).click();
    await page.getByRole('button', { name: /^导入 1 人/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: '导入并发送邀请' }).click();
    await expect(page.getByText('已发出邀请')).toBeVisible();
    await page.goto('/account/staff?status=invited');
    await expect(page.getByRole('row', { name: /秦目录/ })).toContainText('目录处');
  } finally {
    await ldap.close();
  }
});
