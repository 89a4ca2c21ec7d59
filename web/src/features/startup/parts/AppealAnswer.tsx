import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { programmeAppealAnswer } from '#contract/fields/startProgramme.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormRadios } from '../../../kit/form/FormRadios.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import styles from './Policy.module.css';
import { answerAppeal } from './programmeCalls.ts';

/** Answers an objection: upheld, somebody reads the application once more. */
export function AppealAnswer({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        答复
      </Button>
      {isOpen ? <AnswerDialog id={id} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function AnswerDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(answerAppeal, {
    fields: programmeAppealAnswer,
    initial: { id, isUpheld: 0, appealOpinion: '' },
    draft: `programmeAppealAnswer:${id}`,
    onDone: async () => {
      toast('答复成功，团队会收到消息');
      onClose();
      await revalidate();
    },
  });
  return (
    <FormDialog
      of={sending}
      title="答复申诉"
      note="成立的再请一位没有评过的人评，得分重新算；够线又有名额就入选"
      label="答复申诉"
      submitLabel="答复"
      busyLabel="提交中"
      onClose={onClose}
    >
      <FormRadios
        form={sending.form}
        name="isUpheld"
        label="申诉"
        rowClass={styles.boxes}
        options={[
          { value: 0, label: '不成立' },
          { value: 1, label: '成立，再请一位评' },
        ]}
      />
      <FormTextarea form={sending.form} name="appealOpinion" rows={4} />
    </FormDialog>
  );
}
