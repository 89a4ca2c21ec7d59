import type { RoundItem } from '#contract/exam/practice.ts';
import { BareButton } from '../../../ui/BareButton.tsx';
import { cx } from '../../../ui/cx.ts';
import styles from './Round.module.css';
import type { Standing } from './useRound.ts';

interface RoundSheetProps {
  items: readonly RoundItem[];
  at: number;
  standings: readonly Standing[];
  onGo: (to: number) => void;
}

const looks = { open: '还没做', right: '答对', wrong: '答错', partly: '部分对', done: '做过' } as const;

function lookOf({ isAnswered, lastShare }: Standing): keyof typeof looks {
  if (!isAnswered) return 'open';
  if (lastShare === null) return 'done';
  if (lastShare === 100) return 'right';
  return lastShare === 0 ? 'wrong' : 'partly';
}

/** All questions of the round with how they went. */
export function RoundSheet({ items, at, standings, onGo }: RoundSheetProps) {
  const done = standings.filter(({ isAnswered }) => isAnswered).length;
  const right = standings.filter(({ lastShare }) => lastShare === 100).length;
  return (
    <nav className={styles.sheet} aria-label="题目">
      <p className={styles.count} role="status">
        做了 {done} / {items.length}，对 {right}
      </p>
      <ol className={styles.cells}>
        {items.map(({ questionId }, index) => {
          const look = lookOf(standings[index]!);
          return (
            <li key={questionId}>
              <BareButton
                className={cx(styles.cell, styles[look])}
                aria-current={index === at ? 'step' : undefined}
                aria-label={`第 ${index + 1} 题，${looks[look]}`}
                onClick={() => onGo(index)}
              >
                {index + 1}
              </BareButton>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
