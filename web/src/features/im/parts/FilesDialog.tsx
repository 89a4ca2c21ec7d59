import { useState } from 'react';
import { sizeText } from '#contract/rules/uploads.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { kindOf, nothingElse, readyFile } from '../store/files.ts';
import { useChat } from '../store/useChat.ts';
import styles from './Dialogs.module.css';

interface FilesDialogProps {
  files: readonly File[];
  conversationId: string;
  onClose: () => void;
}

/** What was chosen, pasted or dropped: looked at once more before it goes out. */
export function FilesDialog({ files, conversationId, onClose }: FilesDialogProps) {
  const { store } = useChat();
  const [isBusy, setIsBusy] = useState(false);
  const looked = files.map((file) => ({ file, kind: kindOf(file) }));
  const good = looked.flatMap(({ file, kind }) => (typeof kind === 'string' ? [] : [{ file, kind }]));
  async function send(): Promise<void> {
    setIsBusy(true);
    for (const { file, kind } of good) {
      store.send(conversationId, { ...nothingElse, ...(await readyFile(file, kind)) });
    }
    onClose();
  }
  const actions = (
    <>
      <Button onClick={onClose}>取消</Button>
      <Button variant="primary" disabled={good.length === 0} loading={isBusy} onClick={() => void send()}>
        发送 {good.length} 个
      </Button>
    </>
  );
  return (
    <Dialog open title="发送图片和文件" onClose={onClose} actions={actions}>
      <ul className={styles.files}>
        {looked.map(({ file, kind }) => (
          <li key={`${file.name} ${file.size} ${file.lastModified}`}>
            <span className="clip">{file.name}</span>
            {typeof kind === 'string' ? (
              <small className={styles.bad}>{kind}</small>
            ) : (
              <small>{sizeText(file.size)}</small>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
