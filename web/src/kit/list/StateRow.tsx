import { FilterRow } from '../../ui/FilterRow.tsx';
import type { ListHandle } from './useListState.ts';

interface StateRowProps<S extends number, V extends { state: string }> {
  list: ListHandle<V>;
  /** The states, as `choice` declares them. */
  of: { readonly values: readonly S[]; readonly labels: Readonly<Record<S, string>> };
  /** Those to choose from, in this order; all of them unless told. */
  states?: readonly S[];
  /** Begins with the option that takes the choice away. */
  all?: boolean;
  /** How many rows are in a state, where it is known. */
  countOf?: (state: S) => number;
}

/** The filter `state` of a list: a link for each state. */
export function StateRow<S extends number, V extends { state: string }>(props: StateRowProps<S, V>) {
  const { list, of, states = of.values, all = false, countOf } = props;
  const option = (key: string, label: string) => ({
    key,
    label,
    to: list.hrefOf({ filters: { state: key } as Partial<V> }),
  });
  const labelOf = (state: S) => (countOf ? `${of.labels[state]} ${countOf(state)}` : of.labels[state]);
  return (
    <FilterRow
      label="状态"
      current={list.filters.state}
      options={[...(all ? [option('', '全部')] : []), ...states.map((state) => option(String(state), labelOf(state)))]}
    />
  );
}
