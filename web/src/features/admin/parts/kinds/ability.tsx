import { abilityFields } from '#contract/fields/ability.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { AbilityKind } from '#contract/rules/abilities.ts';
import { NONE } from '#contract/rules/id.ts';
import type { AbilityRow, parents } from '#contract/system/adminAbility.ts';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { abilityAddress } from '../abilityAddress.ts';
import type { ManagedKind } from '../managed/kind.ts';
import { MergeAbility } from '../MergeAbility.tsx';

export type ParentAbility = OutputOf<typeof parents.output>['list'][number];

interface Place {
  /** The open parent; null at the top. */
  parent: ParentAbility | null;
  parents: readonly ParentAbility[];
}

const things = { [AbilityKind.field]: '领域', [AbilityKind.ability]: '能力', [AbilityKind.item]: '能力项' } as const;
const levels = ['level1', 'level2', 'level3', 'level4', 'level5'] as const;

/** What is below one parent of the ability model: fields, abilities, or items with their five levels. */
export function abilityKind({ parent, parents: all }: Place): ManagedKind<AbilityRow> {
  const kind = ((parent?.abilityKind ?? 0) + 1) as AbilityKind;
  const isItem = kind === AbilityKind.item;
  const names = new Map(all.map(({ id, abilityName }) => [id, abilityName]));
  const above = all.filter((one) => one.abilityKind === kind - 1);
  const words = { level1: '', level2: '', level3: '', level4: '', level5: '' };
  return {
    key: 'ability',
    thing: things[kind],
    part: { parentId: parent?.id ?? NONE },
    nameOf: (row) => row.abilityName,
    columns: [
      { key: 'name', head: '名称', cell: (row) => row.abilityName },
      ...(isItem
        ? [
            { key: 'level', head: '第 3 级', wideOnly: true, cell: (row: AbilityRow) => row.level3 },
            { key: 'used', head: '用在哪里', width: 150, cell: usedText },
            { key: 'merge', head: '合并', hideHead: true, act: true, width: 72, cell: mergeCell },
          ]
        : [
            { key: 'intro', head: '说明', wideOnly: true, cell: (row: AbilityRow) => row.intro },
            {
              key: 'below',
              head: '下一级',
              width: 120,
              cell: (row: AbilityRow) => (
                <TextLink to={abilityAddress(row.id)}>{`${row.childCount} 个，打开`}</TextLink>
              ),
            },
          ]),
    ],
    table: abilityFields,
    fields: () => [
      { name: 'abilityName' },
      ...(parent
        ? [
            {
              name: 'parentId',
              help: '换到别的上级，用着它的地方不变',
              options: above.map((one) => ({ value: one.id, label: pathOf(one, names) })),
            },
          ]
        : []),
      ...(isItem ? levels.map((name) => ({ name, isWide: true })) : [{ name: 'intro' }]),
    ],
    blank: { abilityName: '', intro: '', ...words },
    save: () => import('#contract/system/adminAbility.ts').then((api) => api.save),
    arrange: () => import('#contract/system/adminAbility.ts').then((api) => api.arrange),
    remove: () => import('#contract/system/adminAbility.ts').then((api) => api.remove),
    removeNote: '用着的、下面还有的不能删除，也不能停用；要收起来，先并入别的能力项',
    emptyNote: '领域、能力、能力项，一共三级；课程、岗位与招聘用的是同一个模型',
    isWide: isItem,
  };
}

const usedText = ({ used }: AbilityRow): string =>
  used.length === 0 ? '没有用着' : used.map(({ label, count }) => `${count} ${label}`).join('，');

const mergeCell = (row: AbilityRow) => <MergeAbility row={row} />;

const pathOf = ({ parentId, abilityName }: ParentAbility, names: ReadonlyMap<string, string>): string =>
  names.has(parentId) ? `${names.get(parentId)} › ${abilityName}` : abilityName;
