import { CircleCheck, CircleDashed } from 'lucide-react';
import type { FilteredCandidate } from '#contract/position/smartFilterShapes.ts';
import { AbilityLevel } from '#contract/rules/abilities.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import { stateTones } from '../../../shared/vacancies/stateTones.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Row } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { Selection } from '../../../ui/Table.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { candidatePath } from './addresses.ts';
import styles from './Filter.module.css';

interface FilteredRowProps {
  row: FilteredCandidate;
  /** Whoever may move candidates. */
  selection?: Selection<FilteredCandidate> | undefined;
}

const MOST_GAPS = 3;

/** Somebody who was found, why, and what is missing. */
export function FilteredRow({ row, selection }: FilteredRowProps) {
  return (
    <Row
      stacks
      heading="h2"
      to={candidatePath(row.id)}
      lead={
        <span className={styles.lead}>
          {selection ? (
            <Checkbox aria-label={`选中${row.name}`} checked={selection.has(row)} onChange={() => selection.toggle(row)} />
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
      <Why row={row} />
    </Row>
  );
}

function Why({ row: { reached, gaps, hasPortrait } }: { row: FilteredCandidate }) {
  if (hasPortrait === 0) return <p className={styles.quiet}>投递时没有交来能力画像，能力按没有凭证算</p>;
  return (
    <ul className={styles.why}>
      {reached.length > 0 ? (
        <li>
          <CircleCheck size={16} aria-hidden="true" />
          够了：{reached.map(({ abilityName, abilityLevel }) => `${abilityName}${AbilityLevel.labels[abilityLevel]}`).join('、')}
        </li>
      ) : null}
      {gaps.length > 0 ? (
        <li data-gap>
          <CircleDashed size={16} aria-hidden="true" />
          还差：
          {gaps
            .slice(0, MOST_GAPS)
            .map(({ abilityName, wanted, mine }) => `${abilityName}差 ${wanted - mine} 级`)
            .join('、')}
          {gaps.length > MOST_GAPS ? `等 ${gaps.length} 项` : ''}
        </li>
      ) : null}
    </ul>
  );
}
