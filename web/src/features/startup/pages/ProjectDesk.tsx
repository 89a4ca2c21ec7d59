import { valueOf } from '#contract/rules/choice.ts';
import { ProjectState } from '#contract/rules/startProjects.ts';
import * as host from '#contract/startup/projectHost.ts';
import { List } from '../../../kit/list/List.tsx';
import { Nothing } from '../../../kit/list/Nothing.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { projectDeskSpec } from '../parts/addresses.ts';
import { HostActs } from '../parts/HostActs.tsx';
import { ProjectRow } from '../parts/ProjectRow.tsx';
import { startProjectRoutes } from '../routes.ts';

export const handle = startProjectRoutes.desk;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  return {
    loaded: await loadList(request, projectDeskSpec, ({ filters, page }) =>
      api.call(host.list, { projectState: valueOf(ProjectState, filters.state), pageCurrent: page }),
    ),
  };
}

/** The projects that were handed in to the own organization, by state, with what it can decide. */
export default function ProjectDesk({ loaderData: { loaded } }: PageProps<typeof loader>) {
  const list = useList(projectDeskSpec, loaded);
  const counts = 'page' in loaded ? loaded.page.counts : [];
  return (
    <div className="page">
      <PageHead title="孵化项目管理" note="交给本单位的项目，等得久的在前；退回、暂停与结束要写原因" />
      <FilterRows>
        <FilterRow
          label="状态"
          current={list.filters.state}
          options={[
            { key: '', label: '全部', to: list.hrefOf({ filters: { state: '' } }) },
            ...counts.map(({ projectState, count }) => ({
              key: String(projectState),
              label: `${ProjectState.labels[projectState]} ${count}`,
              to: list.hrefOf({ filters: { state: String(projectState) as '1' } }),
            })),
          ]}
        />
      </FilterRows>
      <List
        of={list}
        unit="个"
        empty={<Nothing list={list} conditions={['state']} title="还没有收到项目" note="团队提交之后会出现在这里" />}
      >
        {(rows) => (
          <RowList label="孵化项目">
            {rows.map((row) => (
              <ProjectRow key={row.id} row={row}>
                <HostActs row={row} />
              </ProjectRow>
            ))}
          </RowList>
        )}
      </List>
    </div>
  );
}
