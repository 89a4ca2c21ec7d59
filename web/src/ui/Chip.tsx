import { X } from 'lucide-react';
import { Link } from './Link.tsx';
import { BareButton } from './BareButton.tsx';
import styles from './Chip.module.css';

export type ChipProps = {
  label: string;
  /** Address without this condition; or use `onRemove`. */
  removeTo?: string;
  onRemove?: () => void;
};

/** A chosen condition with a cross that takes it away. */
export function Chip({ label, removeTo, onRemove }: ChipProps) {
  const cross = <X size={13} aria-hidden="true" />;
  const name = `去掉 ${label}`;
  return (
    <span className={styles.chip}>
      {label}
      {removeTo === undefined ? (
        <BareButton className={styles.remove} aria-label={name} onClick={onRemove}>
          {cross}
        </BareButton>
      ) : (
        <Link to={removeTo} className={styles.remove} aria-label={name} preventScrollReset>
          {cross}
        </Link>
      )}
    </span>
  );
}
