import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton } from '../../../../ui/IconButton.tsx';
import styles from './Managed.module.css';

interface MoveButtonsProps<Row> {
  row: Row;
  rows: readonly Row[];
  name: string;
  onMove: (row: Row, by: -1 | 1, button: HTMLElement) => Promise<void>;
}

/** One place up or down, by mouse and by keyboard alike; the focus goes along with the row. */
export function MoveButtons<Row>({ row, rows, name, onMove }: MoveButtonsProps<Row>) {
  const at = rows.indexOf(row);
  return (
    <span className={styles.moves}>
      <IconButton
        size="sm"
        label={`上移「${name}」`}
        icon={<ArrowUp size={16} aria-hidden="true" />}
        aria-disabled={at === 0 || undefined}
        onClick={(event) => void onMove(row, -1, event.currentTarget)}
      />
      <IconButton
        size="sm"
        label={`下移「${name}」`}
        icon={<ArrowDown size={16} aria-hidden="true" />}
        aria-disabled={at === rows.length - 1 || undefined}
        onClick={(event) => void onMove(row, 1, event.currentTarget)}
      />
    </span>
  );
}
