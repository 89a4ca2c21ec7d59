import { Banner } from '../../../ui/Banner.tsx';
import { clockText, spokenTime, warningAt } from './clockText.ts';
import styles from './Room.module.css';

/** The clock of a section with a time of its own, above its questions; nothing where there is none. */
export function SectionClock({ name, left }: { name: string; left: number | undefined }) {
  if (left === undefined) return null;
  if (left === 0) return <Banner tone="warn">「{name}」的时间已经用完，这里只能看；别的部分可以继续</Banner>;
  return (
    <p className={styles.sectionClock} data-short={left <= 60 || undefined}>
      {name}，这一部分剩余{' '}
      <b role="timer" aria-label={`这一部分剩余时间 ${spokenTime(left)}`}>
        {clockText(left)}
      </b>
      <span className="sr-only" aria-live="polite">
        {warningAt(left) === '' ? '' : `这一部分${warningAt(left)}`}
      </span>
    </p>
  );
}
