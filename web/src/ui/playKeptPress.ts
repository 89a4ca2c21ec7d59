/** Presses a button that was pressed before it could hear; after the effects of all that came to life with it. */
export function playKeptPress(button: HTMLButtonElement): void {
  if (!globalThis.zhituPresses?.kept.delete(button)) return;
  button.dataset['press'] = '';
  queueMicrotask(() => button.click());
}
