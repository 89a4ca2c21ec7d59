import { useSyncExternalStore } from 'react';
import { Difficulty, QuestionType } from '#contract/rules/questions.ts';
import { dropDraft, keepDraft, readDraft } from '../../kit/drafts.ts';

/** A question somebody picked for a paper they have not made yet. */
export interface BasketItem {
  questionId: string;
  questionType: QuestionType;
  difficulty: Difficulty;
  /** Tenths. */
  points: number;
  /** The beginning of its stem, without tags. */
  title: string;
}

const NAME = 'question-basket';
const EMPTY: readonly BasketItem[] = [];
const listeners = new Set<() => void>();
let current: readonly BasketItem[] | undefined;

/** What is in the basket; it stays on this device until a paper is made of it or somebody signs out. */
export const readBasket = (): readonly BasketItem[] =>
  (current ??= readDraft<{ items: BasketItem[] }>(NAME)?.items ?? EMPTY);

export function writeBasket(items: readonly BasketItem[]): void {
  current = items;
  if (items.length === 0) dropDraft(NAME);
  else keepDraft(NAME, { items });
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The basket, on every part of the page that shows it; empty on the server. */
export const useBasket = (): readonly BasketItem[] => useSyncExternalStore(subscribe, readBasket, () => EMPTY);
