import { isId } from '#contract/rules/id.ts';
import * as milestone from '#contract/startup/milestone.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs } from '../../../kit/pageTypes.ts';

/** The project that the address names, as both sides read it; a stranger gets no further. */
export async function loadStanding({ request, context }: Pick<LoaderArgs, 'request' | 'context'>) {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  if (!isId(id)) throw missing();
  return answerOr(request, context.get(apiContext).call(milestone.standing, { projectId: id }));
}

export type ShownStanding = Awaited<ReturnType<typeof loadStanding>>;
