import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { note as fields } from '#contract/fields/hiring.ts';
import { MOST_MENTIONED } from '#contract/rules/hiring.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { writeNote } from './calls.ts';

const ColleagueChooser = lazy(() =>
  import('./ColleagueChooser.tsx').then((module) => ({ default: module.ColleagueChooser })),
);

/** Writes a note; whose name is put into it by the chooser hears of it. */
export function NoteForm({ id }: { id: string }) {
  const { revalidate } = useRevalidator();
  const [isChoosing, setChoosing] = useState(false);
  const sending = useCallForm(writeNote, {
    fields,
    initial: { id, noteText: '', mentions: [] },
    draft: `candidate-note:${id}`,
    onDone: async () => {
      toast('备注写好了');
      await revalidate();
    },
  });
  const { form } = sending;
  const mention = ({ userNo, name }: { userNo: string; name: string }) => {
    const { noteText, mentions = [] } = form.getValues();
    const before = noteText === '' || /\s$/.test(noteText) ? noteText : `${noteText} `;
    form.setValue('noteText', `${before}@${name} `);
    form.setValue('mentions', [...new Set([...mentions, userNo])].slice(-MOST_MENTIONED));
    setChoosing(false);
  };
  return (
    <CallForm
      of={sending}
      label="写备注"
      actions={
        <>
          <Button type="submit" size="sm" loading={sending.sending} loadingLabel="保存中">
            写备注
          </Button>
          <Button size="sm" variant="text" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
            提到同事
          </Button>
        </>
      }
    >
      <FormTextarea form={form} name="noteText" rows={3} />
      {isChoosing ? (
        <Suspense>
          <ColleagueChooser onChoose={mention} />
        </Suspense>
      ) : null}
    </CallForm>
  );
}
