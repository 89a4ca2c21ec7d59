import type { FilteredCandidate } from '#contract/position/smartFilterShapes.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import { reasonsText } from '../../../shared/vacancies/matchWords.ts';
import { stateTones } from '../../../shared/vacancies/stateTones.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Row } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { Selection } from '../../../ui/Table.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { candidatePath } from './addresses.ts';
import styles from './Filter.module.css';
import { Why } from './Why.tsx';

interface FilteredRowProps {
  row: FilteredCandidate;
  /** Whoever may move candidates. */
  selection?: Selection<FilteredCandidate> | undefined;
  /** Below a heading of its own. */
  isBelow?: boolean;
}

/** Somebody who was found, why, and what is missing. */
export function FilteredRow({ row, selection, isBelow = false }: FilteredRowProps) {
  return (
    <Row
      stacks
      heading={isBelow ? 'h3' : 'h2'}
      to={candidatePath(row.id)}
      lead={
        <span className={styles.lead}>
          {selection ? (
            <Checkbox
              aria-label={`选中${row.name}`}
              checked={selection.has(row)}
              onChange={() => selection.toggle(row)}
            />
          ) : null}
          <Avatar name={row.name} src={row.headImgUrl} size={44} />
        </span>
      }
      title={row.name}
      tags={row.tags.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
      meta={[row.headline, row.vacancyName, `${shownTime(row.appliedAt)} 投递`].filter(Boolean).join('，')}
      end={<span className={styles.percent}>{row.percent}%</span>}
    >
      <StatusDot tone={stateTones[row.applicationState]}>{ApplicationState.labels[row.applicationState]}</StatusDot>
      <p className={styles.quiet}>{reasonsText(row.reasons)}</p>
      {row.hasPortrait === 0 ? (
        <p className={styles.quiet}>投递时没有交来能力画像，能力按没有凭证算</p>
      ) : (
        <Why reached={row.reached} gaps={row.gaps} />
      )}
    </Row>
  );
}
