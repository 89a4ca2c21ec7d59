import { Dates } from '../stories/Dates.tsx';
import { Overlays } from '../stories/Overlays.tsx';
import { StepBars } from '../stories/StepBars.tsx';
import { Tables } from '../stories/Tables.tsx';

/** Every story, in the order of the tabs. */
export const stories = [
  { key: 'overlays', label: '浮层', Story: Overlays },
  { key: 'dates', label: '日期', Story: Dates },
  { key: 'tables', label: '表格', Story: Tables },
  { key: 'steps', label: '步骤', Story: StepBars },
] as const;
