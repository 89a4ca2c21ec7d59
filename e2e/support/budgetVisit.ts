import type { Browser, BrowserContextOptions, CDPSession, Page, Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';

export interface Visit {
  address: string;
  /** Bytes of all scripts, each compressed by gzip level 6. */
  scripts: number;
  /** Bytes of the document: as it is, and compressed by gzip level 6. */
  html: number;
  htmlCompressed: number;
  /** Sum of the layout shifts until the whole page has been scrolled through. */
  shift: number;
  /** Of the document, in pixels: what is wider than the window scrolls sideways. */
  width: number;
}

const SLOW_PART_MS = 250;

/** Opens a page with an empty cache; fonts and pictures arrive late, so that whatever they move is seen. */
export async function firstVisit(browser: Browser, address: string, options: BrowserContextOptions): Promise<Visit> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const bodies: Promise<[kind: 'script' | 'html', body: Buffer]>[] = [];
  page.on('response', (response) => {
    const kind = kindOf(response);
    if (kind) bodies.push(response.body().then((body) => [kind, body]));
  });
  await page.addInitScript(sumShifts);
  await page.route(/\.(woff2?|png|jpe?g|webp|avif|svg)(\?|$)|\/demo-art\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_PART_MS));
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'load' });
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  const [shift, width] = await page.evaluate(() => [
    (window as unknown as { shifted: number }).shifted,
    document.documentElement.scrollWidth,
  ]);
  const parts = await Promise.all(bodies);
  await context.close();
  const html = parts.findLast(([kind]) => kind === 'html')?.[1] ?? Buffer.alloc(0);
  const scripts = parts.filter(([kind]) => kind === 'script').map(([, body]) => compressedSize(body));
  return {
    address,
    scripts: scripts.reduce((sum, size) => sum + size, 0),
    html: html.length,
    htmlCompressed: compressedSize(html),
    shift,
    width,
  };
}

/** Milliseconds until the largest part is painted, on a phone four times slower than this machine at rest and on "Fast 4G". */
export async function largestPaint(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page));
  await page.addInitScript(keepLargestPaint);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(300);
  const at = await page.evaluate(() => (window as unknown as { painted: number }).painted);
  await context.close();
  return at;
}

/** The numbers of the browser's own "Fast 4G" preset; a processor that others use is slower already. */
async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: Math.max(1, 4 * ownShare()) });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 60 * 2.75,
    downloadThroughput: ((9 * 1000 * 1000) / 8) * 0.9,
    uploadThroughput: ((1.5 * 1000 * 1000) / 8) * 0.9,
  });
}

/** How much of a core we get right now: 1 on a machine at rest. */
function ownShare(): number {
  const [cpu, start] = [process.cpuUsage(), performance.now()];
  while (performance.now() - start < 200);
  const { user, system } = process.cpuUsage(cpu);
  return Math.min(1, (user + system) / 1000 / (performance.now() - start));
}

function kindOf(response: Response): 'script' | 'html' | undefined {
  if (response.status() !== 200) return undefined;
  const type = response.headers()['content-type'] ?? '';
  if (type.includes('javascript')) return 'script';
  return type.startsWith('text/html') && response.request().isNavigationRequest() ? 'html' : undefined;
}

const compressedSize = (body: Buffer): number => gzipSync(body, { level: 6 }).length;

/** Runs in the page. */
function sumShifts(): void {
  const held = window as unknown as { shifted: number };
  held.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) held.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page. */
function keepLargestPaint(): void {
  const held = window as unknown as { painted: number };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) held.painted = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** To the end of the page, a window at a time: pictures that are loaded on sight move nothing either. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let top = 0; top < Math.min(document.documentElement.scrollHeight, 12_000); top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  });
}
