import type { RoomSection } from '#contract/exam/sittingShapes.ts';
import { isUnanswered } from '#contract/rules/marking.ts';
import type { Answer, Asked, SimpleType } from '#contract/rules/questions.ts';
import { QuestionType } from '#contract/rules/questions.ts';
import { askedSlots } from '#contract/rules/slots.ts';

export type Question = RoomSection['items'][number]['question'];

/** A question where it stands in the paper. */
export interface Place {
  /** From 0 on, through all sections. */
  index: number;
  itemId: string;
  points: number;
  question: Question;
  sectionName: string;
  slots: { slot: string; questionType: SimpleType }[];
}

export interface SheetSection {
  sectionId: string;
  sectionName: string;
  intro: string;
  points: number;
  places: Place[];
}

/** The paper with its questions numbered through. */
export function numbered(sections: readonly RoomSection[]): SheetSection[] {
  let index = 0;
  return sections.map(({ sectionId, sectionName, intro, items }) => ({
    sectionId,
    sectionName,
    intro,
    points: items.reduce((sum, { points }) => sum + points, 0),
    places: items.map(({ itemId, points, question }) => ({
      index: index++,
      itemId,
      points,
      question,
      sectionName,
      slots: askedSlots(itemId, question as Asked),
    })),
  }));
}

export type Answers = ReadonlyMap<string, Answer | null>;

/** All of it: a material counts once every child has its answer. */
export const isAnswered = ({ slots }: Place, answers: Answers): boolean =>
  slots.every(({ slot, questionType }) => !isUnanswered(answers.get(slot), questionType));

const written: ReadonlySet<SimpleType> = new Set([
  QuestionType.essay,
  QuestionType.short,
  QuestionType.code,
  QuestionType.blanks,
  QuestionType.number,
]);

/** How long a change waits for the next one before it is sent: a press hardly, writing for some seconds. */
export const waitOf = (questionType: SimpleType | undefined): number =>
  questionType === undefined || !written.has(questionType) ? 400 : questionType === QuestionType.essay ? 4000 : 1500;
