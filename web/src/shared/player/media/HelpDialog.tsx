import { Dialog } from '../../../ui/Dialog.tsx';
import styles from './HelpDialog.module.css';
import { keyHelp } from './keyboardMap.ts';

/** What the keys and the fingers do. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="播放快捷键" size="md">
      <dl className={styles.keys}>
        {keyHelp.map(([keys, what]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.touch}>触屏：点一下显示按钮，双击左侧或右侧后退、前进 10 秒，双击中间播放或暂停。</p>
    </Dialog>
  );
}
