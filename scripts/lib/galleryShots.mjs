import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const themes = ['light', 'dark'];

/** The longest wait for a page; one that is not ready then is taken all the same, with a note. */
const PATIENCE_MS = 8000;

/**
 * Takes two pictures of each page at one width: light and dark.
 * @returns {Promise<string[]>} a sentence per console error and per page wider than the screen
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
    // Pages that do not open are 403 and 404 themselves, which the browser reports as errors too.
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
    // The screen grows as high as the page: a sticky row stands in its place and covers nothing.
    await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: join(folder, `${nameOf(path)}-${width}-${colorScheme}.png`) });
    }
  }
  await context.close();
  return complaints;
}

/** Waits for fonts, every picture and the parts still being fetched. */
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

/** A route as it stands in a file name. */
export const nameOf = (path) => path.replaceAll(/[/:?]+/g, '_').replace(/^_|_$/g, '') || 'home';
