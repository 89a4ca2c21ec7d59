import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton } from '../../../../ui/IconButton.tsx';
import styles from './Outline.module.css';

/** One place up or down: what dragging does, for the keyboard and for fingers that do not drag. */
export function MoveButtons({ name, onStep }: { name: string; onStep: (by: -1 | 1) => void }) {
  return (
    <span className={styles.moves}>
      <IconButton
        size="sm"
        label={`上移「${name}」`}
        icon={<ArrowUp size={16} aria-hidden="true" />}
        onClick={() => onStep(-1)}
      />
      <IconButton
        size="sm"
        label={`下移「${name}」`}
        icon={<ArrowDown size={16} aria-hidden="true" />}
        onClick={() => onStep(1)}
      />
    </span>
  );
}
