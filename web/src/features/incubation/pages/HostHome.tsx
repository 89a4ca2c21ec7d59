import * as milestoneHost from '#contract/startup/milestoneHost.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { hostProjectPath, plainSpec } from '../parts/addresses.ts';
import { HostTabs } from '../parts/HostTabs.tsx';
import styles from '../parts/Incubation.module.css';
import { StandingRow } from '../parts/StandingRow.tsx';
import { incubationRoutes } from '../routes.ts';

export const handle = incubationRoutes.host;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const ask = ({ page }: { page: number }) => api.call(milestoneHost.projects, { pageCurrent: page });
  return { loaded: await loadList(request, plainSpec, ask) };
}

/** What the own organization incubates now, what is late first. */
export default function HostHome({ loaderData: { loaded } }: PageProps<typeof loader>) {
  const list = useList(plainSpec, loaded);
  return (
    <div className="page">
      <PageHead title="孵化管理" note="孵化中与暂停的项目，有逾期的在前" />
      <HostTabs current="projects" />
      <div className={styles.body}>
        <List
          of={list}
          unit="个"
          empty={
            <Empty
              title="还没有孵化中的项目"
              note="受理并通过评审的项目会出现在这里"
              action={<LinkButton to="/startbusiness/institution/projectManage">看交来的项目</LinkButton>}
            />
          }
        >
          {(rows) => (
            <RowList label="孵化中的项目">
              {rows.map((row) => (
                <StandingRow key={row.id} row={row} to={hostProjectPath(row.id)} />
              ))}
            </RowList>
          )}
        </List>
      </div>
    </div>
  );
}
