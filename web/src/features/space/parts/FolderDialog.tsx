import { folder as folderFields } from '#contract/fields/space.ts';
import type { Schema } from '#contract/kit/schema.ts';
import type { Folder } from '#contract/system/space.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import type { LazyCall } from '../../../kit/lazyCall.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { addFolder, renameFolder } from './calls.ts';

interface Naming extends Schema {
  readonly _zod: { readonly input: Record<string, unknown>; readonly output: unknown };
}

const add = addFolder as unknown as LazyCall<Naming, Schema>;
const rename = renameFolder as unknown as LazyCall<Naming, Schema>;

const NAME_TAKEN = 1671;

/** A new folder, or another name for one. */
export function FolderDialog({ folder, onClose }: { folder?: Folder; onClose: () => void }) {
  const finish = useFinish(onClose);
  const sending = useCallForm(folder ? rename : add, {
    fields: folderFields,
    initial: { ...(folder && { id: folder.id }), folderName: folder?.folderName ?? '' },
    fieldOfCode: { [NAME_TAKEN]: 'folderName' },
    onDone: () => finish(folder ? '重命名成功' : '新建成功'),
  });
  return (
    <FormDialog
      of={sending}
      title={folder ? `重命名「${folder.folderName}」` : '新建文件夹'}
      label="文件夹"
      submitLabel={folder ? '保存' : '新建'}
      busyLabel="提交中"
      onClose={onClose}
    >
      <FormText form={sending.form} name="folderName" autoComplete="off" />
    </FormDialog>
  );
}
