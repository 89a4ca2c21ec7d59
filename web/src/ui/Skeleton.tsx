import { cx } from './cx.ts';
import styles from './Skeleton.module.css';

export type SkeletonProps = {
  shape?: 'line' | 'title' | 'cover' | 'circle' | 'block';
  width?: 'full' | 'w90' | 'w70' | 'w55' | 'w30';
};

/** A grey shape in place of content; not drawn within the first 200 ms. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return <span className={cx(styles.bone, styles[shape], styles[width])} aria-hidden="true" />;
}

/** The shape of one `CoverCard`. */
export function SkeletonCard() {
  return (
    <div className={styles.card}>
      <Skeleton shape="cover" />
      <Skeleton shape="title" width="w90" />
      <Skeleton width="w55" />
    </div>
  );
}

/** The shape of a list of rows. */
export function SkeletonRows({ count = 3 }: { count?: number }) {
  return (
    <div>
      <output className="sr-only">正在加载</output>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton shape="title" width="w55" />
          <Skeleton width="w90" />
        </div>
      ))}
    </div>
  );
}
