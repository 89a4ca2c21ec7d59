import { CallError } from '#contract/kit/callError.ts';
import { endsSession, NO_PERMISSION } from '#contract/kit/errors.ts';
import type { Page } from '#contract/kit/page.ts';
import { answerOr } from '../answerOr.ts';
import type { FilterValues, ListSpec, ListState } from './listAddress.ts';
import { readList } from './listAddress.ts';

/** The answer of a paged call as a loader hands it to its page. */
export type LoadedList<P> = { page: P } | { failure: string };

export type LoadedPage<T> = LoadedList<Page<T>>;

/**
 * For loaders: the page of a list that the address asks for. A failed list is drawn with its 重试 and leaves the rest of
 * the page alone; one that may not be seen, and a session that is over, are answered by the page (`answerOr`).
 */
export const loadList = <P extends Page<unknown>, const F extends NonNullable<ListSpec['filters']>>(
  request: Request,
  spec: ListSpec<F>,
  ask: (state: ListState<FilterValues<F>>) => Promise<P>,
): Promise<LoadedList<P>> => loadRows(request, ask(readList(spec, new URL(request.url).searchParams)));

/** The same for rows that are asked for in another way than by the address alone. */
export const loadRows = <P extends Page<unknown>>(request: Request, answer: Promise<P>): Promise<LoadedList<P>> =>
  answerOr(
    request,
    answer.then((page) => ({ page }), failureOf),
  );

function failureOf(error: unknown): { failure: string } {
  if (!(error instanceof CallError) || endsSession(error.code) || error.code === NO_PERMISSION.code) throw error;
  return { failure: error.message };
}
