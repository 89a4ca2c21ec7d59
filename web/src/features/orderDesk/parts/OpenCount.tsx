import { StatusDot } from '../../../ui/StatusDot.tsx';

/** How many differences wait for somebody, and how many were settled. */
export function OpenCount({ openCount, settledCount }: { openCount: number; settledCount: number }) {
  return (
    <StatusDot tone={openCount > 0 ? 'failed' : 'passed'}>
      {openCount > 0 ? `${openCount} 笔没有处理` : '对平了'}
      {settledCount > 0 ? `，处理过 ${settledCount} 笔` : ''}
    </StatusDot>
  );
}
