import type { Grade } from '#contract/exam/gradeInfo.ts';
import { gradeEnding } from '#contract/fields/grades.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { disbandGrade } from './calls.ts';

const WRONG_NAME = 3509;

/** Ends a class; whoever does it types its name, so that it is the one they mean. */
export function DisbandDialog({ row, onClose }: { row: Grade; onClose: () => void }) {
  const finish = useFinish(onClose);
  const sending = useCallForm(disbandGrade, {
    fields: gradeEnding,
    initial: { id: row.id, gradeName: '' },
    fieldOfCode: { [WRONG_NAME]: 'gradeName' },
    onDone: () => finish('解散成功'),
  });
  return (
    <FormDialog
      of={sending}
      title={`解散「${row.gradeName}」`}
      note={`班里 ${row.countStudent} 位学员会收到消息。公告、文件与名单还能查看，不能再改动，也不能恢复；邀请码马上失效`}
      label="解散班级"
      submitLabel="解散"
      busyLabel="解散中"
      isDanger
      onClose={onClose}
    >
      <FormText
        form={sending.form}
        name="gradeName"
        autoComplete="off"
        help={`照着输入「${row.gradeName}」，确认要解散的就是它`}
      />
    </FormDialog>
  );
}
