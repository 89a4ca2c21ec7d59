import { useRevalidator } from 'react-router';
import { application } from '#contract/fields/vacancy.ts';
import type { Applicant } from '#contract/position/vacancyDesk.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { toast } from '../../../ui/toast.ts';
import { answerApplication } from './calls.ts';

interface AnswerDialogProps {
  row: Applicant;
  verdict: 2 | 3;
  onClose: () => void;
}

/** Tells an applicant whether it fits, in a few words. */
export function AnswerDialog({ row: { id, name }, verdict, onClose }: AnswerDialogProps) {
  const { revalidate } = useRevalidator();
  const word = ApplicationState.labels[verdict];
  const sending = useCallForm(answerApplication, {
    fields: application,
    initial: { id, applicationState: verdict, replyText: '' },
    draft: `answer:${id}`,
    onDone: async () => {
      toast('答复成功，对方马上看得到');
      onClose();
      await revalidate();
    },
  });
  return (
    <FormDialog
      of={sending}
      title={`答复${name}：${word}`}
      note="对方会收到消息，答复之后不能改"
      label={`答复${name}`}
      submitLabel={`答复${word}`}
      busyLabel="答复中"
      onClose={onClose}
    >
      <FormTextarea
        form={sending.form}
        name="replyText"
        rows={4}
        placeholder={verdict === ApplicationState.suitable ? '下一步怎么走，什么时候联系' : '差在哪里，哪怕一句'}
      />
    </FormDialog>
  );
}
