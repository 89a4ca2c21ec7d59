import type { Answer, Asked, Keys, SimpleType } from '#contract/rules/questions.ts';
import { letterOf, QuestionType } from '#contract/rules/questions.ts';
import type { GivenAnswer } from './shownQuestion.ts';

/** One line to choose. */
export interface Choice {
  id: string;
  /** A, B … in the order shown; a judgement has none. */
  letter: string;
  /** HTML. */
  content: string;
}

const judgements: readonly Choice[] = [
  { id: '1', letter: '', content: '正确' },
  { id: '0', letter: '', content: '错误' },
];

export const isChoice = (asked: Asked): asked is Asked<1 | 2 | 3> => asked.questionType <= QuestionType.judge;

/** What can be chosen, in the order shown. */
export const choicesOf = (asked: Asked<1 | 2 | 3>): readonly Choice[] =>
  asked.questionType === QuestionType.judge
    ? judgements
    : asked.body.options.map(({ id, content }, index) => ({ id, content, letter: letterOf(index) }));

/** The ids that an answer chose. */
export function chosenIn(answer: GivenAnswer): readonly string[] {
  if (answer === null || answer === undefined) return [];
  return Array.isArray(answer) ? (answer as string[]) : [String(answer)];
}

/** The ids of the right ones, as far as the key is known. */
export function rightIn(asked: Asked<1 | 2 | 3>, key: Keys[SimpleType] | undefined): readonly string[] | undefined {
  if (key === undefined) return undefined;
  return asked.questionType === QuestionType.judge
    ? [String((key as Keys[3]).isTrue)]
    : chosenIn((key as Keys[1] | Keys[2]).right);
}

/** The answer after one more press on a choice: one takes the place of another, of several it comes or goes. */
export function pressed(asked: Asked<1 | 2 | 3>, answer: GivenAnswer, id: string): Answer | null {
  if (asked.questionType === QuestionType.judge) return id === '1' ? 1 : 0;
  if (asked.questionType === QuestionType.single) return id;
  const chosen = chosenIn(answer);
  const next = asked.body.options.map((one) => one.id).filter((one) => chosen.includes(one) !== (one === id));
  return next.length > 0 ? next : null;
}
