import { lazy, Suspense, useEffect } from 'react';
import { useHydrated } from '../../../../kit/useHydrated.ts';
import { SkeletonRows } from '../../../../ui/Skeleton.tsx';
import { panelLooks } from './panelLooks.ts';
import type { PanelProps } from './PeriodPanel.tsx';

const chapter = () => import('./ChapterPanel.tsx').then((part) => ({ default: part.ChapterPanel }));
const period = () => import('./PeriodPanel.tsx').then((part) => ({ default: part.PeriodPanel }));
const ChapterPanel = lazy(chapter);
const PeriodPanel = lazy(period);

/**
 * What is open beside the outline. What it takes to write on a class-hour comes after the outline, unasked, so that the
 * first row that is pressed opens at once; what is typed on it only this browser may know.
 */
export function OpenPanel({ kind, ...panel }: PanelProps & { kind: string }) {
  const isHydrated = useHydrated();
  if (kind !== 'period' && kind !== 'chapter') return <span hidden className={panelLooks} />;
  const Part = kind === 'period' ? PeriodPanel : ChapterPanel;
  return isHydrated ? (
    <Suspense fallback={<SkeletonRows />}>
      <Part key={panel.id} {...panel} />
    </Suspense>
  ) : (
    <SkeletonRows />
  );
}

/** Fetches the panels when the page has nothing more urgent to do. */
export function usePanelsSoon(): void {
  useEffect(() => {
    chapter().catch(() => undefined);
    period().catch(() => undefined);
  }, []);
}
