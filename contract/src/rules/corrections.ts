import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';
import { QuestionType } from './questions.ts';
import type { Answer, Answers, Asked, SimpleType } from './questions.ts';

/** What is put right about a question after it was asked. */
export const Correction = choice({
  version: [1, '按新的答案重判'],
  voided: [2, '作废，不计分'],
  everybody: [3, '人人满分'],
});

export type Correction = ValueOf<typeof Correction>;

/** What candidates read of it before the sentence that says why: 第 5 题有更正. */
export const correctionWords: Readonly<Record<Correction, string>> = {
  [Correction.version]: '有更正',
  [Correction.voided]: '作废，不计分',
  [Correction.everybody]: '人人得满分',
};

/** The sentence of a correction as candidates read it, with the number that the question has in their own paper. */
export const correctionText = (number: string | number, correction: Correction, sentence: string): string =>
  `第 ${number} 题${correctionWords[correction]}：${sentence}`;

interface Told {
  correction: Correction | null;
  gmtCreate: string;
}

/** Whether who began at a moment has to know: what reads otherwise was like that from the start for who began after it. */
export const isNewsTo = (beganAt: string, { correction, gmtCreate }: Told): boolean =>
  correction !== Correction.version || gmtCreate >= beganAt;

/** Whether a question may take the place of another in papers that are being sat: it is answered in the same places. */
export function isSameShape(before: Asked, after: Asked): boolean {
  if (before.questionType !== after.questionType) return false;
  if (before.questionType !== QuestionType.compound || after.questionType !== QuestionType.compound) return true;
  const places = ({ body }: Asked<6>) => body.children.map(({ id, questionType }) => `${id} ${questionType}`);
  return places(before).toSorted().join() === places(after).toSorted().join();
}

type Fits = {
  [T in SimpleType]: (question: Extract<Asked<SimpleType>, { questionType: T }>, given: Answers[T]) => boolean;
};

const always = () => true;
const among = (options: readonly { id: string }[], ids: readonly string[]): boolean =>
  ids.every((id) => options.some((one) => one.id === id));

const fitsByType: Fits = {
  [QuestionType.single]: ({ body }, given) => among(body.options, [given]),
  [QuestionType.multiple]: ({ body }, given) => among(body.options, given),
  [QuestionType.judge]: always,
  [QuestionType.blanks]: ({ body }, given) => given.length <= body.blankCount,
  [QuestionType.essay]: always,
  [QuestionType.number]: ({ body }, given) => given.unit === '' || body.units.includes(given.unit),
  [QuestionType.short]: always,
  [QuestionType.matching]: ({ body }, given) =>
    among(
      body.left,
      given.map(({ left }) => left),
    ) &&
    among(
      body.right,
      given.map(({ right }) => right),
    ),
  [QuestionType.ordering]: ({ body }, given) => given.length === body.items.length && among(body.items, given),
  [QuestionType.file]: ({ body }, given) => given.length <= body.mostFiles,
  [QuestionType.code]: always,
};

/** Whether an answer can be one to this question: what it names is still there. */
export const fitsQuestion = (question: Asked<SimpleType>, answer: Answer): boolean =>
  (fitsByType[question.questionType] as (asked: typeof question, given: Answer) => boolean)(question, answer);
