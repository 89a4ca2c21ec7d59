import { useId } from 'react';
import type { ReactNode } from 'react';
import { CardGrid } from '../../ui/CoverCard.tsx';
import { SkeletonCard } from '../../ui/Skeleton.tsx';
import { List } from '../list/List.tsx';
import { NoMatch } from '../list/NoMatch.tsx';
import { totalText } from '../list/totalText.ts';
import type { ListView } from '../list/useList.ts';
import type { CategoryGroup } from './categoryRows.ts';
import { categoryRows } from './categoryRows.ts';
import { chosenConditions } from './chosen.ts';
import type { FilterGroup } from './filterGroup.ts';
import { rowOf } from './filterGroup.ts';
import { FilterPanel } from './FilterPanel.tsx';
import type { Sort } from './SortLine.tsx';
import { SortLine } from './SortLine.tsx';

interface CatalogueProps<T> {
  list: ListView<T>;
  /** One tree, or several. */
  category?: CategoryGroup | readonly CategoryGroup[];
  groups?: readonly FilterGroup[];
  /** The free-text filter, so that it appears among the conditions. */
  text?: string;
  sorts?: readonly Sort[];
  /** What is counted: 门, 个. */
  unit: string;
  /** Shown when there is nothing at all; a search without result always offers 清除条件. */
  empty: ReactNode;
  /** In the shape of the items; a grid of cards unless told. */
  skeleton?: ReactNode;
  /** Usually a `CardGrid`, or a `RowList`. */
  children: (items: T[]) => ReactNode;
}

const NO_GROUPS: readonly FilterGroup[] = [];
const NO_SORTS: readonly Sort[] = [];

/** Filter rows, order and conditions, items, pager. Everything is a link: it works without scripts and can be crawled. */
export function Catalogue<T>(props: CatalogueProps<T>) {
  const { list, category, groups = NO_GROUPS, text, sorts = NO_SORTS, unit } = props;
  const sheetId = useId();
  const trees = category === undefined ? [] : [category].flat();
  const rows = [...trees.flatMap((tree) => categoryRows(tree, list)), ...groups.map((group) => rowOf(group, list))];
  const chosen = chosenConditions(list, { trees, groups, text });
  const filtered = Object.keys(list.filters).some((name) => !list.isDefault(name));
  return (
    <>
      <FilterPanel
        rows={rows}
        sheetId={sheetId}
        closeLabel={list.source.page ? `看 ${totalText(list.source.page)} ${unit}` : '看结果'}
      />
      <SortLine list={list} sorts={sorts} chosen={chosen} sheetId={rows.length > 2 ? sheetId : undefined} />
      <List
        of={list}
        unit={unit}
        skeleton={props.skeleton ?? <CardBones />}
        empty={filtered ? <NoMatch clearHref={list.clearHref} /> : props.empty}
      >
        {props.children}
      </List>
    </>
  );
}

function CardBones() {
  return (
    <CardGrid>
      {Array.from({ length: 8 }, (_, index) => (
        <SkeletonCard key={index} />
      ))}
    </CardGrid>
  );
}
