import { MoreHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Menu } from './Menu.tsx';
import styles from './MoreMenu.module.css';

/** What else can be done to a row, behind three dots. */
export function MoreMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Menu
      align="end"
      label={label}
      triggerClass={styles.more}
      trigger={<MoreHorizontal size={18} aria-hidden="true" />}
    >
      {children}
    </Menu>
  );
}
