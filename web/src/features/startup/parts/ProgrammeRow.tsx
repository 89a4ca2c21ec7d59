import type { ReactNode } from 'react';
import { startProgrammePath } from '#contract/rules/pagePaths.ts';
import { StartField } from '#contract/rules/startPolicies.ts';
import { ProgrammePhase } from '#contract/rules/startProgrammes.ts';
import type { ProgrammeCard } from '#contract/startup/programmeShapes.ts';
import { Row } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import styles from './Policy.module.css';
import { phaseTones, programmeDays } from './programmeWords.ts';

interface ProgrammeRowProps {
  row: ProgrammeCard;
  heading?: 'h2' | 'h3';
  children?: ReactNode;
}

/** A call for projects in a list: whose it is, for whom, and until when. */
export function ProgrammeRow({ row, heading = 'h2', children }: ProgrammeRowProps) {
  const { id, title, intro, orgName, regionName, startFields, places, phase } = row;
  const fields = startFields.map((field) => StartField.labels[field]).join('、');
  return (
    <Row
      to={startProgrammePath(id)}
      heading={heading}
      stacks
      title={title}
      meta={[orgName, regionName, fields === '' ? '不限行业' : fields, `${places} 个名额`].join('，')}
      end={
        <StatusDot tone={phaseTones[phase]} reason={programmeDays(row) || undefined}>
          {ProgrammePhase.labels[phase]}
        </StatusDot>
      }
    >
      <p className={styles.summary}>{intro}</p>
      {children}
    </Row>
  );
}
