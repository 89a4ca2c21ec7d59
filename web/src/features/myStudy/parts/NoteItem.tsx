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

/** One note; its place opens the class-hour there. */
export function NoteItem({ note, keyword }: { note: NoteRow; keyword: string }) {
  const [isAsked, setAsked] = useState(false);
  const { revalidate } = useRevalidator();
  const place = placeText(note.fileType, note.position);
  const where = [place, note.periodName].filter((part) => part !== '').join(' ');
  const done = () => {
    setAsked(false);
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
        <Button variant="text" size="sm" aria-label={`删除 ${where} 的笔记`} onClick={() => setAsked(true)}>
          删除
        </Button>
      </p>
      <p className={styles.words}>{keyword === '' ? note.content : marked(note.content, keyword)}</p>
      {isAsked ? (
        <Suspense fallback={null}>
          <DeleteNote note={note} onClose={() => setAsked(false)} onDone={done} />
        </Suspense>
      ) : null}
    </li>
  );
}

const marked = (text: string, word: string) =>
  partsOf(text, word).map((part) => (part.isHit ? <mark key={part.at}>{part.text}</mark> : part.text));
