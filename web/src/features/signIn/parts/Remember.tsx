import type { ComponentProps } from 'react';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import styles from './Agreement.module.css';

/** Keeps the session of this device for 30 days without use instead of one. */
export function Remember(props: Omit<ComponentProps<typeof Checkbox>, 'label'>) {
  return <Checkbox {...props} className={styles.small} label="记住我 30 天" />;
}
