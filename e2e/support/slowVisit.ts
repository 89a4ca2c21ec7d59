import type { Page, Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { lateStyles } from './lateStyles.ts';

/** What was seen while a page opened and was scrolled through. */
export interface Visit {
  status: number;
  /** Style sheets that were not in the document. */
  late: string[];
  /** Sum of the layout shifts. */
  shift: number;
  /** What moved, one line a shift: how much, and the elements that it moved. */
  moved: string[];
}

/** What a visit sent, each file compressed by gzip level 6; in bytes. */
export interface Sent {
  scripts: number;
  html: number;
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

/** From now on fonts and pictures arrive late, so that whatever they move is seen. */
export async function slowDown(page: Page): Promise<void> {
  await page.addInitScript(listShifts);
  await page.route(/\.(woff2?|png|jpe?g|webp|avif|svg)(\?|$)|\/demo-art\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_PART_MS));
    await route.continue();
  });
}

/** @param open opens the page, or opens it anew; after `slowDown` */
export async function slowVisit(page: Page, open: () => Promise<Response | null>): Promise<Visit> {
  const response = await open();
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => (window as unknown as { shifts: LayoutShift[] }).shifts);
  return {
    status: response?.status() ?? 0,
    late: await lateStyles(page, response),
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`),
  };
}

/** Weighs what the page receives until the answer is asked for. */
export function weigh(page: Page): () => Promise<Sent> {
  const bodies: Promise<[kind: keyof Sent, size: number]>[] = [];
  const collect = (response: Response) => {
    const kind = kindOf(response);
    if (kind) bodies.push(response.body().then((body) => [kind, compressedSize(body)]));
  };
  page.on('response', collect);
  return async () => {
    page.off('response', collect); // what a page asks for later is not its first visit, and may never be answered
    const sent = { scripts: 0, html: 0 };
    for (const [kind, size] of await Promise.all(bodies)) sent[kind] += size;
    return sent;
  };
}

function kindOf(response: Response): keyof Sent | undefined {
  if (response.status() !== 200) return undefined;
  const type = response.headers()['content-type'] ?? '';
  if (type.includes('javascript')) return 'scripts';
  return type.startsWith('text/html') && response.request().isNavigationRequest() ? 'html' : undefined;
}

const compressedSize = (body: Buffer): number => gzipSync(body, { level: 6 }).length;

/** Runs in the page. */
function listShifts(): void {
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
