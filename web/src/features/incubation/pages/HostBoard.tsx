import { MilestoneState } from '#contract/rules/incubation.ts';
import * as milestoneHost from '#contract/startup/milestoneHost.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { boardSpec, hostProjectPath } from '../parts/addresses.ts';
import { HostTabs } from '../parts/HostTabs.tsx';
import styles from '../parts/Incubation.module.css';
import { milestoneTones } from '../parts/tones.ts';
import { incubationRoutes } from '../routes.ts';

export const handle = incubationRoutes.hostBoard;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  return {
    loaded: await loadList(request, boardSpec, ({ filters, page }) =>
      api.call(milestoneHost.board, { view: filters.view, pageCurrent: page }),
    ),
  };
}

const names = { waiting: '等待检查', late: '逾期', due: '三十天内到期' };

/** Over all projects: what waits to be checked, what is late, what comes next. */
export default function HostBoard({ loaderData: { loaded } }: PageProps<typeof loader>) {
  const list = useList(boardSpec, loaded);
  const counts = 'page' in loaded ? loaded.page.counts : undefined;
  return (
    <div className="page">
      <PageHead title="里程碑检查" note="所有项目的里程碑，等得久的在前" />
      <HostTabs current="board" />
      <div className={styles.body}>
        <FilterRows>
          <FilterRow
            label="看哪些"
            current={list.filters.view}
            options={milestoneHost.boardViews.map((view) => ({
              key: view,
              label: counts ? `${names[view]} ${counts[view]}` : names[view],
              to: list.hrefOf({ filters: { view } }),
            }))}
          />
        </FilterRows>
        <List of={list} unit="个" empty={<Empty title="这里没有里程碑" note="换一栏看看" />}>
          {(rows) => (
            <RowList label="里程碑">
              {rows.map((row) => (
                <Row
                  key={row.id}
                  to={hostProjectPath(row.projectId)}
                  heading="h2"
                  stacks
                  title={row.title}
                  tags={row.isLate === 1 ? <Tag tone="danger">逾期</Tag> : null}
                  meta={`${row.projectName}，${row.dueOn} 之前`}
                  end={
                    <StatusDot tone={milestoneTones[row.milestoneState]}>
                      {MilestoneState.labels[row.milestoneState]}
                    </StatusDot>
                  }
                />
              ))}
            </RowList>
          )}
        </List>
      </div>
    </div>
  );
}
