import type { ReactNode } from 'react';
import styles from './BulkBar.module.css';
import { Button } from './Button.tsx';

interface BulkBarProps {
  count: number;
  /** Rows of the page. */
  total: number;
  /** 位, in 选中 3 位. */
  unit: string;
  onAll: () => void;
  onClear: () => void;
  /** What may be done to the chosen rows. */
  children: ReactNode;
}

/** How many rows are chosen and what may be done to them; stays in sight while the list scrolls. */
export function BulkBar({ count, total, unit, onAll, onClear, children }: BulkBarProps) {
  return (
    <div role="group" aria-label="选中的行" className={styles.bar} hidden={count === 0}>
      <output className={styles.count}>
        选中 {count} {unit}
      </output>
      {count < total ? (
        <Button size="sm" variant="text" onClick={onAll}>
          全选本页
        </Button>
      ) : null}
      <span className={styles.acts}>{children}</span>
      <Button size="sm" variant="text" onClick={onClear}>
        取消选择
      </Button>
    </div>
  );
}
