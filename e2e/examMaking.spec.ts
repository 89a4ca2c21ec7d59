import { bytesOf } from '#test/sheets.ts';
import { inDatabase } from './support/inDatabase.ts';
import { jobsDone } from './support/jobsDone.ts';
import { enter } from './support/quietSession.ts';
import { expect, test } from './support/test.ts';

test('a lecturer makes a paper by rule from the bank, makes an examination for a class and publishes it', async ({
  page,
  context,
  request,
  world,
}) => {
  test.setTimeout(120_000);
  await enter(context, request, '13800000002', 2);
  await page.goto('/account/papers');
  await page.getByRole('button', { name: '新建试卷' }).first().click();
  const naming = page.getByRole('dialog');
  await naming.getByRole('textbox', { name: '试卷名称' }).fill('规则抽题小测');
  await naming.getByRole('radio', { name: '规则抽题' }).check();
  await naming.getByRole('button', { name: '下一步' }).click();
  await page.waitForURL(/selectIssue\?paperId=/);

  await page.getByRole('button', { name: '添加规则' }).click();
  const count = page.getByRole('textbox', { name: '第 1 条规则的题数' });
  const kind = page.getByRole('combobox', { name: '第 1 条规则的题型' });
  // of these no bank has so many; single choices are brought in by hundreds by another test of the same world
  await kind.selectOption({ label: '文件' });
  await count.fill('190');
  await page.getByRole('button', { name: '检查题量' }).click();
  await expect(page.getByRole('alert')).toContainText('文件：要 190 道，题库里只有');
  await kind.selectOption({ label: '单选' });
  await count.fill('5');
  await page.getByRole('button', { name: '检查题量' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: '加说明或单独计时' }).click();
  await page.getByRole('textbox', { name: '大题说明' }).fill('每题只有一个正确答案');
  await page.getByRole('textbox', { name: '单独计时（分钟）' }).fill('30');
  await page.getByRole('textbox', { name: '单独计时（分钟）' }).blur();
  await page.getByRole('button', { name: '定稿', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '定稿', exact: true }).click();
  await page.waitForURL(/\/account\/papers$/);
  await expect(page.getByRole('listitem').filter({ hasText: '规则抽题小测' })).toContainText('第 1 版');

  await page.goto('/account/exams/add');
  await page.getByRole('textbox', { name: '名称' }).fill('规则抽题考试');
  await page.getByRole('button', { name: '下一步' }).click();
  await page.waitForURL(/step=2/);
  await page.getByRole('radio', { name: /^规则抽题小测/ }).check();
  await page.getByRole('button', { name: '下一步' }).click();
  await page.waitForURL(/step=3/);
  await page.getByRole('button', { name: '导入名单' }).click();
  const list = page.getByRole('dialog', { name: '导入考生名单' });
  const buffer = await bytesOf(
    ['姓名', '手机号'],
    [
      ['林晓', '13800000001'],
      ['没有这人', '13700000000'],
    ],
  );
  await list.getByLabel('从文件里读').setInputFiles({ name: '考生.xlsx', mimeType: 'application/zip', buffer });
  await expect(list.getByRole('textbox', { name: '名单' })).toHaveValue('林晓\t13800000001\n没有这人\t13700000000');
  await list.getByRole('button', { name: '检查 2 行' }).click();
  await expect(list.getByRole('table', { name: '有问题的行' })).toContainText('没有找到这个学号或手机号');
  await list.getByRole('button', { name: '导入没有问题的 1 人' }).click();
  await expect(page.getByText('名单里现在有 1 人')).toBeVisible();
  const classes = page.getByRole('group', { name: '从班级添加' });
  await classes.getByRole('checkbox').first().check();
  await classes.getByRole('button', { name: '添加选中的 1 个' }).click();
  await expect(page.getByText(/名单里现在有 (?:[2-9]|\d{2,}) 人/)).toBeVisible();
  await page.getByRole('button', { name: '下一步' }).click();
  await page.waitForURL(/step=4/);
  await expect(page.getByRole('region', { name: '发布前的清单' })).toContainText('请定下开始与结束的时间');
  await expect(page.getByRole('button', { name: '发布', exact: true })).toBeDisabled();

  await page.getByRole('button', { name: '上一步' }).click();
  await page.waitForURL(/step=3/);
  await page.getByRole('button', { name: '上一步' }).click();
  await page.waitForURL(/step=2/);
  await page.getByRole('button', { name: '上一步' }).click();
  await page.waitForURL(/step=1/);
  const times = page.getByRole('textbox', { name: '几点几分' });
  for (const [name, at, clock] of [
    ['开始时间', 0, '09:00'],
    ['结束时间', 1, '11:00'],
  ] as const) {
    await page.getByRole('textbox', { name }).fill('2027-03-01');
    await page.getByRole('textbox', { name }).blur();
    await times.nth(at).fill(clock);
    await times.nth(at).blur();
  }
  for (const step of [2, 3, 4]) {
    await page.getByRole('button', { name: '下一步' }).click();
    await page.waitForURL(new RegExp(`step=${step}`));
  }
  await page.getByRole('button', { name: '用常见的四等' }).click();
  await page.getByRole('textbox', { name: '第 2 个等第的名称' }).fill('中等');
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click();
  await page.waitForURL(/\/account\/exams$/);
  const row = page.getByRole('listitem').filter({ hasText: '规则抽题考试' });
  await expect(row).toContainText('未开始');
  await row.getByRole('link', { name: '规则抽题考试', exact: true }).click();
  await page.getByRole('link', { name: '每人的试卷' }).click();
  await page.waitForURL(/studentRand/);
  await jobsDone(world); // one draws the papers
  await page.reload();
  await expect(page.getByText('已抽好').first()).toBeVisible();
  const rows = await inDatabase(
    world,
    `select a.rules -> 'gradeKeys' -> 1 ->> 'name' as name, s.minutes, s.intro
      from assessment a join paper_section s on s.version_id = a.paper_version_id where a.title = $1`,
    ['规则抽题考试'],
  );
  expect(rows).toEqual([{ name: '中等', minutes: 30, intro: '每题只有一个正确答案' }]);
});
