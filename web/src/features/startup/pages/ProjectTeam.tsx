import { isId } from '#contract/rules/id.ts';
import { startProjectPath } from '#contract/rules/pagePaths.ts';
import { ProjectState, TeamRole, TeamState } from '#contract/rules/startProjects.ts';
import * as project from '#contract/startup/project.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { TEAM_PEOPLE } from '../parts/addresses.ts';
import { InviteButton } from '../parts/InviteButton.tsx';
import { OpenRoles } from '../parts/OpenRoles.tsx';
import styles from '../parts/Policy.module.css';
import { removeMember, removeRole } from '../parts/calls.ts';
import { RoleButton } from '../parts/RoleButton.tsx';
import { SubmitPart } from '../parts/SubmitPart.tsx';
import { Take } from '../parts/Take.tsx';
import { startProjectRoutes } from '../routes.ts';

export const handle = startProjectRoutes.team;

export async function loader({ request, context }: LoaderArgs) {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  if (!isId(id)) throw missing();
  const api = context.get(apiContext);
  // only the leader has the rules, so a stranger gets no further
  const rules = await answerOr(request, api.call(project.rules, { id }));
  return { rules: rules.list, view: await answerOr(request, api.call(project.view, { id })) };
}

/** The team of a project for its leader: who is in it, whom it looks for, and handing in with what is still missing. */
export default function ProjectTeam({ loaderData: { rules, view } }: PageProps<typeof loader>) {
  const { id, projectName, team, roles, projectState: state } = view;
  const mayHandIn = state === ProjectState.draft || state === ProjectState.refused;
  return (
    <div className="page">
      <PageHead
        title={`${projectName}的团队`}
        note="对方接受之后才算在团队里"
        actions={<LinkButton to={startProjectPath(id)}>看项目页</LinkButton>}
      />
      <div className={styles.main}>
        <section aria-labelledby="members">
          <SectionHead id="members" title="成员与导师" action={<InviteButton projectId={id} />} />
          <RowList label="成员与导师">
            {(team ?? []).map((member) => (
              <Row
                key={member.id}
                lead={<Avatar name={member.name} src={member.headImgUrl} size={40} />}
                title={member.name}
                meta={[...new Set([TeamRole.labels[member.teamRole], member.duty])].join('，')}
                end={
                  member.teamRole === TeamRole.leader ? null : (
                    <Take
                      name={member.teamState === TeamState.invited ? '收回邀请' : '移出'}
                      of={{ id: member.id, title: member.name }}
                      note={
                        member.teamState === TeamState.invited
                          ? '还没有答复的邀请会收回。'
                          : '移出之后看不到团队里的内容，对方会收到消息。'
                      }
                      load={removeMember}
                    />
                  )
                }
              >
                {member.teamState === TeamState.invited ? <p className={styles.summary}>等待答复</p> : null}
              </Row>
            ))}
          </RowList>
        </section>
        <div>
          <OpenRoles
            roles={roles}
            renderActs={(role) => (
              <>
                {role.abilities.length > 0 ? (
                  <LinkButton to={`${TEAM_PEOPLE}?id=${role.id}`} size="sm" aria-label={`找${role.roleName}`}>
                    找合适的人
                  </LinkButton>
                ) : null}
                <RoleButton projectId={id} role={role} />
                <Take
                  name="不再找"
                  of={{ id: role.id, title: role.roleName }}
                  note="项目页上不再显示要找的人。"
                  load={removeRole}
                />
              </>
            )}
          />
          <div className={styles.acts}>
            <RoleButton projectId={id} />
          </div>
        </div>
        {mayHandIn ? <SubmitPart id={id} rules={rules} /> : null}
      </div>
    </div>
  );
}
