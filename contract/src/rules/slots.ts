import { QuestionType } from './questions.ts';
import type { Asked, Child, Keyed, SimpleType } from './questions.ts';

/** Where an answer belongs: an item of the paper, and for a material one of its children. */
export const slotOf = (itemId: string, childId = ''): string => (childId === '' ? itemId : `${itemId}:${childId}`);

export const slotPattern = /^[1-9]\d{0,18}(?::[\da-z]{1,12})?$/;

export function placeOf(slot: string): { itemId: string; childId: string } {
  const [itemId = '', childId = ''] = slot.split(':');
  return { itemId, childId };
}

/**
 * The marks of a material's children in tenths, in proportion to what each is worth by itself, in whole halves of a
 * mark where that leaves none without. Each ends where the sum up to it is rounded to, so that they always make the
 * whole and none is a unit away from its share.
 */
export function childPoints(total: number, children: readonly Pick<Child, 'id' | 'points'>[]): Map<string, number> {
  const weights = children.reduce((sum, { points }) => sum + points, 0) || 1;
  const isInHalves = total % 5 === 0 && children.every(({ points }) => (total * points) / weights >= 5);
  const unit = isInHalves ? 5 : 1;
  const shares = new Map<string, number>();
  let weight = 0;
  let given = 0;
  for (const { id, points } of children) {
    weight += points;
    const upTo = Math.round((total * weight) / weights / unit) * unit;
    shares.set(id, upTo - given);
    given = upTo;
  }
  return shares;
}

export interface Slot {
  slot: string;
  /** Tenths. */
  points: number;
  keyed: Keyed<SimpleType>;
}

/** What an item of a paper is answered by: one slot, or one for each child of a material. */
export function slotsOf(itemId: string, points: number, question: Keyed): Slot[] {
  if (question.questionType !== QuestionType.compound) return [{ slot: slotOf(itemId), points, keyed: question }];
  const shares = childPoints(points, question.body.children);
  return question.body.children.map(({ id, questionType, body }) => {
    const { key } = question.key.children.find((one) => one.id === id)!;
    return {
      slot: slotOf(itemId, id),
      points: shares.get(id)!,
      keyed: { questionType, body, key } as Keyed<SimpleType>,
    };
  });
}

export type AskedSlot = Asked<SimpleType> & { slot: string };

/** The slots of a question whose key is not at hand. */
export function askedSlots(itemId: string, question: Asked): AskedSlot[] {
  if (question.questionType !== QuestionType.compound) {
    const { questionType, body } = question;
    return [{ slot: slotOf(itemId), questionType, body } as AskedSlot];
  }
  return question.body.children.map(
    ({ id, questionType, body }) => ({ slot: slotOf(itemId, id), questionType, body }) as AskedSlot,
  );
}
