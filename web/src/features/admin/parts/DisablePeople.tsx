import { useRevalidator } from 'react-router';
import { disabling } from '#contract/fields/console.ts';
import type { BatchOutcome } from '#contract/kit/batch.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { disablePeople } from './personCalls.ts';

interface DisablePeopleProps {
  userNos: readonly string[];
  onDone: (outcome: BatchOutcome) => void;
  onClose: () => void;
}

/** Several at once, for one reason. */
export function DisablePeople({ userNos, onDone, onClose }: DisablePeopleProps) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(disablePeople, {
    fields: disabling,
    initial: { userNos: [...userNos], reason: '' },
    onDone: async (outcome) => {
      await revalidate();
      onDone(outcome);
    },
  });
  const title = `停用 ${userNos.length} 位用户`;
  return (
    <FormDialog
      of={sending}
      title={title}
      label={title}
      note="所有设备马上退出，以后不能登录；内容与记录都留着，可以恢复"
      submitLabel="停用"
      isDanger
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="reason" rows={3} help="记在操作日志里" />
    </FormDialog>
  );
}
