import { Tabs } from '../../../ui/Tabs.tsx';

interface ViewTabsProps<V extends string> {
  /** Spoken name of the row. */
  label: string;
  current: V;
  views: readonly (readonly [V, string])[];
  hrefOf: (view: V) => string;
}

/** What of a page is shown; it stands in the address. */
export const ViewTabs = <V extends string>({ label, current, views, hrefOf }: ViewTabsProps<V>) => (
  <Tabs label={label} current={current} items={views.map(([key, name]) => ({ key, label: name, to: hrefOf(key) }))} />
);
