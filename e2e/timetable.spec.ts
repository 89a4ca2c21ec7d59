import type { Page } from '@playwright/test';
import { enter } from './support/quietSession.ts';
import { typePassword } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const LEARNER = '13800000001';
const SCHOOL = '13800000004';
const HOME = '/account/timeschedule';

const blocks = (page: Page) => page.locator('main').getByRole('button', { name: /第 \d+(–\d+)? 节/ });

test('a learner walks the week by keys, looks at a room, prints on one sheet, and subscribes', async ({
  page,
  context,
  request,
}) => {
  await enter(context, request, LEARNER, 1); // another test may have given her a second identity
  await page.goto(HOME);
  await page.waitForSelector('html[data-hydrated]');
  await expect(page.getByRole('heading', { name: '第 12 周', exact: true })).toBeVisible();
  await expect(page.getByText('双周，')).toBeVisible();
  const lessons = blocks(page).filter({ visible: true });
  expect(await lessons.count()).toBeGreaterThan(5);

  await lessons.first().focus();
  const first = await lessons.first().getAttribute('aria-label');
  await page.keyboard.press('ArrowRight');
  const second = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(second).not.toBe(first);
  await page.keyboard.press('Home');
  await expect(lessons.first()).toBeFocused();

  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /-|中心|馆/ })
    .first()
    .click();
  await page.waitForURL(/classroomSchedule\?id=\d+/);
  await expect(page.getByText(/这一周有 \d+ 处空档/)).toBeVisible();

  await page.goto(HOME);
  for (const address of [
    HOME,
    page.url(),
    `${HOME}/classroomSchedule`,
    `${HOME}/instructorSchedule`,
    `${HOME}?view=grade`,
  ]) {
    await page.goto(address);
    await page.waitForSelector('html[data-hydrated]');
    expect(sheetsOf(await page.pdf({ preferCSSPageSize: true, printBackground: true })), address).toBe(1);
  }

  await page.goto(HOME);
  await page.waitForSelector('html[data-hydrated]');
  await page.getByRole('button', { name: '开启订阅' }).click();
  const address = page.getByRole('textbox', { name: '日历地址' });
  const url = await address.inputValue();
  const body = await (await request.get(new URL(url).pathname)).text();
  expect(body.split('BEGIN:VEVENT').length).toBeGreaterThan(50);
  await page.getByRole('button', { name: '重置地址' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '重置地址' }).click();
  await expect(address).not.toHaveValue(url);
  expect((await request.get(new URL(url).pathname)).status()).toBe(404);
});

test('a palette is kept, and the server draws with it', async ({ page, context, request }) => {
  await enter(context, request, LEARNER, 1);
  await page.goto(`${HOME}/color`);
  await page.waitForSelector('html[data-hydrated]');
  await page.getByRole('radio', { name: '易分辨' }).check();
  await page.goto(HOME);
  const mark = blocks(page).filter({ visible: true }).first();
  const colour = await mark.evaluate((block) => getComputedStyle(block).getPropertyValue('--k').trim());
  expect(['#0072b2', '#d55e00', '#009e73', '#e69f00', '#cc79a7']).toContain(colour);
});

test('staff begin with a class, and find another and a free room', async ({ page }) => {
  await page.goto(`/login?${new URLSearchParams({ redirectPath: HOME }).toString()}`);
  await typePassword(page, SCHOOL);
  const identities = page.getByRole('dialog', { name: '这次以哪个身份登录' });
  await identities.getByRole('button', { name: /江城职业技术大学/ }).click();
  await page.waitForURL(HOME);
  await expect(page.getByRole('link', { name: '我的', exact: true })).toHaveCount(0);
  const chosen = page.getByRole('combobox', { name: '班级' });
  await chosen.fill('数媒');
  await page.getByRole('option', { name: '数媒 2402' }).click();
  await page.waitForURL(/view=grade&id=\d+/);
  await expect(page.getByRole('combobox', { name: '班级' })).toHaveValue('数媒 2402');

  await page.getByRole('link', { name: '教室', exact: true }).click();
  await page.waitForURL(/classroomSchedule/);
  await page.getByRole('button', { name: '找空教室' }).click();
  await page.getByRole('combobox', { name: '座位' }).selectOption({ label: '150 座以上' });
  await expect(page.getByRole('status').filter({ hasText: /\d 间空着|没有空教室/ })).toBeVisible();
});

/** The pages of a PDF as Chromium writes it. */
const sheetsOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
