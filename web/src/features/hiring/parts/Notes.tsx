import { useRevalidator } from 'react-router';
import { note as fields } from '#contract/fields/hiring.ts';
import type { OpenCandidate } from '#contract/position/talent.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { Can } from '../../../kit/Can.tsx';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { toast } from '../../../ui/toast.ts';
import { writeNote } from './calls.ts';
import styles from './Candidate.module.css';

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

function NoteForm({ id }: { id: string }) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(writeNote, {
    fields,
    initial: { id, noteText: '' },
    draft: `candidate-note:${id}`,
    onDone: async () => {
      toast('备注写好了');
      await revalidate();
    },
  });
  return (
    <CallForm
      of={sending}
      label="写备注"
      actions={
        <Button type="submit" size="sm" loading={sending.sending} loadingLabel="保存中">
          写备注
        </Button>
      }
    >
      <FormTextarea form={sending.form} name="noteText" rows={3} />
    </CallForm>
  );
}
