/** A question of the demo world; our own words. */
export interface SeedQuestion {
  /** Key of a person in `people.ts`. */
  who: string;
  title: string;
  labels: readonly string[];
  daysAgo: number;
  html: string;
  /** Points offered; the asker has them in the book. */
  reward?: 5 | 10 | 20 | 50;
  answers: readonly SeedAnswer[];
  /** Title of the question that it repeats. */
  repeats?: string;
}

export interface SeedAnswer {
  who: string;
  html: string;
  isAccepted?: true;
  /** `key：words`, each about the answer. */
  comments?: readonly string[];
}
