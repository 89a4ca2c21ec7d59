import type { Page } from '@playwright/test';
import { enter } from './support/quietSession.ts';
import { expect, test } from './support/test.ts';

const TASK = '数据清洗小报告';
const PUBLISHED = '一次需求访谈的提纲';
const NAMES = ['余南星', '秦望舒', '小满', '方小满', '杜十七', '杜时祺'];

/** Opens a task among those of the teacher. */
async function openTask(page: Page, title: string): Promise<void> {
  await page.goto('/myguidance/mutualCommentManage');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

const figure = (page: Page, name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd');

test('works are given out, reviewed without names, passed on, published, and objected to', async ({
  page,
  context,
  request,
}) => {
  const learner = () => enter(context, request, '13800000001', 1);
  const lecturer = () => enter(context, request, '13800000002', 2);

  await lecturer();
  await openTask(page, TASK);
  await page.getByRole('button', { name: '分派互评' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '分派', exact: true }).click();
  await expect(figure(page, '作品（已分派')).toHaveText('5 / 5');
  await expect(figure(page, '互评（已评')).toHaveText('0 / 15');

  await learner();
  await page.goto('/mutualComment');
  const todo = page.getByRole('list', { name: '要评的' });
  const ofTask = todo.getByRole('listitem').filter({ hasText: TASK });
  await expect(ofTask).toHaveCount(3);
  await ofTask.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: `${TASK} · 作品 1` })).toBeVisible();
  for (const name of NAMES) await expect(page.getByRole('main')).not.toContainText(name);
  const form = page.getByRole('form', { name: '互评' });
  await form.getByRole('textbox', { name: '问题找得全' }).fill('32');
  await form.getByRole('textbox', { name: '处理有理由' }).fill('30');
  await form.getByRole('textbox', { name: '评语' }).fill('每类问题都数了行数，处理的理由也写清楚了');
  await page.reload();
  await expect(form.getByRole('textbox', { name: '评语' })).toHaveValue(/每类问题/);
  await form.getByRole('button', { name: '提交评价' }).click();
  await expect(form.getByRole('alert')).toContainText('请给分');
  await form.getByRole('textbox', { name: '能对得上' }).fill('18');
  await form.getByRole('button', { name: '提交评价' }).click();
  await expect(ofTask).toHaveCount(2);
  await page.getByRole('link', { name: '评过的' }).click();
  await expect(page.getByRole('list', { name: '评过的' })).toContainText('给了 80 / 100 分');

  await lecturer();
  await openTask(page, TASK);
  await page.getByRole('link', { name: '待评', exact: true }).click();
  await page
    .getByRole('button', { name: /对林晓的互评$/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: '换人评' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '换人', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: '已换人', exact: true }).click();
  await expect(page.getByRole('table', { name: '互评' }).getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: '已评', exact: true }).click();
  await page.getByRole('button', { name: /^打开林晓对/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '不计入' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: '重新计入' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '重新计入' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: '不计入' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '关闭', exact: true }).click();
  await page.getByRole('button', { name: '公布互评' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '公布', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('此后不再收互评');

  await learner();
  await page.goto('/mutualComment?tab=received');
  const result = page.getByRole('region', { name: PUBLISHED });
  await expect(result).toContainText('互评 85.5 × 30% + 老师 88 × 70% = 87.3');
  await result.getByRole('button', { name: '对同学 3的评价申诉' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '申诉的理由' }).fill('没有对照评分要点，三条都给了三成');
  await dialog.getByRole('button', { name: '提交申诉' }).click();
  await expect(dialog).toBeHidden();
  await expect(result.getByRole('button', { name: '撤回对同学 3的申诉' })).toBeVisible();

  await lecturer();
  await openTask(page, PUBLISHED);
  await page.getByRole('link', { name: /^申诉/ }).click();
  await page.getByRole('button', { name: '处理林晓的申诉' }).click();
  await dialog.getByText('成立，这份不再计入').click();
  await dialog.getByRole('textbox', { name: '答复' }).fill('这份确实没有按要点评');
  await dialog.getByRole('button', { name: '答复' }).click();
  await expect(dialog).toBeHidden();

  await learner();
  await page.goto('/mutualComment?tab=received');
  await expect(result).toContainText('不计入');
  await expect(result).toContainText('这份确实没有按要点评');
  await expect(result).toContainText('互评 86 × 30% + 老师 88 × 70% = 87.4');
});
