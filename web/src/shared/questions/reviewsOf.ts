import type { ChildKey, Keys, SimpleType } from '#contract/rules/questions.ts';
import { QuestionType } from '#contract/rules/questions.ts';
import { slotOf } from '#contract/rules/slots.ts';
import type { SlotReview } from './shownQuestion.ts';

interface ReviewSource {
  itemId: string;
  questionType: QuestionType;
  key?: Keys[QuestionType];
  /** HTML, of the whole question; a child of a material has its own in its key. */
  analysis?: string;
  /** Earned in a slot, tenths; null: not marked yet; undefined: not to be told. */
  earnedOf?: (slot: string) => number | null | undefined;
}

/** What `QuestionBody` may tell of each slot, from a question whose key came with it. */
export function reviewsOf({ itemId, questionType, key, analysis, earnedOf }: ReviewSource) {
  const children = questionType === QuestionType.compound ? (key as Keys[6] | undefined)?.children : undefined;
  const ofChild = ({ id, key: own, analysis: why }: ChildKey): [string, SlotReview] => [
    slotOf(itemId, id),
    { key: own, analysis: why },
  ];
  const told = new Map<string, SlotReview>(
    questionType === QuestionType.compound
      ? [[slotOf(itemId), { analysis }], ...(children ?? []).map(ofChild)]
      : [[slotOf(itemId), { key: key as Keys[SimpleType] | undefined, analysis }]],
  );
  return (slot: string): SlotReview => ({ ...told.get(slot), earned: earnedOf?.(slot) });
}
