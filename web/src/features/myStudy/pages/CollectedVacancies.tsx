import * as vacancy from '#contract/position/vacancy.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import { useListState } from '../../../kit/list/useListState.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { jobList } from '../parts/addresses.ts';
import { AppliedRow, CollectedVacancyRow } from '../parts/CollectedVacancyRow.tsx';
import { CollectionList } from '../parts/CollectionList.tsx';
import { myStudyRoutes } from '../routes.ts';

export const handle = myStudyRoutes.collectionJob;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const { filters, page } = readList(jobList, new URL(request.url).searchParams);
  return filters.show === 'applied'
    ? { applied: await loadRows(request, api.call(vacancy.mine, { pageCurrent: page })) }
    : { collected: await loadRows(request, api.call(vacancy.collected, { pageCurrent: page })) };
}

/** Collected vacancies, ended ones grey; or those one applied for with what became of it. */
export default function CollectedVacancies({ loaderData }: PageProps<typeof loader>) {
  const { filters, hrefOf } = useListState(jobList);
  const shared = { unit: '个', source: { place: '职位页', to: '/positionlist', words: '去看职位' } };
  const above = (
    <FilterRows>
      <FilterRow
        label="显示"
        current={filters.show}
        options={[
          { key: '', label: '收藏的', to: hrefOf({ filters: { show: '' } }) },
          { key: 'applied', label: '投递过的', to: hrefOf({ filters: { show: 'applied' } }) },
        ]}
      />
    </FilterRows>
  );
  if (loaderData.applied) {
    return (
      <CollectionList
        {...shared}
        loaded={loaderData.applied}
        label="投递过的职位"
        above={above}
        empty={{ title: '还没有投递过', note: '投递之后，企业看没看、怎么答复都在这里' }}
        Row={AppliedRow}
      />
    );
  }
  return (
    <CollectionList {...shared} loaded={loaderData.collected} label="职位" above={above} Row={CollectedVacancyRow} />
  );
}
