import type { list } from '#contract/community/blogComment.ts';
import type { InputOf } from '#contract/kit/schema.ts';
import { listComments } from './calls.ts';

/** Comments of an article or replies below one; what it takes is fetched with the first. */
export async function fetchComments(wish: InputOf<typeof list.input>) {
  const [{ call }, contract] = await Promise.all([import('../../../kit/call.ts'), listComments()]);
  return call(contract, wish, { isShowErrTip: false });
}
