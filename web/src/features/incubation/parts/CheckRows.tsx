import type { OutputOf } from '#contract/kit/schema.ts';
import { CheckVerdict } from '#contract/rules/incubation.ts';
import type { checks } from '#contract/startup/milestone.ts';
import { Row, RowList } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import styles from './Incubation.module.css';
import { checkTones } from './tones.ts';

/** What the host found on its visits. */
export const CheckRows = ({ rows }: { rows: OutputOf<typeof checks.output>['list'] }) => (
  <RowList label="检查记录">
    {rows.map((row) => (
      <Row
        key={row.id}
        heading="h2"
        stacks
        title={row.checkedOn}
        meta={row.checkerName}
        end={<StatusDot tone={checkTones[row.checkVerdict]}>{CheckVerdict.labels[row.checkVerdict]}</StatusDot>}
      >
        <p className={styles.words}>{row.found}</p>
      </Row>
    ))}
  </RowList>
);
