import type { TypicalCard } from '#contract/course/typicalPosition.ts';
import { PositionRank } from '#contract/rules/abilities.ts';
import { typicalPositionPath } from '#contract/rules/pagePaths.ts';
import { Row } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import styles from './TypicalRow.module.css';

/** One typical position of a list. */
export function TypicalRow({ row, heading = 'h2' }: { row: TypicalCard; heading?: 'h2' | 'h3' }) {
  const { id, positionName, positionRank, industryName, authorName, abilityNames, abilityCount } = row;
  const more = abilityCount - abilityNames.length;
  return (
    <Row
      to={typicalPositionPath(id)}
      heading={heading}
      title={positionName}
      tags={<Tag>{PositionRank.labels[positionRank]}</Tag>}
      meta={[industryName, authorName && `${authorName}编写`].filter(Boolean).join('，')}
      stacks
      end={
        <dl className={styles.figures}>
          <Figure label="能力项" value={abilityCount} />
          <Figure label="课程" value={row.courseCount} />
          <Figure label="企业" value={row.useCount} />
        </dl>
      }
    >
      {row.intro ? <p className={styles.intro}>{row.intro}</p> : null}
      <p className={styles.abilities}>
        {abilityNames.join('、')}
        {more > 0 ? ` 等 ${abilityCount} 项` : ''}
      </p>
    </Row>
  );
}

const Figure = ({ label, value }: { label: string; value: number }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
