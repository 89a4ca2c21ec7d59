/**
 * Where something that floats is put: the end of the page; what is in full screen hides everything outside it, and the
 * links of a navigation stay in it.
 */
export function layerOf(opener?: HTMLElement | null): HTMLElement | undefined {
  const screen = document.fullscreenElement;
  return opener?.closest('nav') ?? (screen instanceof HTMLElement ? screen : undefined);
}
