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
  /** The key of the chosen option; several where several may be chosen. */
  current: string | readonly string[];
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
            aria-current={isChosen(option.key, current) ? 'true' : undefined}
            preventScrollReset
          >
            {option.label}
          </Link>
        ))}
      </dd>
    </div>
  );
}

const isChosen = (key: string, current: string | readonly string[]): boolean =>
  typeof current === 'string' ? key === current : current.includes(key);
