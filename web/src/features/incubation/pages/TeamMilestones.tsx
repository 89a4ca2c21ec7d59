import { MilestoneState } from '#contract/rules/incubation.ts';
import { ProjectState } from '#contract/rules/startProjects.ts';
import * as milestone from '#contract/startup/milestone.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { block } from '../../../shared/courses/block.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { plainSpec } from '../parts/addresses.ts';
import { CheckRows } from '../parts/CheckRows.tsx';
import styles from '../parts/Incubation.module.css';
import { loadStanding } from '../parts/loadStanding.ts';
import { MilestoneRows } from '../parts/MilestoneRows.tsx';
import { ReportButton } from '../parts/ReportButton.tsx';
import { TeamHead } from '../parts/TeamHead.tsx';
import { incubationRoutes } from '../routes.ts';

export const handle = incubationRoutes.milestones;

const RECENT_CHECKS = 5;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const standing = await loadStanding({ request, context });
  const projectId = standing.id;
  const [loaded, checks] = await Promise.all([
    loadList(request, plainSpec, ({ page }) => api.call(milestone.list, { projectId, pageCurrent: page })),
    block(
      api.call(milestone.checks, { projectId, pageSize: RECENT_CHECKS }).then(({ list }) => list),
      [],
    ),
  ]);
  return { standing, loaded, checks };
}

/** What a team is to reach, what it handed in, and what its host found. */
export default function TeamMilestones({ loaderData: { standing, loaded, checks } }: PageProps<typeof loader>) {
  const list = useList(plainSpec, loaded);
  const mayReport = standing.isTeam === 1 && standing.projectState === ProjectState.incubating;
  return (
    <div className="page">
      <TeamHead standing={standing} current="milestone" />
      <div className={styles.body}>
        <List of={list} unit="个" empty={<Empty title="还没有里程碑" note="孵化单位和团队商量好之后定下来" />}>
          {(rows) => (
            <MilestoneRows
              rows={rows}
              renderActs={({ id, title, milestoneState: state }) =>
                mayReport && (state === MilestoneState.open || state === MilestoneState.returned) ? (
                  <ReportButton id={id} title={title} />
                ) : null
              }
            />
          )}
        </List>
        {checks.length === 0 ? null : (
          <section aria-labelledby="checks">
            <SectionHead id="checks" title="最近的检查" />
            <CheckRows rows={checks} />
          </section>
        )}
      </div>
    </div>
  );
}
