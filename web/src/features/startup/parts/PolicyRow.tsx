import type { ReactNode } from 'react';
import type { PolicyCard } from '#contract/startup/policyShapes.ts';
import { startPolicyPath } from '#contract/rules/pagePaths.ts';
import { PolicyField, PolicyPhase } from '#contract/rules/startPolicies.ts';
import { Row } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import styles from './Policy.module.css';
import { dueText } from './words.ts';

interface PolicyRowProps {
  row: PolicyCard;
  heading?: 'h2' | 'h3';
  /** Right: a button in the place of the last day. */
  end?: ReactNode;
  children?: ReactNode;
}

/** A policy of a list: what it gives, whose it is, and until when. */
export function PolicyRow({ row, heading = 'h2', end, children }: PolicyRowProps) {
  return (
    <Row
      to={startPolicyPath(row.id)}
      heading={heading}
      stacks
      title={row.policyName}
      tags={<Tag>{PolicyField.labels[row.policyField]}</Tag>}
      meta={[row.regionName, row.issuedBy].join('，')}
      end={
        end ?? (
          <p className={styles.due} data-over={row.phase > PolicyPhase.soon || undefined}>
            {dueText(row)}
          </p>
        )
      }
    >
      <p className={styles.amount}>{row.amount}</p>
      {children ?? <p className={styles.summary}>{row.summary}</p>}
    </Row>
  );
}
