import { redirect } from 'react-router';
import * as desk from '#contract/course/programDesk.ts';
import { isId } from '#contract/rules/id.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs } from '../../../kit/pageTypes.ts';
import { pageUrl } from '../../../kit/pageUrl.ts';

export const LIST = '/account/planmanage';

/** The pages of one plan at the desk. */
export const placesOf = (id: string) => ({
  list: LIST,
  steps: [1, 2, 3, 4].map((step) => `${LIST}/step${step}?id=${id}`),
  /** How it stands. */
  detail: `${LIST}/detail?id=${id}`,
});

/** For loaders: the plan that the address names; without one it leads to the list. */
export async function loadProgram({ request, context }: Pick<LoaderArgs, 'request' | 'context'>) {
  const id = pageUrl(request).searchParams.get('id');
  if (id === null || !isId(id)) throw redirect(LIST);
  return { program: await answerOr(request, context.get(apiContext).call(desk.view, { id })) };
}
