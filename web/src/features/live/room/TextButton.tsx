import type { ReactNode } from 'react';
import { BareButton } from '../../../ui/BareButton.tsx';
import styles from './Room.module.css';

/** A small act within a line. */
export function TextButton({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <BareButton className={styles.text} onClick={onClick}>
      {children}
    </BareButton>
  );
}
