import * as vacancySearch from '#contract/position/vacancySearch.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { plainList } from '../parts/addresses.ts';
import { CollectionList } from '../parts/CollectionList.tsx';
import { SavedSearchRow } from '../parts/SavedSearchRow.tsx';
import { myStudyRoutes } from '../routes.ts';

export const handle = myStudyRoutes.collectionSearch;

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, plainList, ({ page }) => context.get(apiContext).call(vacancySearch.list, { pageCurrent: page }));

/** Searches among vacancies that the reader keeps, with how much is new in each. */
export default function SavedSearches({ loaderData }: PageProps<typeof loader>) {
  return (
    <CollectionList
      loaded={loaderData}
      label="保存的查找"
      unit="个"
      source={{ place: '招聘', to: '/positionlist', words: '去找职位' }}
      empty={{ title: '还没有保存查找', note: '在招聘页选好条件，点「保存这次查找」，有新职位就会告诉你' }}
      Row={SavedSearchRow}
    />
  );
}
