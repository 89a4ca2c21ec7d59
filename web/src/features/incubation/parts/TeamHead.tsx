import { startProjectPath } from '#contract/rules/pagePaths.ts';
import { ProjectState } from '#contract/rules/startProjects.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { roomsPath, teamPath } from './addresses.ts';
import type { TeamPart } from './addresses.ts';
import type { ShownStanding } from './loadStanding.ts';

/** What every page about a team's incubation begins with: how it stands, and the other pages. */
export function TeamHead({ standing, current }: { standing: ShownStanding; current: TeamPart | 'rooms' }) {
  const { id, projectName, projectState, hostName, countLate } = standing;
  const parts: [TeamPart, string][] = [
    ['milestone', '里程碑'],
    ['place', '工位与会议室'],
    ['talk', '导师谈话'],
    ['fund', '资金'],
    ...(projectState === ProjectState.graduated ? [['follow', '毕业之后'] satisfies [TeamPart, string]] : []),
  ];
  return (
    <>
      <PageHead
        title={projectName}
        note={[ProjectState.labels[projectState], hostName, countLate > 0 ? `${countLate} 个里程碑逾期` : '']
          .filter(Boolean)
          .join('，')}
        actions={<LinkButton to={startProjectPath(id)}>看项目页</LinkButton>}
      />
      <Tabs
        label="孵化"
        current={current}
        items={[
          ...parts.map(([key, label]) => ({ key, label, to: teamPath(key, id) })),
          { key: 'rooms', label: '数据室', to: roomsPath(id) },
        ]}
      />
    </>
  );
}
