import { useCallback, useState } from 'react';
import type { Note } from '#contract/course/periodNote.ts';
import { newKey } from '../../../kit/outbox/newKey.ts';
import type { WaitingNote } from './noteBox.ts';
import { noteBox } from './noteBox.ts';

export interface Editor {
  note: WaitingNote;
  /** `new`: the empty one at the top. `left`: an earlier page could not send it. `edit`: a note of the list. */
  kind: 'new' | 'left' | 'edit';
}

/** What is being written: an empty note first, then what an earlier page could not send, and what is being changed. */
export function useEditors(userNo: string, periodId: string) {
  const [editors, setEditors] = useState<Editor[]>(() => [
    emptyNote(userNo, periodId),
    ...noteBox
      .of(userNo)
      .flatMap(({ value: note }) => (note.periodId === periodId ? [{ note, kind: 'left' } satisfies Editor] : [])),
  ]);
  const edit = useCallback(
    ({ id, noteKey, position, content, revision }: Note) =>
      setEditors((now) => [
        ...now,
        { note: { userNo, periodId, noteKey, id, position, content, basedOn: [revision] }, kind: 'edit' },
      ]),
    [userNo, periodId],
  );
  /** What is saved goes, what is not stays below an empty one. */
  const finish = useCallback(
    (noteKey: string, saved: boolean) =>
      setEditors((now) => {
        const rest = saved ? now.filter(({ note }) => note.noteKey !== noteKey) : now.map((one) => kept(one, noteKey));
        return rest.some(({ kind }) => kind === 'new') ? rest : [emptyNote(userNo, periodId), ...rest];
      }),
    [userNo, periodId],
  );
  return { editors, edit, finish };
}

const kept = (one: Editor, noteKey: string): Editor => (one.note.noteKey === noteKey ? { ...one, kind: 'edit' } : one);

const emptyNote = (userNo: string, periodId: string): Editor => ({
  note: { userNo, periodId, noteKey: newKey(), id: '', position: 0, content: '', basedOn: [] },
  kind: 'new',
});
