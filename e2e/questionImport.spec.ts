import writeExcel from 'write-excel-file/node';
import { enter } from './support/quietSession.ts';
import { expect, test } from './support/test.ts';

const LECTURER = '13800000002';

test('a lecturer checks a sheet with a bad row, brings in the others and takes them back', async ({
  page,
  context,
  request,
}) => {
  await enter(context, request, LECTURER, 2);
  await page.goto('/account/subject/import');
  await page.waitForSelector('html[data-hydrated]');
  await page.getByRole('tab', { name: 'Word 文档' }).click();
  await expect(page.getByText('自动编号也可以')).toBeVisible();
  const heads = ['题型', '题干', '选项A', '选项B', '答案'];
  const lines = [
    ['单选', '导入的第一道题问什么？', '甲', '乙', 'B'],
    ['判断', '导入的第二道题对吗？', '', '', '对'],
    ['单选', '导入的坏题', '甲', '乙', 'D'],
  ];
  const buffer = await writeExcel([heads, ...lines]).toBuffer();
  await page.getByLabel('上传题目文件').setInputFiles({ name: '期末.xlsx', mimeType: 'application/zip', buffer });
  await page.waitForURL(/\?id=\d+/);
  await expect(page.getByText('第 4 行 · 答案列：没有选项 D，选项只到 B')).toBeVisible();
  await expect(page.getByText('导入的第一道题问什么？')).toBeVisible();

  await page.getByRole('button', { name: '导入 2 道题' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '导入题目' }).click();
  await expect(dialog.getByText('编号不正确').or(dialog.getByText('请选择学科'))).toBeVisible();
  await dialog.getByRole('combobox', { name: '学科' }).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: '导入题目' }).click();
  await expect(page.getByText('导入成功，2 道题放进了题库')).toBeVisible();

  await page.getByRole('button', { name: '撤销导入' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '撤销导入' }).click();
  await expect(page.getByText('撤销成功')).toBeVisible();
  await expect(page.getByText(/这次导入在 .+ 撤销了/)).toBeVisible();

  await page.getByRole('link', { name: '再导入一份' }).click();
  await page.waitForURL(/import$/);
  await expect(page.getByRole('row', { name: /期末\.xlsx.*已撤销/ })).toBeVisible();
});
