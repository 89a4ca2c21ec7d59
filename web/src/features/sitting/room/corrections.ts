import type { Room } from '#contract/exam/sittingShapes.ts';
import { correctionText } from '#contract/rules/corrections.ts';
import type { Place } from './places.ts';

export interface ShownCorrection {
  /** Of the notice. */
  id: string;
  itemId: string;
  index: number;
  number: number;
  text: string;
}

/** What was corrected of the questions that are shown, each with its number in this paper; the newest first. */
export function correctionsOf(notices: Room['notices'], places: readonly Place[]): ShownCorrection[] {
  return notices.flatMap(({ id, itemId, correction, content }) => {
    const place = places.find((one) => one.itemId === itemId);
    if (!place || correction === null) return [];
    const { index, number } = place;
    return [{ id, itemId: place.itemId, index, number, text: correctionText(number, correction, content) }];
  });
}
