import { useState } from 'react';
import type { BatchOutcome } from '#contract/kit/batch.ts';
import type { Folder, SpaceFile } from '#contract/system/space.ts';
import { BatchFailures } from '../../../kit/list/BatchFailures.tsx';
import { usePress } from '../../../kit/usePress.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { toast } from '../../../ui/toast.ts';
import { moveFiles, removeFiles } from './calls.ts';

interface BatchDialogProps {
  act: 'move' | 'remove';
  files: readonly SpaceFile[];
  folders: readonly Folder[];
  onClose: () => void;
  /** All of them were changed. */
  onDone: () => void;
}

const words = {
  move: { verb: '移动', note: '地址与分享链接都不变' },
  remove: { verb: '删除', note: '删除后不能恢复，分享链接也打不开了；课程正在用的不会删除' },
} as const;

/** Asks once, does it to one file or several, and names those that were left as they were. */
export function BatchDialog({ act, files, folders, onClose, onDone }: BatchDialogProps) {
  const [asked] = useState(files);
  const [folderId, setFolder] = useState('0');
  const [outcome, setOutcome] = useState<BatchOutcome | null>(null);
  const [moving, removing] = [usePress(moveFiles), usePress(removeFiles)];
  const { verb, note } = words[act];
  const one = asked.length === 1 ? asked[0] : undefined;
  const go = async () => {
    const ids = asked.map(({ id }) => id);
    const result = await (act === 'move' ? moving.send({ ids, folderId }) : removing.send({ ids }));
    if (!result) return onClose();
    if (result.failed.length > 0) return setOutcome(result);
    toast(`${verb}成功`);
    onDone();
    onClose();
  };
  if (outcome) {
    const nameOf = (id: string) => asked.find((file) => file.id === id)?.fileName;
    return <BatchFailures verb={verb} unit="个" outcome={outcome} nameOf={nameOf} onClose={onClose} />;
  }
  return (
    <ConfirmDialog
      open
      danger={act === 'remove'}
      title={one ? `${verb}「${one.fileName}」` : `${verb} ${asked.length} 个文件`}
      note={note}
      confirmLabel={verb}
      loading={moving.sending || removing.sending}
      loadingLabel={`${verb}中`}
      onConfirm={() => void go()}
      onClose={onClose}
    >
      {act === 'move' ? (
        <Field label="移到">
          <Select
            isWide
            value={folderId}
            options={[
              { value: '0', label: '不放进文件夹' },
              ...folders.map(({ id, folderName }) => ({ value: id, label: folderName })),
            ]}
            onChange={(event) => setFolder(event.target.value)}
          />
        </Field>
      ) : null}
    </ConfirmDialog>
  );
}
