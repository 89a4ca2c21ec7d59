import { useEffect, useState } from 'react';
import { save } from '#contract/course/periodNote.ts';
import { call } from '../../../kit/call.ts';
import { putNoteBy, takeNoteAway } from './noteOutbox.ts';
import type { WaitingNote } from './noteOutbox.ts';
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
  useEffect(() => {
    const leave = () => void writer.flush({ keepalive: true });
    const hidden = () => document.visibilityState === 'hidden' && leave();
    const online = () => void writer.flush();
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', online);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', online);
      writer.stop();
    };
  }, [writer]);
  return { writer, state };
}
