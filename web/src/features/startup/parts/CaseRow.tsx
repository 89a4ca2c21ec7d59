import type { ReactNode } from 'react';
import { StartField } from '#contract/rules/startPolicies.ts';
import type { CaseCard } from '#contract/startup/caseShapes.ts';
import { Row } from '../../../ui/Row.tsx';
import styles from './Policy.module.css';

interface CaseRowProps {
  row: CaseCard;
  /** Where it leads; nowhere for a draft. */
  to?: string;
  heading?: 'h2' | 'h3';
  end?: ReactNode;
  children?: ReactNode;
}

/** A case in a list: the story in one line, and its figures. */
export function CaseRow({ row, to, heading = 'h2', end, children }: CaseRowProps) {
  return (
    <Row
      to={to}
      heading={heading}
      stacks
      title={row.title}
      meta={[StartField.labels[row.startField], row.regionName, row.orgName].filter(Boolean).join('，')}
      end={end}
    >
      <p className={styles.summary}>{row.intro}</p>
      {row.figures.length === 0 ? null : (
        <p className={styles.amount}>{row.figures.map(({ label, value }) => `${label} ${value}`).join('，')}</p>
      )}
      {children}
    </Row>
  );
}
