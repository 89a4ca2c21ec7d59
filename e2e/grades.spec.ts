import { enter } from './support/quietSession.ts';
import { expect, test } from './support/test.ts';

const CODE = 'JC23010';

test('a learner asks to be let in, the teacher lets in everybody who waits, the learner reads a notice', async ({
  page,
  context,
  request,
  browser,
}) => {
  await enter(context, request, '13800000130', 1);
  await page.goto(`/account/grades/my?code=${CODE.toLowerCase()}`);
  const joining = page.getByRole('dialog', { name: '加入班级' });
  await expect(joining.getByText('大数据 2301')).toBeVisible();
  await joining.getByRole('textbox', { name: '申请说明' }).fill('我是插班生苏一程');
  await joining.getByRole('button', { name: '加入', exact: true }).click();
  await expect(joining).toBeHidden();
  await page.goto('/account/grades/my?tab=applies');
  await expect(page.getByRole('listitem').filter({ hasText: '大数据 2301' })).toContainText('等待审核');

  const teaching = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await enter(teaching, teaching.request, '13800000002', 2);
  const teacher = await teaching.newPage();
  await teacher.goto('/account/grades/teacher?tab=applies');
  await expect(teacher.getByRole('row').filter({ hasText: '我是插班生苏一程' })).toBeVisible();
  await teacher.getByRole('checkbox', { name: '全选本页' }).check();
  const bulk = teacher.getByRole('group', { name: '选中的行' });
  await bulk.getByRole('button', { name: '通过', exact: true }).click();
  await teacher.getByRole('dialog').getByRole('button', { name: '通过', exact: true }).click();
  await expect(teacher.getByText('没有等待审核的申请')).toBeVisible();
  await teaching.close();

  // the long connection, or this visit, brings the answer
  await page.goto('/account/grades/my');
  await page.getByRole('link', { name: '大数据 2301' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '大数据 2301' })).toBeVisible();
  await page.getByRole('link', { name: '公告', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '期末考核办法' })).toContainText('第十八周周三之前交');
});

test('who opens a class for themselves runs it at once, and ends it by its name', async ({
  page,
  context,
  request,
}) => {
  await enter(context, request, '13800000129', 1);
  await page.goto('/account/grades/my');
  await page.getByRole('button', { name: '创建班级' }).first().click();
  const opening = page.getByRole('dialog', { name: '创建班级' });
  await opening.getByRole('textbox', { name: '班级名称' }).fill('考研互助组');
  await opening.getByRole('button', { name: '创建', exact: true }).click();
  await expect(opening).toBeHidden();
  await page.getByRole('link', { name: '考研互助组' }).click();
  await page.waitForURL(/\/account\/grades\/\d+$/);
  await page.getByRole('button', { name: '考研互助组的更多操作' }).click();
  await page.getByRole('button', { name: '解散班级' }).click();
  const ending = page.getByRole('dialog');
  const name = ending.getByRole('textbox', { name: '班级名称' });
  await name.fill('考研');
  await ending.getByRole('button', { name: '解散', exact: true }).click();
  await expect(ending.getByText('和班级名称不一致').first()).toBeVisible();
  await name.fill('考研互助组');
  await ending.getByRole('button', { name: '解散', exact: true }).click();
  await expect(page.getByText('已经解散，只能查看')).toBeVisible();
});
