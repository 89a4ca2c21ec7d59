import { valueOf } from '#contract/rules/choice.ts';
import { startCasePath } from '#contract/rules/pagePaths.ts';
import { StartField } from '#contract/rules/startPolicies.ts';
import * as stories from '#contract/startup/typicalCase.ts';
import * as region from '#contract/system/region.ts';
import { Catalogue } from '../../../kit/catalogue/Catalogue.tsx';
import { branchOf } from '../../../kit/catalogue/categoryRows.ts';
import { SearchInResults } from '../../../kit/catalogue/SearchInResults.tsx';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import { totalText } from '../../../kit/list/totalText.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { block } from '../../../shared/courses/block.ts';
import { graph, itemListLd } from '../../../shared/courses/jsonLd.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { CaseRow } from '../parts/CaseRow.tsx';
import { CaseTabs } from '../parts/CaseTabs.tsx';
import { textOptionsOf } from '../parts/optionsOf.ts';
import { CASES, caseSpec, placeOf } from '../parts/programmeAddresses.ts';
import { startCaseRoutes } from '../programmeRoutes.ts';

export const handle = startCaseRoutes.cases;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const { filters, page } = readList(caseSpec, new URL(request.url).searchParams);
  const [loaded, regions] = await Promise.all([
    loadRows(
      request,
      api.call(stories.list, {
        region: placeOf(filters.region),
        startField: valueOf(StartField, filters.field),
        str: [...filters.str].slice(0, 60).join(''),
        pageCurrent: page,
      }),
    ),
    block(
      api.call(region.listAsTree, {}).then(({ regionList }) => regionList),
      [],
    ),
  ]);
  const { list, pageCurrent } = 'page' in loaded ? loaded.page : { list: [], pageCurrent: 1 };
  return {
    loaded,
    regions: branchOf(regions, filters.region),
    seo: {
      description: '毕业了的创业项目怎么走过来：遇到什么麻烦，怎么做，最后的数字。',
      canonical: pageCurrent > 1 ? `${CASES}?page=${pageCurrent}` : CASES,
      jsonLd: graph(
        itemListLd(
          api.publicUrl,
          list.map(({ id, title }) => ({ name: title, path: startCasePath(id) })),
        ),
      ),
    },
  };
}

const groups = [{ name: 'field', label: '行业', options: textOptionsOf(StartField) }];

/** The stories of projects that graduated, by place and line of business. */
export default function Cases({ loaderData: { loaded, regions } }: PageProps<typeof loader>) {
  const list = useList(caseSpec, loaded);
  const total = list.source.page ? `共 ${totalText(list.source.page)} 个` : undefined;
  return (
    <div className="page">
      <PageHead
        title="典型案例"
        note="毕业了的项目，怎么一步一步走过来"
        actions={<SearchInResults list={list} name="str" label="在案例中搜索" total={total} />}
      />
      <CaseTabs current="cases" />
      <Catalogue
        list={list}
        category={{ name: 'region', labels: ['地区', '城市', '区县'], tree: regions }}
        groups={groups}
        text="str"
        unit="个"
        skeleton={<SkeletonRows count={6} />}
        empty={<Empty title="还没有典型案例" note="项目毕业之后，由孵化单位写出来" />}
      >
        {(rows) => (
          <RowList label="典型案例">
            {rows.map((row) => (
              <CaseRow key={row.id} row={row} to={startCasePath(row.id)} />
            ))}
          </RowList>
        )}
      </Catalogue>
    </div>
  );
}
