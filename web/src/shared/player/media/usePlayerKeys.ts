import { useEffect } from 'react';
import type { PlayerAction } from './keyboardMap.ts';
import { actionOf } from './keyboardMap.ts';

/** Listens to the keyboard while the field is in sight and nothing else wants the key. */
export function usePlayerKeys(box: HTMLElement | null, perform: (action: PlayerAction) => void): void {
  useEffect(() => {
    if (!box) return;
    const pressed = (event: KeyboardEvent) => {
      const action = actionOf(event);
      if (!action || event.defaultPrevented || !isOurs(event.target as HTMLElement, box, action)) return;
      event.preventDefault();
      perform(action);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [box, perform]);
}

function isOurs(target: HTMLElement, box: HTMLElement, action: PlayerAction): boolean {
  if (target.closest('input, textarea, select, [contenteditable], [role=tablist], [role=dialog]')) return false;
  const inside = box.contains(target);
  // Space on a button presses it; up and down outside the film scroll the page.
  if (action.kind === 'toggle' && target.closest('button, a, summary') && !target.dataset['surface']) return false;
  if (action.kind === 'volume' && !inside) return false;
  const { bottom, top } = box.getBoundingClientRect();
  return inside || (bottom > 80 && top < window.innerHeight - 80);
}
