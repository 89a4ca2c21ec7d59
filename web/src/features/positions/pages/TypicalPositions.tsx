import { PositionRank } from '#contract/rules/abilities.ts';
import { Catalogue } from '../../../kit/catalogue/Catalogue.tsx';
import { SearchInResults } from '../../../kit/catalogue/SearchInResults.tsx';
import { totalText } from '../../../kit/list/totalText.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { loadTypicals } from '../parts/loadTypicals.ts';
import { typicalSpec } from '../parts/typicalList.ts';
import { TypicalRow } from '../parts/TypicalRow.tsx';
import { positionsRoutes } from '../routes.ts';

export const handle = positionsRoutes.typical;

export const loader = ({ request, context }: LoaderArgs) => loadTypicals(request, context.get(apiContext));

const ranks = PositionRank.values.map((value) => ({ value: String(value), label: PositionRank.labels[value] }));

/** What kinds of positions ask for, and how one gets there. */
export default function TypicalPositions({ loaderData }: PageProps<typeof loader>) {
  const { loaded, fields, industries, jobs } = loaderData;
  const list = useList(typicalSpec, loaded);
  return (
    <div className="page">
      <PageHead
        title="典型岗位"
        note="一种岗位要会什么、学什么、考什么"
        actions={
          <SearchInResults
            list={list}
            name="str"
            label="在典型岗位中搜索"
            total={list.source.page ? `共 ${totalText(list.source.page)} 个` : undefined}
          />
        }
      />
      <Catalogue
        list={list}
        groups={[
          { name: 'field', label: '能力领域', options: fields },
          { name: 'industry', label: '行业', options: industries },
          { name: 'rank', label: '级别', options: ranks },
        ]}
        category={{ name: 'job', labels: ['职位', '方向'], tree: jobs }}
        text="str"
        unit="个"
        skeleton={<SkeletonRows count={6} />}
        empty={
          <Empty
            title="还没有公开的典型岗位"
            note="先看看已经上架的课程"
            action={
              <LinkButton to="/list" size="sm" variant="primary">
                看课程
              </LinkButton>
            }
          />
        }
      >
        {(rows) => (
          <RowList label="典型岗位">
            {rows.map((row) => (
              <TypicalRow key={row.id} row={row} />
            ))}
          </RowList>
        )}
      </Catalogue>
    </div>
  );
}
