import type { ReactNode } from 'react';
import { BareButton } from '../../../ui/BareButton.tsx';
import styles from './Room.module.css';

interface ControlButtonProps {
  label: ReactNode;
  icon: ReactNode;
  isOn?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

/** A button of the bar under the slides: a drawing and its name. */
export function ControlButton({ label, icon, isOn, disabled, onClick }: ControlButtonProps) {
  return (
    <BareButton className={styles.control} aria-pressed={isOn} disabled={disabled} onClick={onClick}>
      {icon}
      <span>{label}</span>
    </BareButton>
  );
}
