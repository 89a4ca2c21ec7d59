import type { ReactNode } from 'react';
import { freeDesksText } from '#contract/rules/incubation.ts';
import { incubationBasePath } from '#contract/rules/pagePaths.ts';
import type { BaseCard } from '#contract/startup/base.ts';
import { Row } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import styles from './Incubation.module.css';

interface BaseRowProps {
  row: BaseCard;
  /** Elsewhere than the public page. */
  to?: string;
  tags?: ReactNode;
  children?: ReactNode;
}

/** A base of a list: where, when, and how much room there is today. */
export const BaseRow = ({ row, to = incubationBasePath(row.id), tags, children }: BaseRowProps) => (
  <Row
    to={to}
    heading="h2"
    stacks
    title={row.baseName}
    tags={tags}
    meta={[row.orgName, row.regionName, row.address].filter(Boolean).join('，')}
    end={<Tag tone={row.countFree > 0 ? 'ok' : 'neutral'}>{freeDesksText(row)}</Tag>}
  >
    <p className={styles.words}>
      {row.openText}，{row.countRooms} 间会议室
    </p>
    {children}
  </Row>
);
