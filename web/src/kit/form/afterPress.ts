const PRESS_MS = 1000;

/**
 * Acts at once, or when the button of the mouse that is down now is up again: a message that appears between the two
 * would move what is being clicked away from under the pointer.
 */
export function afterPress(act: () => void): void {
  if (!document.querySelector(':active')) return act();
  const released = new AbortController();
  const go = () => {
    if (released.signal.aborted) return;
    released.abort();
    act();
  };
  // the click follows right after release
  document.addEventListener('mouseup', () => setTimeout(go), { signal: released.signal, capture: true });
  // dragging has no release
  setTimeout(go, PRESS_MS);
}
