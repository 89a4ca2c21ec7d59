import { open } from './support/settled.ts';
import { expect, test } from './support/test.ts';

const desktop = { viewport: { width: 1440, height: 900 } } as const;
const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const;

test('the skip link is the first stop and leads past the header', async ({ page }) => {
  await open(page, '/list');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: '跳到正文' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});

test('the header is walked from left to right, every stop is marked, and the page stays where it is', async ({
  page,
}) => {
  await page.setViewportSize(desktop.viewport);
  await open(page, '/');
  const first = page.getByRole('link', { name: '知途首页' });
  await first.focus();
  const stops: { name: string; left: number; mark: string }[] = [];
  for (;;) {
    const stop = await page.evaluate(lookAtFocus);
    if (!stop) break;
    stops.push(stop);
    await page.keyboard.press('Tab');
  }
  const names = stops.map(({ name }) => name);
  expect(names.slice(0, 7)).toEqual(['知途首页', '课程', '直播', '典型岗位', '招聘', '社区', '更多']);
  expect(names.at(-1)).toBe('登录');
  const lefts = stops.map(({ left }) => left);
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
  expect(stops.filter(({ mark }) => mark === '').map(({ name }) => name)).toEqual([]);

  await page.evaluate(() => scrollTo(0, 400));
  await first.focus();
  for (let stop = 1; stop < stops.length; stop += 1) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => scrollY)).toBe(400);
});

/** Runs in the page: what has the focus, if it is in the header, and what marks it. */
function lookAtFocus(): { name: string; left: number; mark: string } | null {
  const at = document.activeElement!;
  if (!at.closest('header')) return null;
  const outline = getComputedStyle(at);
  // The mark of the search box stands around the whole box: an accent edge.
  const box = at.matches('input') ? getComputedStyle(at.closest('form')!) : null;
  const ringed = outline.outlineStyle === 'none' ? '' : `${outline.outlineWidth} ${outline.outlineColor}`;
  const bordered = box && !box.borderTopColor.endsWith(', 0)') ? box.borderTopColor : '';
  return {
    name: at.getAttribute('aria-label') ?? at.textContent ?? '',
    left: at.getBoundingClientRect().left,
    mark: ringed || bordered,
  };
}

test('after going to another page the focus is on its heading and its title is spoken', async ({ page }) => {
  await page.setViewportSize(desktop.viewport);
  await open(page, '/');
  for (const name of ['课程', '典型岗位', '招聘']) {
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
    const title = await page.title();
    await expect(page.locator('[aria-live=polite]').filter({ hasText: title })).toHaveCount(1);
  }
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the bottom bar has targets of at least 40 px and marks the current one', async ({ page }) => {
    await page.goto('/list');
    const bar = page.getByRole('navigation', { name: '快捷导航' });
    await expect(bar).toBeInViewport({ ratio: 1 });
    const tabs = await bar.getByRole('link').all();
    expect(tabs.length).toBeGreaterThanOrEqual(3);
    for (const tab of tabs) {
      const { width, height } = (await tab.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
    }
    await expect(bar.locator('[aria-current=page]')).toHaveText('课程');
  });
});
