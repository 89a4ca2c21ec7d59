import { Dialog } from '../../../ui/Dialog.tsx';
import styles from './Bubble.module.css';

/** A picture as large as the window allows; in its own tab it is as large as it is. */
export function PictureViewer({ file, onClose }: { file: { url: string; name: string }; onClose: () => void }) {
  return (
    <Dialog
      open
      size="lg"
      title={file.name || '图片'}
      onClose={onClose}
      actions={
        <a href={file.url} target="_blank" rel="noreferrer">
          看原图
        </a>
      }
    >
      <div className={styles.viewer}>
        <img src={file.url} alt={file.name || '图片'} />
      </div>
    </Dialog>
  );
}
