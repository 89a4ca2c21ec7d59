import type { Browser, Locator, Page } from '@playwright/test';
import { teachers } from '#seed/data/school.ts';
import { typePassword } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const SCHOOL = '13800000004';
const LECTURER = '13800000002';
const FIRST_TEACHER = 13_800_000_701;
const HOME = '/account/timeschedule';

const blocks = (page: Page) =>
  page
    .locator('main')
    .getByRole('button', { name: /第 \d+(–\d+)? 节，/ })
    .filter({ visible: true });
const places = (page: Page) => page.getByRole('button', { name: /^排课，/ }).filter({ visible: true });
const panel = (page: Page) => page.getByRole('dialog');

test('the school plans into a clash, takes a way out, undoes it, drags a lesson and cancels one', async ({ page }) => {
  test.setTimeout(120_000);
  await enter(page, SCHOOL, { as: /江城职业技术大学/, at: `${HOME}/plan` });
  await page.goto(`${HOME}/plan?show=open&keyword=前端`);
  await page.waitForSelector('html[data-hydrated]');
  await expect(page.getByText(/还差 \d+/)).toBeVisible();

  await page.goto(HOME);
  await page.getByRole('combobox', { name: '班级' }).fill('软件');
  await page.getByRole('option', { name: '软件 2302' }).click();
  await page.waitForURL(/view=grade&id=\d+/);
  await page.getByRole('link', { name: '下一周' }).click();
  await expect(page.getByRole('heading', { name: '第 13 周' })).toBeVisible();
  const taken = slotOf((await blocks(page).first().getAttribute('aria-label'))!);

  await page.getByRole('button', { name: '排一节课' }).click();
  await panel(page).getByRole('combobox', { name: '开课班' }).fill('前端');
  await page.getByRole('option', { name: '前端工程（软件 2302）' }).click();
  await panel(page).getByRole('combobox', { name: '星期' }).selectOption({ label: taken.weekday });
  await panel(page).getByRole('combobox', { name: '从', exact: true }).selectOption(taken.fromBell);
  await panel(page).getByRole('combobox', { name: '到', exact: true }).selectOption(taken.toBell);
  await panel(page).getByRole('combobox', { name: '开始周' }).selectOption({ label: '第 13 周' });
  await panel(page).getByRole('combobox', { name: '结束周' }).selectOption({ label: '第 14 周' });
  await expect(panel(page).getByRole('status')).toHaveText(/处冲突/);
  await panel(page)
    .getByRole('radio', { name: /换时间/ })
    .first()
    .check();
  await expect(blocks(page).filter({ hasText: '移到这里' })).toBeVisible();
  await panel(page).getByRole('button', { name: '应用并通知' }).click();
  await expect(page.getByText('「前端工程」已排 2 次课')).toBeVisible();
  await page.getByRole('button', { name: '撤回' }).click();
  await expect(page.getByText('「前端工程」已排 2 次课')).toHaveCount(0);

  // what was taken back stands there as cancelled once the week is read again
  await expect(blocks(page).filter({ hasText: '停课' })).not.toHaveCount(0);

  const held = blocks(page).filter({ hasNotText: '停课' });
  const moved = await held.first().locator('b').textContent();
  await held.first().dragTo(places(page).first());
  await expect(panel(page).getByRole('heading', { name: `调课「${moved}」` })).toBeVisible();
  await settle(panel(page), '调课并通知');
  await expect(page.getByText(/已调整 1 次课，通知 \d+ 人/)).toBeVisible();

  await held.last().hover();
  const gone = await held.last().locator('b').textContent();
  await page
    .locator('main')
    .getByRole('button', { name: `${gone}的更多操作` })
    .last()
    .click();
  await page.getByRole('button', { name: '停课', exact: true }).click();
  await panel(page).getByRole('textbox', { name: '原因' }).fill('校运动会');
  await panel(page).getByRole('button', { name: '停课并通知' }).click();
  await expect(page.getByText(/停课 1 次，通知 \d+ 人/)).toBeVisible();

  await page.goto(`${HOME}/changes`);
  // the three of this test; others have left theirs below
  const changes = page.getByRole('list', { name: '调整记录' }).getByRole('listitem');
  const undo = (at: number) => changes.nth(at).getByRole('button', { name: '撤回' });
  for (const [at, kind] of ['停课', '调课'].entries()) {
    await expect(changes.nth(at)).toContainText(kind);
    await expect(undo(at)).toBeVisible();
  }
  await expect(changes.nth(2)).toContainText('已撤回');
  await expect(undo(2)).toHaveCount(0);
});

test('a teacher asks a colleague, the colleague agrees, and the school passes it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await enter(page, LECTURER, { as: /讲师/, at: HOME });
  await page.getByRole('link', { name: '下一周' }).click();
  await expect(page.getByRole('heading', { name: '第 13 周' })).toBeVisible();
  await blocks(page).last().hover();
  await page
    .locator('main')
    .getByRole('button', { name: /的更多操作/ })
    .filter({ visible: true })
    .last()
    .click();
  await page.getByRole('button', { name: '请人代课' }).click();
  await panel(page).getByRole('combobox', { name: '同事' }).click();
  const option = page.getByRole('option').filter({ hasNotText: '有课' }).first();
  const name = (await option.textContent())!;
  await option.click();
  await panel(page).getByRole('textbox', { name: '原因' }).fill('外出参加评审');
  await panel(page).getByRole('button', { name: '提出申请' }).click();
  await page.waitForURL(`${HOME}/exchange`);
  const row = (of: Page) => of.getByRole('listitem').filter({ hasText: '外出参加评审' });
  await expect(row(page)).toContainText('等同事答复');

  const mobile = String(FIRST_TEACHER + teachers.findIndex((one) => one.name === name));
  await decide(browser, { baseURL, mobile, label: '答应', state: '等教务审核' });
  await decide(browser, { baseURL, mobile: SCHOOL, label: '通过', state: '已生效' });
  await page.reload();
  await expect(row(page)).toContainText('已生效');
});

/** Signs in under one of several identities. */
async function enter(page: Page, mobile: string, { as, at }: { as: RegExp; at: string }): Promise<void> {
  await page.goto(`/login?${new URLSearchParams({ redirectPath: at }).toString()}`);
  await typePassword(page, mobile);
  await page.getByRole('dialog', { name: '这次以哪个身份登录' }).getByRole('button', { name: as }).first().click();
  await page.waitForURL(at);
  await page.waitForSelector('html[data-hydrated]');
}

async function decide(
  browser: Browser,
  { baseURL, mobile, label, state }: Record<'mobile' | 'label' | 'state', string> & { baseURL: string | undefined },
): Promise<void> {
  const context = await browser.newContext({ baseURL: baseURL! });
  const page = await context.newPage();
  await enter(page, mobile, { as: mobile === SCHOOL ? /江城职业技术大学/ : /讲师/, at: `${HOME}/exchange` });
  await page.waitForSelector('html[data-hydrated]');
  const row = page.getByRole('listitem').filter({ hasText: '外出参加评审' });
  await row.getByRole('button', { name: label, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click();
  await expect(row).toContainText(state);
  await context.close();
}

/** Sends the form as it is when nothing collides, else with the first way out. */
async function settle(form: Locator, submit: string): Promise<void> {
  await expect(form.getByRole('status')).toHaveText(/没有冲突|处冲突/);
  await expect(form.getByRole('region', { name: '检查结果' })).toHaveAttribute('aria-busy', 'false');
  if (await form.getByRole('button', { name: submit }).isVisible()) {
    return form.getByRole('button', { name: submit }).click();
  }
  await form
    .getByRole('radio', { name: /换时间|换教室/ })
    .first()
    .check();
  await form.getByRole('button', { name: '应用并通知' }).click();
}

function slotOf(label: string) {
  const [, weekday, fromBell, toBell] = /(周.).*?第 (\d+)(?:–(\d+))? 节/.exec(label)!;
  return { weekday: weekday!, fromBell: fromBell!, toBell: toBell ?? fromBell! };
}
