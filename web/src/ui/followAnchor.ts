const GAP = 8;
const MARGIN = 12;

export type Align = 'start' | 'end';

/**
 * Keeps an open popover under its trigger (above it when there is no room), inside the window, until the returned
 * function is called. The popover lives in the top layer, so its place cannot come from CSS alone.
 */
export function followAnchor(anchor: HTMLElement, panel: HTMLElement, align: Align): () => void {
  const place = () => {
    const size = { width: panel.offsetWidth, height: panel.offsetHeight };
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { left, top } = placeBeside(anchor.getBoundingClientRect(), size, align, view);
    panel.style.left = `${left}px`;
    panel.style.top = `${top}px`;
  };
  place();
  window.addEventListener('scroll', place, { capture: true, passive: true });
  window.addEventListener('resize', place);
  return () => {
    window.removeEventListener('scroll', place, { capture: true });
    window.removeEventListener('resize', place);
  };
}

type Box = { left: number; right: number; top: number; bottom: number };
type Size = { width: number; height: number };

/** Left and top of the panel in window pixels. */
export function placeBeside(anchor: Box, panel: Size, align: Align, view: Size): { left: number; top: number } {
  const wish = align === 'start' ? anchor.left : anchor.right - panel.width;
  const left = Math.max(MARGIN, Math.min(wish, view.width - panel.width - MARGIN));
  const below = anchor.bottom + GAP;
  const above = anchor.top - GAP - panel.height;
  const fits = below + panel.height + MARGIN <= view.height;
  return { left: Math.round(left), top: Math.round(fits || above < MARGIN ? below : above) };
}
