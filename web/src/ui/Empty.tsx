import type { ReactNode } from 'react';
import { ContourArt } from './ContourArt.tsx';
import { cx } from './cx.ts';
import styles from './Empty.module.css';

export type EmptyProps = {
  /** What is missing. */
  title?: ReactNode;
  /** The first step, in one line. */
  note?: ReactNode;
  /** Exactly one small primary button or link. */
  action?: ReactNode;
  art?: ReactNode;
  /** Heading level for pages that consist of nothing else. */
  as?: 'h1' | 'h2' | 'p';
  className?: string;
};

/** Nothing here yet: drawing, sentence, one line, one step. */
export function Empty({ title = '暂时没有数据', note, action, art, as: Title = 'p', className }: EmptyProps) {
  return (
    <div className={cx(styles.empty, className)}>
      <div className={styles.art}>{art ?? <EmptyArt />}</div>
      <Title className={styles.title}>{title}</Title>
      {note ? <p className={styles.note}>{note}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}

function EmptyArt() {
  return (
    <ContourArt>
      <g fill="none" stroke="var(--c-accent)" strokeWidth="3" strokeLinecap="round">
        <path d="M30 168C80 164 96 128 130 122" />
        <path d="M130 122C156 118 164 104 180 96" strokeDasharray="1 9" />
      </g>
      <circle cx="30" cy="168" r="6" fill="var(--c-accent)" />
      <g fill="var(--c-page)" strokeWidth="3">
        <circle cx="130" cy="122" r="6" stroke="var(--c-accent)" />
        <circle cx="180" cy="96" r="6" stroke="var(--c-line-strong)" />
      </g>
    </ContourArt>
  );
}
