import styles from './PeerReview.module.css';
import { marks } from './states.ts';

interface GivenMarksProps {
  /** Tenths. */
  points: number | null;
  fullPoints: number;
  criteria: readonly { title: string; full: number; points: number | null }[];
}

/** What a review gave, in all and for each criterion. */
export function GivenMarks({ points, fullPoints, criteria }: GivenMarksProps) {
  return (
    <dl className={styles.given}>
      <div>
        <dt>得分</dt>
        <dd>
          <b>{marks(points)}</b> / {marks(fullPoints)}
        </dd>
      </div>
      {criteria.map((one) => (
        <div key={one.title}>
          <dt>{one.title}</dt>
          <dd>
            {marks(one.points)} / {marks(one.full)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
