import type { ListHandle } from '../list/useListState.ts';

/** One row of a catalogue: a filter of the list and the values it offers besides 全部. */
export interface FilterGroup {
  /** The filter's name in the list's spec; its default value means 全部. */
  name: string;
  label: string;
  /** What the default is called, where it is a choice of its own; 全部 unless told. */
  all?: string;
  options: readonly { value: string; label: string }[];
}

/** A row as it is drawn: every option an address. */
export interface DrawnRow {
  key: string;
  label: string;
  options: readonly { key: string; label: string; to: string }[];
  current: string;
}

export function rowOf(group: FilterGroup, list: ListHandle): DrawnRow {
  const all = { value: list.defaultOf(group.name), label: group.all ?? '全部' };
  return {
    key: group.name,
    label: group.label,
    current: list.filters[group.name] ?? '',
    options: [all, ...group.options].map(({ value, label }) => ({
      key: value,
      label,
      to: list.hrefOf({ filters: { [group.name]: value } }),
    })),
  };
}
