import type { ComponentType } from 'react';
import type { Answer, Asked, SimpleType } from '#contract/rules/questions.ts';
import { Blanks } from './fields/Blanks.tsx';
import { CodeAnswer } from './fields/CodeAnswer.tsx';
import { EssayAnswer } from './fields/EssayAnswer.tsx';
import { FileAnswer } from './fields/FileAnswer.tsx';
import { Judge, Multiple, Single } from './fields/Choices.tsx';
import { Matching } from './fields/Matching.tsx';
import { NumberAnswer } from './fields/NumberAnswer.tsx';
import { Ordering } from './fields/Ordering.tsx';
import { ShortAnswer } from './fields/ShortAnswer.tsx';
import type { FieldProps, FileCarrier, GivenAnswer } from './shownQuestion.ts';

const fields: { [T in SimpleType]: ComponentType<FieldProps<T>> } = {
  1: Single,
  2: Multiple,
  3: Judge,
  4: Blanks,
  5: EssayAnswer,
  7: NumberAnswer,
  8: ShortAnswer,
  9: Matching,
  10: Ordering,
  11: FileAnswer,
  12: CodeAnswer,
};

interface AnswerFieldProps {
  asked: Asked<SimpleType>;
  answer: GivenAnswer;
  onAnswer: (answer: Answer | null) => void;
  label: string;
  idBase: string;
  files?: FileCarrier;
}

/** The field that takes an answer of the type that is asked for. */
export function AnswerField({ asked, ...rest }: AnswerFieldProps) {
  const Field = fields[asked.questionType] as ComponentType<Omit<AnswerFieldProps, 'asked'> & { body: unknown }>;
  return <Field body={asked.body} {...rest} />;
}
