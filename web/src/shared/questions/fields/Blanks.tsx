import { Input } from '../../../ui/Input.tsx';
import { circled } from '../htmlText.ts';
import type { FieldProps } from '../shownQuestion.ts';
import styles from './Fields.module.css';

/** A line for each blank of the stem, by the same numbers. */
export function Blanks({ body, answer, onAnswer, label, idBase }: FieldProps<4>) {
  const said = Array.from({ length: body.blankCount }, (_, index) => answer?.[index] ?? '');
  const say = (index: number, text: string) => {
    const next = said.with(index, text);
    onAnswer(next.some((one) => one !== '') ? next : null);
  };
  return (
    <fieldset className={styles.list}>
      <legend className="sr-only">{label}</legend>
      {said.map((text, index) => (
        <label key={circled(index)} className={styles.line} htmlFor={`${idBase}-${index}`}>
          <span aria-hidden="true">{circled(index)}</span>
          <Input
            id={`${idBase}-${index}`}
            aria-label={`第 ${index + 1} 空`}
            autoComplete="off"
            maxLength={500}
            value={text}
            onChange={({ target }) => say(index, target.value)}
          />
        </label>
      ))}
    </fieldset>
  );
}
