import type { Locator, Page } from '@playwright/test';
import { typePassword } from './support/signIn.ts';
import { hydrated } from './support/settled.ts';
import { expect, test } from './support/test.ts';

/** A learner of the demo world who takes none of the courses named here. */
const LEARNER = '13800000103';

const main = (page: Page) => page.getByRole('main');
const titles = (page: Page) => main(page).getByRole('heading', { level: 2 });

test('filters, order and page live in the address and come back with the back button', async ({ page }) => {
  await page.goto('/list');
  await main(page).getByRole('link', { name: '计算机与数据' }).click();
  await main(page).getByRole('link', { name: '数据分析', exact: true }).click();
  await expect(main(page).getByRole('link', { name: '去掉 数据分析' })).toBeVisible();
  await main(page).getByRole('link', { name: '免费', exact: true }).click();
  await expect(main(page).getByRole('link', { name: '去掉 免费' })).toBeVisible();
  await page.waitForURL(/category=\d+&price=free/);
  const found = await titles(page).allTextContents();
  expect(found.length).toBeGreaterThan(0);

  const box = main(page).getByRole('searchbox', { name: '在录播课程中搜索' });
  await box.fill('数据');
  await box.press('Enter');
  await page.waitForURL(/category=\d+&price=free&str=/);
  await expect(main(page).getByRole('link', { name: '去掉 「数据」' })).toBeVisible();
  for (const title of await titles(page).allTextContents()) expect(found).toContain(title);
  await main(page).getByRole('link', { name: '去掉 「数据」' }).click();
  await expect(titles(page)).toHaveText(found);

  await main(page).getByRole('link', { name: '去掉 数据分析' }).click();
  await expect(page).not.toHaveURL(/category=/);
  await main(page).getByRole('link', { name: '最热' }).click();
  await expect(main(page).getByRole('link', { name: '最热' })).toHaveAttribute('aria-current', 'true');
  await main(page).getByRole('link', { name: '清除条件' }).click();
  await main(page).getByRole('link', { name: '第 2 页', exact: true }).click();
  await page.waitForURL(/sort=hot&page=2/);
  await expect(main(page).getByRole('link', { name: '第 2 页', exact: true })).toHaveAttribute('aria-current', 'page');
  const second = await titles(page).allTextContents();

  await titles(page).first().click();
  await page.waitForURL(/\/course\/\d+$/);
  await page.goBack();
  await page.waitForURL(/sort=hot&page=2/);
  await expect(titles(page)).toHaveText(second);
});

test('below the introduction stand the ratings that helped most, and the way to all of them', async ({ page }) => {
  await page.goto('/list?sort=hot');
  await titles(page).filter({ hasText: 'Python 数据分析实战' }).click();
  await expect(main(page).getByRole('heading', { name: '学员评价' })).toBeVisible();
  const all = main(page).getByRole('link', { name: /^看全部 \d+ 条评价$/ });
  const total = /\d+/.exec((await all.textContent())!)![0];
  await all.click();
  await page.waitForURL(/tab=comments/);
  await expect(main(page).getByRole('link', { name: `评价${total}` })).toHaveAttribute('aria-current', 'page');
});

test('a direction of the home page opens its branches under pointer and focus, and links lead on within the document', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => (document.body.dataset['kept'] = 'yes'));
  const panel = page.getByRole('navigation', { name: '课程分类' });
  const direction = panel.getByRole('link', { name: '计算机与数据', exact: true });
  const branch = panel.getByRole('link', { name: '数据分析', exact: true });
  await direction.focus();
  await expect(branch).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(branch).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link', { name: '智能制造', exact: true })).toBeFocused();
  await panel.getByRole('link', { name: '智能制造', exact: true }).hover();
  await panel.getByRole('link', { name: '工业机器人', exact: true }).click();
  await page.waitForURL(/\/list\?category=\d+$/);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: '知途首页' }).click({ modifiers: ['Control'] });
  await (await opened).waitForURL('/');
  await page.waitForURL(/\/list/);
  await expect(page.locator('body')).toHaveAttribute('data-kept', 'yes');
});

test('nothing fits: the way out and what others study', async ({ page }) => {
  await page.goto('/list?tag=没有这个标签');
  await expect(main(page).getByText('没有符合条件的内容')).toBeVisible();
  await expect(main(page).getByRole('heading', { name: '学的人多' })).toBeVisible();
  await main(page).getByRole('link', { name: '清除条件' }).last().click();
  await page.waitForURL('/list');
});

test('the earlier address keeps its query, unknown courses are 404', async ({ page }) => {
  await page.goto('/listcopy?price=free');
  await page.waitForURL('/list?price=free');
  for (const path of ['/course/1', '/live/detail/1', '/lecturer/1', '/organization/view/1', '/info/detail/1']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
  }
});

test('a search with a typing error still finds, and suggestions can be walked by keys', async ({ page }) => {
  await page.goto('/info');
  await hydrated(page);
  const box = page.getByRole('banner').getByRole('combobox');
  await box.fill('shujukeshihua');
  await expect(page.getByRole('option').first()).toBeVisible();
  await box.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('option').first()).toHaveText(/数据可视化.*课程$/);
  await box.press('Enter');
  await page.waitForURL(/\/course\/\d+/);
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('数据可视化');

  await page.goto('/info');
  await hydrated(page);
  await box.fill('pyhton');
  await expect(page.getByRole('option').first()).toHaveText('你要找的是不是：python');
  await box.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);

  await box.fill('');
  const own = page.getByRole('rowgroup', { name: '最近搜索' });
  await expect(own.getByRole('row')).not.toHaveCount(0);
  await box.press('ArrowDown');
  await box.press('ArrowRight');
  await box.press('Enter');
  await expect(own).toHaveCount(0);
  await page.getByRole('rowgroup', { name: '热搜' }).getByRole('gridcell', { name: '数据分析' }).click();
  await page.waitForURL(/\/search\/str\?str=/);
  await page.reload();
  await hydrated(page);
  await box.fill('');
  await expect(own.getByRole('row')).toHaveCount(2);
  await page.getByRole('gridcell', { name: '清空最近搜索' }).click();
  await expect(own).toHaveCount(0);

  await page.goto('/search/str?str=数据可似化');
  await expect(main(page)).toContainText('没有「数据可似化」，下面是相近的内容');
  await expect(main(page)).toContainText('数据可视化');
  await page.goto('/search/str');
  await expect(main(page).getByText('请输入搜索内容')).toBeVisible();
});

test('from the course through login back to it, enrolled without pressing again, then a rating that can be changed and taken back', async ({
  page,
}) => {
  await page.goto('/list?price=free&sort=hot');
  await titles(page).first().click();
  await page.waitForURL(/\/course\/\d+$/);
  const course = new URL(page.url()).pathname;
  await main(page).getByRole('link', { name: '免费报名' }).click();
  await page.waitForURL(/\/login\?redirectPath=/);
  await typePassword(page, LEARNER);
  await page.waitForURL(course);
  await expect(page.getByText('报名成功，可以开始学习了')).toBeVisible();
  const start = main(page).getByRole('link', { name: '开始学习' });
  await expect(start).toHaveAttribute('href', /^\/view\/\d+\?periodId=\d+$/);

  await main(page).getByRole('button', { name: '学习计划' }).click();
  const planned = page.getByRole('dialog', { name: '学习计划' });
  const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  await planned.getByLabel('学完的日子').fill(day);
  await expect(planned).toContainText('能按时学完');
  await planned.getByRole('button', { name: '保存计划' }).click();
  await main(page)
    .getByRole('button', { name: /^计划 .+学完$/ })
    .click();
  await expect(planned.getByLabel('学完的日子')).toHaveValue(day);
  await planned.getByRole('button', { name: '取消这个计划' }).click();
  await expect(main(page).getByRole('button', { name: '学习计划' })).toBeVisible();

  await main(page).getByRole('link', { name: /^评价/ }).click();
  const words = `第 2 章的例子很实在 ${Date.now()}`;
  await main(page).getByRole('radio', { name: '4 星' }).check({ force: true });
  await main(page).getByRole('textbox', { name: '评价这门课' }).fill(words);
  await main(page).getByRole('button', { name: '发布' }).click();
  const mine = main(page).getByRole('listitem').filter({ hasText: words });
  await expect(mine).toBeVisible();
  await expect(mine).toContainText('4.0');
  await mine.getByRole('button', { name: '修改' }).click();
  await mine.getByRole('radio', { name: '5 星' }).check({ force: true });
  await mine.getByRole('button', { name: '保存' }).click();
  await expect(mine).toContainText('5.0');
  await mine.getByRole('button', { name: '删除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(mine).toHaveCount(0);
});

test('follow a lecturer, collect an article: known after a reload, found in the account, and can be ended', async ({
  page,
}) => {
  await page.goto('/lecturer');
  await titles(page).nth(2).click();
  await page.waitForURL(/\/lecturer\/\d+$/);
  const profile = new URL(page.url()).pathname;
  const follow = main(page).getByRole('button', { name: /^关注/ });
  await expect(follow).toHaveCount(1); // the address is there before the page is
  await hydrated(page);
  await follow.click();
  await typePassword(page, LEARNER);
  await page.waitForURL(profile);
  await expect(page.getByText(/^已关注/).first()).toBeVisible();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await hydrated(page);
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'false');

  await page.goto('/info');
  const title = await titles(page).first().textContent();
  await titles(page).first().click();
  const collect = main(page).getByRole('button', { name: /收藏$/ });
  await hydrated(page);
  const addresses = (part: Locator) =>
    part.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect(main(page).getByRole('region', { name: '接着读' })).toBeVisible();
  const neighbours = await addresses(main(page).getByRole('navigation', { name: '同栏目' }));
  const onwards = await addresses(main(page).getByRole('region', { name: '接着读' }));
  expect(neighbours.length).toBeGreaterThan(0);
  expect(onwards.filter((address) => neighbours.includes(address))).toEqual([]);
  await collect.click();
  await expect(collect).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/account/collection/info');
  const kept = titles(page).filter({ hasText: title! });
  await expect(kept).toBeVisible();
  await hydrated(page);
  await main(page)
    .getByRole('button', { name: `取消收藏${title}` })
    .click();
  await expect(kept).toHaveCount(0);
});

test('a live course goes into the calendar', async ({ page }) => {
  await page.goto('/live');
  await titles(page).first().click();
  await hydrated(page);
  await expect(main(page).getByText(/^还有 /)).toBeVisible();
  const saving = page.waitForEvent('download');
  await main(page).getByRole('button', { name: '加到日历' }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.ics$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the filters that do not fit open from the lower edge', async ({ page }) => {
    await page.goto('/list?price=free');
    await main(page).getByRole('button', { name: /^筛选/ }).tap();
    const sheet = page.getByRole('group', { name: '更多筛选' });
    await expect(sheet).toBeVisible();
    await sheet.getByRole('link', { name: '零基础' }).tap();
    await page.waitForURL(/tag=/);
    await expect(main(page).getByRole('link', { name: '去掉 零基础' })).toBeAttached();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('lists, details and comments are there and lead on', async ({ page }) => {
    await page.goto('/list');
    await main(page).getByRole('link', { name: '免费', exact: true }).click();
    await page.waitForURL('/list?price=free');
    await titles(page).first().click();
    await main(page).getByRole('link', { name: /^目录/ }).click();
    await expect(main(page).getByRole('heading', { name: /^第 1 章/ })).toBeVisible();
    await main(page).getByRole('link', { name: /^评价/ }).click();
    await expect(main(page).getByText('登录后可以评价和回复')).toBeVisible();
    await page.goto('/lecturer');
    await expect(titles(page).first()).toBeVisible();
  });
});
