import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';

interface ViewTabsProps<V extends string> {
  label: string;
  current: V;
  views: readonly (readonly [V, string])[];
  hrefOf: (view: V) => string;
}

/** What of a page is shown; it stands in the address. */
export const ViewTabs = <V extends string>({ label, current, views, hrefOf }: ViewTabsProps<V>) => (
  <FilterRows>
    <FilterRow
      label={label}
      current={current}
      options={views.map(([key, name]) => ({ key, label: name, to: hrefOf(key) }))}
    />
  </FilterRows>
);
