import { useEffect, useId, useState } from 'react';
import type { Note } from '#contract/course/periodNote.ts';
import { NOTE_LENGTH } from '#contract/rules/notes.ts';
import { placeText } from '#contract/rules/position.ts';
import type { FileType } from '#contract/rules/fileKinds.ts';
import { Button } from '../../../ui/Button.tsx';
import { SaveState } from '../../../ui/SaveState.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { useOnline } from '../../../kit/useOnline.ts';
import { NoteDoubt } from './NoteDoubt.tsx';
import { savingOf } from './savingOf.ts';
import styles from './Notes.module.css';
import type { Editor } from './useEditors.ts';
import { useNoteWriter } from './useNoteWriter.ts';

interface NoteEditorProps {
  of: Editor;
  fileType: FileType;
  /** Where a new note belongs: asked at its first letter. */
  here: () => number;
  /** Words for the place while nothing is written. */
  place: string;
  /** Closed with 完成: saved, or still on its way. */
  onFinish: (saved: boolean) => void;
  /** What was saved and then emptied is to be deleted. */
  onEmptied: (note: Pick<Note, 'id' | 'content' | 'revision'>) => void;
}

/** Whoever asks to change a note goes on writing in it. */
const focusNow = (area: HTMLTextAreaElement | null): void => area?.focus();

/** Writes one note and saves it as it is written; what is empty is not saved. */
export function NoteEditor({ of: { note, kind }, fileType, here, place, onFinish, onEmptied }: NoteEditorProps) {
  const id = useId();
  const { writer, state } = useNoteWriter(note);
  const [text, setText] = useState(note.content);
  const [isBegun, setBegun] = useState(kind !== 'new');
  const [isFinished, setFinished] = useState(false);
  const online = useOnline();
  // What the last page did not send goes on as soon as it opens.
  useEffect(() => (kind === 'left' ? writer.resume() : undefined), [writer, kind]);
  useEffect(() => {
    if (isFinished && state.kind === 'saved' && writer.isClean()) onFinish(true);
  }, [isFinished, state, writer, onFinish]);

  const write = (content: string) => {
    writer.write(isBegun ? { content } : { content, position: here() });
    setBegun(true);
    setFinished(false);
    setText(content);
  };
  const isEmpty = text.trim() === '';
  const finish = async (area: Element) => {
    const { id: known, basedOn } = writer.note();
    if (isEmpty) return onEmptied({ id: known, content: note.content, revision: basedOn.at(-1)! });
    setFinished(true);
    // Where one writes is about to vanish; the keyboard stays in the panel.
    area.closest<HTMLElement>('[role=tabpanel]')?.focus({ preventScroll: true });
    await writer.flush();
    onFinish(writer.isClean());
  };
  const isKnown = writer.note().id !== '';
  return (
    <form
      className={styles.editor}
      aria-label={kind === 'new' ? '记一条笔记' : '改这条笔记'}
      onSubmit={(event) => {
        event.preventDefault();
        void finish(event.currentTarget);
      }}
    >
      <label htmlFor={id} className={styles.place}>
        {isBegun ? placeText(fileType, writer.note().position) || '笔记' : place}
      </label>
      <Textarea
        id={id}
        rows={2}
        maxLength={NOTE_LENGTH}
        value={text}
        ref={kind === 'edit' ? focusNow : undefined}
        placeholder="写下此刻想到的，边写边保存"
        onChange={({ target }) => write(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isEmpty) void finish(event.currentTarget);
        }}
      />
      <NoteDoubt
        state={state}
        mine={text}
        onDecide={(content, theirs) => {
          setText(content);
          writer.replace(theirs, content);
        }}
        onAnew={writer.asNew}
        onDrop={() => {
          writer.drop();
          onFinish(true);
        }}
      />
      {isBegun ? (
        <p className={styles.state}>
          {isEmpty ? (
            <span role="status">空的笔记不保存</span>
          ) : (
            <SaveState {...savingOf(state, online)} onRetry={() => void writer.flush()} />
          )}
          <Button type="submit" size="sm" disabled={isEmpty && !isKnown}>
            {isEmpty && isKnown ? '删除' : '完成'}
          </Button>
        </p>
      ) : null}
    </form>
  );
}
