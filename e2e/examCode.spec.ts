import type { Locator, Page } from '@playwright/test';
import { makeExam, storedOf } from './support/examWorld.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { open } from './support/settled.ts';
import { expect, test } from './support/test.ts';
import type { World } from './support/world.ts';

const LEARNER = { mobile: '13800000001', userType: 1 };
const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => `    return ${at} if name == "第${at}个" else None  # ${'长'.repeat(40)}`);
const CODE = ['def find(name):', ...lines(60)].join('\n');

/** The field of the question about code of an examination that the learner sits, and how it is seen. */
async function codeField(page: Page, id: string): Promise<Locator> {
  await open(page, `/exam/startExam?examId=${id}`);
  await page.getByRole('button', { name: '开始作答' }).click();
  await page.waitForURL(/sitting=\d+/);
  return page.getByRole('region', { name: '第 1 题，共 1 题' }).getByRole('textbox');
}

/** Where the last letters of the field are and where those beneath it: nothing between them. */
const apart = (field: Locator) =>
  field.evaluate((area: HTMLTextAreaElement) => {
    const box = area.getBoundingClientRect();
    const beneath = area.closest('div')!.querySelector('pre')!.getBoundingClientRect();
    return {
      across: Math.round(beneath.left + area.scrollLeft - box.left),
      down: Math.round(beneath.top + area.scrollTop - box.top),
      taller: Math.trunc(area.scrollHeight - beneath.height),
    };
  });
const NOTHING = { across: 0, down: 0, taller: 0 };

async function sits({ url, databaseUrl }: World, browser: Parameters<typeof openAs>[0], viewport?: Viewport) {
  const id = await makeExam(databaseUrl, LEARNER.mobile, ['code']);
  const page = await openAs(browser, url, await tokenOf(url, LEARNER), '/account/exams', viewport);
  return { id, page, field: await codeField(page, id) };
}
type Viewport = { width: number; height: number };

test('code has its colours while it is written, beneath the letters of the field and along with them', async ({
  browser,
  world,
}) => {
  const { id, page, field } = await sits(world, browser);
  const colours = page.locator('pre .hljs-keyword');
  await field.pressSequentially('def f(x):\n');
  await expect(colours).toHaveText(['def']);
  await field.press('Tab');
  await field.pressSequentially('return x');
  await expect(colours).toHaveText(['def', 'return']);
  await field.fill(CODE);
  await expect.poll(() => apart(field)).toEqual(NOTHING);
  await field.evaluate((area) => area.scrollTo(area.scrollWidth, area.scrollHeight));
  await expect.poll(() => field.evaluate((area) => area.scrollTop > 0 && area.scrollLeft > 0)).toBe(true);
  await expect.poll(() => apart(field)).toEqual(NOTHING);
  await page.screenshot({ path: test.info().outputPath('code-end.png') });
  await field.evaluate((area) => area.scrollTo(0, 0));
  await page.screenshot({ path: test.info().outputPath('code.png') });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.screenshot({ path: test.info().outputPath('code-dark.png') });
  // colours of the reader: the letters are those of the field, once
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.locator('pre')).toBeHidden();
  await expect
    .poll(() => field.evaluate((area) => getComputedStyle(area).color))
    .not.toMatch(/^rgba\(.*, 0\)$|transparent/);
  await page.emulateMedia({ forcedColors: 'none' });
  await expect(page.getByRole('status').first()).toContainText('已保存');
  const { log } = await storedOf(world.databaseUrl, id);
  expect(log.at(-1)!.answer).toBe(CODE);
  await page.context().close();
});

test('a text that is too long for colours is a field like others, and has them again when it is shorter', async ({
  browser,
  world,
}) => {
  const { page, field } = await sits(world, browser, { width: 360, height: 740 });
  await field.fill('x = 1');
  await expect(page.locator('pre .hljs-number')).toHaveText(['1']);
  await field.fill(lines(400).join('\n'));
  await expect(page.locator('pre')).toHaveCount(0);
  await expect(field).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  await field.fill(CODE);
  await expect.poll(() => apart(field)).toEqual(NOTHING);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.screenshot({ path: test.info().outputPath('code-360.png') });
  await page.context().close();
});
