import type { RoomSection } from '#contract/exam/sittingShapes.ts';
import { isUnanswered } from '#contract/rules/marking.ts';
import type { Answer, Asked, SimpleType } from '#contract/rules/questions.ts';
import { QuestionType } from '#contract/rules/questions.ts';
import { askedSlots } from '#contract/rules/slots.ts';
import type { AskedSlot } from '#contract/rules/slots.ts';

export type Question = RoomSection['items'][number]['question'];

/** A question where it stands in the paper. */
export interface Place {
  /** From 0 on, through all that are shown. */
  index: number;
  /** As it is counted in the paper, from 1. */
  number: number;
  itemId: string;
  points: number;
  question: Question;
  sectionName: string;
  sectionEndsAt: string | null;
  slots: AskedSlot[];
}

export interface SheetSection {
  sectionId: string;
  sectionName: string;
  intro: string;
  points: number;
  itemCount: number;
  /** A time of its own; null: none. */
  minutes: number | null;
  /** Whether its questions are shown: its clock runs, or it has none. */
  isOpened: boolean;
  endsAt: string | null;
  places: Place[];
}

/** The paper with its questions numbered through; those of a section that is not opened yet keep their numbers free. */
export function numbered(sections: readonly RoomSection[]): SheetSection[] {
  let index = 0;
  let before = 0;
  return sections.map(({ sectionId, sectionName, intro, items, points: all, itemCount, minutes, isOpened, endsAt }) => {
    const first = before + 1;
    before += itemCount;
    const facts = { sectionId, sectionName, intro, points: all, itemCount, minutes, endsAt };
    const places = items.map(({ itemId, points, question }, at) => ({
      index: index++,
      number: first + at,
      itemId,
      points,
      question,
      sectionName,
      sectionEndsAt: endsAt,
      slots: askedSlots(itemId, question as Asked),
    }));
    return { ...facts, isOpened: isOpened === 1, places };
  });
}

/** What is met on the way from one place forward to another before it: a section whose clock has not begun. */
export function gateBetween(sections: readonly SheetSection[], from: number, to: number): SheetSection | undefined {
  if (to <= from) return undefined;
  const at = sections.findIndex(({ places }) => places.some(({ index }) => index === from));
  const own = sections[at];
  if (!own || own.places.at(-1)?.index !== from) return undefined;
  const next = sections[at + 1];
  return next && !next.isOpened ? next : undefined;
}

export type Answers = ReadonlyMap<string, Answer | null>;

/** All of it: a material counts once every child has its answer. */
export const isAnswered = ({ slots }: Place, answers: Answers): boolean =>
  slots.every(({ slot, questionType }) => !isUnanswered(answers.get(slot), questionType));

/** What was given to some of it cannot be an answer to the question as it was corrected. */
export const isToAnswerAgain = ({ slots }: Place, answers: Answers, again: readonly string[]): boolean =>
  slots.some(({ slot, questionType }) => again.includes(slot) && isUnanswered(answers.get(slot), questionType));

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
