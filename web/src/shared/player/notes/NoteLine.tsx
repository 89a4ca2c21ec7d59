import { Pencil, Trash2 } from 'lucide-react';
import type { Note } from '#contract/course/periodNote.ts';
import { placeText } from '#contract/rules/position.ts';
import type { FileType } from '#contract/rules/fileKinds.ts';
import { BareButton } from '../../../ui/BareButton.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { NOT_REACHED } from '../notReached.ts';
import styles from './Notes.module.css';

interface NoteLineProps {
  note: Note;
  fileType: FileType;
  /** It was asked for, and the course does not let anybody go there yet. */
  isClosed: boolean;
  onGo: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** One note; its place leads there. */
export function NoteLine({ note, fileType, isClosed, onGo, onEdit, onDelete }: NoteLineProps) {
  const place = placeText(fileType, note.position);
  const name = place || note.content.slice(0, 12);
  return (
    <li className={styles.line}>
      <div className={styles.top}>
        {place === '' ? null : (
          <BareButton className={styles.go} aria-label={`回到 ${place}`} onClick={onGo}>
            {place}
          </BareButton>
        )}
        <span className={styles.acts}>
          <IconButton
            size="sm"
            label={`修改 ${name} 的笔记`}
            icon={<Pencil size={16} aria-hidden="true" />}
            onClick={onEdit}
          />
          <IconButton
            size="sm"
            label={`删除 ${name} 的笔记`}
            icon={<Trash2 size={16} aria-hidden="true" />}
            onClick={onDelete}
          />
        </span>
      </div>
      <p className={styles.words}>{note.content}</p>
      {isClosed ? <p className={styles.closed}>{NOT_REACHED}</p> : null}
    </li>
  );
}
