import styles from './Figures.module.css';

interface BandsProps {
  label: string;
  rows: readonly { name: string; value: number; most: number; text: string }[];
}

/** Bars beside each other with what they stand for. */
export function Bands({ label, rows }: BandsProps) {
  return (
    <ul className={styles.bands} aria-label={label}>
      {rows.map(({ name, value, most, text }) => (
        <li key={name}>
          <span>{name}</span>
          <meter min={0} max={Math.max(most, 1)} value={value} aria-label={`${name}：${text}`} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
