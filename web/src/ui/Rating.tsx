import { Star } from 'lucide-react';
import styles from './Rating.module.css';

/** One star and the figure; nothing when nobody has rated. `value` 0-5. */
export function Rating({ value }: { value: number | null | undefined }) {
  if (!value) return null;
  return (
    <span className={styles.rating}>
      <Star size={13} fill="currentColor" />
      <b>{value.toFixed(1)}</b>
      <span className="sr-only"> 分</span>
    </span>
  );
}
