import { useEffect, useState } from 'react';

/** What is drawn this much wider than it is shown looks no finer. */
const STEP = 160;

/** How wide the element is, rounded up to steps: what is drawn for it is not drawn anew with every pixel. */
export function useStepWidth(element: HTMLElement | null): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.ceil(entry.contentRect.width / STEP) * STEP);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
