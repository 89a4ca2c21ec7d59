import { UserType } from '#contract/rules/userTypes.ts';
import * as milestone from '#contract/startup/milestone.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { useSession } from '../../../kit/session.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { BASES, HOURS, plainSpec, teamPath } from '../parts/addresses.ts';
import { StandingRow } from '../parts/StandingRow.tsx';
import { incubationRoutes } from '../routes.ts';

export const handle = incubationRoutes.own;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  return { loaded: await loadList(request, plainSpec, ({ page }) => api.call(milestone.mine, { pageCurrent: page })) };
}

/** The projects of the caller's teams that are incubated or were. */
export default function OwnIncubation({ loaderData: { loaded } }: PageProps<typeof loader>) {
  const list = useList(plainSpec, loaded);
  const isLecturer = useSession()?.current.userType === UserType.lecturer;
  return (
    <div className="page">
      <PageHead
        title="我的创业孵化"
        note="里程碑、工位与会议室、导师谈话、资金"
        actions={
          <>
            {isLecturer ? <LinkButton to={HOURS}>做创业导师</LinkButton> : null}
            <LinkButton to={BASES}>看孵化基地</LinkButton>
          </>
        }
      />
      <List
        of={list}
        unit="个"
        empty={
          <Empty
            title="还没有孵化的项目"
            note="项目通过评审之后，孵化的事都在这里"
            action={<LinkButton to="/startbusiness/person/projectManage">我的创业项目</LinkButton>}
          />
        }
      >
        {(rows) => (
          <RowList label="孵化的项目">
            {rows.map((row) => (
              <StandingRow key={row.id} row={row} to={teamPath('milestone', row.id)} />
            ))}
          </RowList>
        )}
      </List>
    </div>
  );
}
