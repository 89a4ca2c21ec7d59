import { lazy } from 'react';

/** Every story, in the order of the tabs; each is fetched when its page is open. */
export const stories = [
  {
    key: 'overlays',
    label: '浮层',
    Story: lazy(() => import('../stories/Overlays.tsx').then((story) => ({ default: story.Overlays }))),
  },
  {
    key: 'dates',
    label: '日期',
    Story: lazy(() => import('../stories/Dates.tsx').then((story) => ({ default: story.Dates }))),
  },
  {
    key: 'tables',
    label: '表格',
    Story: lazy(() => import('../stories/Tables.tsx').then((story) => ({ default: story.Tables }))),
  },
  {
    key: 'steps',
    label: '步骤',
    Story: lazy(() => import('../stories/StepBars.tsx').then((story) => ({ default: story.StepBars }))),
  },
] as const;
