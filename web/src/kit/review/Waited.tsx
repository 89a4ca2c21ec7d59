import { waitedText } from '#contract/rules/reviewClock.ts';
import { StatusDot } from '../../ui/StatusDot.tsx';

/** How long something waits for the platform, and whether that is longer than promised. */
export function Waited({ waitedHours, isOverdue }: { waitedHours: number; isOverdue: 0 | 1 }) {
  const waited = waitedText(waitedHours);
  return isOverdue === 1 ? (
    <StatusDot tone="failed" reason={waited}>
      已超时
    </StatusDot>
  ) : (
    <StatusDot tone="waiting">{waited}</StatusDot>
  );
}
