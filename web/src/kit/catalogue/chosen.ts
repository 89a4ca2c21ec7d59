import type { ListHandle } from '../list/useListState.ts';
import type { CategoryGroup } from './categoryRows.ts';
import { pathTo } from './categoryRows.ts';
import type { FilterGroup } from './filterGroup.ts';

export interface ChosenCondition {
  key: string;
  label: string;
  /** The address without it. */
  removeTo: string;
}

/** What is filtered by now, in the order of the rows. A category shows its deepest name; free text stands in 「」. */
export function chosenConditions(
  list: ListHandle,
  { trees, groups, text }: { trees: readonly CategoryGroup[]; groups: readonly FilterGroup[]; text?: string },
): ChosenCondition[] {
  const named: [name: string, label: string | undefined][] = [
    ...trees.map((tree): [string, string | undefined] => [tree.name, deepestName(tree, list)]),
    ...groups.map(({ name, options }): [string, string | undefined] => [
      name,
      options.find(({ value }) => value === list.filters[name])?.label,
    ]),
    ...(text ? [[text, `「${list.filters[text]}」`] as [string, string]] : []),
  ];
  return named.flatMap(([name, label]) =>
    label === undefined || list.isDefault(name)
      ? []
      : { key: name, label, removeTo: list.hrefOf({ filters: { [name]: list.defaultOf(name) } }) },
  );
}

const deepestName = ({ name, tree }: CategoryGroup, list: ListHandle): string | undefined =>
  pathTo(tree, list.filters[name] ?? '').at(-1)?.name;
