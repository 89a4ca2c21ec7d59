import { useEffect, useMemo, useState } from 'react';
import { saveRecords } from '#contract/course/courseRecords.ts';
import { call } from '../../../kit/call.ts';
import { createRecorder } from '../progress/recorder.ts';
import type { Recorder, SaveAnswer, SaveState } from '../progress/recorder.ts';
import { replay } from '../progress/replay.ts';
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
      store: localStorage,
      send: (input, { keepalive }) => call(saveRecords, input, { isShowErrTip: false, keepalive }),
      onState: setState,
      onSaved: (answer) => {
        setWatched(answer.watched);
        onSaved(answer);
      },
    });
  }, [sitting, periodId, onSaved]);
  useEffect(() => () => recorder?.stop(), [recorder]);

  useEffect(() => {
    if (!recorder || !sitting) return;
    const hidden = () => document.visibilityState === 'hidden' && recorder.leave();
    const online = () => {
      void recorder.flush();
      void replay(localStorage, sitting.userNo, (id) => id !== periodId);
    };
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', recorder.leave);
    window.addEventListener('online', online);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', recorder.leave);
      window.removeEventListener('online', online);
    };
  }, [recorder, sitting, periodId]);

  return { recorder, state, watched };
}
