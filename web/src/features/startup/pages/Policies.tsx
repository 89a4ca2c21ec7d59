import { PolicyField, PolicyLevel, PolicyPhase } from '#contract/rules/startPolicies.ts';
import { Catalogue } from '../../../kit/catalogue/Catalogue.tsx';
import { SearchInResults } from '../../../kit/catalogue/SearchInResults.tsx';
import { totalText } from '../../../kit/list/totalText.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { librarySpec } from '../parts/addresses.ts';
import { loadPolicies } from '../parts/loadPolicies.ts';
import { textOptionsOf } from '../parts/optionsOf.ts';
import { PolicyRow } from '../parts/PolicyRow.tsx';
import { StartTabs } from '../parts/StartTabs.tsx';
import { startPolicyRoutes } from '../routes.ts';

export const handle = startPolicyRoutes.library;

export const loader = ({ request, context }: LoaderArgs) => loadPolicies(request, context.get(apiContext));

const groups = [
  { name: 'field', label: '类别', options: textOptionsOf(PolicyField) },
  { name: 'level', label: '级别', options: textOptionsOf(PolicyLevel) },
  { name: 'phase', label: '申请', options: textOptionsOf(PolicyPhase) },
];

const sorts = [
  { value: 'fresh', label: '最新' },
  { value: 'due', label: '快截止' },
];

/** The library of policies by place, kind, level and whether one can apply now; every condition stands in the address. */
export default function Policies({ loaderData: { loaded, regions } }: PageProps<typeof loader>) {
  const list = useList(librarySpec, loaded);
  const total = list.source.page ? `共 ${totalText(list.source.page)} 条` : undefined;
  return (
    <div className="page">
      <PageHead
        title="创业政策"
        note="给什么、给谁、什么时候截止"
        actions={<SearchInResults list={list} name="str" label="在政策中搜索" total={total} />}
      />
      <StartTabs current="library" />
      <Catalogue
        list={list}
        category={{ name: 'region', labels: ['地区', '城市', '区县'], tree: regions }}
        groups={groups}
        text="str"
        sorts={sorts}
        unit="条"
        skeleton={<SkeletonRows count={6} />}
        empty={<Empty title="还没有发布创业政策" note="机构、学校与平台发布之后会出现在这里" />}
      >
        {(rows) => (
          <RowList label="创业政策">
            {rows.map((row) => (
              <PolicyRow key={row.id} row={row} />
            ))}
          </RowList>
        )}
      </Catalogue>
    </div>
  );
}
