import { useCallback, useEffect, useMemo, useState } from 'react';
import { saveRecords } from '#contract/course/courseRecords.ts';
import { call } from '../../../kit/call.ts';
import { useLeaving } from '../../../kit/outbox/useLeaving.ts';
import { createRecorder } from '../progress/recorder.ts';
import type { Recorder, SaveAnswer, SaveState } from '../progress/recorder.ts';
import { replay } from '../progress/replay.ts';
import { sittings } from '../progress/sittings.ts';
import type { SavedMark } from '../useLiveStanding.ts';
import type { Opening } from './useOpening.ts';

export interface Recording {
  /** Null for a guest. */
  recorder: Recorder | null;
  state: SaveState;
  /** What counts so far; grows with every save. */
  watched: SaveAnswer['watched'];
}

/** The recorder of an opening, saved when the page is hidden, left, or comes back online. */
export function useRecorder({ sitting }: Opening, periodId: string, onSaved: (mark: SavedMark) => void): Recording {
  const [state, setState] = useState<SaveState>({ kind: 'none' });
  const [watched, setWatched] = useState<SaveAnswer['watched']>(sitting?.begun.watched ?? []);
  const recorder = useMemo(() => {
    if (!sitting) return null;
    return createRecorder({
      userNo: sitting.userNo,
      periodId,
      sittingKey: sitting.key,
      base: sitting.begun.position,
      sittings,
      send: (input, { keepalive }) => call(saveRecords, input, { isShowErrTip: false, keepalive }),
      onState: setState,
      onSaved: (answer) => {
        setWatched(answer.watched);
        onSaved(answer);
      },
    });
  }, [sitting, periodId, onSaved]);
  useEffect(() => () => recorder?.stop(), [recorder]);

  const onLeave = useCallback(() => recorder?.leave(), [recorder]);
  const onOnline = useCallback(() => {
    if (!recorder || !sitting) return;
    void recorder.flush();
    void replay(sittings, sitting.userNo, (id) => id !== periodId);
  }, [recorder, sitting, periodId]);
  useLeaving({ onLeave, onOnline });

  return { recorder, state, watched };
}
