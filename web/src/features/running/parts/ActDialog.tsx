import { lazy, Suspense } from 'react';
import type { Overview } from '#contract/exam/runningShapes.ts';
import type { Act } from './acts.ts';
import { EndDialog } from './EndDialog.tsx';
import { ExtendDialog } from './ExtendDialog.tsx';
import { NoticeDialog } from './NoticeDialog.tsx';
import { PauseDialog, ResumeDialog } from './PauseDialog.tsx';
import { CancelDialog, ForceDialog, LateDialog } from './SittingDialogs.tsx';

const CorrectDialog = lazy(() =>
  import('./correct/CorrectDialog.tsx').then((part) => ({ default: part.CorrectDialog })),
);

/** The dialog of what is about to be done. */
export function ActDialog({ of, act, onClose }: { of: Overview; act: Act; onClose: () => void }) {
  const rest = { of, onClose };
  switch (act.kind) {
    case 'extend':
      return <ExtendDialog {...rest} rows={act.rows} />;
    case 'notice':
      return <NoticeDialog {...rest} rows={act.rows} />;
    case 'pause':
      return <PauseDialog {...rest} rows={act.rows} />;
    case 'resume':
      return <ResumeDialog {...rest} rows={act.rows} />;
    case 'force':
      return <ForceDialog row={act.row} onClose={onClose} />;
    case 'cancel':
      return <CancelDialog {...rest} row={act.row} />;
    case 'late':
      return <LateDialog row={act.row} onClose={onClose} />;
    case 'end':
      return <EndDialog {...rest} />;
    case 'correct':
      return (
        <Suspense>
          <CorrectDialog {...rest} itemId={act.itemId} />
        </Suspense>
      );
  }
}
