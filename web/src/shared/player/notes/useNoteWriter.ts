import { useCallback, useEffect, useState } from 'react';
import { save } from '#contract/course/periodNote.ts';
import { call } from '../../../kit/call.ts';
import { useLeaving } from '../../../kit/outbox/useLeaving.ts';
import { putNoteBy, takeNoteAway } from './noteBox.ts';
import type { WaitingNote } from './noteBox.ts';
import type { NoteState, NoteWriter } from './noteWriter.ts';
import { createNoteWriter } from './noteWriter.ts';

/** The writer of one note, which saves also when the page is hidden, left, or comes back online. */
export function useNoteWriter(note: WaitingNote): { writer: NoteWriter; state: NoteState } {
  const [state, setState] = useState<NoteState>({ kind: 'none' });
  const [writer] = useState(() =>
    createNoteWriter({
      note,
      send: (input, { keepalive }) => call(save, input, { isShowErrTip: false, keepalive }),
      putBy: putNoteBy,
      takeAway: takeNoteAway,
      onState: setState,
    }),
  );
  const onLeave = useCallback(() => void writer.flush({ keepalive: true }), [writer]);
  const onOnline = useCallback(() => void writer.flush(), [writer]);
  useLeaving({ onLeave, onOnline });
  useEffect(() => writer.stop, [writer]);
  return { writer, state };
}
