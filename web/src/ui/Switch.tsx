import type { ReactNode } from 'react';
import { BareButton } from './BareButton.tsx';
import styles from './Switch.module.css';

export type SwitchProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label?: ReactNode;
  /** Spoken name when there is no visible label: 上架「SQL 查询」. */
  'aria-label'?: string;
  disabled?: boolean;
};

/** On or off at once, without a save button. */
export function Switch({ checked, onChange, label, ...rest }: SwitchProps) {
  return (
    <label className={styles.line}>
      <BareButton
        {...rest}
        role="switch"
        aria-checked={checked}
        className={styles.switch}
        onClick={() => onChange(!checked)}
      />
      {label === undefined ? null : <span>{label}</span>}
    </label>
  );
}
