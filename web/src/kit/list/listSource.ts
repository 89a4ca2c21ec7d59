import type { Page } from '#contract/kit/page.ts';

/** Where the rows of a list come from, and how it stands with them. */
export interface ListSource<T> {
  /** Undefined until the first answer. While the next page is on its way this is still the last one. */
  page: Page<T> | undefined;
  /** What went wrong, in words for the user. */
  failure?: string;
  busy: boolean;
  retry: () => void;
}
