import { isId } from '#contract/rules/id.ts';
import * as builder from '#contract/startup/teamBuilder.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { List } from '../../../kit/list/List.tsx';
import { readList } from '../../../kit/list/listAddress.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { OWN_PROJECTS, TEAM, teamPeopleSpec } from '../parts/addresses.ts';
import { FoundRow } from '../parts/FoundRow.tsx';
import styles from '../parts/Policy.module.css';
import { startProjectRoutes } from '../routes.ts';

export const handle = startProjectRoutes.people;

export async function loader({ request, context }: LoaderArgs) {
  const { filters, page } = readList(teamPeopleSpec, new URL(request.url).searchParams);
  if (!isId(filters.id)) throw missing();
  const found = context.get(apiContext).call(builder.list, { roleId: filters.id, pageCurrent: page });
  return { page: await answerOr(request, found) };
}

/** People who agreed to be found by teams and have what an open role asks for, with the reasons. */
export default function TeamPeople({ loaderData }: PageProps<typeof loader>) {
  const list = useList(teamPeopleSpec, loaderData);
  const { role, projectId, projectName } = loaderData.page;
  const team = `${TEAM}?id=${projectId}`;
  const asked = role.abilities.map(({ abilityName, abilityLevel }) => `${abilityName} ${abilityLevel} 级`).join('，');
  return (
    <div className="page">
      <div className={styles.crumbs}>
        <Breadcrumb
          items={[{ label: '我的创业项目', to: OWN_PROJECTS }, { label: '团队', to: team }, { label: '找合适的人' }]}
        />
      </div>
      <PageHead
        title={`${projectName}：${role.roleName}`}
        note={asked === '' ? '没有写想要的能力' : `想要：${asked}。能力由学完的课程与考过的测评证明`}
      />
      <List
        of={list}
        unit="位"
        empty={
          <Empty
            title="还没有合适、愿意被找到的人"
            note="把能力的等级写低一些，或者用手机号邀请认识的人"
            action={
              <LinkButton to={team} size="sm" variant="primary">
                回到团队
              </LinkButton>
            }
          />
        }
      >
        {(people) => (
          <RowList label="合适的人">
            {people.map((row) => (
              <FoundRow key={row.userNo} row={row} roleId={role.id} roleName={role.roleName} />
            ))}
          </RowList>
        )}
      </List>
    </div>
  );
}
