import { MilestoneState } from '#contract/rules/incubation.ts';
import { startProjectPath } from '#contract/rules/pagePaths.ts';
import { ProjectState } from '#contract/rules/startProjects.ts';
import { wireTime } from '#contract/rules/time.ts';
import * as fund from '#contract/startup/fund.ts';
import * as milestone from '#contract/startup/milestone.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadRows } from '../../../kit/list/loadList.ts';
import type { LoadedList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { useListState } from '../../../kit/list/useListState.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { HOST_HOME, hostFundPath, projectSpec } from '../parts/addresses.ts';
import { AskButton } from '../parts/AskButton.tsx';
import { removeMilestone } from '../parts/calls.ts';
import { CheckButtons, VisitButton } from '../parts/CheckButtons.tsx';
import { CheckRows } from '../parts/CheckRows.tsx';
import { FundActs } from '../parts/FundActs.tsx';
import { FundRows } from '../parts/FundRows.tsx';
import styles from '../parts/Incubation.module.css';
import { loadStanding } from '../parts/loadStanding.ts';
import { MilestoneButton } from '../parts/MilestoneButton.tsx';
import { MilestoneRows } from '../parts/MilestoneRows.tsx';
import { ViewTabs } from '../parts/ViewTabs.tsx';
import { incubationRoutes } from '../routes.ts';

export const handle = incubationRoutes.hostProject;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const standing = await loadStanding({ request, context });
  const { filters, page } = readList(projectSpec, new URL(request.url).searchParams);
  const wish = { projectId: standing.id, pageCurrent: page };
  return {
    standing,
    today: wireTime(new Date()).slice(0, 10),
    milestones: filters.view === 'milestone' ? await loadRows(request, api.call(milestone.list, wish)) : null,
    checks: filters.view === 'check' ? await loadRows(request, api.call(milestone.checks, wish)) : null,
    funds: filters.view === 'fund' ? await loadRows(request, api.call(fund.list, wish)) : null,
  };
}

/** One project for whoever looks after it: milestones with what was handed in, visits, money. */
export default function HostProject({ loaderData }: PageProps<typeof loader>) {
  const { standing, today, milestones, checks, funds } = loaderData;
  const { id, projectName, projectState, countLate } = standing;
  const { filters, hrefOf } = useListState(projectSpec);
  const isOpen = projectState === ProjectState.incubating;
  return (
    <div className="page">
      <PageHead
        title={projectName}
        note={[ProjectState.labels[projectState], countLate > 0 ? `${countLate} 个里程碑逾期` : '']
          .filter(Boolean)
          .join('，')}
        actions={
          <>
            <LinkButton to={HOST_HOME}>所有项目</LinkButton>
            <LinkButton to={startProjectPath(id)}>看项目页</LinkButton>
            {isOpen ? <VisitButton projectId={id} today={today} /> : null}
            {isOpen ? <MilestoneButton projectId={id} /> : null}
          </>
        }
      />
      <div className={styles.body}>
        <ViewTabs
          label="看什么"
          current={filters.view}
          views={[
            ['milestone', '里程碑'],
            ['check', '检查记录'],
            ['fund', '资金'],
          ]}
          hrefOf={(view) => hrefOf({ filters: { view } })}
        />
        {milestones ? <Milestones projectId={id} loaded={milestones} isOpen={isOpen} /> : null}
        {checks ? <Checks loaded={checks} /> : null}
        {funds ? <Funds loaded={funds} /> : null}
      </div>
    </div>
  );
}

interface MilestonesProps {
  projectId: string;
  loaded: LoadedList<OutputOf<typeof milestone.list.output>>;
  isOpen: boolean;
}

function Milestones({ projectId, loaded, isOpen }: MilestonesProps) {
  const list = useList(projectSpec, loaded);
  return (
    <List of={list} unit="个" empty={<Empty title="还没有里程碑" note="和团队商量好，定下第一个" />}>
      {(rows) => (
        <MilestoneRows
          rows={rows}
          renderActs={(row) =>
            row.milestoneState === MilestoneState.reported ? (
              <CheckButtons id={row.id} title={row.title} />
            ) : row.milestoneState === MilestoneState.accepted || !isOpen ? null : (
              <>
                <MilestoneButton projectId={projectId} row={row} />
                {row.reports.length === 0 ? (
                  <AskButton
                    name="删除"
                    of={row.title}
                    note="团队不会再看到它。"
                    load={removeMilestone}
                    input={{ id: row.id }}
                  />
                ) : null}
              </>
            )
          }
        />
      )}
    </List>
  );
}

function Checks({ loaded }: { loaded: LoadedList<OutputOf<typeof milestone.checks.output>> }) {
  const list = useList(projectSpec, loaded);
  return (
    <List of={list} unit="次" empty={<Empty title="还没有检查过" note="去看一次，记下看到了什么" />}>
      {(rows) => <CheckRows rows={rows} />}
    </List>
  );
}

function Funds({ loaded }: { loaded: LoadedList<OutputOf<typeof fund.list.output>> }) {
  const list = useList(projectSpec, loaded);
  return (
    <List of={list} unit="笔" empty={<Empty title="还没有申请过资金" note="团队的负责人申请之后会出现在这里" />}>
      {(rows) => <FundRows rows={rows} toOf={hostFundPath} renderActs={(row) => <FundActs row={row} />} />}
    </List>
  );
}
