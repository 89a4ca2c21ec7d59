import { StartField } from '#contract/rules/startPolicies.ts';
import { ProgrammePhase } from '#contract/rules/startProgrammes.ts';
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
import { loadProgrammes } from '../parts/loadProgrammes.ts';
import { textOptionsOf } from '../parts/optionsOf.ts';
import { programmeSpec } from '../parts/programmeAddresses.ts';
import { ProgrammeRow } from '../parts/ProgrammeRow.tsx';
import { ProgrammeTabs } from '../parts/ProgrammeTabs.tsx';
import { startProgrammeRoutes } from '../programmeRoutes.ts';

export const handle = startProgrammeRoutes.programmes;

export const loader = ({ request, context }: LoaderArgs) => loadProgrammes(request, context.get(apiContext));

const groups = [
  { name: 'field', label: '行业', options: textOptionsOf(StartField) },
  { name: 'phase', label: '现在', options: textOptionsOf(ProgrammePhase) },
];

/** The calls for projects by place, line of business and whether one can apply now. */
export default function Programmes({ loaderData: { loaded, regions } }: PageProps<typeof loader>) {
  const list = useList(programmeSpec, loaded);
  const total = list.source.page ? `共 ${totalText(list.source.page)} 次` : undefined;
  return (
    <div className="page">
      <PageHead
        title="项目征集"
        note="每份申请由两位评阅人各自评，看不到你是谁；评完都有意见"
        actions={<SearchInResults list={list} name="str" label="在征集中搜索" total={total} />}
      />
      <ProgrammeTabs current="programmes" />
      <Catalogue
        list={list}
        category={{ name: 'region', labels: ['地区', '城市', '区县'], tree: regions }}
        groups={groups}
        text="str"
        unit="次"
        skeleton={<SkeletonRows count={6} />}
        empty={<Empty title="还没有项目征集" note="机构与学校发布之后会出现在这里" />}
      >
        {(rows) => (
          <RowList label="项目征集">
            {rows.map((row) => (
              <ProgrammeRow key={row.id} row={row} />
            ))}
          </RowList>
        )}
      </Catalogue>
    </div>
  );
}
