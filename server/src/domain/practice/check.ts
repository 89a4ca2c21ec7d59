import { ANSWER_UNREADABLE, UNANSWERED } from '#contract/exam/practiceFailures.ts';
import { answers as shapes } from '#contract/exam/questionShapes.ts';
import { isUnanswered, shareOf } from '#contract/rules/marking.ts';
import { QuestionType, questionTraits } from '#contract/rules/questions.ts';
import type { Answer } from '#contract/rules/questions.ts';
import type { Slot } from '#contract/rules/slots.ts';
import { cleanHtml } from '../../kit/html.ts';
import { fail } from '../../kit/fail.ts';

export interface Checked {
  slot: string;
  answer: Answer | null;
  /** Percent; null: only the learner can say. */
  share: number | null;
}

/** What was given to every slot of a question, and how much of it is right. @throws UNANSWERED, ANSWER_UNREADABLE */
export function checkAnswers(slots: readonly Slot[], given: ReadonlyMap<string, Answer>): Checked[] {
  const known = new Set(slots.map(({ slot }) => slot));
  if ([...given.keys()].some((slot) => !known.has(slot))) throw fail(ANSWER_UNREADABLE);
  const checked = slots.map((one) => checkOne(one, given.get(one.slot)));
  if (checked.every(({ answer }) => answer === null)) throw fail(UNANSWERED);
  return checked;
}

function checkOne({ slot, keyed }: Slot, said: Answer | undefined): Checked {
  const { questionType } = keyed;
  const isAutomatic = questionTraits[questionType].isAutomatic;
  if (isUnanswered(said, questionType)) return { slot, answer: null, share: isAutomatic ? 0 : null };
  const read = shapes[questionType].safeParse(said);
  if (!read.success) throw fail(ANSWER_UNREADABLE);
  const answer = questionType === QuestionType.essay ? cleanHtml(read.data as string) : read.data;
  return { slot, answer, share: isAutomatic ? Math.round(shareOf(keyed, answer) * 100) : null };
}

/** Percent of the whole by marks, of what the machine can say; null: nothing. */
export function wholeShare(slots: readonly Slot[], checked: readonly Checked[]): number | null {
  const known = checked.flatMap(({ share }, at) => (share === null ? [] : [{ share, points: slots[at]!.points }]));
  const points = known.reduce((sum, one) => sum + one.points, 0);
  if (points === 0) return null;
  return Math.round(known.reduce((sum, one) => sum + one.share * one.points, 0) / points);
}
