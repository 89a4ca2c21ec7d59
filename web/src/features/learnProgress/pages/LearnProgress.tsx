import { matrix, places } from '#contract/exam/learnProgress.ts';
import { valueOf } from '#contract/rules/choice.ts';
import { LearnState } from '#contract/rules/learnProgress.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { placeSpec, progressSorts, progressSpec, scopeIn } from '../parts/addresses.ts';
import { PlaceList } from '../parts/PlaceList.tsx';
import { ProgressPage } from '../parts/ProgressPage.tsx';
import { learnProgressRoutes } from '../routes.ts';

export const handle = learnProgressRoutes.matrix;

const PAGE_SIZE = 30;

/** The matrix of the course, the offering or the class that the address names; without one, those there are. */
export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const query = new URL(request.url).searchParams;
  const scope = scopeIn(query);
  if (Object.keys(scope).length === 0) {
    const listed = await loadList(request, placeSpec, ({ filters, page }) =>
      api.call(places, { kind: filters.kind, keyword: filters.keyword.slice(0, 60), pageCurrent: page }),
    );
    return { listed };
  }
  const { filters, sort, page } = readList(progressSpec, query);
  const wanted = {
    ...scope,
    keyword: filters.keyword.slice(0, 30),
    state: valueOf(LearnState, filters.state),
    sort: progressSorts.find((order) => order === sort) ?? 'progressUp',
  };
  const asked = api.call(matrix, { ...wanted, pageCurrent: page, pageSize: PAGE_SIZE });
  return { wanted, shown: await answerOr(request, asked) };
}

export default function LearnProgress({ loaderData: { listed, wanted, shown } }: PageProps<typeof loader>) {
  if (shown) return <ProgressPage wanted={wanted} shown={shown} />;
  return <PlaceList listed={listed} />;
}
