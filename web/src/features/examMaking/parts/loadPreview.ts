import { redirect } from 'react-router';
import * as assessment from '#contract/exam/assessment.ts';
import * as paper from '#contract/exam/paper.ts';
import { isId, NONE } from '#contract/rules/id.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import type { LoaderArgs } from '../../../kit/pageTypes.ts';
import { paperRoutes } from '../routes.ts';

/** The paper that the address names itself, or by the assessment that is made with it. */
export async function loadPreview({ request, context }: LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const api = context.get(apiContext);
  const id = await paperIdIn(request, api, searchParams);
  const seed = Math.min(4_294_967_295, Math.max(0, Math.trunc(Number(searchParams.get('seed')) || 1)));
  const withKeys = searchParams.get('keys') === '1' ? 1 : 0;
  const versionNo = Math.max(0, Math.trunc(Number(searchParams.get('versionNo')) || 0));
  return {
    id,
    versionNo,
    withKeys,
    paper: await answerOr(request, api.call(paper.preview, { id, seed, withKeys, versionNo })),
  } as const;
}

async function paperIdIn(request: Request, api: PageApi, search: URLSearchParams): Promise<string> {
  const paperId = search.get('paperId') ?? '';
  if (isId(paperId)) return paperId;
  const id = search.get('id') ?? '';
  if (!isId(id)) throw redirect(paperRoutes.papers.path);
  const of = await answerOr(request, api.call(assessment.view, { id }));
  if (of.paperId === NONE) throw missing();
  return of.paperId;
}
