import { createEmptyCard, fsrs } from 'ts-fsrs';
import type { Card } from 'ts-fsrs';
import type { MemoryCard, Recall } from '#contract/rules/practice.ts';
import { CLEARED_AFTER, Recall as Recalls } from '#contract/rules/practice.ts';

/**
 * FSRS-6 with its published weights (J. Ye et al. 2022, KDD '22), 90 % retention. Without steps of minutes: what was
 * not known today comes again tomorrow.
 */
const scheduler = fsrs({ request_retention: 0.9, enable_short_term: false, enable_fuzz: false });

export const newCard = (now: Date): MemoryCard => ({ ...keptOf(createEmptyCard(now)), streak: 0 });

interface Standing {
  card: MemoryCard;
  isWrong: 0 | 1;
}

/** What somebody remembers after they knew it so well, and whether it is in the book of wrong answers. */
export function recalled({ card, isWrong }: Standing, recall: Recall, now: Date): Standing {
  const { card: next } = scheduler.next(cardOf(card), now, recall);
  const isRight = recall >= Recalls.good;
  const streak = isRight ? card.streak + 1 : 0;
  return { card: { ...keptOf(next), streak }, isWrong: isRight ? clearedBy(streak, isWrong) : 1 };
}

const clearedBy = (streak: number, isWrong: 0 | 1): 0 | 1 => (streak >= CLEARED_AFTER ? 0 : isWrong);

const keptOf = (card: Card): Omit<MemoryCard, 'streak'> => ({
  due: card.due.getTime(),
  stability: card.stability,
  difficulty: card.difficulty,
  reps: card.reps,
  lapses: card.lapses,
  learningSteps: card.learning_steps,
  state: card.state as number as MemoryCard['state'],
  lastReview: card.last_review?.getTime() ?? null,
});

const cardOf = (kept: MemoryCard): Card => ({
  due: new Date(kept.due),
  stability: kept.stability,
  difficulty: kept.difficulty,
  elapsed_days: 0,
  scheduled_days: 0,
  reps: kept.reps,
  lapses: kept.lapses,
  learning_steps: kept.learningSteps,
  state: kept.state,
  last_review: kept.lastReview === null ? undefined : new Date(kept.lastReview),
});
