import type { Locator, Page } from '@playwright/test';
import { makeExam, storedOf } from './support/examWorld.ts';
import { enter } from './support/quietSession.ts';
import { open } from './support/settled.ts';
import { expect, test } from './support/test.ts';

const LEARNER = '13800000001';
const samples = [
  'single',
  'multiple',
  'judge',
  'blanks',
  'number',
  'short',
  'essay',
  'material',
  'matching',
  'ordering',
  'file',
  'code',
] as const;

/** Goes on by Tab until the field has the focus, as somebody without a mouse does. */
async function reach(page: Page, field: Locator): Promise<void> {
  await field.waitFor({ state: 'attached' });
  for (let step = 0; step < 40; step += 1) {
    if (await field.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the field is not reached by Tab');
}

test('each of the twelve types is answered by the keyboard alone', async ({ page, context, request, world }) => {
  test.setTimeout(180_000);
  const id = await makeExam(world.databaseUrl, LEARNER, samples);
  await enter(context, request, LEARNER, 1);
  await open(page, `/exam/startExam?examId=${id}&fromPage=/account/myTest`);
  await reach(page, page.getByRole('button', { name: '开始作答' }));
  await page.keyboard.press('Enter');
  const question = (number: number) => page.getByRole('region', { name: `第 ${number} 题，共 12 题` });
  const answered = (count: number) =>
    expect(page.getByRole('progressbar', { name: `已答 ${count} / 12 题` })).toBeVisible();
  const next = async (number: number) => {
    await reach(page, page.getByRole('button', { name: '下一题' }).last());
    await page.keyboard.press('Enter');
    await expect(question(number)).toBeFocused();
  };

  await expect(question(1)).toBeVisible();
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await page.keyboard.press('2');
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await answered(3);
  await reach(page, question(4).getByRole('textbox', { name: '第 1 空' }));
  await page.keyboard.type('方差');
  await next(5);
  await reach(page, question(5).getByRole('textbox', { name: '数值' }));
  await page.keyboard.type('3.14');
  await next(6);
  await reach(page, question(6).getByRole('textbox'));
  await page.keyboard.type('because of the trend');
  await next(7);
  await reach(page, question(7).getByRole('textbox'));
  await page.keyboard.type('a long text');
  await next(8);
  await answered(7);
  await reach(page, question(8).getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await next(9);
  // each candidate has what is to be matched and put in order in an order of their own
  for (const [left, right] of [
    ['甲', '丁'],
    ['乙', '丙'],
  ]) {
    const field = question(9).getByRole('combobox', { name: `「${left}」对应` });
    await reach(page, field);
    const label = await field.locator('option', { hasText: right! }).textContent();
    await page.keyboard.press(label!.slice(0, 1));
  }
  await next(10);
  await reach(page, question(10).getByRole('button', { name: /^下移/ }).first());
  await page.keyboard.press('Enter');
  await next(11);
  await reach(page, question(11).getByLabel('添加文件'));
  const choosing = page.waitForEvent('filechooser');
  await page.keyboard.press('Space');
  const chooser = await choosing;
  await chooser.setFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') });
  await expect(question(11).getByText('report.pdf')).toBeVisible();
  await next(12);
  await reach(page, question(12).getByRole('textbox'));
  await page.keyboard.type('def f(x):');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('return x');
  await answered(12);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await reach(page, page.getByRole('button', { name: '交卷' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '交卷？' })).toBeVisible();
  await reach(page, page.getByRole('dialog').getByRole('button', { name: '交卷' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '已经交卷' })).toBeVisible();

  const { log, isIntact } = await storedOf(world.databaseUrl, id);
  expect(isIntact).toBe(true);
  const last = [...new Map(log.map(({ slot, answer }) => [slot, answer])).values()];
  expect(last).toHaveLength(12);
  expect(last).toEqual(
    expect.arrayContaining([
      'b',
      ['b', 'c'],
      ['方差'],
      { value: '3.14', unit: '' },
      'because of the trend',
      'def f(x):\n    return x',
      [
        { left: 'a', right: 'rd' },
        { left: 'b', right: 'rc' },
      ],
    ]),
  );
  const order = last.find((answer) => Array.isArray(answer) && answer.length === 4) as string[];
  expect(order.toSorted()).toEqual(['a', 'b', 'c', 'd']);
});
