import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { board } from '#contract/user/attendance.ts';
import { call } from '../../../kit/call.ts';
import { useEvent } from '../../../kit/live/useEvent.ts';
import { askBoard } from './calls.ts';

export type Board = OutputOf<typeof board.output>;

/** Between two questions because of what was told: in a full room dozens check in within a second. */
const APART_MS = 700;
const AGAIN_MS = 3000;
const JUST_AFTER_MS = 60;

/**
 * What stands on the screen, asked anew whenever the code changes, and sooner when the server says that somebody came.
 * Without the long connection the counts are those of the last code.
 */
export function useBoard(first: Board): { board: Board; isLost: boolean; ask: () => Promise<void> } {
  const [board, setBoard] = useState(first);
  const [isLost, setLost] = useState(false);
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { id } = first;

  const ask = useCallback(async () => {
    try {
      setBoard(await call(await askBoard(), { id }, { isShowErrTip: false }));
      setLost(false);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setLost(true);
    }
  }, [id]);

  const isShown = board.code !== '';
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => void ask(), isLost ? AGAIN_MS : board.leftMs + JUST_AFTER_MS);
    return () => clearTimeout(timer);
  }, [ask, board, isLost, isShown]);

  const hear = useCallback(
    (told: { id: string }) => {
      if (told.id !== id || soon.current !== undefined) return;
      soon.current = setTimeout(() => {
        soon.current = undefined;
        void ask();
      }, APART_MS);
    },
    [ask, id],
  );
  useEvent('rollMoved', hear);
  useEffect(() => () => clearTimeout(soon.current), []);
  return { board, isLost, ask };
}
