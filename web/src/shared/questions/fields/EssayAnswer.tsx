import { RichField } from '../../../kit/richText/RichField.tsx';
import type { FieldProps } from '../shownQuestion.ts';

/** Text with formulas, tables and pictures. The editor comes by itself, and counts. */
export const EssayAnswer = ({ body, answer, onAnswer, label }: FieldProps<5>) => (
  <RichField
    label={label}
    set="question"
    max={body.mostLetters}
    value={answer ?? ''}
    onChange={(html) => onAnswer(html === '' ? null : html)}
  />
);
