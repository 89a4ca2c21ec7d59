import type { ByHand, Child, ChildKey, Keyed, Option, SimpleType } from '#contract/rules/questions.ts';
import { QuestionType, questionTraits } from '#contract/rules/questions.ts';
import { newKey } from '../../../../kit/outbox/newKey.ts';

/** The name of a new part of a question. */
export const newPart = (): string => newKey().slice(0, 8);

const blankOption = (): Option => ({ id: newPart(), content: '' });

const several = (count: number): Option[] => Array.from({ length: count }, blankOption);

const byHand = (): ByHand => ({ reference: '', rubric: [] });

const ordered = (items: Option[]) => ({
  // kept in the order of their names, which tells nothing
  body: { items: items.toSorted((a, b) => (a.id < b.id ? -1 : 1)) },
  key: { order: items.map(({ id }) => id) },
});

function matched(left: Option[], right: Option[]) {
  return { body: { left, right }, key: { pairs: left.map(({ id }, at) => ({ left: id, right: right[at]!.id })) } };
}

const blanks: { readonly [T in SimpleType]: () => Omit<Extract<Keyed, { questionType: T }>, 'questionType'> } = {
  1: () => ({ body: { options: several(4), isOrderFixed: 0 }, key: { right: '' } }),
  2: () => ({ body: { options: several(4), isOrderFixed: 0 }, key: { right: [] } }),
  3: () => ({ body: {}, key: { isTrue: 1 } }),
  4: () => ({ body: { blankCount: 0 }, key: { blanks: [], isOrderFree: 0, isCaseSensitive: 0 } }),
  5: () => ({ body: { mostLetters: 5000 }, key: byHand() }),
  7: () => ({ body: { units: [] }, key: { value: 0, tolerance: 0, toleranceKind: 1, unit: '' } }),
  8: () => ({ body: { mostLetters: 500 }, key: { ...byHand(), keywords: [] } }),
  9: () => matched(several(3), several(3)),
  10: () => ordered(several(3)),
  11: () => ({ body: { mostFiles: 1 }, key: byHand() }),
  12: () => ({ body: { language: 'python', starter: '' }, key: byHand() }),
};

/** A question of a type in which nothing is written yet. */
export const blankOf = (questionType: SimpleType): Keyed<SimpleType> =>
  ({ questionType, ...blanks[questionType]() }) as Keyed<SimpleType>;

/** A question of another type that keeps what both have: options stay options. */
export function retyped(before: Keyed<SimpleType>, questionType: SimpleType): Keyed<SimpleType> {
  const isChoice = (type: QuestionType) => type === QuestionType.single || type === QuestionType.multiple;
  if (!isChoice(before.questionType) || !isChoice(questionType)) return blankOf(questionType);
  const { body, key } = before as Keyed<1 | 2>;
  const right = [key.right].flat().filter((id) => id !== '');
  return questionType === QuestionType.single
    ? { questionType, body, key: { right: right[0] ?? '' } }
    : { questionType, body, key: { right } };
}

/** A new question below a material, and its key. */
export function blankChild(questionType: SimpleType): { child: Child; key: ChildKey } {
  const { body, key } = blankOf(questionType);
  const id = newPart();
  const { points } = questionTraits[questionType];
  return {
    child: { id, stem: '', points, questionType, body } as Child,
    key: { id, questionType, key, analysis: '' } as ChildKey,
  };
}

/** A material with one question. */
export function blankMaterial(): Keyed<6> {
  const { child, key } = blankChild(QuestionType.single);
  return { questionType: QuestionType.compound, body: { children: [child] }, key: { children: [key] } };
}
