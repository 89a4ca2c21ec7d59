import type { Page } from '@playwright/test';

interface Walk {
  /** What has the focus after each press of Tab, in order. */
  stops: string[];
  /** Stops that look the same with the focus and without. */
  unmarked: string[];
  /** What can be pressed or filled in, and is never come to. */
  missed: string[];
}

/** Presses Tab from the beginning of the main area until it is left. */
export async function walkMain(page: Page): Promise<Walk> {
  await page.evaluate(prepare);
  const stops: string[] = [];
  const unmarked: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus);
    if (!stop) break;
    stops.push(stop.name);
    if (!stop.isMarked) unmarked.push(stop.name);
  }
  return { stops, unmarked, missed: await page.evaluate(left) };
}

interface Noted extends Window {
  walk: { looks: Map<Element, string>; seen: Set<Element>; lookOf: (of: Element) => string };
}

/** Runs in the page: notes how everything looks without the focus, and begins. */
async function prepare(): Promise<void> {
  const main = document.getElementById('main')!;
  const lookOf = (of: Element): string => {
    const boxes: Element[] = [];
    for (let box: Element | null = of; box && box !== main && boxes.length < 4; box = box.parentElement)
      boxes.push(box);
    // a field is marked by the box around it
    const looks = (of.matches('input, textarea') ? boxes : boxes.slice(0, 1)).map((box) => {
      const { outlineStyle, borderTopColor, boxShadow } = getComputedStyle(box);
      return [outlineStyle, borderTopColor, boxShadow].join();
    });
    return looks.join(' / ');
  };
  const kinds = 'a[href], button:enabled, input:enabled, textarea:enabled, select:enabled, [tabindex="0"]';
  const all = [...main.querySelectorAll(kinds)].filter(
    (one) => one.checkVisibility({ visibilityProperty: true }) && one.getAttribute('tabindex') !== '-1',
  );
  main.focus();
  await Promise.allSettled(
    document
      .getAnimations()
      .filter((one) => one instanceof CSSTransition)
      .map(({ finished }) => finished),
  );
  const looks = new Map(all.map((one) => [one, lookOf(one)]));
  (window as unknown as Noted).walk = { looks, seen: new Set(), lookOf };
}

/** Runs in the page: what has the focus, when it is in the main area, and whether one sees it. */
async function lookAtFocus(): Promise<{ name: string; isMarked: boolean } | null> {
  const { looks, seen, lookOf } = (window as unknown as Noted).walk;
  const at = document.activeElement!;
  if (!at.closest('#main') || at.id === 'main' || seen.has(at)) return null;
  seen.add(at);
  await Promise.allSettled(
    document
      .getAnimations()
      .filter((one) => one instanceof CSSTransition)
      .map(({ finished }) => finished),
  );
  const name = at.getAttribute('aria-label') ?? (at.textContent || at.tagName);
  return { name, isMarked: at.checkVisibility({ opacityProperty: true }) && looks.get(at) !== lookOf(at) };
}

/** Runs in the page: what is still there and was not come to. */
function left(): string[] {
  const { looks, seen } = (window as unknown as Noted).walk;
  return [...looks.keys()]
    .filter((one) => !seen.has(one) && one.isConnected && one.checkVisibility({ visibilityProperty: true }))
    .map((one) => one.outerHTML.slice(0, 160));
}
