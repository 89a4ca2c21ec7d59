import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

const SHIFT = 0.02;

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

/** Runs in the page before its own scripts. */
export function listShifts(): void {
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

/** Nothing on the open page has moved that somebody would notice. */
export async function expectSteady(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: LayoutShift[] }).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const moved = shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`);
  expect.soft(sum, ['layout shift', ...moved].join('\n')).toBeLessThanOrEqual(SHIFT);
}
