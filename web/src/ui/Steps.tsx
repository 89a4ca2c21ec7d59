import { Check } from 'lucide-react';
import styles from './Steps.module.css';

/** Numbered nodes on the path. `current` is an index; the length of `steps` when all are done. */
export function Steps({
  steps,
  current,
  label = '步骤',
}: {
  steps: readonly string[];
  current: number;
  label?: string;
}) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-state={index < current ? 'done' : index === current ? 'now' : 'later'}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.node}>
            {index < current ? <Check size={15} aria-hidden="true" className={styles.check} /> : index + 1}
          </span>
          <span>
            {step}
            {index < current ? <span className="sr-only">，已完成</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
