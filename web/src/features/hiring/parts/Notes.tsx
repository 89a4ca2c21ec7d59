import type { OpenCandidate } from '#contract/position/talent.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { Can } from '../../../kit/Can.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import styles from './Candidate.module.css';
import { NoteForm } from './NoteForm.tsx';

/** What recruiters write about somebody for each other. */
export function Notes({ row: { id, notes } }: { row: OpenCandidate }) {
  return (
    <section>
      <SectionHead title="备注" note="同事看得到，对方看不到" />
      <Can action="talent:edit">
        <NoteForm key={notes[0]?.id ?? ''} id={id} />
      </Can>
      <ul className={styles.notes}>
        {notes.map((one) => (
          <li key={one.id} className={styles.note}>
            <p className={styles.said}>{one.noteText}</p>
            <span className={styles.words}>
              {one.authorName}，{shownTime(one.gmtCreate)}
              {one.vacancyName ? `，写在「${one.vacancyName}」的投递上` : ''}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
