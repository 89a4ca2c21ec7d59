import { incubationBasePath } from '#contract/rules/pagePaths.ts';
import * as base from '#contract/startup/base.ts';
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
import { BASES, basesSpec } from '../parts/addresses.ts';
import { BaseRow } from '../parts/BaseRow.tsx';
import { incubationRoutes } from '../routes.ts';

export const handle = incubationRoutes.bases;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const { filters, page } = readList(basesSpec, new URL(request.url).searchParams);
  // a code that is none finds nothing
  const regionCode = /^\d{0,6}$/.test(filters.region) ? filters.region : '999999';
  const str = [...filters.str].slice(0, 40).join('');
  const [loaded, regions] = await Promise.all([
    loadRows(request, api.call(base.list, { regionCode, str, pageCurrent: page })),
    block(
      api.call(region.listAsTree, {}).then(({ regionList }) => regionList),
      [],
    ),
  ]);
  const rows = 'page' in loaded ? loaded.page.list : [];
  return {
    loaded,
    regions: branchOf(regions, filters.region),
    seo: {
      description: '孵化基地在哪里、什么时候开门、今天还有几个空工位。',
      canonical: page > 1 ? `${BASES}?page=${page}` : BASES,
      jsonLd: graph(
        itemListLd(
          api.publicUrl,
          rows.map(({ id, baseName }) => ({ name: baseName, path: incubationBasePath(id) })),
        ),
      ),
    },
  };
}

/** Public bases by place. */
export default function Bases({ loaderData: { loaded, regions } }: PageProps<typeof loader>) {
  const list = useList(basesSpec, loaded);
  const total = list.source.page ? `共 ${totalText(list.source.page)} 个` : undefined;
  return (
    <div className="page">
      <PageHead
        title="孵化基地"
        note="在哪里、什么时候开门、今天还有几个空工位"
        actions={<SearchInResults list={list} name="str" label="在基地中搜索" total={total} />}
      />
      <Catalogue
        list={list}
        category={{ name: 'region', labels: ['地区', '城市', '区县'], tree: regions }}
        text="str"
        unit="个"
        skeleton={<SkeletonRows count={4} />}
        empty={<Empty title="还没有公开的基地" note="机构与学校公开基地之后会出现在这里" />}
      >
        {(rows) => (
          <RowList label="孵化基地">
            {rows.map((row) => (
              <BaseRow key={row.id} row={row} />
            ))}
          </RowList>
        )}
      </Catalogue>
    </div>
  );
}
