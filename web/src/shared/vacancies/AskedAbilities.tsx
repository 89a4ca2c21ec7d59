import { lazy, Suspense } from 'react';
import { AbilityLevel, MOST_ABILITY_LEVEL } from '#contract/rules/abilities.ts';
import type { AbilityAsked } from '#contract/position/vacancyShapes.ts';
import type { Column } from '../../ui/Table.tsx';
import { Table } from '../../ui/Table.tsx';
import styles from './AskedAbilities.module.css';

const Radar = lazy(() => import('../../ui/Radar.tsx').then((part) => ({ default: part.Radar })));

/** A radar needs so many axes at least, and more than these cannot be read. */
const [LEAST_AXES, MOST_AXES] = [5, 8];

const asked: Column<AbilityAsked>[] = [
  { key: 'abilityName', head: '能力', cell: (row) => <span title={row.groupName}>{row.abilityName}</span> },
  {
    key: 'abilityLevel',
    head: '要求',
    cell: (row) => (
      <>
        <b>
          {row.abilityLevel} 级 {AbilityLevel.labels[row.abilityLevel]}
        </b>
        {row.words ? <span className={styles.words}>{row.words}</span> : null}
      </>
    ),
  },
];

const shownBy = (head: string): Column<AbilityAsked> => ({
  key: 'mine',
  head,
  width: 180,
  cell: (row) =>
    row.mine === null ? (
      <span className={styles.none}>还没有依据</span>
    ) : (
      <>
        {row.mine} 级{row.mine >= row.abilityLevel ? '，够了' : `，差 ${row.abilityLevel - row.mine} 级`}
        <span className={styles.words}>{row.evidence}</span>
      </>
    ),
});

interface AskedAbilitiesProps {
  /** Of what is asked, for the spoken name. */
  label: string;
  abilities: readonly AbilityAsked[];
  /** Whether what the reader has stands beside it. */
  withMine: boolean;
  /** 我的, or whose evidence it is. */
  whose?: string;
}

/** What is asked for, item by item, beside what the reader's courses and tests show; nothing is guessed. */
export function AskedAbilities({ label, abilities, withMine, whose = '我的' }: AskedAbilitiesProps) {
  const axes = abilities.slice(0, MOST_AXES).map(({ abilityName, abilityLevel, mine: level }) => ({
    name: abilityName,
    need: (abilityLevel * 100) / MOST_ABILITY_LEVEL,
    mine: ((level ?? 0) * 100) / MOST_ABILITY_LEVEL,
  }));
  return (
    <div className={styles.both}>
      {withMine && axes.length >= LEAST_AXES ? (
        <Suspense fallback={<span className={styles.radar} />}>
          <div className={styles.figure}>
            <Radar axes={axes} size={290} label={`${label}要求的能力与${whose}能力`} />
          </div>
        </Suspense>
      ) : null}
      <Table
        caption="能力要求"
        columns={withMine ? [...asked, shownBy(whose)] : asked}
        rows={abilities}
        rowKey={(row) => row.abilityId}
      />
    </div>
  );
}
