import type { CourseView } from '#contract/course/courseInfo.ts';
import { ratingSortLabels, ratingSorts } from '#contract/rules/ratingSorts.ts';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import styles from './RatingSummary.module.css';

interface RatingSummaryProps {
  course: Pick<CourseView, 'rating' | 'ratingCount'>;
  /** How many gave one star, two, … five. */
  starCounts: readonly number[];
  list: { sort: string; hrefOf: (change: { sort: string }) => string };
}

/** The average, how the stars are spread, and the order of what follows. */
export function RatingSummary({ course, starCounts, list }: RatingSummaryProps) {
  const most = Math.max(1, ...starCounts);
  const spread = starCounts.map((count, index) => ({ star: index + 1, count })).toReversed();
  return (
    <>
      <div className={styles.summary}>
        <p className={styles.average}>
          <b>{course.rating.toFixed(1)}</b>
          <span>满分 5 分，{course.ratingCount} 人评过</span>
        </p>
        <ul className={styles.stars} aria-label="各星人数">
          {spread.map(({ star, count }) => (
            <li key={star}>
              <span>{star} 星</span>
              <progress value={count} max={most} aria-hidden="true" />
              <span>{count} 人</span>
            </li>
          ))}
        </ul>
      </div>
      {course.ratingCount > 1 ? (
        <dl className={styles.sorts}>
          <FilterRow
            label="排序"
            options={ratingSorts.map((sort) => ({
              key: sort,
              label: ratingSortLabels[sort],
              to: list.hrefOf({ sort }),
            }))}
            current={list.sort}
          />
        </dl>
      ) : null}
    </>
  );
}
