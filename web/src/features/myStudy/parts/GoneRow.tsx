import type { ReactNode } from 'react';
import { Cover } from '../../../ui/Cover.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import styles from './CollectedRow.module.css';

interface GoneRowProps {
  id: string;
  name: string;
  /** What became of it. */
  label: string;
  when: string;
  end: ReactNode;
}

/** Something collected that was withdrawn since: grey, by its name alone. */
export const GoneRow = ({ id, name, label, when, end }: GoneRowProps) => (
  <Row
    stacks
    heading="h2"
    lead={
      <span className={styles.gone}>
        <Cover id={id} topics={[name]} size="sm" />
      </span>
    }
    title={<span className={styles.goneTitle}>{name}</span>}
    tags={<Tag>{label}</Tag>}
    meta={when}
    end={end}
  />
);
