import type { RunRow } from '#contract/exam/runningShapes.ts';
import { Link } from '../../../ui/Link.tsx';
import { SITTING, useHref } from './addresses.ts';
import styles from './Roster.module.css';
import type { Standing } from './runText.ts';
import { standingOf } from './runText.ts';

interface CardsProps {
  rows: readonly RunRow[];
  now: string;
  open: string;
}

/** A card for each candidate under their number; the line below is how far they have got. */
export function Cards({ rows, now, open }: CardsProps) {
  const href = useHref();
  return (
    <ul className={styles.cards}>
      {rows.map((row) => {
        const standing = standingOf(row, now);
        const face = <Face row={row} standing={standing} />;
        const { sittingId } = row;
        return (
          <li key={row.candidateId}>
            {sittingId === null ? (
              <div className={styles.card} data-mark={standing.mark}>
                {face}
              </div>
            ) : (
              <Link
                to={href(SITTING, sittingId)}
                className={styles.card}
                data-mark={standing.mark}
                aria-current={sittingId === open ? 'true' : undefined}
                preventScrollReset
              >
                {face}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Face({ row, standing: { label, brief } }: { row: RunRow; standing: Standing }) {
  const done = row.countItems === 0 ? 0 : Math.min(100, Math.round((row.countAnswered / row.countItems) * 100));
  return (
    <>
      <span className={styles.who}>
        <b>{row.userName}</b>
        <em>
          <span className="sr-only">编号 </span>
          {row.candidateNo}
        </em>
      </span>
      <span className={styles.brief}>
        {brief === label ? null : <span className="sr-only">{label}，</span>}
        {brief}
      </span>
      <span className="sr-only">
        已答 {row.countAnswered} / {row.countItems}
      </span>
      <svg className={styles.way} width="100%" height="3" aria-hidden="true">
        <rect width={`${done}%`} height="3" />
      </svg>
    </>
  );
}
