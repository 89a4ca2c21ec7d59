import type { Page } from '@playwright/test';
import { bigDraft } from './support/bigDraft.ts';
import { inDatabase } from './support/inDatabase.ts';
import { expectSteady, listShifts } from './support/layoutShifts.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { complaintsOf } from './support/quietPage.ts';
import { hydrated } from './support/settled.ts';
import { field } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import type { World } from './support/world.ts';

const LECTURER = { mobile: '13800000002', userType: 2 };
const RENAMED = '没有网络时改的名字';

test('without scripts the first rows of the outline are in the page', async ({ browser, world }) => {
  const { address, token } = await draftOf(world);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: world.url });
  await context.addCookies([{ name: 'RC_WEB_TOKEN', value: token, url: world.url }]);
  const page = await context.newPage();
  await page.goto(address);
  const tree = outline(page);
  await expect(tree).toContainText('20 章，100 个课时');
  await expect(row(page, '第 1 章的名称')).toBeVisible();
  await expect(row(page, '第 1 章第 5 个课时')).toContainText('1.5');
  await expect(row(page, '第 3 章的名称')).toBeVisible();
  await context.close();
});

test('a row that was pressed before the scripts came opens with them, and nothing moves or complains', async ({
  browser,
  world,
}) => {
  const { address, token } = await draftOf(world);
  const page = await openAs(browser, world.url, token, 'about:blank');
  const complaints = await complaintsOf(page.context());
  await page.addInitScript(listShifts);
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await row(page, '第 1 章第 2 个课时').click();
  scripts.resolve();
  await hydrated(page);
  await page.getByRole('heading', { level: 2, name: '第 1 章第 2 个课时' }).waitFor();
  await expect(field(page, '课时名称')).toHaveValue('第 1 章第 2 个课时');
  await expectSteady(page);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a name that could not be sent stands in the outline again after a reload, and is sent', async ({
  browser,
  world,
}) => {
  const { id, address, token } = await draftOf(world);
  const page = await openAs(browser, world.url, token, address);
  await hydrated(page);
  const calls = '**/audit/update';
  await page.route(calls, (route) => route.abort());
  await row(page, '第 1 章第 2 个课时').press('F2');
  await field(page, '名称').fill(RENAMED);
  await field(page, '名称').press('Enter');
  await expect(page.getByText('还没有送到，会自动再试')).toBeVisible();

  const complaints = await complaintsOf(page.context());
  const reloaded = await page.reload();
  expect(await reloaded!.text()).not.toContain(RENAMED);
  await expect(row(page, RENAMED)).toContainText('1.2');
  await expect(page.getByText('还没有送到，会自动再试')).toBeVisible();
  expect(complaints.filter((text) => !text.includes('Failed to load resource'))).toEqual([]);

  await page.unroute(calls);
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: /^已保存/ })).toBeVisible();
  await expect(row(page, RENAMED)).toBeVisible();
  const named = await inDatabase(
    world,
    'select id from course_period_audit where course_id = $1 and period_name = $2',
    [id, RENAMED],
  );
  expect(named).toHaveLength(1);
  await page.context().close();
});

/** A course of twenty chapters that the lecturer is writing, and where. */
async function draftOf({ databaseUrl, url }: World) {
  const id = await bigDraft(databaseUrl, { mobile: LECTURER.mobile, chapters: 20, periods: 5 });
  return { id, address: `/account/vod/period?id=${id}`, token: await tokenOf(url, LECTURER) };
}

const outline = (page: Page) => page.getByRole('region', { name: '目录' });

/** The name of a chapter or class-hour in the outline. */
const row = (page: Page, name: string) => outline(page).locator('[data-row]').filter({ hasText: name });
