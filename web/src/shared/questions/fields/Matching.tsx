import { MoveRight } from 'lucide-react';
import { letterOf, QuestionType } from '#contract/rules/questions.ts';
import { Select } from '../../../ui/Select.tsx';
import { isPlain, startOf } from '../htmlText.ts';
import { Inline } from '../Inline.tsx';
import type { FieldProps } from '../shownQuestion.ts';
import { ToAnswer } from '../ToAnswer.tsx';
import styles from './Fields.module.css';

/** For each of the left, one of the right; what a list cannot show stands above with its letter. */
export function Matching({ body, answer, onAnswer, label }: FieldProps<9>) {
  const { left, right } = body;
  const pairs = answer ?? [];
  const options = right.map(({ id, content }, index) => ({
    value: id,
    label: `${letterOf(index)}. ${startOf(content)}`,
  }));
  const join = (from: string, to: string) => {
    const others = pairs.filter((pair) => pair.left !== from);
    const next = to === '' ? others : [...others, { left: from, right: to }];
    onAnswer(next.length > 0 ? next : null);
  };
  return (
    <fieldset className={styles.list}>
      <legend className="sr-only">{label}</legend>
      {right.every(({ content }) => isPlain(content)) ? null : (
        <ToAnswer asked={{ questionType: QuestionType.matching, body }} isRightOnly />
      )}
      {left.map(({ id, content }) => (
        <div key={id} className={styles.pair}>
          <Inline html={content} />
          <MoveRight size={20} className={styles.arrow} aria-hidden="true" />
          <Select
            isWide
            aria-label={`「${startOf(content)}」对应`}
            placeholder="选择对应的一项"
            options={options}
            value={pairs.find((pair) => pair.left === id)?.right ?? ''}
            onChange={({ target }) => join(id, target.value)}
          />
        </div>
      ))}
    </fieldset>
  );
}
