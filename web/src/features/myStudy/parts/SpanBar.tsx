import type { Span } from '#contract/rules/spans.ts';
import styles from './SpanBar.module.css';

interface SpanBarProps {
  spans: readonly Span[];
  /** In the unit of the spans. */
  length: number;
  /** Spoken name. */
  label: string;
  /** Spans that were not counted, drawn apart. */
  refused?: readonly Span[];
}

const NONE: readonly Span[] = [];

/** The class-hour from its beginning to its end; what was watched is filled. */
export function SpanBar({ spans, length, label, refused = NONE }: SpanBarProps) {
  const x = (at: number): string => `${Math.min(100, (at / Math.max(1, length)) * 100)}%`;
  return (
    <svg width="100%" height="4" role="img" aria-label={label}>
      <rect className={styles.way} width="100%" height="4" rx="2" />
      {spans.map(([from, to]) => (
        <rect key={from} className={styles.watched} x={x(from)} width={x(to - from)} height="4" rx="2" />
      ))}
      {refused.map(([from, to]) => (
        <rect key={from} className={styles.refused} x={x(from)} width={x(to - from)} height="4" />
      ))}
    </svg>
  );
}
