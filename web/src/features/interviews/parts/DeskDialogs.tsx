import { interviewFeedback, interviewMore, scoreSheet } from '#contract/fields/hiring.ts';
import type { DeskInterview } from '#contract/position/interview.ts';
import { InterviewVerdict, scorePartKeys, scoreParts } from '#contract/rules/interviews.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormRadios } from '../../../kit/form/FormRadios.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { feedback, reschedule, score } from './calls.ts';
import styles from './Interview.module.css';
import { SlotFields } from './SlotFields.tsx';

interface DeskDialogProps {
  row: DeskInterview;
  onClose: () => void;
}

/** Other times, from which the candidate takes one anew. */
export function RescheduleDialog({ row, onClose }: DeskDialogProps) {
  const finish = useFinish(onClose);
  const sending = useCallForm(reschedule, {
    fields: interviewMore,
    initial: { id: row.id, minutes: 45, slots: [''] },
    draft: `interview-times:${row.id}`,
    onDone: () => finish('已经告诉候选人，等对方重新选'),
  });
  return (
    <FormDialog
      of={sending}
      title={`给${row.name}换时间`}
      note="原来的时间作废，候选人重新选一个；时间都是北京时间"
      label={`给${row.name}换时间`}
      submitLabel="发给候选人"
      busyLabel="发送中"
      onClose={onClose}
    >
      <SlotFields form={sending.form} />
    </FormDialog>
  );
}

const marks = [1, 2, 3, 4, 5].map((value) => ({ value, label: String(value) }));
const verdicts = InterviewVerdict.values
  .filter((value) => value !== InterviewVerdict.none)
  .map((value) => ({ value, label: InterviewVerdict.labels[value] }));
const scoreFields = {
  ...scoreSheet,
  skill: { kind: 'number', label: scoreParts.skill, required: true },
  talk: { kind: 'number', label: scoreParts.talk, required: true },
  fit: { kind: 'number', label: scoreParts.fit, required: true },
  interviewVerdict: { kind: 'choice', label: '结论', required: true },
} as const;

/** What was handed in before, to be changed. */
function marksOf(sheet: NonNullable<DeskInterview['members'][number]['sheet']>) {
  const { skill, talk, fit, interviewVerdict, remark } = sheet;
  if (interviewVerdict === InterviewVerdict.none) return { skill, talk, fit, remark };
  return { skill, talk, fit, interviewVerdict, remark };
}

/** The score sheet of one interviewer; the others' are in sight once it is handed in. */
export function ScoreDialog({ row, onClose }: DeskDialogProps) {
  const finish = useFinish(onClose);
  const sheet = row.members.find(({ isMe }) => isMe === 1)?.sheet;
  const before = sheet ? marksOf(sheet) : { remark: '' };
  const sending = useCallForm(score, {
    fields: scoreFields,
    initial: { id: row.id, ...before },
    draft: `interview-score:${row.id}`,
    onDone: () => finish('评价交好了'),
  });
  return (
    <FormDialog
      of={sending}
      title={`评价${row.name}的${row.interviewName}`}
      note="1 分最低，5 分最高；各写各的，交了才看得到别人的，候选人看不到"
      label={`评价${row.name}`}
      submitLabel="交评价"
      busyLabel="提交中"
      onClose={onClose}
    >
      {scorePartKeys.map((part) => (
        <FormRadios key={part} form={sending.form} name={part} options={marks} rowClass={styles.people} />
      ))}
      <FormRadios form={sending.form} name="interviewVerdict" options={verdicts} rowClass={styles.people} />
      <FormTextarea form={sending.form} name="remark" rows={4} />
    </FormDialog>
  );
}

/** What the candidate is told of how it went. */
export function FeedbackDialog({ row, onClose }: DeskDialogProps) {
  const finish = useFinish(onClose);
  const sending = useCallForm(feedback, {
    fields: interviewFeedback,
    initial: { id: row.id, feedback: row.feedback },
    draft: `interview-feedback:${row.id}`,
    onDone: () => finish('反馈发给候选人了'),
  });
  return (
    <FormDialog
      of={sending}
      title={`给${row.name}的反馈`}
      note="对方会收到消息"
      label={`给${row.name}的反馈`}
      submitLabel="发反馈"
      busyLabel="发送中"
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="feedback" rows={5} placeholder="哪里好，哪里还可以练" />
    </FormDialog>
  );
}
