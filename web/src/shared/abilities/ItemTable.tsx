import { Trash2 } from 'lucide-react';
import type { AbilityItem } from '#contract/course/ability.ts';
import type { AskedItem } from '#contract/course/typicalPosition.ts';
import { AbilityLevel, MOST_POSITION_ABILITIES } from '#contract/rules/abilities.ts';
import { Field } from '../../ui/Field.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Select } from '../../ui/Select.tsx';
import { Table } from '../../ui/Table.tsx';
import type { Column } from '../../ui/Table.tsx';
import { AbilityFinder } from './AbilityFinder.tsx';
import styles from './Wizard.module.css';

const weights = [5, 4, 3, 2, 1].map((weight) => ({ value: String(weight), label: String(weight) }));

interface ItemDraft {
  written: { items: AskedItem[] };
  change: (part: { items: AskedItem[] }) => void;
  errors: Readonly<Record<string, string>>;
}

/** The items that the position asks for: chosen from the model, each with its level and its weight. */
export function ItemTable({ draft: { written, change, errors }, least = 3 }: { draft: ItemDraft; least?: number }) {
  const { items } = written;
  const add = (item: AbilityItem) => {
    if (items.some(({ id }) => id === item.id)) return;
    change({ items: [...items, { ...item, abilityLevel: AbilityLevel.able, weight: 3 }] });
  };
  const put = (id: string, part: Partial<AskedItem>) =>
    change({ items: items.map((item) => (item.id === id ? { ...item, ...part } : item)) });
  const remove = (id: string) => change({ items: items.filter((item) => item.id !== id) });
  const wrong = Object.entries(errors).find(([path]) => path.startsWith('items'))?.[1];
  return (
    <section className={styles.part} aria-labelledby="plan-items">
      <SectionHead
        id="plan-items"
        title="能力项"
        note={`${items.length} 项，至少 ${least} 项，最多 ${MOST_POSITION_ABILITIES} 项`}
      />
      {items.length < MOST_POSITION_ABILITIES ? (
        <div className={styles.picker}>
          <Field label="添加能力项" help="按能力项或能力的名称找" error={wrong}>
            <AbilityFinder count={items.length} onFound={add} />
          </Field>
        </div>
      ) : null}
      {items.length > 0 ? (
        <Table caption="要求的能力项" columns={columnsOf(put, remove)} rows={items} rowKey={({ id }) => id} />
      ) : null}
    </section>
  );
}

const levels = AbilityLevel.values.map((value) => ({
  value: String(value),
  label: `${value} ${AbilityLevel.labels[value]}`,
}));

const columnsOf = (
  put: (id: string, part: Partial<AskedItem>) => void,
  remove: (id: string) => void,
): Column<AskedItem>[] => [
  {
    key: 'name',
    head: '能力项',
    cell: ({ abilityName, levelWords, abilityLevel }) => (
      <span>
        {abilityName}
        <span className={styles.words}>{levelWords[abilityLevel - 1]}</span>
      </span>
    ),
  },
  {
    key: 'level',
    head: '要求到',
    width: 150,
    cell: (item) => (
      <Select
        size="sm"
        aria-label={`「${item.abilityName}」要求到第几级`}
        value={String(item.abilityLevel)}
        options={levels}
        onChange={({ target }) => put(item.id, { abilityLevel: Number(target.value) as AbilityLevel })}
      />
    ),
  },
  {
    key: 'weight',
    head: '权重',
    width: 100,
    cell: (item) => (
      <Select
        size="sm"
        aria-label={`「${item.abilityName}」的权重`}
        value={String(item.weight)}
        options={weights}
        onChange={({ target }) => put(item.id, { weight: Number(target.value) })}
      />
    ),
  },
  {
    key: 'acts',
    head: '操作',
    hideHead: true,
    act: true,
    align: 'end',
    width: 56,
    cell: (item) => (
      <IconButton
        size="sm"
        tone="danger"
        label={`移除「${item.abilityName}」`}
        icon={<Trash2 size={16} aria-hidden="true" />}
        onClick={() => remove(item.id)}
      />
    ),
  },
];
