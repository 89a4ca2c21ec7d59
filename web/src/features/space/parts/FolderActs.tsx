import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Folder } from '#contract/system/space.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { removeFolder } from './calls.ts';
import { FolderDialog } from './FolderDialog.tsx';
import styles from './Space.module.css';

/** What may be done with the folder that is open. */
export function FolderActs({ folder, allHref }: { folder: Folder; allHref: string }) {
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const { send, sending } = usePress(removeFolder);
  const navigate = useNavigate();
  const remove = async () => {
    if (await send({ id: folder.id }, '删除成功')) await navigate(allHref);
    setOpen(null);
  };
  return (
    <span className={styles.folderActs}>
      <Button size="sm" variant="text" onClick={() => setOpen('rename')}>
        重命名文件夹
      </Button>
      <Button size="sm" variant="text" onClick={() => setOpen('remove')}>
        删除文件夹
      </Button>
      {open === 'rename' ? <FolderDialog folder={folder} onClose={() => setOpen(null)} /> : null}
      <ConfirmDialog
        open={open === 'remove'}
        danger
        title={`删除文件夹「${folder.folderName}」`}
        note={folder.fileCount > 0 ? `里面的 ${folder.fileCount} 个文件留着，只是不在文件夹里了` : '里面没有文件'}
        confirmLabel="删除"
        loading={sending}
        loadingLabel="删除中"
        onConfirm={() => void remove()}
        onClose={() => setOpen(null)}
      />
    </span>
  );
}
