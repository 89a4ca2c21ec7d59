import { Empty } from '../../ui/Empty.tsx';
import type { EmptyProps } from '../../ui/Empty.tsx';
import { NoMatch } from './NoMatch.tsx';
import type { ListHandle } from './useListState.ts';

interface NothingProps<V> extends EmptyProps {
  list: ListHandle<V>;
  /** The filters that leave rows out; the others say whose list it is. */
  conditions: readonly (keyof V & string)[];
}

/** In a list without rows: the first step where there is nothing at all, the way back where conditions left nothing. */
export function Nothing<V>({ list, conditions, ...first }: NothingProps<V>) {
  if (conditions.every((name) => list.isDefault(name))) return <Empty {...first} />;
  const without = Object.fromEntries(conditions.map((name) => [name, list.defaultOf(name)])) as Partial<V>;
  return <NoMatch clearHref={list.hrefOf({ filters: without })} />;
}
