import type { Note } from '#contract/course/periodNote.ts';
import { Button } from '../../../ui/Button.tsx';
import type { NoteState } from './noteWriter.ts';
import styles from './Notes.module.css';

interface NoteDoubtProps {
  state: NoteState;
  /** What is written here. */
  mine: string;
  onDecide: (content: string, theirs: Note) => void;
  onAnew: () => void;
  onDrop: () => void;
}

/** The panel may have to scroll for it. */
const show = (box: HTMLDivElement | null): void => {
  box?.scrollIntoView({ block: 'nearest' });
};

/** Another device changed or deleted the note, or it cannot be kept: what was written is there, and its writer decides. */
export function NoteDoubt({ state, mine, onDecide, onAnew, onDrop }: NoteDoubtProps) {
  if (state.kind === 'gone') {
    return (
      <div ref={show} className={styles.doubt} role="alert">
        <p>这条笔记在另一台设备上删除了，这里写的还在</p>
        <p className={styles.choices}>
          <Button size="sm" onClick={onDrop}>
            不要了
          </Button>
          <Button size="sm" variant="primary" onClick={onAnew}>
            另存一条
          </Button>
        </p>
      </div>
    );
  }
  if (state.kind === 'failed') {
    return (
      <div ref={show} className={styles.doubt} role="alert">
        <p>没有保存：{state.message}</p>
        <p className={styles.choices}>
          <Button size="sm" onClick={onDrop}>
            不要了
          </Button>
        </p>
      </div>
    );
  }
  if (state.kind !== 'changed') return null;
  const { theirs } = state;
  return (
    <div ref={show} className={styles.doubt} role="alert">
      <p>另一台设备上改过这条笔记，那边写的是：</p>
      <blockquote className={styles.words}>{theirs.content}</blockquote>
      <p className={styles.choices}>
        <Button size="sm" onClick={() => onDecide(theirs.content, theirs)}>
          用那边的
        </Button>
        <Button size="sm" onClick={() => onDecide(mine, theirs)}>
          用这里的
        </Button>
        <Button size="sm" variant="primary" onClick={() => onDecide(`${theirs.content}\n\n${mine}`, theirs)}>
          都留下
        </Button>
      </p>
    </div>
  );
}
