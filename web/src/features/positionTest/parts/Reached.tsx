import type { ItemResult } from '#contract/exam/positionTest.ts';
import { isShort } from '#contract/rules/positionTests.ts';
import { Radar } from '../../../ui/Radar.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { axesOf, LEAST_AXES } from './axes.ts';
import styles from './PositionTest.module.css';

interface ReachedProps {
  positionName: string;
  items: readonly ItemResult[];
  asked: readonly ItemResult[];
}

/** Two radars over the same axes, what is asked for and what was reached, and the same in a table. */
export function Reached({ positionName, items, asked }: ReachedProps) {
  // what was not asked stands in no figure: with fewer axes than a shape needs the table alone speaks
  const drawn = asked.length >= LEAST_AXES ? asked : [];
  return (
    <section aria-labelledby="reached">
      <SectionHead id="reached" title="要求与达到" note="五级，外圈是最高的一级" />
      {drawn.length === 0 ? null : (
        <div className={styles.radars}>
          <figure>
            <Radar
              label={`${positionName}要求的`}
              size={290}
              axes={axesOf(drawn, ({ abilityLevel }) => abilityLevel)}
            />
            <figcaption>岗位要求</figcaption>
          </figure>
          <figure>
            <Radar
              label="你达到的"
              size={290}
              axes={axesOf(
                drawn,
                ({ reached }) => reached ?? 0,
                ({ abilityLevel }) => abilityLevel,
              )}
            />
            <figcaption>你达到的，虚线是岗位要求</figcaption>
          </figure>
        </div>
      )}
      <Table caption="各能力项的要求与达到" columns={columns} rows={items} rowKey={({ id }) => id} />
    </section>
  );
}

const columns: Column<ItemResult>[] = [
  { key: 'name', head: '能力项', cell: ({ abilityName }) => abilityName },
  { key: 'group', head: '能力', wideOnly: true, cell: ({ groupName }) => groupName },
  { key: 'wanted', head: '要求', width: 80, cell: ({ abilityLevel }) => `${abilityLevel} 级` },
  {
    key: 'reached',
    head: '达到',
    width: 104,
    cell: ({ reached }) => (reached === null ? '没有考到' : reached === 0 ? '没有到' : `${reached} 级`),
  },
  {
    key: 'percent',
    head: '得分率',
    width: 80,
    align: 'end',
    cell: ({ percent }) => (percent === null ? '' : `${percent}%`),
  },
  { key: 'state', head: '够不够', width: 104, cell: (item) => stateOf(item) },
];

function stateOf({ reached, asked, abilityLevel }: ItemResult) {
  if (reached === null || asked === null) return null;
  if (reached < abilityLevel && !isShort(abilityLevel, { reached, asked })) return <Tag>{`只考到 ${asked} 级`}</Tag>;
  return reached >= abilityLevel ? (
    <Tag tone="ok">达到要求</Tag>
  ) : (
    <Tag tone="warn">{`差 ${abilityLevel - reached} 级`}</Tag>
  );
}
