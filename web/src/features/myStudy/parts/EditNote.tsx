import { useState } from 'react';
import type { Note } from '#contract/course/periodNote.ts';
import { placeText } from '#contract/rules/position.ts';
import { useSession } from '../../../kit/session.tsx';
import { noteBox } from '../../../shared/player/notes/noteBox.ts';
import { NoteEditor } from '../../../shared/player/notes/NoteEditor.tsx';
import type { Editor } from '../../../shared/player/notes/useEditors.ts';
import type { NoteRow } from './NoteList.tsx';

interface EditNoteProps {
  note: NoteRow;
  /** It is saved. */
  onDone: () => void;
  /** It was emptied, which asks for its deletion. */
  onEmptied: (note: Pick<Note, 'id' | 'content' | 'revision'>) => void;
}

/** A note of the list as the player writes it; what an earlier page could not send is gone on with. */
export function EditNote({ note, onDone, onEmptied }: EditNoteProps) {
  const userNo = useSession()?.user.userNo ?? '';
  const [editor] = useState(() => editorOf(userNo, note));
  return (
    <NoteEditor
      of={editor}
      fileType={note.fileType}
      here={() => note.position}
      place={placeText(note.fileType, note.position)}
      onFinish={(saved) => {
        if (saved) onDone();
      }}
      onEmptied={onEmptied}
    />
  );
}

function editorOf(userNo: string, { periodId, noteKey, id, position, content, revision }: NoteRow): Editor {
  const left = noteBox.of(userNo).find(({ value }) => value.noteKey === noteKey);
  return left
    ? { note: left.value, kind: 'left' }
    : { note: { userNo, periodId, noteKey, id, position, content, basedOn: [revision] }, kind: 'edit' };
}
