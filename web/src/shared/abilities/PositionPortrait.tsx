import type { AskedItem } from '#contract/course/typicalPosition.ts';
import { AbilityLevel, MOST_ABILITY_LEVEL } from '#contract/rules/abilities.ts';
import { Radar } from '../../ui/Radar.tsx';
import type { Column } from '../../ui/Table.tsx';
import { Table } from '../../ui/Table.tsx';
import styles from './Abilities.module.css';

const MOST_AXES = 8;
const LEAST_AXES = 5;

const columns: Column<AskedItem>[] = [
  { key: 'name', head: '能力项', cell: ({ abilityName }) => abilityName },
  { key: 'group', head: '能力', wideOnly: true, cell: ({ groupName }) => groupName },
  {
    key: 'level',
    head: '要求',
    width: 120,
    cell: ({ abilityLevel }) => `第 ${abilityLevel} 级，${AbilityLevel.labels[abilityLevel]}`,
  },
  { key: 'weight', head: '权重', width: 64, align: 'end', cell: ({ weight }) => weight },
];

/** What a position asks for as a radar, and the same as a table. */
export function PositionPortrait({ label, items }: { label: string; items: readonly AskedItem[] }) {
  const axes = items.slice(0, MOST_AXES).map(({ abilityName, abilityLevel }) => ({
    name: abilityName,
    mine: (abilityLevel / MOST_ABILITY_LEVEL) * 100,
  }));
  return (
    <div className={axes.length < LEAST_AXES ? undefined : styles.portrait}>
      {axes.length < LEAST_AXES ? null : <Radar label={`${label}能力雷达`} size={372} axes={axes} />}
      <Table caption={`${label}要求的能力`} columns={columns} rows={items} rowKey={({ id }) => id} />
    </div>
  );
}
