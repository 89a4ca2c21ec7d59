import { enter } from './support/quietSession.ts';
import { expect, test } from './support/test.ts';

test('a lecturer writes a question with a formula, corrects it, finds it, picks it, deletes and restores it', async ({
  page,
  context,
  request,
}) => {
  await enter(context, request, '13800000002', 2);
  await page.goto('/account/subject/add');
  const form = page.getByRole('form', { name: '题目' });
  await form.getByRole('button', { name: '多选', exact: true }).click();
  const stem = form.getByRole('textbox', { name: '题干' });
  await stem.click();
  await stem.pressSequentially('螺纹规检测外螺纹时，下列说法正确的有');
  await form.getByRole('button', { name: /^公式/ }).first().click();
  const dialog = page.getByRole('dialog', { name: '公式' });
  await dialog.getByRole('textbox', { name: 'LaTeX' }).fill('d_2 = d - 0.65P');
  await dialog.getByRole('button', { name: '插入公式' }).click();
  await expect(stem.locator('math')).toBeVisible();
  for (const [index, words] of ['通端旋得进', '止端旋不进', '两端都旋得进', '两端都旋不进'].entries()) {
    await form.getByRole('textbox', { name: `选项 ${'ABCD'[index]}`, exact: true }).fill(words);
  }
  await page.getByRole('button', { name: '存为第 1 版' }).click();
  await expect(form.getByText('请设正确答案')).toBeVisible();
  await form.getByRole('button', { name: 'A 是正确答案' }).click();
  await form.getByRole('button', { name: 'B 是正确答案' }).click();
  await form.getByRole('combobox', { name: /^知识点/ }).fill('螺纹检测');
  await expect(page.getByText(/^已自动保存 \d\d:\d\d:\d\d$/)).toBeVisible();

  // what was not saved is there again after a reload
  await page.reload();
  await expect(form.getByRole('textbox', { name: '选项 B', exact: true })).toHaveValue('止端旋不进');
  await expect(form.getByRole('button', { name: 'B 是正确答案' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: '存为第 1 版' }).click();
  await expect(page).toHaveURL(/\/account\/subject\/add\?id=\d+$/);
  await expect(page.getByText('第 1 版，使用中')).toBeVisible();

  const analysis = form.getByRole('textbox', { name: '解析' });
  await analysis.click();
  await analysis.pressSequentially('通端进，止端不进，就是合格。');
  await form.getByRole('textbox', { name: '改了什么' }).fill('补上解析');
  await page.getByRole('button', { name: '存为第 2 版' }).click();
  await expect(page.getByText('第 2 版，使用中')).toBeVisible();

  await page.goto('/resourceLibrary/my');
  await page.getByRole('searchbox', { name: '题干里的字' }).fill('螺纹规检测');
  await page.getByRole('button', { name: '查找' }).click();
  await expect(page).toHaveURL(/keyword=/);
  await page.getByRole('link', { name: '多选', exact: true }).click();
  await expect(page).toHaveURL(/types=2/);
  const row = page.getByRole('region', { name: '题目' }).getByRole('listitem').filter({ hasText: '螺纹规检测外螺纹' });
  await expect(row.locator('math')).toBeVisible();
  await row.getByRole('button', { name: /^加入试题篮/ }).click();
  const basket = page.getByRole('complementary', { name: '试题篮' });
  await basket.getByRole('textbox', { name: '多选每题分值' }).fill('4');
  await basket.getByRole('textbox', { name: '多选每题分值' }).press('Enter');
  await expect(basket.getByText('4 分', { exact: true })).toBeVisible();

  await row.getByRole('button', { name: /^更多操作/ }).click();
  await page.getByRole('button', { name: '删除', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click();
  await expect(page.getByText('没有符合条件的题目')).toBeVisible();
  await page.goto('/resourceLibrary/myRecycle');
  await page.getByRole('button', { name: /^还原：螺纹规/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '还原', exact: true }).click();
  await expect(page.getByText('回收站是空的')).toBeVisible();
  await page.goto('/resourceLibrary/my?keyword=螺纹规检测');
  await expect(row).toBeVisible();
});
