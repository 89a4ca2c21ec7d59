import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { X } from 'lucide-react';
import { BareButton } from './BareButton.tsx';
import { cx } from './cx.ts';
import styles from './Dialog.module.css';

export type DialogProps = {
  open: boolean;
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

/** Modal dialog on the native element, which brings the focus trap, Escape and the return of focus. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  title,
  note,
  size = 'sm',
  actions,
  lightDismiss = true,
  children,
}: Omit<DialogProps, 'open'>) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // 先 close 再卸载，浏览器才会把焦点还给打开它的按钮
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  useOutsidePress(ref, lightDismiss, onClose);
  return (
    <dialog
      ref={ref}
      className={cx(styles.dialog, styles[size])}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
      }}
    >
      <div className={styles.body}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {note ? <p className={styles.note}>{note}</p> : null}
        {children}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
      {size === 'sm' ? null : (
        <BareButton className={styles.close} aria-label="关闭" onClick={onClose}>
          <X size={18} aria-hidden="true" />
        </BareButton>
      )}
    </dialog>
  );
}

function useOutsidePress(ref: RefObject<HTMLDialogElement | null>, enabled: boolean, onPress: () => void) {
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !enabled) return;
    // 只有背景的按下才算；在输入框里拖选到外面松手不会关掉
    const press = (event: PointerEvent) => {
      if (event.target !== dialog) return;
      const box = dialog.getBoundingClientRect();
      const inside =
        event.clientX >= box.left &&
        event.clientX <= box.right &&
        event.clientY >= box.top &&
        event.clientY <= box.bottom;
      if (!inside) onPress();
    };
    dialog.addEventListener('pointerdown', press);
    return () => dialog.removeEventListener('pointerdown', press);
  });
}
