import { CallError } from '#contract/kit/callError.ts';
import { endsSession } from '#contract/kit/errors.ts';
import type { Page } from '#contract/kit/page.ts';

/** One page of a list as a loader hands it to its page. */
export type LoadedPage<T> = { page: Page<T> } | { failure: string };

/**
 * Awaits a paged call in a loader. A failed list is drawn with its 重试 and leaves the rest of the page alone.
 * @throws CallError when the session is over or the list may not be seen: that is for the page to answer.
 */
export async function loadPage<T>(answer: Promise<Page<T>>): Promise<LoadedPage<T>> {
  try {
    return { page: await answer };
  } catch (error) {
    if (!(error instanceof CallError) || endsSession(error.code) || error.code === 403) throw error;
    return { failure: error.message };
  }
}
