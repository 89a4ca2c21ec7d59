import { redirect } from 'react-router';
import * as talent from '#contract/position/talent.ts';
import type { LookPart } from '#contract/rules/hiring.ts';
import { isId } from '#contract/rules/id.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs } from '../../../kit/pageTypes.ts';
import { hiringRoutes } from '../routes.ts';

type Part = Exclude<LookPart, 4>;

/** One candidate with the part that this page shows; the person reads that it was opened. */
export async function loadCandidate({ request, context }: LoaderArgs, lookPart: Part) {
  const id = new URL(request.url).searchParams.get('id');
  if (id === null || !isId(id)) throw redirect(hiringRoutes.talent.path);
  return { row: await answerOr(request, context.get(apiContext).call(talent.open, { id, lookPart })) };
}
