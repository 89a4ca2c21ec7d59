import { useRevalidator } from 'react-router';
import { move } from '#contract/fields/hiring.ts';
import { application } from '#contract/fields/vacancy.ts';
import type { Applicant } from '#contract/position/vacancyDesk.ts';
import { DeclineReason, declineReasons } from '#contract/rules/hiring.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { FormValueSelect } from '../../../kit/form/FormValueSelect.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { toast } from '../../../ui/toast.ts';
import { answerApplication } from './calls.ts';

interface AnswerDialogProps {
  row: Applicant;
  verdict: 2 | 3;
  onClose: () => void;
}

const reasons = declineReasons.map((value) => ({ value, label: DeclineReason.labels[value] }));

/** Tells an applicant whether it fits, in a few words. */
export function AnswerDialog({ row: { id, name }, verdict, onClose }: AnswerDialogProps) {
  const { revalidate } = useRevalidator();
  const isDeclined = verdict === ApplicationState.declined;
  const word = isDeclined ? '不合适' : '进一步沟通';
  const sending = useCallForm(answerApplication, {
    fields: { ...move, ...application },
    initial: { id, applicationState: verdict, declineReason: DeclineReason.none, replyText: '' },
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
      note="对方会收到消息，看得到原因与下面的话"
      label={`答复${name}`}
      submitLabel={`答复${word}`}
      busyLabel="答复中"
      onClose={onClose}
    >
      {isDeclined ? (
        <FormValueSelect form={sending.form} name="declineReason" options={reasons} none="" placeholder="请选择原因" />
      ) : null}
      <FormTextarea
        form={sending.form}
        name="replyText"
        rows={4}
        placeholder={isDeclined ? '差在哪里，哪怕一句' : '下一步怎么走，什么时候联系'}
      />
    </FormDialog>
  );
}
