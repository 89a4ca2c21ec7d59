import { CircleCheck, CircleX } from 'lucide-react';
import type { Asked, Keys, SimpleType } from '#contract/rules/questions.ts';
import { QuestionType } from '#contract/rules/questions.ts';
import { cx } from '../../ui/cx.ts';
import styles from './Choices.module.css';
import { choicesOf, chosenIn, rightIn } from './choicesOf.ts';
import { Inline } from './Inline.tsx';
import type { GivenAnswer } from './shownQuestion.ts';

interface ChoiceRowsProps {
  asked: Asked<1 | 2 | 3>;
  answer: GivenAnswer;
  /** Once it may be told: each row says whether it is right. */
  rightKey?: Keys[SimpleType];
  label: string;
}

/** The options as they were left: what was chosen and, with the key, what is right, in colour, sign and words. */
export function ChoiceRows({ asked, answer, rightKey, label }: ChoiceRowsProps) {
  const chosen = chosenIn(answer);
  const right = rightIn(asked, rightKey);
  const isSeveral = asked.questionType === QuestionType.multiple;
  return (
    <ul className={styles.rows} aria-label={label}>
      {choicesOf(asked).map(({ id, letter, content }) => {
        const state = stateOf(chosen.includes(id), right?.includes(id), isSeveral && chosen.length > 0);
        return (
          <li key={id} className={cx(styles.row, state && styles[state.look])}>
            <span className={cx(styles.letter, isSeveral && styles.several)}>
              {letter || <span className={styles.dot} />}
            </span>
            <Inline html={content} />
            {state ? (
              <span className={styles.state}>
                {state.look === 'wrong' ? (
                  <CircleX size={16} aria-hidden="true" />
                ) : (
                  <CircleCheck size={16} aria-hidden="true" />
                )}
                {state.text}
              </span>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

function stateOf(isChosen: boolean, isRight: boolean | undefined, isPartOfSeveral: boolean) {
  if (isRight === undefined) return isChosen ? ({ look: 'chosen', text: '已选' } as const) : undefined;
  if (isChosen)
    return isRight ? ({ look: 'chosen', text: '选对' } as const) : ({ look: 'wrong', text: '选错' } as const);
  return isRight ? ({ look: 'missed', text: isPartOfSeveral ? '漏选' : '正确答案' } as const) : undefined;
}
