import type { ReactNode } from 'react';
import { BareButton } from '../../../ui/BareButton.tsx';
import styles from './Room.module.css';

interface TextButtonProps {
  children: ReactNode;
  disabled?: boolean;
  onClick: () => void;
}

/** A small act within a line. */
export function TextButton({ children, disabled, onClick }: TextButtonProps) {
  return (
    <BareButton className={styles.text} disabled={disabled} onClick={onClick}>
      {children}
    </BareButton>
  );
}
