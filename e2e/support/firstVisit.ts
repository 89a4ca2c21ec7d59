import type { Page, Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { lateStyles } from './lateStyles.ts';

export interface FirstVisit {
  status: number;
  /** Bytes of all scripts, each compressed by gzip level 6. */
  scripts: number;
  /** Bytes of the document: as it is, and compressed by gzip level 6. */
  html: number;
  htmlCompressed: number;
  /** Sum of the layout shifts until the whole page has been scrolled through. */
  shift: number;
  /** Style sheets that were not in the document. */
  late: string[];
  /** What moved, one line a shift: how much, and the elements that it moved. */
  moved: string[];
}

interface LayoutShift {
  value: number;
  what: string;
}

/** As in https://wicg.github.io/layout-instability/, which lib.dom does not know yet. */
interface ShiftEntry {
  value: number;
  sources: ShiftSource[];
}

interface ShiftSource {
  node: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

const SLOW_PART_MS = 250;

/** Opens the first page of a browser with an empty cache; fonts and pictures arrive late, so that whatever they move is seen. */
export async function firstVisit(page: Page, address: string): Promise<FirstVisit> {
  const bodies: Promise<[kind: 'script' | 'html', body: Buffer]>[] = [];
  const collect = (response: Response) => {
    const kind = kindOf(response);
    if (kind) bodies.push(response.body().then((body) => [kind, body]));
  };
  page.on('response', collect);
  await page.addInitScript(sumShifts);
  await page.route(/\.(woff2?|png|jpe?g|webp|avif|svg)(\?|$)|\/demo-art\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_PART_MS));
    await route.continue();
  });
  const response = await page.goto(address, { waitUntil: 'load' });
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => (window as unknown as { shifts: LayoutShift[] }).shifts);
  page.off('response', collect); // what a page asks for later is not its first visit, and may never be answered
  const parts = await Promise.all(bodies);
  const html = parts.findLast(([kind]) => kind === 'html')?.[1] ?? Buffer.alloc(0);
  const scripts = parts.filter(([kind]) => kind === 'script').map(([, body]) => compressedSize(body));
  return {
    status: response?.status() ?? 0,
    scripts: scripts.reduce((sum, size) => sum + size, 0),
    html: html.length,
    htmlCompressed: compressedSize(html),
    late: await lateStyles(page, response),
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`),
  };
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
  const shifts: LayoutShift[] = [];
  Object.assign(window, { shifts });
  const at = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
  const lineOf = ({ node, previousRect, currentRect }: ShiftSource) => {
    const html = node instanceof Element ? node.outerHTML : node?.textContent;
    return `${html?.slice(0, 80)} (${at(previousRect)} → ${at(currentRect)})`;
  };
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as (PerformanceEntry & ShiftEntry)[]) {
      shifts.push({ value, what: sources.map(lineOf).join('; ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
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
