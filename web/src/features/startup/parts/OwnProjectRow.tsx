import type { OutputOf } from '#contract/kit/schema.ts';
import { fixedProjectStates, ProjectState, TeamRole, TeamState } from '#contract/rules/startProjects.ts';
import type { mine } from '#contract/startup/project.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PROJECT_ADD, TEAM } from './addresses.ts';
import { answerInvitation, leaveTeam, removeProject, takeBackProject } from './calls.ts';
import styles from './Policy.module.css';
import { ProjectRow } from './ProjectRow.tsx';
import { Take } from './Take.tsx';

type Own = OutputOf<typeof mine.output>['list'][number];

/** A project with the caller's own part in it, and what they can do there. */
export function OwnProjectRow({ row }: { row: Own }) {
  const { teamRole, teamState, duty, words } = row;
  const isAsked = teamState === TeamState.invited;
  return (
    <ProjectRow row={row}>
      <p className={styles.summary}>
        {isAsked ? `请你做${TeamRole.labels[teamRole]}：${duty}` : `我是${TeamRole.labels[teamRole]}`}
        {words === '' ? '' : `，${words}`}
      </p>
      <div className={styles.acts}>
        {isAsked ? (
          <Answers row={row} />
        ) : teamRole === TeamRole.leader ? (
          <LeaderActs row={row} />
        ) : (
          <Leave row={row} />
        )}
      </div>
    </ProjectRow>
  );
}

function Answers({ row: { teamId, projectName } }: { row: Own }) {
  const { send, sending } = usePress(answerInvitation);
  return (
    <>
      <Button
        size="sm"
        variant="primary"
        loading={sending}
        aria-label={`接受${projectName}的邀请`}
        onClick={() => void send({ id: teamId, isAccepted: 1 }, '加入成功')}
      >
        接受
      </Button>
      <Button
        size="sm"
        disabled={sending}
        aria-label={`不接受${projectName}的邀请`}
        onClick={() => void send({ id: teamId, isAccepted: 0 }, '已经告诉对方')}
      >
        不接受
      </Button>
    </>
  );
}

function LeaderActs({ row }: { row: Own }) {
  const { send, sending } = usePress(takeBackProject);
  const { id, projectName, projectState: state } = row;
  return (
    <>
      <LinkButton to={`${TEAM}?id=${id}`} size="sm">
        {state === ProjectState.draft || state === ProjectState.refused ? '团队与提交' : '团队'}
      </LinkButton>
      {fixedProjectStates.has(state) ? null : (
        <LinkButton to={`${PROJECT_ADD}?id=${id}`} size="sm">
          修改
        </LinkButton>
      )}
      {state === ProjectState.submitted ? (
        <Button
          size="sm"
          variant="text"
          loading={sending}
          aria-label={`收回${projectName}`}
          onClick={() => void send({ id }, '收回成功')}
        >
          收回
        </Button>
      ) : null}
      {state === ProjectState.draft ? (
        <Take name="删除" of={{ id, title: projectName }} note="项目与团队会被删掉，不能找回。" load={removeProject} />
      ) : null}
    </>
  );
}

const Leave = ({ row: { teamId, projectName } }: { row: Own }) => (
  <Take
    name="退出"
    of={{ id: teamId, title: projectName }}
    note="退出之后看不到团队里的内容，负责人会收到消息。"
    load={leaveTeam}
  />
);
