import type { ReactNode } from 'react';
import type { ProjectCard } from '#contract/startup/projectShapes.ts';
import { startProjectPath } from '#contract/rules/pagePaths.ts';
import { StartField } from '#contract/rules/startPolicies.ts';
import { ProjectStage, ProjectState } from '#contract/rules/startProjects.ts';
import { Row } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import styles from './Policy.module.css';
import { projectTones } from './projectTones.ts';

/** A project of a list: what it is, how far it has come, and whom it looks for. */
export function ProjectRow({ row, children }: { row: ProjectCard; children?: ReactNode }) {
  return (
    <Row
      to={startProjectPath(row.id)}
      heading="h2"
      stacks
      title={row.projectName}
      tags={<Tag>{ProjectStage.labels[row.projectStage]}</Tag>}
      meta={[
        StartField.labels[row.startField],
        row.regionName,
        row.hostName,
        `${row.leaderName} 等 ${row.countTeam} 人`,
      ]
        .filter(Boolean)
        .join('，')}
      end={<StatusDot tone={projectTones[row.projectState]}>{ProjectState.labels[row.projectState]}</StatusDot>}
    >
      <p className={styles.summary}>{row.slogan}</p>
      {row.openRoles.length === 0 ? null : <p className={styles.summary}>在找：{row.openRoles.join('、')}</p>}
      {children}
    </Row>
  );
}
