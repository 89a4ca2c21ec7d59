import { QuestionType, questionTraits } from './questions.ts';
import type { Asked, Option } from './questions.ts';

/** A generator of numbers in [0, 1) from a seed of 32 bits: mulberry32 (T. Ettinger 2017), so that a draw can be repeated. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A copy in an order of its own (Fisher & Yates, Durstenfeld 1964). */
export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [copy[last], copy[other]] = [copy[other]!, copy[last]!];
  }
  return copy;
}

/** A seed of its own for each place of a paper, so that a question more shuffles no other: FNV-1a over both. */
export function seedAt(seed: number, place: string): number {
  let hash = (0x81_1c_9d_c5 ^ seed) >>> 0;
  for (const char of place) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01_00_01_93) >>> 0;
  return hash;
}

/**
 * A question as one candidate sees it: the options in the order of the seed. What is to be put in order or joined is
 * always shuffled, for in the order of its author it would tell its answer. Every order is equally likely, also
 * the right one: were it left out, to know that would be a hint.
 * @param isShuffled whether the options of choices are too
 */
export function shownTo<Q extends Asked>(question: Q, seed: number, isShuffled: boolean): Q {
  const { questionType } = question;
  if (questionType === QuestionType.compound) {
    const children = question.body.children.map((child) => shownTo(child as never, seedAt(seed, child.id), isShuffled));
    return { ...question, body: { children } };
  }
  if (!questionTraits[questionType].isShuffled) return question;
  const mix = (list: readonly Option[]) => shuffled(list, randomFrom(seed));
  if (questionType === QuestionType.matching)
    return { ...question, body: { ...question.body, right: mix(question.body.right) } };
  if (questionType === QuestionType.ordering) return { ...question, body: { items: mix(question.body.items) } };
  const { body } = question as Extract<Asked, { questionType: 1 | 2 }>;
  return isShuffled && !body.isOrderFixed ? { ...question, body: { ...body, options: mix(body.options) } } : question;
}
