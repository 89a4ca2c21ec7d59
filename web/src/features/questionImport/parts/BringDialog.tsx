import { questionBring } from '#contract/fields/questionExchange.ts';
import { FormCheckbox } from '../../../kit/form/FormCheckbox.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormSelect } from '../../../kit/form/FormSelect.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { bring } from './calls.ts';
import { folderOptions } from './folderOptions.ts';
import type { OpenImport } from './loadImport.ts';

interface BringDialogProps {
  of: OpenImport;
  onClose: () => void;
}

/** Where the questions go, and what becomes of those that are there already. */
export function BringDialog({ of: { imported, repeatedCount, places }, onClose }: BringDialogProps) {
  const finish = useFinish(onClose);
  const goodCount = imported.totalCount - imported.badCount;
  const sending = useCallForm(bring, {
    fields: questionBring,
    initial: { id: imported.id, folderId: '', subjectId: '', isRepeatedSkipped: 1 },
    onDone: ({ broughtCount }) => finish(`导入成功，${broughtCount} 道题放进了题库`),
  });
  return (
    <FormDialog
      of={sending}
      title={`导入 ${goodCount} 道题`}
      note="24 小时内可以撤销"
      label="导入题目"
      submitLabel="导入题目"
      busyLabel="导入中"
      onClose={onClose}
    >
      <FormSelect
        form={sending.form}
        name="subjectId"
        placeholder="请选择"
        isWide
        options={places.subjects.map(({ id, subjectName }) => ({ value: id, label: subjectName }))}
      />
      <FormSelect
        form={sending.form}
        name="folderId"
        placeholder="不放进文件夹"
        isWide
        options={folderOptions(places.folders)}
      />
      {repeatedCount > 0 ? (
        <FormCheckbox
          form={sending.form}
          name="isRepeatedSkipped"
          values={[1, 0]}
          sentence={`跳过 ${repeatedCount} 道题干和已有的一样的题`}
        />
      ) : null}
    </FormDialog>
  );
}
