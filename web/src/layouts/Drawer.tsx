import { X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './Drawer.module.css';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  label: string;
  side?: 'left' | 'right';
  children: ReactNode;
}

/** A sheet from the edge of the window, on the native dialog. Going to another page closes it. */
export function Drawer({ open, ...rest }: DrawerProps) {
  return open ? <OpenDrawer {...rest} /> : null;
}

function OpenDrawer({ onClose, label, side = 'right', children }: Omit<DrawerProps, 'open'>) {
  const ref = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const openedAt = useRef(key);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  useEffect(() => {
    if (key !== openedAt.current) onClose();
  }, [key, onClose]);
  const closeOutside = (event: MouseEvent) => {
    if (event.target === ref.current) onClose();
  };
  return (
    // 键盘用户按 Esc，由 cancel 处理；这里的点击只为背景
    <dialog
      ref={ref}
      className={styles.drawer}
      data-side={side}
      aria-label={label}
      onCancel={onClose}
      onPointerDown={closeOutside}
    >
      <div className={styles.body}>
        <div className={styles.close}>
          <IconButton label="关闭" icon={<X size={20} aria-hidden="true" />} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
