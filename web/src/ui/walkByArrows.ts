import type { KeyboardEvent } from 'react';
import { stepTo } from './stepTo.ts';

/** Arrow keys, Home and End walk the links and buttons of a list. */
export function walkByArrows(event: KeyboardEvent<HTMLElement>): void {
  if (!(event.target instanceof Element) || event.target.matches('input, textarea, select')) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
  const at = items.findIndex((item) => item === event.target);
  const next = stepTo(event.key, at, items.length, 'vertical');
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}
