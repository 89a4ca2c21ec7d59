import type { ReactNode } from 'react';
import { chooseCover } from './cover/chooseCover.ts';
import { DrawnCover } from './cover/DrawnCover.tsx';
import styles from './Cover.module.css';
import { cx } from './cx.ts';
import { useImageFailed } from './useImageFailed.ts';

export type CoverProps = {
  /** Decides the colour of the default cover. */
  id: string;
  src?: string | null;
  /** Texts that name the subject, the most telling first; they decide the drawing. */
  topics?: ReadonlyArray<string | null | undefined>;
  /** Only when the picture says more than the title beside it. */
  alt?: string;
  /** Tag, length or play sign at the lower left. */
  overlay?: ReactNode;
  /** Small radius for rows and tables, large for the leading item of a page. */
  size?: 'sm' | 'md' | 'lg';
  /** True for pictures above the fold. */
  eager?: boolean;
  className?: string;
};

/** The uploaded picture as it is, else a drawing of ours. Fills the width of its container at 16:9. */
export function Cover({ id, src, topics, alt = '', overlay, size = 'md', eager, className }: CoverProps) {
  const { ref, failed, onError } = useImageFailed(src);
  return (
    <span className={cx(styles.cover, styles[size], className)}>
      {failed ? (
        <Drawn id={id} topics={topics} />
      ) : (
        <img
          ref={ref}
          className={styles.picture}
          src={src ?? undefined}
          alt={alt}
          width={320}
          height={180}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={onError}
        />
      )}
      {overlay ? <span className={styles.overlay}>{overlay}</span> : null}
    </span>
  );
}

function Drawn({ id, topics }: Pick<CoverProps, 'id' | 'topics'>) {
  const chosen = chooseCover(id, topics);
  return <DrawnCover key={`${id} ${chosen.drawing}`} {...chosen} className={styles.picture} />;
}
