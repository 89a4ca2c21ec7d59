import { Link } from './Link.tsx';
import styles from './FilterRow.module.css';

export type FilterOption = { key: string; label: string; to: string };

/** Label and text options; the chosen one is a soft pill. The state lives in the address, so options are links. */
export function FilterRow({
  label,
  options,
  current,
}: {
  label: string;
  options: readonly FilterOption[];
  current: string;
}) {
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.options}>
        {options.map((option) => (
          <Link
            key={option.key}
            to={option.to}
            className={styles.option}
            aria-current={option.key === current ? 'true' : undefined}
            preventScrollReset
          >
            {option.label}
          </Link>
        ))}
      </dd>
    </div>
  );
}
