import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { QuestionFolder } from '#contract/exam/questionFolder.ts';
import { questionFolder } from '#contract/fields/questions.ts';
import type { Schema } from '#contract/kit/schema.ts';
import { branchOf } from '#contract/rules/questionFolders.ts';
import { FormDialog } from '../../../../kit/form/FormDialog.tsx';
import { FormText } from '../../../../kit/form/FormText.tsx';
import { FormValueSelect } from '../../../../kit/form/FormValueSelect.tsx';
import { useFinish } from '../../../../kit/form/useFinish.ts';
import type { LazyCall } from '../../../../kit/lazyCall.ts';
import { useCallForm } from '../../../../kit/useCallForm.ts';
import { usePress } from '../../../../kit/usePress.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { bankPaths } from '../addresses.ts';
import { addFolder, moveFolder, removeFolder, renameFolder } from '../calls.ts';
import type { FolderAct } from '../list/Folders.tsx';
import { folderOptions } from './BatchDialog.tsx';

interface FolderDialogsProps {
  act: FolderAct;
  folder?: QuestionFolder;
  folders: readonly QuestionFolder[];
  /** The folder that is open: a new one begins below it. */
  openId: string;
  onClose: () => void;
}

/** What may be done with a folder. */
export function FolderDialogs({ act, folder, folders, openId, onClose }: FolderDialogsProps) {
  if (act === 'move' && folder) return <Move {...{ folder, folders, onClose }} />;
  if (act === 'remove' && folder) return <Remove {...{ folder, onClose }} />;
  return <Naming {...{ folder, folders, openId, onClose }} />;
}

interface Named extends Schema {
  readonly _zod: { readonly input: Record<string, unknown>; readonly output: unknown };
}

const add = addFolder as unknown as LazyCall<Named, Schema>;
const rename = renameFolder as unknown as LazyCall<Named, Schema>;

const TAKEN = 3550;
const TOO_DEEP = 3552;

const places = (folders: readonly QuestionFolder[]) =>
  folderOptions(folders).map((one) => (one.value === '0' ? { ...one, label: '最上一级' } : one));

function Naming({ folder, folders, openId, onClose }: Omit<FolderDialogsProps, 'act'>) {
  const finish = useFinish(onClose);
  const parentId = folders.some(({ id }) => id === openId) ? openId : '0';
  const sending = useCallForm(folder ? rename : add, {
    fields: questionFolder,
    initial: folder ? { id: folder.id, folderName: folder.folderName } : { folderName: '', parentId },
    fieldOfCode: { [TAKEN]: 'folderName', [TOO_DEEP]: 'parentId' },
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
      {folder ? null : (
        <FormValueSelect form={sending.form} name="parentId" isWide none="0" options={places(folders)} />
      )}
    </FormDialog>
  );
}

function Move({
  folder,
  folders,
  onClose,
}: { folder: QuestionFolder } & Pick<FolderDialogsProps, 'folders' | 'onClose'>) {
  const [parentId, setParent] = useState(folder.parentId);
  const { send, sending } = usePress(moveFolder);
  const inside = new Set(branchOf(folders, folder.id));
  const go = async () => {
    if (await send({ id: folder.id, parentId }, '移动成功')) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`移动「${folder.folderName}」`}
      note="里面的题目与下级文件夹一起移动，最多 3 级"
      confirmLabel="移动"
      loading={sending}
      loadingLabel="移动中"
      onConfirm={() => void go()}
      onClose={onClose}
    >
      <Field label="移到">
        <Select
          isWide
          value={parentId}
          options={places(folders).filter(({ value }) => !inside.has(value))}
          onChange={({ target }) => setParent(target.value)}
        />
      </Field>
    </ConfirmDialog>
  );
}

function Remove({ folder, onClose }: { folder: QuestionFolder; onClose: () => void }) {
  const { send, sending } = usePress(removeFolder);
  const navigate = useNavigate();
  const go = async () => {
    if (await send({ id: folder.id }, '删除成功')) await navigate(bankPaths.own);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={`删除文件夹「${folder.folderName}」`}
      note={folder.questionCount > 0 ? `里面有 ${folder.questionCount} 道题，先移走再删` : '里面没有题目'}
      confirmLabel="删除"
      loading={sending}
      loadingLabel="删除中"
      onConfirm={() => void go()}
      onClose={onClose}
    />
  );
}
