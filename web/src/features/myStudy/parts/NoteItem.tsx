import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { placeText } from '#contract/rules/position.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { momentPath } from '../../../shared/courses/paths.ts';
import { partsOf } from '../../../shared/player/transcript/hits.ts';
import { Button } from '../../../ui/Button.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { NoteRow } from './NoteList.tsx';
import styles from './Notes.module.css';

const DeleteNote = lazy(() =>
  import('../../../shared/player/notes/DeleteNote.tsx').then((m) => ({ default: m.DeleteNote })),
);

const EditNote = lazy(() => import('./EditNote.tsx').then((m) => ({ default: m.EditNote })));

type Doomed = Pick<NoteRow, 'id' | 'content' | 'revision'>;

/** One note; its place opens the class-hour there, and it is changed where it stands. */
export function NoteItem({ note, keyword }: { note: NoteRow; keyword: string }) {
  const [deleting, setDeleting] = useState<Doomed | null>(null);
  const [isEditing, setEditing] = useState(false);
  const { revalidate } = useRevalidator();
  const place = placeText(note.fileType, note.position);
  const where = [place, note.periodName].filter((part) => part !== '').join(' ');
  const done = () => {
    setDeleting(null);
    setEditing(false);
    void revalidate();
  };
  return (
    <li className={styles.note}>
      <p className={styles.where}>
        {note.isShown === 1 ? (
          <TextLink to={momentPath(note.courseId, note.periodId, note.position)}>{where}</TextLink>
        ) : (
          <>
            <span>{where}</span>
            <Tag>已下架</Tag>
          </>
        )}
        <time className={styles.when}>{shownTime(note.gmtModified)}</time>
        {isEditing ? null : (
          <Button variant="text" size="sm" aria-label={`修改 ${where} 的笔记`} onClick={() => setEditing(true)}>
            修改
          </Button>
        )}
        <Button variant="text" size="sm" aria-label={`删除 ${where} 的笔记`} onClick={() => setDeleting(note)}>
          删除
        </Button>
      </p>
      {isEditing ? (
        <Suspense fallback={<p className={styles.words}>{note.content}</p>}>
          <EditNote note={note} onDone={done} onEmptied={setDeleting} />
        </Suspense>
      ) : (
        <p className={styles.words}>{keyword === '' ? note.content : marked(note.content, keyword)}</p>
      )}
      {deleting ? (
        <Suspense fallback={null}>
          <DeleteNote note={deleting} onClose={() => setDeleting(null)} onDone={done} />
        </Suspense>
      ) : null}
    </li>
  );
}

const marked = (text: string, word: string) =>
  partsOf(text, word).map((part) => (part.isHit ? <mark key={part.at}>{part.text}</mark> : part.text));
