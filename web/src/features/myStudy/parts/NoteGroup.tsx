import { Download } from 'lucide-react';
import { call } from '../../../kit/call.ts';
import { saveText } from '../../../kit/saveText.ts';
import { Menu } from '../../../ui/Menu.tsx';
import { MenuButton } from '../../../ui/MenuItem.tsx';
import { downloadNotes } from './calls.ts';
import { NoteItem } from './NoteItem.tsx';
import type { NoteRow } from './NoteList.tsx';
import styles from './Notes.module.css';

/** The notes of one course, in its order, and the way to take all of them along. `notes` is not empty. */
export function NoteGroup({ notes, keyword }: { notes: NoteRow[]; keyword: string }) {
  const { courseId, courseName } = notes[0]!;
  return (
    <section className={styles.group} aria-label={courseName}>
      <header className={styles.head}>
        <h2 className={styles.course}>{courseName}</h2>
        <Menu
          align="end"
          label={`下载「${courseName}」的笔记`}
          triggerClass={styles.save}
          trigger={
            <>
              <Download size={16} aria-hidden="true" />
              下载
            </>
          }
        >
          <MenuButton onSelect={() => void take(courseId, 'md')}>Markdown 文件</MenuButton>
          <MenuButton onSelect={() => void take(courseId, 'txt')}>文本文件</MenuButton>
        </Menu>
      </header>
      <ul>
        {notes.map((note) => (
          <NoteItem key={note.id} note={note} keyword={keyword} />
        ))}
      </ul>
    </section>
  );
}

async function take(courseId: string, format: 'md' | 'txt'): Promise<void> {
  const { fileName, content } = await call(await downloadNotes(), { courseId, format });
  saveText(fileName, content);
}
