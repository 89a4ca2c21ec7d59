import type { Answer, Asked } from '#contract/rules/questions.ts';
import { QuestionType } from '#contract/rules/questions.ts';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import styles from '../Choices.module.css';
import { choicesOf, chosenIn, pressed } from '../choicesOf.ts';
import { Inline } from '../Inline.tsx';
import type { FieldProps, GivenAnswer } from '../shownQuestion.ts';

export const Single = ({ body, ...rest }: FieldProps<1>) => (
  <Choices asked={{ questionType: QuestionType.single, body }} {...rest} />
);

export const Multiple = ({ body, ...rest }: FieldProps<2>) => (
  <Choices asked={{ questionType: QuestionType.multiple, body }} {...rest} />
);

export const Judge = ({ body, ...rest }: FieldProps<3>) => (
  <Choices asked={{ questionType: QuestionType.judge, body }} {...rest} />
);

interface ChoicesProps {
  asked: Asked<1 | 2 | 3>;
  answer: GivenAnswer;
  onAnswer: (answer: never) => void;
  label: string;
  idBase: string;
}

/** Rows to choose from: native radios or checkboxes, each over the whole of its row. */
function Choices({ asked, answer, onAnswer, label, idBase }: ChoicesProps) {
  const isSeveral = asked.questionType === QuestionType.multiple;
  const chosen = chosenIn(answer);
  const say = onAnswer as (next: Answer | null) => void;
  return (
    <fieldset className={styles.rows}>
      <legend className="sr-only">
        {label}
        {isSeveral ? '（可选多项）' : ''}
      </legend>
      {choicesOf(asked).map(({ id, letter, content }, index) => (
        <label key={id} className={cx(styles.row, chosen.includes(id) && styles.chosen)}>
          <input
            type={isSeveral ? 'checkbox' : 'radio'}
            className={styles.input}
            name={idBase}
            value={id}
            checked={chosen.includes(id)}
            onChange={() => say(pressed(asked, answer, id))}
          />
          <span className={cx(styles.letter, isSeveral && styles.several)}>
            {letter || <span className={styles.dot} />}
          </span>
          <Inline html={content} />
          {index < 9 ? (
            <kbd className={styles.key} aria-hidden="true">
              {index + 1}
            </kbd>
          ) : null}
        </label>
      ))}
      {isSeveral ? null : (
        <div className={styles.foot}>
          {chosen.length > 0 ? (
            <Button
              variant="text"
              size="sm"
              onClick={({ currentTarget }) => {
                // The button goes; the focus stays with the question.
                currentTarget.closest('fieldset')?.querySelector('input')?.focus();
                say(null);
              }}
            >
              清除选择
            </Button>
          ) : null}
        </div>
      )}
    </fieldset>
  );
}
