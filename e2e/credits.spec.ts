import type { Page } from '@playwright/test';
import { enter } from './support/quietSession.ts';
import { expect, test } from './support/test.ts';

const SUBJECT = 'Python 综合实训';

/** Opens the application of 林晓 in a queue and decides on it. */
async function decide(page: Page, address: string, verb: '通过' | '退回', opinion = ''): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: `审核：林晓：${SUBJECT}` }).click();
  const dialog = page.getByRole('dialog');
  if (opinion !== '') await dialog.getByRole('textbox', { name: '意见' }).fill(opinion);
  await dialog.getByRole('button', { name: verb, exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function handIn(page: Page, opener: string, evidence: string): Promise<void> {
  await page.getByRole('button', { name: opener }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '学习说明' }).fill(evidence);
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(dialog).toBeHidden();
}

test('credits are refused with a reason, proved again and granted; ledger and transcript say so', async ({
  page,
  context,
  request,
}) => {
  const learner = () => enter(context, request, '13800000001', 1);
  const lecturer = () => enter(context, request, '13800000002', 2);
  await learner();
  await page.goto('/account/credit/course');
  await handIn(page, `申请「${SUBJECT}」的学分`, '实训做完了');
  await lecturer();
  await decide(page, '/account/creditAudit/lecturer', '退回', '请写明交付了什么');
  await learner();
  await page.goto('/account/credit/history');
  await expect(page.getByRole('list', { name: `「${SUBJECT}」的经过` })).toContainText('请写明交付了什么');
  await handIn(page, `补充「${SUBJECT}」的证明`, '交付了清洗脚本与看板，代码在我的空间');
  await lecturer();
  await decide(page, '/account/creditAudit/lecturer', '通过');
  await enter(context, request, '13800000004', 4);
  await decide(page, '/account/creditAudit/org', '通过');
  await learner();
  await page.goto('/account/credit/history');
  const line = page.getByRole('row').filter({ hasText: `认定「${SUBJECT}」` });
  await expect(line).toContainText('+2');
  await page.goto('/account/studyscor');
  await page.getByRole('button', { name: '开具成绩单' }).click();
  const papers = page.getByRole('list', { name: '开具过的成绩单' }).getByRole('listitem');
  await expect(papers).toHaveCount(2);
  await expect(papers.last()).toContainText('此后有更新');
  await papers.first().getByRole('link', { name: '公开核验页' }).click();
  await expect(page.getByRole('heading', { name: '成绩单有效' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(SUBJECT);
});
