/** An article of the demo world; our own words. */
export interface SeedBlog {
  /** Key of a person in `people.ts`. */
  who: string;
  title: string;
  labels: readonly string[];
  daysAgo: number;
  html: string;
  aboutVersion?: string;
  /** `key：words`, each answering the article. */
  comments: readonly string[];
}
