import type { ItemFigures } from '#contract/exam/analysisShapes.ts';
import { correction } from '#contract/fields/marking.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormRadios } from '../../../kit/form/FormRadios.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { correctItem } from './calls.ts';

interface CorrectDialogProps {
  assessmentId: string;
  item: ItemFigures;
  onClose: () => void;
}

const ways = [
  { value: 1, label: '按题库里最新的答案重判' },
  { value: 2, label: '作废，不计分' },
  { value: 3, label: '人人满分' },
];

/** Puts a question right and marks everybody again. */
export function CorrectDialog({ assessmentId, item, onClose }: CorrectDialogProps) {
  const finish = useFinish(onClose);
  const sending = useCallForm(correctItem, {
    fields: correction,
    initial: { assessmentId, itemId: item.itemId, correction: 1, reason: '' },
    draft: `correct:${assessmentId}:${item.itemId}`,
    onDone: ({ changedCount }) => finish(`重判完成，${changedCount} 个分数变了`),
  });
  return (
    <FormDialog
      of={sending}
      title={`更正第 ${item.number.split('.')[0]} 题`}
      note="所有答卷马上重判，改动留在改分记录里，考生会收到消息"
      label="更正题目"
      submitLabel="更正并重判"
      busyLabel="重判中"
      isDanger
      onClose={onClose}
    >
      <FormRadios form={sending.form} name="correction" label="怎样更正" options={ways} />
      <FormTextarea form={sending.form} name="reason" rows={3} required help="考生会看到" />
    </FormDialog>
  );
}
