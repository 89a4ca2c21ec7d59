import { Drawer } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { IconButton } from './IconButton.tsx';
import styles from './Drawer.module.css';

export interface DrawerPanelProps {
  onClose: () => void;
  label: string;
  side?: 'left' | 'right';
  children: ReactNode;
}

/** Swiped away, or closed by its cross, Escape, a press beside it or going to another page. */
export function DrawerPanel({ onClose, label, side = 'right', children }: DrawerPanelProps) {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (key !== openedAt.current) onClose();
  }, [key, onClose]);
  return (
    <Drawer.Root open onOpenChange={onClose} swipeDirection={side}>
      <Drawer.Portal>
        <Drawer.Backdrop className={styles.scrim} />
        <Drawer.Viewport className={styles.place}>
          <Drawer.Popup className={styles.drawer} data-side={side} aria-label={label}>
            <Drawer.Content className={styles.body}>
              <div className={styles.close}>
                <Drawer.Close render={<IconButton label="关闭" icon={<X size={20} aria-hidden="true" />} />} />
              </div>
              {children}
            </Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
