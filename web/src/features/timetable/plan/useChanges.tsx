import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { ScheduledLesson } from '#contract/user/scheduleShapes.ts';
import type { FreeCell } from '../../../shared/timetable/WeekGrid.tsx';
import { ChangeBar } from './ChangeBar.tsx';
import type { Change, Ghost, PlanFrame, PlanValues, Told } from './frame.ts';

const PlanPanel = lazy(() => import('./PlanPanel.tsx').then((part) => ({ default: part.PlanPanel })));
const MovePanel = lazy(() => import('./MovePanel.tsx').then((part) => ({ default: part.MovePanel })));
const CancelDialog = lazy(() => import('./CancelDialog.tsx').then((part) => ({ default: part.CancelDialog })));

type Acting =
  | { act: 'plan'; key: string; prefill: Partial<PlanValues>; told: Told | undefined }
  | { act: 'move'; key: string; lesson: ScheduledLesson; to?: FreeCell | undefined }
  | { act: 'cancel'; key: string; lesson: ScheduledLesson };

export interface Changes {
  plan: (prefill: Partial<PlanValues>, told?: Told) => void;
  move: (lesson: ScheduledLesson, to?: FreeCell) => void;
  cancel: (lesson: ScheduledLesson) => void;
  /** Where the chosen way out of a clash leads. */
  ghost: Ghost | null;
  /** The open panel, and what was just done. */
  shown: ReactNode;
}

/** Planning, moving and cancelling on a page: what it takes is fetched with the first of them. */
export function useChanges(frame: PlanFrame | undefined): Changes {
  const { revalidate } = useRevalidator();
  const [acting, setActing] = useState<Acting | null>(null);
  const [ghost, setGhost] = useState<Ghost | null>(null);
  const [change, setChange] = useState<Change | null>(null);
  const close = () => {
    setActing(null);
    setGhost(null);
  };
  const onDone = (done: Change) => {
    const told = acting?.act === 'plan' ? acting.told : undefined;
    told?.(true);
    setChange({ ...done, told });
    close();
    void revalidate();
  };
  const open = (next: Acting) => {
    setGhost(null);
    setActing(next);
  };
  const common = { onGhost: setGhost, onDone, onClose: close };
  return {
    plan: (prefill, told) => open({ act: 'plan', key: JSON.stringify(prefill), prefill, told }),
    move: (lesson, to) => open({ act: 'move', key: `${lesson.id} ${to?.day} ${to?.fromBell}`, lesson, to }),
    cancel: (lesson) => open({ act: 'cancel', key: lesson.id, lesson }),
    ghost,
    shown: (
      <>
        {change ? <ChangeBar key={change.changeIds.join()} change={change} onGone={() => setChange(null)} /> : null}
        <Suspense>
          {frame && acting?.act === 'plan' ? (
            <PlanPanel key={acting.key} frame={frame} prefill={acting.prefill} {...common} />
          ) : null}
          {frame && acting?.act === 'move' ? (
            <MovePanel key={acting.key} frame={frame} lesson={acting.lesson} to={acting.to} {...common} />
          ) : null}
          {acting?.act === 'cancel' ? (
            <CancelDialog key={acting.key} lesson={acting.lesson} onDone={onDone} onClose={close} />
          ) : null}
        </Suspense>
      </>
    ),
  };
}
