import type { RoundItem } from '#contract/exam/practice.ts';
import type { PracticeOrigin } from '#contract/rules/practice.ts';
import { Button } from '../../../ui/Button.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { OneQuestion } from './OneQuestion.tsx';
import { RoundSheet } from './RoundSheet.tsx';
import styles from './Round.module.css';
import { useQuestion } from './useQuestion.ts';
import { useRound } from './useRound.ts';

interface RoundProps {
  title: string;
  items: readonly RoundItem[];
  origin: PracticeOrigin;
}

/** A round of practice: the question at hand, beside it all of them. */
export function Round({ title, items, origin }: RoundProps) {
  const round = useRound(items);
  const { at, go } = round;
  const item = items[at]!;
  const { loaded, again } = useQuestion(item, items[at + 1]);
  return (
    <div className={styles.round}>
      <div className={styles.main}>
        <h1 className={styles.title}>{title}</h1>
        {loaded === null ? <SkeletonRows count={4} /> : null}
        {loaded && 'failure' in loaded ? (
          <Empty
            title="题目没有取到"
            note={loaded.failure}
            action={
              <Button size="sm" variant="primary" onClick={again}>
                重试
              </Button>
            }
          />
        ) : null}
        {loaded && 'question' in loaded ? (
          <OneQuestion
            key={item.questionId}
            item={item}
            question={loaded.question}
            origin={origin}
            number={at + 1}
            isLast={at === items.length - 1}
            onSettled={(share) => round.settle(at, share)}
            onMove={(by) => go(at + by)}
          />
        ) : null}
      </div>
      <RoundSheet items={items} at={at} standings={round.standings} onGo={go} />
    </div>
  );
}
