import { Star } from 'lucide-react';
import { cx } from './cx.ts';
import styles from './Rating.module.css';

const STARS = [1, 2, 3, 4, 5] as const;

/** Five stars as radios; only the review form uses it. `value` 0 means none chosen. */
export function RatingInput({
  name,
  label,
  value,
  onChange,
}: {
  name: string;
  label: string;
  value: number;
  onChange: (value: number) => void;
}) {
  return (
    <fieldset className={styles.stars}>
      <legend className="sr-only">{label}</legend>
      {STARS.map((star) => (
        <label key={star} className={cx(styles.star, star <= value && styles.on)}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={star}
            checked={star === value}
            onChange={() => onChange(star)}
          />
          <Star size={22} fill={star <= value ? 'currentColor' : 'none'} aria-hidden="true" />
          <span className="sr-only">{star} 星</span>
        </label>
      ))}
    </fieldset>
  );
}
