import { useState } from 'react';
import type { Appeal } from '#contract/exam/appeal.ts';
import { appealAnswer } from '#contract/fields/marking.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormRadios } from '../../../kit/form/FormRadios.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useFieldsState } from '../../../kit/form/useFields.ts';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { decideAppeal } from './calls.ts';
import { marks } from './figures.ts';
import { PointsField } from '../../../shared/questions/PointsField.tsx';

/** Answers an objection: other marks, or the same with words. */
export function AppealDialog({ appeal, onClose }: { appeal: Appeal; onClose: () => void }) {
  const finish = useFinish(onClose);
  const [points, setPoints] = useState<number | null>(appeal.points);
  const sending = useCallForm(decideAppeal, {
    fields: appealAnswer,
    initial: { id: appeal.id, isGranted: 0, points: null, auditOpinion: '' },
    draft: `appeal:${appeal.id}`,
    onDone: () => finish('处理完成，考生会收到消息'),
  });
  const isGranted = useFieldsState(sending.form, () => sending.form.getValues().isGranted === 1);
  const error = sending.errorOf('points');
  const isOne = appeal.answerId !== null;
  return (
    <FormDialog
      of={sending}
      title={`处理${appeal.name}的申诉`}
      note={isOne ? `第 ${appeal.number} 题，现在 ${marks(appeal.points)} 分` : '对整份答卷'}
      above={<p>{appeal.reason}</p>}
      label="处理申诉"
      submitLabel="答复"
      busyLabel="提交中"
      onClose={onClose}
    >
      <FormRadios
        form={sending.form}
        name="isGranted"
        label="结果"
        options={[
          { value: 0, label: '维持原分' },
          { value: 1, label: isOne ? '改分' : '已经逐题改过' },
        ]}
      />
      {isGranted && isOne ? (
        <PointsField
          label="改为"
          value={points}
          full={appeal.fullPoints ?? 0}
          error={error}
          onChange={(next) => {
            setPoints(next);
            sending.form.setValue('points', next);
          }}
        />
      ) : null}
      <FormTextarea form={sending.form} name="auditOpinion" rows={4} required help="考生会看到" />
    </FormDialog>
  );
}
