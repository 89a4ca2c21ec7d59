import styles from './MarginList.module.css';

interface MarginListProps {
  /** Spoken name. */
  label: string;
  title: string;
  items: readonly string[];
  isOrdered?: boolean;
  note: string;
}

/** In the margin of a form: a short list of what helps, and one sentence. */
export function MarginList({ label, title, items, isOrdered = false, note }: MarginListProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <aside className={styles.help} aria-label={label}>
      <h2 className={styles.title}>{title}</h2>
      <List className={styles.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
      <p className={styles.note}>{note}</p>
    </aside>
  );
}
