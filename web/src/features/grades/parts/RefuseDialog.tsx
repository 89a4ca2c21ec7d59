import { useRevalidator } from 'react-router';
import type { Apply } from '#contract/exam/gradeApplyRecord.ts';
import { gradeAnswer } from '#contract/fields/grades.ts';
import type { BatchOutcome } from '#contract/kit/batch.ts';
import { ApplyState } from '#contract/rules/grades.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { answerApplies } from './calls.ts';

interface RefuseDialogProps {
  rows: readonly Apply[];
  onClose: () => void;
  onAnswered: (outcome: BatchOutcome) => void;
}

/** Says why somebody is not let in, because they read it. */
export function RefuseDialog({ rows, onClose, onAnswered }: RefuseDialogProps) {
  const { revalidate } = useRevalidator();
  const ids = rows.map(({ id }) => id);
  const sending = useCallForm(answerApplies, {
    fields: gradeAnswer,
    initial: { ids, auditStatus: ApplyState.refused, auditOpinion: '' },
    draft: `grade-refuse:${ids.join()}`,
    onDone: async (outcome) => {
      onAnswered(outcome);
      await revalidate();
    },
  });
  return (
    <FormDialog
      of={sending}
      title={rows.length === 1 ? `不通过${rows[0]!.userName}的申请` : `不通过 ${rows.length} 份申请`}
      note="对方会收到消息，看到你写的原因，可以再次申请"
      label="不通过的原因"
      submitLabel="不通过"
      busyLabel="提交中"
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="auditOpinion" required rows={3} placeholder="请写明学号与姓名" />
    </FormDialog>
  );
}
