import { useEffect } from 'react';

/** Scrolls the panel, never the page, until the line stands in its middle; -1 leaves it where it is. */
export function useInView(list: HTMLElement | null, index: number): void {
  useEffect(() => {
    const line = index < 0 ? undefined : list?.children[index];
    const panel = line?.closest('[role=tabpanel]');
    if (!line || !panel) return;
    const [at, around] = [line.getBoundingClientRect(), panel.getBoundingClientRect()];
    const isQuiet = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const by = at.top - around.top - (around.height - at.height) / 2;
    panel.scrollBy({ top: by, behavior: isQuiet ? 'auto' : 'smooth' });
  }, [list, index]);
}
