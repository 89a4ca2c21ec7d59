import type { Browser, Page } from '@playwright/test';
import { field, signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const learner = '13800000001';
const boss = '13800000005';
const operator = '13800000009';
const NAME = '数据看板维护员';

test('an enterprise copies and renames a vacancy, the operator passes it, a learner applies and reads the answer', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const theirs = await person(browser, boss);
  await theirs.goto('/account/position');
  await theirs.getByRole('button', { name: '复制数据分析助理', exact: true }).click();
  await expect(theirs.getByText('复制成功')).toBeVisible();
  await theirs.getByRole('link', { name: '修改' }).first().click();
  await field(theirs, '职位名称').fill(NAME);
  await theirs.getByRole('button', { name: '提交审核' }).click();
  await expect(theirs.getByText('提交成功，审核的结果会发到消息里')).toBeVisible();

  const ours = await person(browser, operator);
  await ours.goto('/admin/review/vacancies');
  await ours.getByRole('row').filter({ hasText: NAME }).getByRole('button', { name: '通过' }).click();
  await ours.getByRole('dialog').getByRole('button', { name: '通过' }).click();
  await expect(ours.getByText('已通过，对方会收到消息')).toBeVisible();

  const mine = await person(browser, learner);
  await mine.goto(`/positionlist?str=${encodeURIComponent(NAME)}`);
  await mine.getByRole('link', { name: NAME }).click();
  await mine.getByRole('button', { name: '投递档案' }).click();
  await mine.getByRole('dialog').getByRole('button', { name: '投递', exact: true }).click();
  await expect(mine.getByText('投递成功，企业的答复会发到消息里')).toBeVisible();
  const page = mine.url();

  await theirs.goto('/account/position');
  await theirs
    .getByRole('link', { name: /投递 1 份，1 份待答复/ })
    .first()
    .click();
  await theirs.getByRole('button', { name: '看档案' }).first().click();
  await expect(theirs.getByRole('heading', { name: '教育经历' })).toBeVisible();
  await theirs.getByRole('button', { name: '合适', exact: true }).first().click();
  await theirs.getByRole('dialog').getByRole('textbox').fill('周四下午见面聊');
  await theirs.getByRole('button', { name: '答复合适' }).click();
  await expect(theirs.getByText('答复成功，对方马上看得到')).toBeVisible();

  await mine.goto(page);
  await expect(mine.getByText('周四下午见面聊')).toBeVisible();
  for (const one of [theirs, ours, mine]) await one.context().close();
});

async function person(browser: Browser, mobile: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, mobile);
  return page;
}
