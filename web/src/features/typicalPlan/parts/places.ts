import { redirect } from 'react-router';
import * as plans from '#contract/course/typicalPlan.ts';
import { isId } from '#contract/rules/id.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs } from '../../../kit/pageTypes.ts';
import { pageUrl } from '../../../kit/pageUrl.ts';

const COMPANY = '/account/typicalplancompany';
const PLAN = '/account/typicalplan';

/** Which door an address belongs to. */
export const baseAt = (pathname: string): string => (pathname.startsWith(COMPANY) ? COMPANY : PLAN);

/** The pages of one typical position behind a door. */
export const placesOf = (base: string, id: string) => ({
  list: base,
  steps: [`${base}/step1?id=${id}`, `${base}/step2?id=${id}`, `${base}/step3?id=${id}`] as const,
  /** How it stands. */
  detail: base === COMPANY ? `${base}/detail?id=${id}` : `${base}/check?id=${id}`,
  position: base === COMPANY ? `${base}/positiondetail?id=${id}` : undefined,
  courses: base === COMPANY ? undefined : `${base}/coursecheck?id=${id}`,
  system: base === COMPANY ? undefined : `${base}/coursesyscheck?id=${id}`,
});

/** For loaders: the typical position that the address names; without one it leads to the list. */
export async function loadPlan({ request, context }: Pick<LoaderArgs, 'request' | 'context'>) {
  const { pathname, searchParams } = pageUrl(request);
  const id = searchParams.get('id');
  const base = baseAt(pathname);
  if (id === null || !isId(id)) throw redirect(base);
  return { base, plan: await answerOr(request, context.get(apiContext).call(plans.view, { id })) };
}
