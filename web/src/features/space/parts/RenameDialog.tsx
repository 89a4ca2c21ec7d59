import { spaceFile } from '#contract/fields/space.ts';
import type { SpaceFile } from '#contract/system/space.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { renameFile } from './calls.ts';

/** Another name for a file; its ending stays, because it says what it is. */
export function RenameDialog({ file, onClose }: { file: SpaceFile; onClose: () => void }) {
  const finish = useFinish(onClose);
  const sending = useCallForm(renameFile, {
    fields: spaceFile,
    initial: { id: file.id, fileName: file.fileName },
    onDone: () => finish('重命名成功'),
  });
  return (
    <FormDialog
      of={sending}
      title="重命名"
      note="后缀不变；课程里的课时名不受影响"
      label="重命名文件"
      submitLabel="保存"
      busyLabel="保存中"
      onClose={onClose}
    >
      <FormText form={sending.form} name="fileName" autoComplete="off" />
    </FormDialog>
  );
}
