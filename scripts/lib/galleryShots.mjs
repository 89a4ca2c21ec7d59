import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const themes = ['light', 'dark'];

/** 一页最多等这么久；还没有好的照样拍，并记一句 */
const PATIENCE_MS = 8000;

/**
 * 在一种宽度下把这些页面各拍两张：明、暗。
 * @returns {Promise<string[]>} 控制台的报错、宽出屏幕的页面，一处一句
 */
export async function shoot(browser, { origin, token, width, folder }, wanted) {
  mkdirSync(folder, { recursive: true });
  const screen = { width, height: width < 720 ? 740 : 900 };
  const context = await browser.newContext({
    viewport: screen,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    isMobile: width < 720,
    hasTouch: width < 720,
  });
  if (token) await context.addCookies([{ name: 'RC_WEB_TOKEN', value: token, url: origin }]);
  const page = await context.newPage();
  const complaints = [];
  const complain = (text) => complaints.push(`${width} ${new URL(page.url()).pathname} ${text}`);
  page.on('pageerror', ({ message }) => complain(message));
  page.on('console', (message) => {
    // 打不开的页面本身就是 403 与 404，浏览器也当报错说一遍
    const isStatusOfPage = message.location().url === page.url() && /status of 40[34]/.test(message.text());
    if (message.type() === 'error' && !isStatusOfPage) complain(message.text());
  });
  for (const { path, address } of wanted) {
    await page.setViewportSize(screen);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(origin + address, { waitUntil: 'load' });
    await settle(page).catch(() => complain('没有安静下来'));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) complain(`宽 ${wide} px`);
    // 屏幕拉到页面那么高：吸底的一行在它自己的位置，不盖住别的
    await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: join(folder, `${nameOf(path)}-${width}-${colorScheme}.png`) });
    }
  }
  await context.close();
  return complaints;
}

/** 等到字体、每张图与还在取的部分都到了 */
async function settle(page) {
  await page.evaluate(() => document.querySelectorAll('img[loading="lazy"]').forEach((img) => (img.loading = 'eager')));
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      !document.querySelector('main [aria-busy="true"]') &&
      [...document.images].every((image) => image.complete),
    undefined,
    { timeout: PATIENCE_MS },
  );
}

/** 路由在文件名里的样子 */
export const nameOf = (path) => path.replaceAll(/[/:?]+/g, '_').replace(/^_|_$/g, '') || 'home';
