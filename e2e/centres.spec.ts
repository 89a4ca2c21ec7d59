import type { Page } from '@playwright/test';
import { inDatabase } from './support/inDatabase.ts';
import { enter } from './support/quietSession.ts';
import { expect, test } from './support/test.ts';

const figure = (page: Page, name: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: name }).locator('dd');

test('a school opens on its overview: what it has, who waits, what was done', async ({ page, context, request }) => {
  await enter(context, request, '13800000004', 4);
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('郑书禾');
  const students = figure(page, '名单上的学生');
  const count = Number((await students.textContent())?.replaceAll(/\D/g, ''));
  expect(count).toBeGreaterThan(0);
  await page.getByRole('navigation', { name: '账户菜单' }).getByRole('link', { name: '日志' }).click();
  await page.waitForURL('/account/loglist');
  await page.goBack();
  await students.getByRole('link').click();
  await page.waitForURL('/account/student');
});

test('on a phone 我的 is a personal page with the figures and every entry', async ({ page, context, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(context, request, '13800000006', 1);
  await page.goto('/');
  await page.getByRole('navigation', { name: '快捷导航' }).getByRole('link', { name: '我的' }).click();
  await page.waitForURL('/account');
  await expect(figure(page, '在学课程')).toHaveText(/^\d/);
  const entries = page.getByRole('navigation', { name: '我的入口' });
  await expect(entries.getByRole('link', { name: '我的笔记' })).toBeVisible();
  await entries.getByRole('button', { name: /^切换到.*讲师/ }).click();
  await expect(figure(page, '在架课程')).toBeVisible();
});

test('a message on the overview opens what it is about, and counts as read', async ({
  page,
  context,
  request,
  world,
}) => {
  await enter(context, request, '13800000001', 1);
  // the newest, whatever else this world has sent by now
  await inDatabase(
    world,
    `with sent as (insert into msg (msg_title, msg_url) values ('江城书院邀请你成为员工', '/account/invitation') returning id)
     insert into msg_user (msg_id, user_no)
     select sent.id, user_no from sent, user_account where mobile = '13800000001'`,
    [],
  );
  await page.goto('/account');
  const row = page
    .getByRole('list', { name: '最近的消息' })
    .getByRole('listitem')
    .filter({ hasText: '江城书院邀请你成为员工' });
  await expect(row).toContainText('未读');
  const read = page.waitForResponse((answer) => answer.url().endsWith('/msg/user/read'));
  await row.getByRole('link').click();
  await page.waitForURL('/account/invitation');
  await read;
  await page.goto('/account');
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('未读');
});

test('a page of another identity offers that identity and opens after it', async ({ page, context, request }) => {
  await enter(context, request, '13800000004', 1);
  await page.goto('/account/student');
  await expect(page.getByRole('heading', { name: '没有权限' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: '切换身份' }).click();
  await expect(page.getByRole('heading', { name: '学生', level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/account/student');
});

test('the disputes page of a learner is about the own ones', async ({ page, context, request }) => {
  await enter(context, request, '13800000001', 1);
  await page.goto('/account/disputes');
  await expect(page.getByRole('heading', { name: '我的学习异议', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /^审核/ })).toHaveCount(0);
});

test('whoever reads how to join finds the way in, and the footer leads to channel and verification', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: '机构入驻' }).click();
  await page.getByRole('main').getByRole('link', { name: '申请入驻' }).click();
  await page.waitForURL('/apply/organization');
  await page.goto('/');
  await footer.getByRole('link', { name: '证书核验' }).click();
  await expect(page.getByRole('heading', { name: '证书核验' })).toBeVisible();
  await footer.getByRole('link', { name: '机构频道' }).click();
  await expect(page.getByRole('heading', { name: '机构频道' })).toBeVisible();
});
