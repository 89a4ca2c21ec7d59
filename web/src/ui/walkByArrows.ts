import { stepTo } from './stepTo.ts';

/** Arrow keys, Home and End walk the links and buttons of a popover; ArrowDown on its opener opens it. Returns the undo. */
export function walkByArrows(opener: HTMLElement, panel: HTMLElement): () => void {
  const walk = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const open = panel.matches(':popover-open');
    if ((!open && event.key !== 'ArrowDown') || target.matches('input, textarea, select')) return;
    const items = [...panel.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
    const next = stepTo(event.key, items.indexOf(target), items.length, 'vertical');
    if (next === undefined) return;
    event.preventDefault();
    if (!open) panel.showPopover();
    items[next]?.focus();
  };
  opener.addEventListener('keydown', walk);
  panel.addEventListener('keydown', walk);
  return () => {
    opener.removeEventListener('keydown', walk);
    panel.removeEventListener('keydown', walk);
  };
}
