import { useRevalidator } from 'react-router';
import { interviewAnswer } from '#contract/fields/hiring.ts';
import type { OwnInterview } from '#contract/position/interview.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { toast } from '../../../ui/toast.ts';
import { answers } from './calls.ts';

interface AnswerDialogProps {
  row: OwnInterview;
  step: keyof typeof answers;
  onClose: () => void;
}

const words = {
  decline: { title: '谢绝这场面试', hint: '说一句原因，企业会知道怎么安排别人', done: '告诉企业了' },
  askMove: { title: '想改时间', hint: '哪几天方便，上午还是下午', done: '告诉企业了，等他们给新的时间' },
} as const;

/** The candidate does not come, or asks for other times. */
export function AnswerDialog({ row: { id, interviewName }, step, onClose }: AnswerDialogProps) {
  const { revalidate } = useRevalidator();
  const { title, hint, done } = words[step];
  const sending = useCallForm(answers[step], {
    fields: interviewAnswer,
    initial: { id, answerText: '' },
    draft: `interview-${step}:${id}`,
    onDone: async () => {
      toast(done);
      onClose();
      await revalidate();
    },
  });
  return (
    <FormDialog
      of={sending}
      title={title}
      note={interviewName}
      label={title}
      submitLabel="告诉企业"
      busyLabel="发送中"
      isDanger={step === 'decline'}
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="answerText" rows={4} placeholder={hint} />
    </FormDialog>
  );
}
