import type { ReactNode } from 'react';
import { SearchInResults } from '../../../kit/catalogue/SearchInResults.tsx';
import { List } from '../../../kit/list/List.tsx';
import type { ListView } from '../../../kit/list/useList.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { statusNames } from './addresses.ts';
import styles from './ListPage.module.css';

interface FoundListProps<T> {
  title: string;
  list: ListView<T>;
  /** The text filter, and what may be typed there. */
  search: { name: string; label: string };
  /** The kinds beside 全部. */
  types: { label: string; options: readonly { key: string; label: string }[] };
  unit: string;
  empty: { title: string; note: string };
  /** The rows of a page. */
  children: (rows: T[]) => ReactNode;
}

/** People or organizations, too many to keep in one list: found by words, kind and state. */
export function FoundList<T>({ title, list, search, types, unit, empty, children }: FoundListProps<T>) {
  const clear = (
    <LinkButton to={list.clearHref} size="sm" variant="primary">
      清除条件
    </LinkButton>
  );
  const statuses = (['all', '1', '0'] as const).map((key) => ({ key, label: statusNames[key] }));
  const linked = (name: string, options: FoundListProps<T>['types']['options']) =>
    options.map((option) => ({ ...option, to: list.hrefOf({ filters: { [name]: option.key } }) }));
  return (
    <>
      <PageHead size="work" title={title} actions={<SearchInResults list={list} {...search} />} />
      <div className={styles.filters}>
        <FilterRows>
          <FilterRow
            label={types.label}
            current={list.filters['type']!}
            options={linked('type', [{ key: 'all', label: '全部' }, ...types.options])}
          />
          <FilterRow label="状态" current={list.filters['status']!} options={linked('status', statuses)} />
        </FilterRows>
      </div>
      <List of={list} unit={unit} empty={<Empty {...empty} action={clear} />}>
        {children}
      </List>
    </>
  );
}
