import { useEffect, useState } from 'react';
import { list } from '#contract/course/periodNote.ts';
import type { Note } from '#contract/course/periodNote.ts';
import { lockReasons } from '#contract/rules/lock.ts';
import { NOTES_PER_PERIOD } from '#contract/rules/notes.ts';
import { placeText } from '#contract/rules/position.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { useSession } from '../../../kit/session.tsx';
import { useListCall } from '../../../kit/list/useListCall.ts';
import { Button } from '../../../ui/Button.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { isOpenTo } from '../periods.ts';
import type { StagePeriod } from '../periods.ts';
import type { Playhead } from '../playhead.ts';
import { usePosition } from '../usePosition.ts';
import { DeleteNote } from './DeleteNote.tsx';
import { NoteEditor } from './NoteEditor.tsx';
import { NoteLine } from './NoteLine.tsx';
import { replayNotes } from './replayNotes.ts';
import styles from './Notes.module.css';
import { useEditors } from './useEditors.ts';

interface NotesProps {
  courseId: string;
  period: StagePeriod;
  playhead: Playhead;
  /** Opens the class-hour when it is not yet. */
  start: () => void;
}

type Doomed = Pick<Note, 'id' | 'content' | 'revision' | 'noteKey'>;

/** The learner's own notes of the open class-hour: write one where it stands, go back to where one was written. */
export function Notes({ courseId, period, playhead, start }: NotesProps) {
  const userNo = useSession()?.user.userNo ?? '';
  const source = useListCall(list, { periodId: period.id, pageSize: NOTES_PER_PERIOD });
  const { editors, edit, finish } = useEditors(userNo, period.id);
  const [deleting, setDeleting] = useState<Doomed | null>(null);
  const [closed, setClosed] = useState<string | null>(null);
  const second = usePosition(playhead, (at) => (at === null ? null : Math.floor(at)));
  const here = () => Math.floor(playhead.at() ?? playhead.wanted() ?? (period.fileType === FileType.document ? 1 : 0));
  useEffect(() => void replayNotes(userNo), [userNo]);
  const isOpen = isOpenTo(period, false);
  const open = editors.filter(({ kind }) => isOpen || kind !== 'new');
  const written = new Set(editors.map(({ note }) => note.noteKey));
  const notes = source.page?.list.filter(({ noteKey }) => !written.has(noteKey)) ?? [];
  const go = (note: Note) => {
    const went = playhead.seek(note.position);
    setClosed(went ? null : note.id);
    if (went) start();
  };
  const place = placeText(period.fileType, second ?? here());
  return (
    <>
      {isOpen ? null : (
        <p className={styles.hint}>{lockReasons[period.lockReason || 'signIn']}才能添新的笔记，原来的还在这里</p>
      )}
      {open.map((editor) => (
        <NoteEditor
          key={editor.note.noteKey}
          of={editor}
          fileType={period.fileType}
          here={here}
          place={askedAt(period.fileType, place)}
          onFinish={(saved) => {
            finish(editor.note.noteKey, saved);
            if (saved) source.retry();
          }}
          onEmptied={(note) => setDeleting({ ...note, noteKey: editor.note.noteKey })}
        />
      ))}
      {source.page === undefined && source.busy ? <SkeletonRows /> : null}
      {source.failure === undefined || source.busy ? null : (
        <div className={styles.failure} role="alert">
          <p>{source.failure}</p>
          <Button size="sm" onClick={source.retry}>
            重试
          </Button>
        </div>
      )}
      {source.page?.totalCount === 0 ? <p className={styles.hint}>这个课时还没有笔记，只有你自己看得到</p> : null}
      <ul className={styles.list} aria-label="我的笔记">
        {notes.map((note) => (
          <NoteLine
            key={note.id}
            note={note}
            fileType={period.fileType}
            isClosed={closed === note.id}
            onGo={() => go(note)}
            onEdit={() => edit(note)}
            onDelete={() => setDeleting(note)}
          />
        ))}
      </ul>
      <p className={styles.all}>
        <TextLink to={`/account/note?courseId=${courseId}`}>这门课的全部笔记</TextLink>
      </p>
      {deleting ? (
        <DeleteNote
          note={deleting}
          onClose={() => setDeleting(null)}
          onDone={() => {
            finish(deleting.noteKey, true);
            setDeleting(null);
            source.retry();
          }}
        />
      ) : null}
    </>
  );
}

/** Figures keep a blank from the words around them, words do not: 在 03:12 记一条, 在第 3 页记一条. */
function askedAt(fileType: FileType, place: string): string {
  if (place === '') return '记一条笔记';
  return fileType === FileType.document ? `在${place}记一条` : `在 ${place} 记一条`;
}
