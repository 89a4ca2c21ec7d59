import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Dialog.module.css';
import { layerOf } from './layerOf.ts';

export type DialogPanelProps = {
  /** Asked for by Escape, the cross or a click outside. The dialog closes when `open` turns false. */
  onClose: () => void;
  title: ReactNode;
  /** The consequence in one sentence. */
  note?: ReactNode;
  /** 400, 560 or 760 px; a bottom sheet on phones. */
  size?: 'sm' | 'md' | 'lg';
  /** Buttons, the primary one last. */
  actions?: ReactNode;
  /** False for forms that must not vanish by a stray click beside them. */
  lightDismiss?: boolean;
  children?: ReactNode;
};

export function DialogPanel({
  onClose,
  title,
  note,
  size = 'sm',
  actions,
  lightDismiss = true,
  children,
}: DialogPanelProps) {
  return (
    <Dialog.Root open onOpenChange={onClose} disablePointerDismissal={!lightDismiss}>
      <Dialog.Portal container={layerOf()}>
        <Dialog.Backdrop className={styles.scrim} />
        <Dialog.Popup className={cx(styles.dialog, styles[size])}>
          <div className={styles.body}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            {note ? <Dialog.Description className={styles.note}>{note}</Dialog.Description> : null}
            {children}
          </div>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
          {size === 'sm' ? null : (
            <Dialog.Close className={styles.close} aria-label="关闭">
              <X size={18} aria-hidden="true" />
            </Dialog.Close>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
