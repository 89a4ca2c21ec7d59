import type { Asked, Option, SimpleType } from '#contract/rules/questions.ts';
import { letterOf, QuestionType } from '#contract/rules/questions.ts';
import { Inline } from './Inline.tsx';
import styles from './Shown.module.css';

interface ToAnswerProps {
  asked: Asked<SimpleType>;
  /** Only what is chosen from. */
  isRightOnly?: boolean;
}

/** What there is to join or to put in order, where it is only shown; nothing for other types. */
export function ToAnswer({ asked, isRightOnly }: ToAnswerProps) {
  if (asked.questionType === QuestionType.ordering) return <Marked list={asked.body.items} mark={letterOf} />;
  if (asked.questionType !== QuestionType.matching) return null;
  const right = <Marked list={asked.body.right} mark={letterOf} />;
  if (isRightOnly) return right;
  return (
    <div className={styles.sides}>
      <Marked list={asked.body.left} mark={(index) => String(index + 1)} />
      {right}
    </div>
  );
}

const Marked = ({ list, mark }: { list: readonly Option[]; mark: (index: number) => string }) => (
  <ul className={styles.marked}>
    {list.map(({ id, content }, index) => (
      <li key={id}>
        <span className={styles.mark}>{mark(index)}.</span>
        <Inline html={content} />
      </li>
    ))}
  </ul>
);
