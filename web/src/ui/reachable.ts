/** For the `ref` of an area that scrolls: keys reach it even when nothing in it can be focused (WCAG 2.1.1). */
export function reachable(area: HTMLElement | null): void {
  if (area) area.tabIndex = 0;
}
